"""What rules are called at the board: the titles that they give themselves, under the keys of the languages."""

from __future__ import annotations

import pytest

from ruleboard.lang import has
from ruleboard.rules import Note, draughts, find, games, mills, relati
from ruleboard.session.rulebook import title


@pytest.mark.parametrize("game", games())
def test_every_preset_is_called_by_a_name_of_its_own(game: str) -> None:
    for name, rules in find(game)[0].presets.items():
        assert title(game, rules) == Note(f"{game}.preset.{name}")
        assert has(f"{game}.preset.{name}")


def test_rules_of_an_author_keep_the_name_that_they_were_given() -> None:
    mine = mills.STANDARD.but("mine", men=8)
    assert title("mills", mine) == Note("mills.preset.own", {"name": "mine"})
    long = draughts.Rules(name="long", clock_limit=100)
    assert title("draughts", long) == Note("draughts.preset.own", {"name": "long"})


def test_rules_that_only_bear_the_name_of_a_preset_are_not_it() -> None:
    other = mills.STANDARD.but("six", men=8)
    assert title("mills", other) == Note("mills.preset.own", {"name": "six"})


def test_the_parts_of_mixed_rules_have_keys_too() -> None:
    mixed = relati.Rules(cannon=True, migration=True)
    parts = (Note("relati.preset.part_cannon"), Note("relati.preset.part_migration"))
    assert title("relati", mixed) == Note("relati.preset.mixed", {"parts": parts})

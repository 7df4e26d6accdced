"""What rules are called at the board: the titles that they give themselves, under the keys of the languages."""

from __future__ import annotations

import pytest

from ruleboard.lang import Words, has
from ruleboard.rules import Note, draughts, find, games, mills, relati
from ruleboard.session.rulebook import page, title


@pytest.mark.parametrize("game", games())
def test_every_preset_is_called_by_a_name_of_its_own(game: str) -> None:
    for name, rules in find(game)[0].presets.items():
        assert title(game, rules) == Note(f"{game}.preset.{name}")
        assert has(f"{game}.preset.{name}")


def test_rules_of_an_author_keep_the_name_that_they_were_given() -> None:
    mine = mills.STANDARD.replace("mine", men=8)
    assert title("mills", mine) == Note("mills.preset.own", {"name": "mine"})
    long = draughts.Rules(name="long", clock_limit=100)
    assert title("draughts", long) == Note("draughts.preset.own", {"name": "long"})


def told(game: str, preset: str) -> list[str]:
    return [
        Words("en").first(note.code, **note.params)
        for note in page(game, find(f"{game}:{preset}")[1])
    ]


def test_the_list_of_the_usual_game_says_how_one_wins_and_loses() -> None:
    morris = told("mills", "standard")
    assert morris[0] == "The rules in short:"
    assert morris.index("White goes first.") < morris.index("A removed man never comes back.")
    assert any("only two men left" in line and "loses" in line for line in morris)
    assert any("one step along a line" in line for line in morris)
    ten = told("draughts", "fmjd")
    for said in (
        "You win when your opponent has no pieces left or cannot move.",
        "If it can capture again from there, it must go on in the same turn.",
        "A man whose move ends on the far row becomes a king.",
    ):
        assert said in ten
    assert "draw" in ten[-3]  # draws come last


def test_the_heading_names_the_game_that_the_reader_knows() -> None:
    assert told("mills", "lasker")[0] == "Different from nine men's morris:"
    assert told("draughts", "guoji")[0] == "Different from international draughts (FMJD rules):"
    assert "White goes first." not in told("mills", "lasker")


def test_rules_that_only_bear_the_name_of_a_preset_are_not_it() -> None:
    other = mills.STANDARD.replace("six", men=8)
    assert title("mills", other) == Note("mills.preset.own", {"name": "six"})


def test_the_parts_of_mixed_rules_have_keys_too() -> None:
    mixed = relati.Rules(cannon=True, migration=True)
    parts = (Note("relati.preset.part_cannon"), Note("relati.preset.part_migration"))
    assert title("relati", mixed) == Note("relati.preset.mixed", {"parts": parts})

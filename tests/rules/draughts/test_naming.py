"""Squares as the players of each game name them: numbers, or letters with a colon for captures in Russian draughts."""

from __future__ import annotations

import pytest

from ruleboard.rules.draughts import BRAZILIAN, ENGLISH, FMJD, GUOJI, RUSSIAN, Rules
from ruleboard.rules.draughts.naming import NOTATIONS, naming


@pytest.mark.parametrize("rules", [FMJD, GUOJI, ENGLISH], ids=lambda rules: rules.name)
def test_international_and_english_draughts_are_written_in_numbers(rules: Rules) -> None:
    assert naming(rules) is None
    assert naming(rules, "letters") is not None


@pytest.mark.parametrize(
    ("rules", "capture"), [(RUSSIAN, "d4:b6"), (BRAZILIAN, "d4xb6")], ids=["russian", "brazilian"]
)
def test_russian_and_brazilian_draughts_are_written_in_letters(rules: Rules, capture: str) -> None:
    found = naming(rules)
    assert found is not None
    assert [found.told(each) for each in ("22", "22-18", "18x9")] == ["c3", "c3-d4", capture]
    assert found.read("c3-d4") == "22-18"
    assert found.read("около C3") == "около 22"
    assert naming(rules, "numbers") is None


@pytest.mark.parametrize("text", ["", "33", "White", "3.", "22 pieces", "22-", "x", "abc"])
def test_what_is_no_square_is_told_as_it_is(text: str) -> None:
    found = naming(RUSSIAN)
    assert found is not None
    assert found.told(text) == text


def test_every_square_has_one_name_that_is_read_back() -> None:
    for rules in (RUSSIAN, FMJD):
        found = naming(rules, NOTATIONS[1])
        assert found is not None
        names = list(found.sites.values())
        assert len(set(names)) == len(names) == rules.size**2 // 2
        assert all(found.read(name) == site for site, name in found.sites.items())

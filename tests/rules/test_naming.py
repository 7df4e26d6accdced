"""Names that no site has: which ones their writer may have meant."""

from __future__ import annotations

import pytest

from ruleboard.rules import mills
from ruleboard.rules.draughts.naming import naming
from ruleboard.rules.draughts.rules import RUSSIAN
from ruleboard.rules.naming import Names, nearest

POINTS = tuple(point.name for point in mills.start().board.points)
NUMBERS = tuple(map(str, range(1, 33)))


@pytest.mark.parametrize(
    ("got", "near"),
    [("a8", ("a7",)), ("D4", ("d5", "c4", "e4")), ("z9", ()), ("hola", ()), ("", ()), ("7", ())],
)
def test_the_neighbours_of_such_a_place_are_meant(got: str, near: tuple[str, ...]) -> None:
    assert nearest(got, POINTS) == near


def test_names_without_numbers_are_found_by_their_spelling() -> None:
    assert nearest("Norht", ("north", "south", "heart")) == ("north",)


def test_readers_are_proposed_the_names_that_they_use() -> None:
    letters = naming(RUSSIAN)
    assert Names("33", NUMBERS).told(None) == ("7", ("32",))
    assert Names("33", NUMBERS).told(letters) == ("e7", ())
    assert Names("c9", NUMBERS).told(letters)[1] == ("b8", "d8", "c7")
    assert Names("c9", NUMBERS).told(None) == ("7", ())

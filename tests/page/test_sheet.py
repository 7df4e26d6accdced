"""The list of moves shows all of a game, or, where that is long, the part around the move where it stands."""

from __future__ import annotations

import pytest

from ruleboard.page.sheet import LEAF, sheet


def lines(start: int, stop: int) -> list[str]:
    return [f"m{number + 1}" for number in range(start, stop)]


@pytest.mark.parametrize("at", [0, 1, 150])
def test_a_game_of_usual_length_is_shown_whole(at: int) -> None:
    assert sheet(250, at, lines) == (1, tuple(lines(0, 250)))


@pytest.mark.parametrize("at", [0, 99, 100, 199, 200, 205, 1234, 2990, 3000])
def test_of_a_long_game_the_moves_around_are_shown_under_their_own_numbers(at: int) -> None:
    first, shown = sheet(3000, at, lines)
    assert len(shown) <= 3 * LEAF + 2
    whole = [(number, line) for number, line in enumerate(shown, start=first) if "…" not in line]
    assert all(line == f"m{number}" for number, line in whole)
    numbers = {number for number, _ in whole}
    assert numbers >= {*range(max(1, at - LEAF + 1), min(3000, at + LEAF) + 1)}


def test_what_is_left_out_is_one_line_that_leads_to_its_nearest_move() -> None:
    first, shown = sheet(3000, 1234, lines)
    assert (first, shown[0], shown[1]) == (1100, "m1 … m1100", "m1101")
    assert shown[-1] == "m1401 … m3000"
    assert first + len(shown) - 1 == 1401
    before, shown = sheet(3000, 1100, lines)
    assert before < 1100
    assert "m1100" in shown


def test_every_move_can_be_reached_from_the_last_one() -> None:
    at, picks = 3000, 0
    while at:
        first, shown = sheet(3000, at, lines)
        at = 0 if first == 1 else first
        picks += 1
        assert picks < 40
        assert shown

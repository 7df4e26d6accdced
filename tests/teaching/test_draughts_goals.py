"""Goals of draughts, and goals of all games on its boards."""

from __future__ import annotations

import pytest

from ruleboard import goals
from ruleboard.rules import BadValue, draughts
from ruleboard.teaching.outlook import answers


def right(text: str, goal: goals.Goal) -> list[str]:
    return [str(move) for move in answers(draughts.parse(text), goal)]


@pytest.mark.parametrize(
    ("text", "goal", "moves"),
    [
        ("W:W48:B24,K31,34,K42,43", goals.captures(3), ["48x19"]),
        ("W:W48:B24,K31,34,K42,43", goals.captures(), ["48x19"]),
        ("W:W48:B24,K31,34,K42,43", goals.captures(4), []),
        ("W:W31:B20", goals.captures(), []),
        ("W:W26:B12,K21,31,32", goals.choose_path("21", "12"), ["26x8"]),
        ("W:W26:B12,K21,31,32", goals.choose_path("31"), []),
        ("W:W12,31:B8,18,19,21,27", goals.promotes(), ["31x2"]),
    ],
)
def test_the_rules_judge_every_answer(text: str, goal: goals.Goal, moves: list[str]) -> None:
    assert right(text, goal) == moves


def test_a_miss_names_what_was_taken_instead() -> None:
    position = draughts.parse("W:W26:B12,K21,31,32")
    miss = goals.choose_path("12", "21").miss(position, position.move("26x28"))
    assert (miss.code, miss.sites) == ("draughts.goal.choose_path.miss", ("31", "32"))


def test_a_goal_that_nobody_can_reach_is_refused() -> None:
    with pytest.raises(BadValue, match="can never be reached"):
        goals.captures(-1)

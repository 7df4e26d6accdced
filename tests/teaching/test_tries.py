"""Tries to which a text invites are answered and cost nothing; a slip among them is told to the author."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard import goals
from ruleboard.machines.exercise import ExerciseState, begin_exercise, step
from ruleboard.rules import BadArgument, BadValue, draughts, mills
from ruleboard.rules.errors import InvalidMove, RuleboardError
from ruleboard.session.inputs import Do, Reply, Tone, Type
from ruleboard.teaching.tries import Written, invited
from tests.machines.hand import codes, given

GAP = "W:Wb4,c4:Ba7,g7:H7,7"
MILL = goals.forms_mill()


def tried(*inputs: str) -> tuple[ExerciseState, Reply]:
    start = mills.parse(GAP, mills.STANDARD)
    state = begin_exercise(start, MILL, 1, invited(start, MILL, 1, ["e4"]))
    reply = Reply()
    for each in inputs:
        state, reply = step(state, given(each))
    return state, reply


def test_a_try_that_was_asked_for_is_answered_and_costs_nothing() -> None:
    state, reply = tried("e4")
    assert (state.mode, state.misses) == ("missed", 0)
    assert codes(reply) == ["exercise.free_try", "mills.goal.forms_mill.miss"]
    assert reply.tone is Tone.NEWS
    state, _ = tried("e4", "e4", "a4", "a7")
    assert (state.solved, state.stars) == (True, 3)


def test_any_other_miss_costs_a_star_as_always() -> None:
    state, reply = tried("e4", "f4")
    assert (state.misses, codes(reply)[0]) == (1, "exercise.missed")


def test_it_stays_free_after_a_fresh_start() -> None:
    state, _ = tried("e4")
    fresh, _ = step(state, Do("retry"))
    assert fresh.free == state.free != ()


def test_where_several_moves_are_in_view_the_refutation_is_shown_and_costs_nothing() -> None:
    start, goal = draughts.parse("W:W9,18,45:B13,42:H49", draughts.GUOJI), goals.wins()
    state = begin_exercise(start, goal, 2, invited(start, goal, 2, ["45-40"]))
    state, reply = step(state, Type("45-40"))
    assert (state.mode, state.misses, codes(reply)[0]) == ("missed", 0, "exercise.free_try")


def test_a_text_that_means_several_moves_frees_all_of_them() -> None:
    start = draughts.parse("W:WK50:B7,12,29,30,44", draughts.GUOJI)
    assert invited(start, goals.wins(), 1, ["50x35"]) == start.legal_moves
    one = goals.choose_path("12", "30", "44")
    with pytest.raises(BadValue, match="try is an answer"):  # one of them is right
        invited(start, one, 1, ["50x35"])


@pytest.mark.parametrize("refused", ["b4", ("b4",), "b4-a4"])
def test_what_the_rules_refuse_may_be_listed_too(refused: Written) -> None:
    assert invited(mills.parse(GAP, mills.STANDARD), MILL, 1, [refused]) == ()


@pytest.mark.parametrize(
    ("tries", "error"),
    [(["e9"], InvalidMove), (["a4xa7"], BadValue), ("e4", BadArgument), ([4], BadArgument)],
)
def test_a_slip_is_our_own_error(tries: list[str], error: type[RuleboardError]) -> None:
    with pytest.raises(error):
        rb.Exercise("mills", GAP, goal=MILL, tries=tries)


def test_in_a_practice_a_free_try_leaves_its_dot_open() -> None:
    board = rb.Practice("mills", [rb.task(GAP, MILL, tries=["e4"])], lang="ru")
    board.click("e4")
    assert "звёзд за это не снимают" in board.message
    assert board.state.standing(0) == "open"
    board.type("a4xa7")
    assert board.stars == (3,)
    with pytest.raises(BadValue, match="Задание 1"):
        rb.Practice("mills", [rb.task(GAP, MILL, tries=["a4xa7"])], lang="ru")

"""An exercise: illegal tries get a reason, legal misses a verdict, and every right answer counts."""

from __future__ import annotations

import pickle

import pytest

from ruleboard import goals
from ruleboard.machines.exercise import ExerciseState, begin_exercise, shown, step
from ruleboard.rules import draughts, mills
from ruleboard.rules.base import Note, Piece
from ruleboard.session.inputs import NOT_HERE, Click, Do, Reply, Tone, Type
from ruleboard.session.marks import watched
from ruleboard.teaching.outlook import answers
from tests.machines.hand import Given, codes, given

TRAP = "W:Wb6,d6,d5:Bf6,f4,c3:H6,6"


def tried(*inputs: Given, text: str = TRAP) -> tuple[ExerciseState, Reply]:
    state = begin_exercise(mills.parse(text, mills.STANDARD), goals.forms_mill())
    reply = Reply()
    for each in inputs:
        state, reply = step(state, given(each))
    return state, reply


def test_an_illegal_try_is_no_failed_attempt() -> None:
    state, reply = tried("f6")
    assert (state.mode, state.misses) == ("trying", 0)
    assert codes(reply) == ["mills.refuse.point_taken"]


def test_a_legal_miss_stays_on_the_board_with_its_reason() -> None:
    state, reply = tried("a1")
    assert (state.mode, state.misses) == ("missed", 1)
    assert codes(reply) == ["exercise.missed", "mills.goal.forms_mill.miss"]
    assert shown(state).pieces["a1"] == Piece(0, "man")
    assert ("wrong", ("a1",)) in [(mark.kind, mark.sites) for mark in shown(state).marks]


def test_a_miss_is_refuted_on_the_board() -> None:
    state = begin_exercise(
        mills.parse("W:Wd6,b2,c5:Bg7,g1,e4:H6,6", mills.STANDARD), goals.stops_mill()
    )
    _, reply = step(state, Click("a1"))
    assert [(mark.kind, set(mark.sites)) for mark in reply.marks] == [("proof", {"g7", "g4", "g1"})]


def test_the_next_click_takes_the_miss_back_by_itself() -> None:
    state, _ = tried("a1", "d7", "c3")
    assert state.mode == "solved"
    assert "a1" not in shown(state).pieces


@pytest.mark.parametrize("removed", ["f6", "f4", "c3"])
def test_every_right_answer_counts(removed: str) -> None:
    state, reply = tried(Type(f"d7x{removed}"))
    assert (state.mode, state.stars) == ("solved", 3)
    assert state.duty == Note("exercise.solved", {"n": 3})
    assert codes(reply) == ["mills.reason.mill_closed", "mills.event.remove"]


def test_the_first_hint_is_free_and_the_stars_are_explained() -> None:
    state, reply = tried(Do("hint"), "d7", "c3")
    assert (state.stars, "exercise.stars" in codes(reply)) == (3, False)
    state, reply = tried(Do("hint"), Do("hint"), "d7", "c3")
    assert (state.stars, codes(reply)[-1]) == (2, "exercise.stars")


def test_misses_and_hints_cost_stars_but_never_the_last() -> None:
    assert tried("a1", "d7", "c3")[0].stars == 2
    assert tried("a1", "a4", "a7", "d1", "d7", "c3")[0].stars == 1


def test_hints_climb_from_the_idea_to_the_solution() -> None:
    state, reply = tried(Do("hint"))
    assert codes(reply) == ["mills.fact.ready"]
    state, reply = step(state, Do("hint"))
    assert codes(reply) == ["mills.fact.line"]
    state, reply = step(state, Do("hint"))
    assert [(mark.kind, mark.sites) for mark in reply.marks] == [("hint", ("d7",))]
    state, _ = step(state, Do("hint"))
    state, _ = step(state, Do("hint"))
    assert state.mode == "revealed"
    assert state.stars == 0


def test_the_solution_is_a_film_that_reaches_the_goal() -> None:
    state, _ = tried(Do("solution"))
    for _ in range(10):
        state, _ = step(state, Do("next"))
    assert {site: shown(state).pieces[site] for site in ("d7", "d6", "d5")} == dict.fromkeys(
        ("d7", "d6", "d5"), Piece(0, "man")
    )
    assert any(mark.kind == "formed" for mark in shown(state).marks)
    assert step(state, Do("back"))[0].shown == state.shown - 1


def test_the_solution_says_that_it_goes_on_until_its_last_step() -> None:
    state, reply = tried(Do("solution"))
    assert (state.duty.code, reply.notes) == ("exercise.solution", ())
    for _ in state.film[1:]:
        assert state.duty.code == "exercise.solution"
        state, _ = step(state, Do("next"))
    assert state.duty.code == "exercise.solution_over"


def test_what_is_solved_stays_solved_until_a_fresh_start() -> None:
    _, praise = tried("d7", "c3")
    state, reply = tried("d7", "c3", "a1")
    assert (state.mode, state.duty.code) == ("solved", "exercise.solved")
    assert reply.notes == (*praise.notes, Note("exercise.finished"))
    assert reply.tone is Tone.PRAISE
    state, _ = step(state, Do("retry"))
    assert (state.mode, state.misses, state.hints) == ("trying", 0, 0)


def test_no_answer_says_what_the_headline_says() -> None:
    for inputs in (("d7", "c3", "a1"), (Do("solution"), "a1"), (Do("solution"), Do("hint"))):
        state, reply = tried(*inputs)
        assert state.duty not in reply.notes
        assert codes(reply)[-1] == "exercise.finished"


def test_undo_takes_a_miss_back() -> None:
    state, _ = tried("a1", Do("undo"))
    assert state.mode == "trying"
    assert "a1" not in shown(state).pieces


def test_answers_are_exactly_the_moves_that_meet_the_goal() -> None:
    position = mills.parse(TRAP, mills.STANDARD)
    assert {str(m) for m in answers(position, goals.forms_mill())} == {"d7xf6", "d7xf4", "d7xc3"}


@pytest.mark.parametrize(
    "command", ["next", "back", "go", "redo", "restart", "territory", "answer"]
)
def test_a_command_of_another_board_does_nothing(command: str) -> None:
    state, _ = tried("d7")
    assert step(state, Do(command)) == (state, NOT_HERE)


@pytest.mark.parametrize(
    ("inputs", "tone"),
    [
        (("f6",), Tone.REFUSAL),
        (("a1",), Tone.REFUSAL),
        (("d7", "c3"), Tone.PRAISE),
        ((), Tone.NEWS),
    ],
)
def test_an_answer_has_its_tone(inputs: tuple[str, ...], tone: Tone) -> None:
    assert tried(*inputs)[1].tone is tone


def test_a_draw_that_is_near_is_kept_in_sight() -> None:
    start = draughts.parse("W:WK28:BK5:H47", draughts.GUOJI)
    state = begin_exercise(start, goals.reaches("23"))
    assert [counter.left for counter in watched(state.counters)] == [3]
    state, _ = step(state, Do("solution"))
    state, _ = step(state, Do("next"))
    assert [counter.left for counter in watched(state.counters)] == [2]


@pytest.mark.parametrize(
    "inputs", [(), ("a1",), ("d7",), (Do("hint"),), (Do("solution"), Do("next"))]
)
def test_an_exercise_can_be_put_away_and_taken_up_again(inputs: tuple[Given, ...]) -> None:
    state, _ = tried(*inputs)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert step(again, Do("retry")) == step(state, Do("retry"))

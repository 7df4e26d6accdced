"""Hints build on what the learner has done, and a refusal keeps the answer until it is asked for."""

from __future__ import annotations

import pytest

from ruleboard import goals
from ruleboard.machines.exercise import ExerciseState, begin_exercise, step
from ruleboard.machines.exercise.hints import Rung, hint
from ruleboard.machines.play import begin_play
from ruleboard.rules import draughts, mills, relati
from ruleboard.rules.base import Position
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Do, Reply, Type
from ruleboard.teaching.facts import Clues
from ruleboard.teaching.goal import Goal
from tests.machines.hand import Given, codes, given

HINT = Do("hint")
PLACING = mills.parse("W:Wb6,d6,d5:Bf6,f4,c3:H6,6", mills.STANDARD)
MOVING = mills.parse("W:Wa7,d7,g4,b2:Bc3,e3,d1,f4", mills.STANDARD)
LARGEST = draughts.parse("W:W17,29,34,36:B9,12,20,22,30,31", draughts.GUOJI)
PATHS = draughts.parse("W:WK50:B7,12,29,30,44", draughts.GUOJI)


def tried(position: Position, goal: Goal, *inputs: Given) -> tuple[ExerciseState, Reply]:
    state, reply = begin_exercise(position, goal), Reply()
    for each in inputs:
        state, reply = step(state, given(each))
    return state, reply


def test_a_closed_mill_stays_closed_and_the_hint_is_about_the_removal() -> None:
    state, reply = tried(PLACING, goals.forms_mill(), "d7", HINT)
    assert (state.play.clicked, state.play.mode) == (("d7",), "removing")
    assert codes(reply) == ["exercise.choose_any"]
    assert set(reply.notes[0].params["sites"]) == {"f6", "f4", "c3"}
    assert state.hints == 0  # nothing was given away
    assert step(state, HINT)[1] == reply


def test_where_only_one_removal_is_right_the_hint_names_it() -> None:
    state, reply = tried(PLACING, goals.removes("f4"), "d7", HINT)
    assert state.play.clicked == ("d7",)
    assert codes(reply) == ["exercise.choose_this"]
    assert reply.marks == (Mark("hint", ("f4",)),)
    assert step(state, HINT)[0].mode == "revealed"


def test_a_chosen_man_stays_chosen_and_the_hint_goes_on_from_there() -> None:
    state, reply = tried(MOVING, goals.forms_mill(), "g4", HINT)
    assert (state.play.clicked, codes(reply)) == (("g4",), ["mills.fact.ready"])
    state, reply = step(state, HINT)
    assert (state.play.clicked, codes(reply)) == (("g4",), ["mills.exercise.goes_to"])
    assert (state.hints, state.rung) == (2, Rung.TARGET)


def test_a_first_step_that_leads_nowhere_is_let_go_when_the_piece_is_shown() -> None:
    state, _ = tried(MOVING, goals.forms_mill(), "b2", HINT)
    assert state.play.clicked == ("b2",)  # the idea lets nothing go
    state, reply = step(state, HINT)
    assert (state.play.clicked, reply.marks) == ((), (Mark("hint", ("g4",)),))


def test_first_the_line_then_the_piece_then_the_target_with_the_piece_still_ringed() -> None:
    state, reply = tried(MOVING, goals.forms_mill(), HINT, HINT)
    assert (codes(reply), reply.marks) == (["mills.fact.line"], (Mark("hint", ("a7", "d7", "g7")),))
    state, reply = step(state, HINT)
    assert (codes(reply), reply.marks) == (["exercise.look_at"], (Mark("hint", ("g4",)),))
    state, reply = step(state, HINT)
    assert codes(reply) == ["mills.exercise.goes_to"]
    assert reply.notes[0].params == {"source": "g4", "target": "g7", "deed": ""}
    assert reply.marks == (Mark("hint", ("g4",)), Mark("target", ("g7",)))
    assert step(state, HINT)[0].mode == "revealed"


def test_in_placing_the_only_thing_to_point_at_is_the_target() -> None:
    state, reply = tried(PLACING, goals.forms_mill(), HINT, HINT, HINT)
    assert reply.marks == (Mark("hint", ("d7",)),)
    assert step(state, HINT)[0].mode == "revealed"


def test_in_the_middle_of_a_capture_the_hint_is_the_next_landing() -> None:
    goal = goals.choose_path("29", "30", "44")
    state, reply = tried(PATHS, goal, "50", "33", HINT, HINT)
    assert (state.play.clicked, codes(reply)) == (("50", "33"), ["draughts.exercise.goes_to"])
    assert reply.notes[0].params["source"] == "33"


def test_the_chooser_turns_to_the_right_path() -> None:
    state, reply = tried(PATHS, goals.choose_path("12", "30", "44"), "50", "35", HINT, HINT)
    assert (state.play.mode, codes(reply)) == ("choosing", ["exercise.confirm_this"])
    assert set(state.play.duty.params["taken"]) == {"12", "30", "44"}
    assert step(state, Do("confirm"))[0].solved


def test_an_action_of_one_click_has_no_target_to_point_at() -> None:
    start = relati.parse("2 O1 c O=E5*,C5,G5 X=E9c,G8*")
    state, reply = tried(start, goals.reaches("C5"), HINT, HINT)
    assert (codes(reply), reply.marks) == (["exercise.look_at"], (Mark("hint", ("C5",)),))
    assert step(state, HINT)[0].mode == "revealed"


def test_an_action_without_a_click_is_only_shown() -> None:
    start = relati.parse("2 O1 q O=F2,F3*,F5 X=B4,F4,D6*").play("E5")
    (end,) = (move for move in start.legal_moves if start.clicks(move) == ((),))
    play = begin_play(start, task=True)
    assert hint(play, (end,), Rung.IDEA, Clues()) is None


@pytest.mark.parametrize(
    ("inputs", "rule", "shown", "stars"),
    [
        (("17",), "piece_takes_less", "path", 1),
        (("17", "8"), "larger_capture", "path", 1),
        ((Type("17x8"),), "larger_capture", "path", 1),
        (("29",), "can_capture", "must_move", 2),
    ],
)
def test_a_refusal_names_the_rule_and_why_costs_a_hint(
    inputs: tuple[Given, ...], rule: str, shown: str, stars: int
) -> None:
    state, reply = tried(LARGEST, goals.promotes(), *inputs)
    assert codes(reply) == [f"draughts.refuse.{rule}"]
    assert (reply.marks, state.hints) == ((), 0)
    assert "34x3" not in str(reply.notes)
    state, reply = step(state, Do("why"))
    assert [mark.kind for mark in reply.marks] == [shown]
    again, _ = step(state, Do("why"))
    assert again.hints == state.hints
    state, _ = step(state, Type("34x3"))
    assert (state.solved, state.stars) == (True, stars)


def test_the_list_of_what_can_move_counts_as_a_hint_where_it_is_the_answer() -> None:
    state, _ = tried(LARGEST, goals.promotes(), Do("moves"))
    assert state.rung is Rung.PIECE
    state, _ = tried(MOVING, goals.forms_mill(), Do("moves"))
    assert state.rung is Rung.NOTHING


def test_why_without_a_refusal_says_whose_move_it_is_and_no_more() -> None:
    _, reply = tried(LARGEST, goals.promotes(), Do("why"))
    assert codes(reply) == ["exercise.turn"]


def test_the_solution_counts_as_every_hint() -> None:
    state, _ = tried(MOVING, goals.forms_mill(), Do("solution"))
    assert (state.hints, state.rung) == (Rung.SOLUTION.worth, Rung.SOLUTION)

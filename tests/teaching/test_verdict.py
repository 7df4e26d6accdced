"""A success shows its proof, and a miss what refutes it."""

from __future__ import annotations

import pytest

from ruleboard import goals
from ruleboard.lang import Words
from ruleboard.machines.exercise import ExerciseState, begin_exercise, shown, step
from ruleboard.rules import draughts, mills, relati
from ruleboard.rules.base import Position
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Do, Reply, Type
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.narration import tell
from tests.machines.hand import Given, given

TURN_TURN = relati.parse("2 O1 - O=E5* X=E3*,D5,F5,E7")
SHOT = draughts.parse("W:W34,38,40,45:B11,12,23,25,27", draughts.GUOJI)
FOUR = goals.captures(4)


def tried(position: Position, goal: Goal, *inputs: Given) -> tuple[ExerciseState, Reply]:
    state, reply = begin_exercise(position, goal), Reply()
    for each in inputs:
        state, reply = step(state, given(each))
    return state, reply


def said(reply: Reply) -> str:
    return tell(Words("en"), reply.notes)[0]


def test_a_connection_is_proved_by_the_path_that_was_asked_for() -> None:
    state, reply = tried(TURN_TURN, goals.connects("turn_turn"), "D7")
    assert said(reply) == "D7 is connected to E5 by a turn–turn path: D7–D6–E6–E5."
    path = Mark("path_turn_turn", ("D7", "D6", "E6", "E5"))
    assert path in shown(state).marks
    state, _ = step(state, Do("flip"))
    assert path in shown(state).marks  # it stays


def test_a_miss_by_shape_says_how_it_does_connect() -> None:
    state, reply = tried(TURN_TURN, goals.connects("turn_turn"), "F4")
    assert state.missed
    assert said(reply).endswith("but it is next to E5: a normal connection.")
    assert reply.marks == (Mark("path_normal", ("F4", "E5")),)
    assert "F4" not in said(reply)


def test_a_lock_says_that_the_opponent_cannot_move() -> None:
    start = mills.parse("W:Wa7,d7,g4,b2:Ba1,d1,g1", mills.STANDARD)
    _, reply = tried(start, goals.wins(), Type("g4-g7xa1"))
    assert said(reply).endswith("White wins: Black has only two men left.")
    locked = mills.parse("W:Wd7,a4,g4,d2,b6,f6:Ba7,g7,a1,g1", mills.STANDARD)
    state, reply = tried(locked, goals.wins(), "d2", "d1")
    assert state.solved
    assert said(reply).endswith("White wins: Black is blocked and cannot move.")


def test_what_was_taken_is_told() -> None:
    start = draughts.parse("W:W17,29,34,36:B9,12,20,22,30,31", draughts.GUOJI)
    state, reply = tried(start, goals.captures(), "34", "3")
    assert said(reply).startswith("White's piece on 34 captures 3 pieces.")
    assert "path" in {mark.kind for mark in shown(state).marks}


def test_a_cut_stays_marked() -> None:
    start = relati.parse("2@7 X1 - O=B4*,D4,F5,F3 X=C2*,D2")
    goal = goals.disconnects(3)
    right = next(move for move in start.legal_moves if goal.met(start, move))
    state, reply = tried(start, goal, Type(str(right)))
    assert "This cuts off 3 symbols" in said(reply)
    assert "cut" in {mark.kind for mark in shown(state).marks}


@pytest.mark.parametrize("command", ["why", "flip", "last"])
def test_looking_does_not_take_a_miss_back(command: str) -> None:
    state, told = step(begin_exercise(SHOT, FOUR, 2), Type("38-33"))
    after, reply = step(state, Do(command))
    assert (after.mode, shown(after).pieces) == ("missed", shown(state).pieces)
    if command == "why":
        assert reply == told

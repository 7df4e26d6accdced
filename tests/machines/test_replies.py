"""Exercises of several moves: the opponent replies, a wrong move is refuted, and help is there at every move."""

from __future__ import annotations

import pickle

import pytest

from ruleboard import goals
from ruleboard.lang import Words
from ruleboard.machines.exercise import REPLY, ExerciseState, begin_exercise, shown, step
from ruleboard.machines.exercise.hints import Rung
from ruleboard.rules import begin, draughts, mills, relati
from ruleboard.rules.base import Note, Position
from ruleboard.session.inputs import NOT_HERE, Click, Do, Reply, Tone, Type
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.narration import tell
from ruleboard.teaching.progress import effort
from tests.machines.hand import Given, codes, given, kinds

SHOT = draughts.parse("W:W34,38,40,45:B11,12,23,25,27", draughts.GUOJI)
FOUR = goals.captures(4)
MILL = mills.parse("W:Wa7,a4,b2,d2:Bg7,g1,e4,c3", mills.STANDARD)
"""Only d2-d1 leads to a mill in two moves."""


def tried(
    *inputs: Given, start: Position = MILL, goal: Goal | None = None, moves: int = 2
) -> tuple[ExerciseState, Reply]:
    state, reply = begin_exercise(start, goal or goals.forms_mill(), moves), Reply()
    for each in inputs:
        state, reply = step(state, given(each))
    return state, reply


def shot(*inputs: Given) -> tuple[ExerciseState, Reply]:
    return tried(*inputs, start=SHOT, goal=FOUR)


def said(reply: Reply) -> str:
    return tell(Words("en"), reply.notes)[0]


def test_a_right_move_stays_and_the_opponent_is_to_reply() -> None:
    state, reply = tried("d2", "d1")
    assert (state.mode, state.misses, state.left) == ("replying", 0, 1)
    assert (codes(reply), reply.tone) == (["exercise.on_track"], Tone.PRAISE)
    assert "right" in kinds(shown(state).marks)
    assert "d1" in shown(state).pieces


def test_the_reply_is_told_and_the_learner_goes_on() -> None:
    state, reply = tried("d2", "d1", REPLY)
    assert (state.mode, state.left, len(state.play.moves)) == ("trying", 1, 2)
    assert said(reply).startswith("Black moves from ")
    assert "last" in kinds(shown(state).marks)
    state, reply = step(
        state, Type(f"d1-a1x{next(s for s, p in shown(state).pieces.items() if p.owner)}")
    )
    assert (state.mode, state.stars) == ("solved", 3)
    assert said(reply).startswith("This closes a mill: a7–a4–a1.")


def test_the_rules_bind_the_opponent_too() -> None:
    state, _ = shot(Type("34-30"))
    assert tell(Words("en"), (state.duty,)) == ("Black must capture one piece.",)
    state, reply = step(state, REPLY)
    assert said(reply).startswith("Black jumps from")
    assert said(reply).endswith(
        "Capturing is compulsory, and no capture takes more than one piece."
    )
    assert "30" not in shown(state).pieces
    state, reply = step(state, Type("40x16"))
    assert state.solved
    assert said(reply).startswith("White's piece on 40 captures 4 pieces.")
    assert "path" in kinds(shown(state).marks)


def test_an_only_move_is_told_as_such() -> None:
    lone = draughts.parse("W:W33:B36", draughts.GUOJI)
    assert len(lone.play("33-29").legal_moves) == 1
    _, reply = tried(Type("33-29"), REPLY, start=lone, goal=goals.reaches("24"))
    assert said(reply) == "Black moves from 36 to 41. This was Black's only legal move."


def test_a_wrong_move_is_refuted_on_the_board_and_taken_back() -> None:
    for move in SHOT.legal_moves:
        if str(move) == "34-30":
            continue
        state, reply = shot(Type(str(move)))
        assert (state.mode, state.misses, len(state.play.moves)) == ("missed", 1, 1)
        assert (codes(reply)[0], codes(reply)[-1]) == ("exercise.missed", "exercise.not_enough")
        assert len(reply.notes) > 2
        assert {"path", "target"} <= kinds(reply.marks)
        assert "wrong" in kinds(shown(state).marks)
        again, _ = step(state, Do("undo"))
        assert (again.mode, again.position) == ("trying", SHOT)
        right, _ = step(state, Type("34-30"))
        assert right.mode == "replying"


def test_a_wrong_second_move_is_taken_back_to_before_it_not_to_the_start() -> None:
    state, _ = tried("d2", "d1", REPLY)
    before = state.position
    state, reply = step(state, Type("b2-d2"))
    assert (state.mode, state.misses) == ("missed", 1)
    assert codes(reply) == ["exercise.missed", "mills.goal.forms_mill.miss"]
    state, _ = step(state, Click("d1"))
    assert (state.mode, state.position) == ("trying", before)
    assert state.play.clicked == ("d1",)
    assert state.left == 1


def test_whoever_does_not_wait_loses_nothing() -> None:
    waited, _ = tried("d2", "d1", REPLY, "d1")
    hurried, reply = tried("d2", "d1", "d1")
    assert hurried == waited
    assert codes(reply)[0] == "mills.event.move"
    for command in ("hint", "solution"):
        assert tried("d2", "d1", Do(command))[0] == tried("d2", "d1", REPLY, Do(command))[0]


@pytest.mark.parametrize("command", ["flip", "last", "why"])
def test_looking_does_not_hurry_the_opponent(command: str) -> None:
    assert tried("d2", "d1", Do(command))[0].mode == "replying"


def test_a_reply_that_nobody_waits_for_does_nothing() -> None:
    for inputs in ((), ("d2",), ("d2", "d1", REPLY)):
        state, _ = tried(*inputs)
        assert step(state, REPLY) == (state, NOT_HERE)


def test_why_after_a_reply_tells_it_again() -> None:
    state, told = shot(Type("34-30"), REPLY)
    assert step(state, Do("why")) == (state, told)


def test_undo_takes_the_last_own_move_back_with_the_reply() -> None:
    state, _ = tried("d2", "d1", REPLY, Do("undo"))
    assert (state.mode, state.position, state.left, state.misses) == ("trying", MILL, 2, 0)
    state, _ = tried("d2", "d1", REPLY, "d1", Do("undo"))
    assert (state.play.clicked, state.left) == ((), 1)  # first what is in hand


def test_hints_work_at_every_move_and_throw_nothing_away() -> None:
    state, reply = tried(Do("hint"))
    assert codes(reply) == ["mills.fact.in_time"]
    state, reply = step(state, Do("hint"))
    assert reply.notes == (Note("exercise.look_at", {"site": "d2"}),)
    state, _ = step(state, Type("d2-d1"))
    state, _ = step(state, REPLY)
    assert (state.rung, state.hints) == (Rung.NOTHING, 2)
    held = state.position
    state, reply = step(state, Do("hint"))
    assert codes(reply) == ["mills.fact.ready"]
    state, reply = step(state, Do("hint"))
    assert codes(reply) == ["mills.fact.line"]
    state, reply = step(state, Do("hint"))
    assert reply.notes == (Note("exercise.look_at", {"site": "d1"}),)
    state, reply = step(state, Do("hint"))
    ends = {"source": "d1", "target": "a1", "deed": ""}
    assert reply.notes == (Note("mills.exercise.goes_to", ends),)
    assert (state.position, state.left, state.hints) == (held, 1, 6)


def test_a_game_has_its_own_first_hint_where_it_takes_several_moves() -> None:
    assert codes(shot(Do("hint"))[1]) == ["draughts.fact.forces", "draughts.fact.gives"]
    assert codes(shot(Type("34-30"), REPLY, Do("hint"))[1])[:1] == ["draughts.fact.can_capture"]


def test_a_hint_lets_go_of_what_leads_nowhere_and_keeps_the_moves() -> None:
    state, _ = tried("d2", "d1", REPLY, "b2", Do("hint"), Do("hint"))
    assert (state.play.clicked, state.left, state.play.at) == ((), 1, 2)


def test_the_solution_is_the_whole_film_with_the_replies() -> None:
    state, _ = shot(Do("solution"))
    assert (state.mode, state.duty.code) == ("revealed", "exercise.solution")
    for _ in state.film[1:]:
        state, _ = step(state, Do("next"))
    assert len(SHOT.pieces) - len(shown(state).pieces) == 1 + 4
    assert state.duty.code == "exercise.solution_over"
    later, _ = shot(Type("34-30"), REPLY, Do("solution"))
    assert later.film[0].position == SHOT.play("34-30").play("25x34")


def test_the_goal_may_be_reached_sooner() -> None:
    state, _ = tried(Type("d1-a1xg7"), start=MILL.play("d2-d1").play("e4-e3"), moves=2)
    assert state.solved


def test_a_further_action_of_ones_own_is_a_move_without_a_reply() -> None:
    start = relati.parse("2@5 X2 q O=C1,E1,A2,B2*,D3,C5 X=D2,A4,D4*,B5")
    state, reply = step(begin_exercise(start, goals.disconnects(2), 2), Type("E2"))
    assert (state.mode, state.left, len(state.play.moves)) == ("trying", 1, 1)
    assert codes(reply) == ["exercise.on_track"]
    state, _ = step(state, Type(str(state.outlook.answers(state.position, 1)[0])))
    assert state.solved
    state, reply = step(begin_exercise(start, goals.disconnects(2), 2), Type("C2"))
    assert (state.mode, codes(reply)) == ("missed", ["exercise.missed", "exercise.not_enough"])


def test_all_opponents_reply_in_turn() -> None:
    start = begin("relati", "3@5 O1 - O=D1,B2*,C4 X=B3,D4*,B5 A=B1,C2,D2*")
    state = begin_exercise(start, goals.disconnects(1), 2)
    state, _ = step(state, Type("C3"))
    players = []
    while state.replying:
        players.append(state.position.turn)
        state, reply = step(state, REPLY)
        assert reply.notes
    assert players == [1, 2]
    assert state.left == 1


def test_stars_and_progress_count_as_ever() -> None:
    before, _ = tried(Type("b2-b4"), Type("d2-d1"), REPLY)
    assert before.misses == 1
    taken = next(site for site, piece in shown(before).pieces.items() if piece.owner == 1)
    after, _ = step(before, Type(f"d1-a1x{taken}"))
    assert after.stars == 2
    noted = effort(before, after)
    assert (noted.solved, noted.stars, noted.tries) == (True, 2, 1)


def test_a_fresh_start_keeps_the_number_of_moves() -> None:
    state, _ = tried("d2", "d1", REPLY, Do("retry"))
    assert (state.moves, state.left, state.position) == (2, 2, MILL)


@pytest.mark.parametrize("inputs", [("d2", "d1"), ("d2", "d1", REPLY), (Type("b2-b4"),)])
def test_it_can_be_put_away_and_taken_up_again(inputs: tuple[Given, ...]) -> None:
    state, _ = tried(*inputs)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert step(again, Do("solution")) == step(state, Do("solution"))

"""Moves that are only begun, written or clicked: they stay open, and refusals do not contradict each other."""

from __future__ import annotations

import pytest

from ruleboard.machines import compare, demo
from ruleboard.machines.exercise import begin_exercise
from ruleboard.machines.exercise import step as try_it
from ruleboard.machines.play import PlayState, begin_play, step
from ruleboard.rules import begin
from ruleboard.rules.base import Law
from ruleboard.rules.record import Record
from ruleboard.session.film import film
from ruleboard.session.inputs import Click, Do, Reply, Type
from ruleboard.teaching import goals
from ruleboard.teaching.mills.goals import stops_mill

CLOSES = "W:Wa7,d7,g4,b2:Be5,g1,c3,d1"


def typed(position: str, *texts: str, game: str = "mills") -> tuple[PlayState, Reply]:
    state, reply = begin_play(begin(game, position)), Reply()
    for text in texts:
        state, reply = step(state, Type(text))
    return state, reply


@pytest.mark.parametrize("rest", ["e5", "xe5", "x e5", "E5"])
def test_a_written_half_move_stays_open_as_a_clicked_one_does(rest: str) -> None:
    state, reply = typed(CLOSES, "g4-g7")
    clicked, _ = step(begin_play(begin("mills", CLOSES)), Click("g4"))
    clicked, _ = step(clicked, Click("g7"))
    assert (
        (state.mode, state.clicked) == (clicked.mode, clicked.clicked) == ("removing", ("g4", "g7"))
    )
    assert reply.notes == ()
    assert [str(move) for move in step(state, Type(rest))[0].moves] == ["g4-g7xe5"]


def test_a_wrong_man_is_refused_and_the_move_stays_open() -> None:
    state, reply = typed(CLOSES, "g4-g7", "b2")
    assert [note.code for note in reply.notes] == ["mills.refuse.remove_own"]
    assert state.mode == "removing"
    assert [str(move) for move in step(state, Click("g1"))[0].moves] == ["g4-g7xg1"]


def test_another_whole_move_may_be_written_instead() -> None:
    state, _ = typed(CLOSES, "g4-g7", "g4-g7xg1")
    assert [str(move) for move in state.moves] == ["g4-g7xg1"]


def test_a_capture_that_stops_too_early_is_still_refused() -> None:
    state, reply = typed("W:W32,44:B9,18,28", "32x23", game="draughts")
    assert [note.code for note in reply.notes] == ["draughts.refuse.must_continue"]
    assert state.mode == "idle"


def test_a_film_takes_the_written_half_of_its_move_as_the_answer() -> None:
    position = begin("mills", CLOSES)
    frames = film(Record.of(position, [position.move("g4-g7xe5")]), asks=(1,))
    state = demo.begin_demo(frames)
    while state.mode != "asking":
        state, _ = demo.step(state, Do("next"))
    state, reply = demo.step(state, Type("g4-g7"))
    assert reply.notes[0].code == "demo.right"


def test_a_refused_capture_is_not_explained_as_if_it_were_possible() -> None:
    state = begin_play(begin("draughts", "W:W12,23,31:B8,18,19,27"), task=True)
    told = []
    for site in ("12", "8", "3"):
        state, reply = step(state, Click(site))
        told.append(reply.notes[0].code.rpartition(".")[2])
    assert told == ["piece_takes_less", "larger_capture", "larger_capture"]


def test_an_allowed_capture_is_still_explained() -> None:
    state = begin_play(begin("draughts", "W:W28,50:B22"))
    state, _ = step(state, Click("28"))
    _, reply = step(state, Click("22"))
    assert reply.notes[0].code == "draughts.refuse.land_behind"


def test_a_comparison_judges_the_removal_that_was_asked_for() -> None:
    """Where all men are in mills, one may go under some rules; g7 alone would be allowed everywhere."""
    names = ("standard", "chengsan", "melnitsa")
    state = compare.begin_compare("mills", "W:Wa7,d7:Ba1,d1,g1:H3,3", (), names)
    for site in ("g7", "a1"):
        state, _ = compare.step(state, Click(site))
    assert [each.standing for each in state.verdicts] == ["allowed", "refused", "refused"]
    assert {each.code for each in state.verdicts[1:]} == {"all_protected"}
    typed, _ = compare.step(state, Type("g7xa1"))
    assert [each.standing for each in typed.verdicts] == [each.standing for each in state.verdicts]


def test_a_try_that_ends_in_a_draw_is_called_a_draw() -> None:
    position = begin("draughts:guoji", "W:W9,18,45:B13,42:H49")
    free = (position.move("45-40"),)
    state = begin_exercise(position, goals.wins(), 2, free)
    _, reply = try_it(state, Type("45-40"))
    assert [note.code for note in reply.notes] == [
        "exercise.free_try",
        "exercise.ends_game",
        "draughts.outcome.no_progress",
    ]


def test_a_film_gives_the_reason_of_the_move_that_was_found() -> None:
    position = begin("mills", "B:Wb6,d6:Bd2:H7,8")
    assert stops_mill().met(position, position.move("f6"))
    frames = film(Record.of(position, [position.move("f6")]), asks=(1,))
    state = demo.begin_demo(frames)
    while state.mode != "asking":
        state, _ = demo.step(state, Do("next"))
    _, reply = demo.step(state, Click("f6"))
    assert [note.code for note in reply.notes] == ["demo.right", "mills.reason.stops_mill"]


def test_praise_tells_what_was_done_and_why_tells_the_law() -> None:
    position = begin("draughts", "W:W32,37:B27,28")
    state, praise = try_it(begin_exercise(position, goals.choose_path("28")), Type("32x23"))
    assert [note.code for note in praise.notes] == ["draughts.event.jump"]
    assert any(isinstance(each, Law) for each in position.reasons(position.move("32x23")))
    _, why = try_it(state, Do("why"))
    assert [note.code for note in why.notes] == ["draughts.reason.forced_because"]


def test_two_mills_at_once_and_one_man_the_rule_is_said() -> None:
    position = begin("mills", "W:Wb6,f6,d7,d5:Ba1,c4,e4,g1:H5,5")
    codes = [event.code for event in position.events(position.move("d6xa1"))]
    assert codes.count("mill_closed") == 2
    assert "one_for_all" in codes
    russian = begin("mills:melnitsa", "W:Wb6,f6,d7,d5:Ba1,c4,e4,g1:H5,5")
    two = next(move for move in russian.legal_moves if len(move.removed) == 2)
    assert "one_for_all" not in [event.code for event in russian.events(two)]

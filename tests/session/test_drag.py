"""What can be dragged in every game and state, and what a drop does: the same as clicks, answered in the same way."""

from __future__ import annotations

from typing import Any

import pytest

from ruleboard import goals
from ruleboard.machines import compare, demo, exercise
from ruleboard.machines.play import PlayState, begin_play, shown, step
from ruleboard.rules import begin
from ruleboard.rules.record import Record
from ruleboard.session.film import film as frames_of
from ruleboard.session.hand import Drop, drop
from ruleboard.session.inputs import Click, Do, Hand, Tone

MOVING = "W:Wa7,d7,g4,b2:Ba4,b4,d1,e5:H0,0"
TWICE = "B:W24,27,32-36,38,41-47,49,50:B1-7,9,11,14,16,17,19,20,21,23,25:H9"
GUN = "2 O1 c O=E5*,G5c X=G2,I8*"


def board(game: str, text: str | None = None) -> PlayState:
    return begin_play(begin(game, text))


def dropped(state: PlayState, *drops: tuple[str, str | None]) -> tuple[PlayState, Any]:
    reply = None
    for source, target in drops:
        state, reply = drop(step, state, Drop(source, target), shown)
    return state, reply


@pytest.mark.parametrize(
    ("game", "text", "carried"),
    [
        ("mills", None, ()),  # men are placed first: nothing moves
        ("mills", "W:Wa7,d7:Ba4:H7,8", ()),
        ("mills", MOVING, ("a7", "d7", "g4", "b2")),
        ("mills", "W:Wa7,d7,g7:Ba4,b4,c4:H0,0", ("a7", "d7", "g7")),
        ("mills:lasker", "W:Wa7:Ba4:H9,9", ("a7",)),  # one may place or move
        ("draughts", None, tuple(map(str, range(31, 51)))),
        ("relati", "2 O1 - O=E5*,E6 X=D5*", ()),  # symbols stay
        ("relati:cannon", GUN, ("E5", "G5")),
    ],
)
def test_pieces_of_the_player_to_move_can_be_carried_where_pieces_move(
    game: str, text: str | None, carried: tuple[str, ...]
) -> None:
    hand = board(game, text).hand
    assert (hand.holds, set(hand.carried), hand.off) == (None, set(carried), ())


@pytest.mark.parametrize(
    ("game", "text", "ways"),
    [
        ("mills", MOVING, {"d7": {"g7", "d6"}, "g4": {"g7", "g1", "f4"}, "b2": {"d2"}}),
        ("draughts", "W:W32,48:B28,6", {"32": {"23"}}),  # who must capture shows nothing else
        ("relati:cannon", GUN, {"G5": {"G2"}}),
    ],
)
def test_what_can_be_carried_knows_where_it_may_go(
    game: str, text: str, ways: dict[str, set[str]]
) -> None:
    start = board(game, text)
    assert {site: set(sites) for site, sites in start.hand.ways.items()} == ways
    chosen, _ = step(start, Click(next(iter(ways))))
    assert chosen.hand.ways == start.hand.ways  # a click tells the page nothing new


def test_in_the_middle_of_a_move_nothing_else_may_go() -> None:
    state, _ = dropped(board("draughts:guoji", TWICE), ("19", "30"))
    assert state.hand.holds == "30"
    assert state.hand.ways == {}


def test_after_a_miss_what_the_next_try_may_begin_with_knows_its_ways_too() -> None:
    trial = exercise.begin_exercise(begin("mills", MOVING), goals.forms_mill())
    for site in ("b2", "d2"):
        trial, _ = exercise.step(trial, Click(site))
    assert set(exercise.shown(trial).hand.ways["g4"]) == {"g7", "g1", "f4"}
    assert "b2" not in exercise.shown(trial).hand.ways


def test_a_finished_game_holds_everything_fast() -> None:
    assert board("draughts", "W:W:B12").hand == Hand()


def test_a_board_that_answers_questions_is_not_played_on() -> None:
    state, _ = step(board("relati:cannon", GUN), Do("ask"))
    assert state.asking
    assert state.hand == Hand()


def test_what_may_be_removed_can_be_carried_off_and_nothing_else() -> None:
    state, _ = dropped(board("mills", MOVING), ("g4", "g7"))
    assert state.mode == "removing"
    assert (set(state.hand.off), state.hand.carried) == ({"a4", "b4", "d1", "e5"}, ())
    assert dropped(state, ("e5", "e4"))[0] == state  # it is put back
    assert dropped(state, ("a7", None))[0] == state
    assert "e5" not in dropped(state, ("e5", None))[0].pieces


def test_a_drop_is_two_clicks() -> None:
    clicked = board("mills", MOVING)
    for site in ("b2", "d2"):
        clicked, told = step(clicked, Click(site))
    assert dropped(board("mills", MOVING), ("b2", "d2")) == (clicked, told)


def test_what_is_chosen_already_is_not_clicked_again() -> None:
    chosen, _ = step(board("mills", MOVING), Click("b2"))
    assert chosen.hand.holds == "b2"
    state, _ = dropped(chosen, ("b2", "d2"))
    assert "d2" in state.pieces


def test_another_piece_than_the_chosen_one_can_be_dragged() -> None:
    chosen, _ = step(board("mills", MOVING), Click("b2"))
    assert "g1" in dropped(chosen, ("g4", "g1"))[0].pieces


def test_a_refused_drop_is_answered_like_a_refused_click() -> None:
    chosen, _ = step(board("mills", MOVING), Click("b2"))
    clicked = step(chosen, Click("g1"))
    assert dropped(board("mills", MOVING), ("b2", "g1")) == clicked
    assert clicked[1].tone is Tone.REFUSAL


def test_a_piece_that_cannot_move_says_why_and_the_target_is_not_clicked() -> None:
    state = board("mills", "W:Wa7,d7,b2,a1:Ba4,g7,d6,e5:H0,0")
    assert dropped(state, ("a7", "d5")) == step(state, Click("a7"))


def test_what_cannot_be_carried_is_answered_as_if_it_were_clicked() -> None:
    state = board("mills", MOVING)
    assert dropped(state, ("a4", "a1")) == step(state, Click("a4"))
    assert dropped(state, ("c3", "d3"))[0] == state  # nothing stands there, nothing is meant


def test_a_piece_that_is_dropped_beside_the_board_is_not_lost() -> None:
    state = board("mills", MOVING)
    assert dropped(state, ("b2", None))[0] == state


def test_a_capture_jump_by_jump_where_a_square_is_passed_twice() -> None:
    """At 39 the capture may be over or go on: the piece waits where it began, and goes on from there."""
    state, _ = dropped(board("draughts:guoji", TWICE), ("19", "30"), ("30", "39"))
    assert (state.mode, state.hand.holds) == ("choosing", "19")
    state, _ = dropped(state, ("19", "48"))
    assert (state.mode, state.hand.holds) == ("moving", "48")
    state, _ = dropped(state, ("48", "31"), ("31", "22"), ("22", "39"))
    assert [str(move) for move in state.moves] == ["19x30x39x48x31x22x39"]


def test_the_same_drop_again_takes_the_path_that_is_shown() -> None:
    state, _ = dropped(board("draughts:guoji", TWICE), ("19", "39"))
    assert state.mode == "choosing"
    assert tuple(dropped(state, ("19", "39"))[0].moves) == (state.candidate,)


def test_a_cannon_is_dragged_to_its_target() -> None:
    state, _ = dropped(board("relati:cannon", GUN), ("G5", "G2"))
    assert len(state.moves) == 1
    assert state.pieces["G2"].state == "dead"


def test_in_a_film_only_a_question_can_be_answered_by_dragging() -> None:
    position = begin("mills", MOVING)
    record = Record.of(position, (position.move("b2-d2"),))
    film = demo.begin_demo(frames_of(record, asks=(1,)))
    assert demo.shown(film).hand == Hand()
    film, _ = demo.step(film, Do("next"))
    assert (film.mode, set(demo.shown(film).hand.carried)) == ("asking", {"a7", "d7", "g4", "b2"})
    wrong, told = drop(demo.step, film, Drop("g4", "g1"), demo.shown)
    assert (wrong.mode, told.notes[0].code) == ("asking", "demo.other_move")
    right, told = drop(demo.step, film, Drop("b2", "d2"), demo.shown)
    assert told.tone is Tone.PRAISE
    assert demo.shown(right).hand == Hand()


def test_in_an_exercise_a_miss_can_be_followed_by_a_drag() -> None:
    state = exercise.begin_exercise(begin("mills", MOVING), goals.forms_mill())
    state, _ = drop(exercise.step, state, Drop("b2", "d2"), exercise.shown)
    assert state.mode == "missed"
    assert set(exercise.shown(state).hand.carried) == {
        "a7",
        "d7",
        "g4",
    }  # the man on d2 is only shown there
    state, _ = drop(exercise.step, state, Drop("g4", "g7"), exercise.shown)
    assert state.play.mode == "removing"
    state, _ = drop(exercise.step, state, Drop("e5", None), exercise.shown)
    assert (state.solved, exercise.shown(state).hand) == (True, Hand())


def test_boards_that_compare_take_drags_on_any_of_them() -> None:
    state = compare.begin_compare("mills", MOVING, (), ["standard", "chengsan"])
    assert [set(hand.carried) for hand in state.hands] == [{"a7", "d7", "g4", "b2"}] * 2
    state, _ = drop(compare.step, state, Drop("g4", "g7"), compare.shown)
    assert state.attempt == ("g4", "g7")
    assert compare.shown(state).hand.off
    assert not compare.shown(state).hand.carried
    state, _ = drop(compare.step, state, Drop("e5", None), compare.shown)
    assert state.attempt == ("g4", "g7", "e5")
    assert "e5" not in compare.shown(state).hand.off

"""Who sits at a board: what an author may ask for, what is refused, and whose turns undo and redo lead to."""

from __future__ import annotations

from typing import Any

import pytest

from ruleboard.machines.play import begin_play, step
from ruleboard.machines.seats import COMPUTER, YOU, Seats
from ruleboard.players.levels import level
from ruleboard.rules import draughts, mills, relati
from ruleboard.rules.errors import Unknown
from ruleboard.session.inputs import Type

START = draughts.start()
THREE = relati.start(players=3)


def seated(*levels: int) -> Seats:
    return Seats(tuple(level(number) if number else None for number in levels))


@pytest.mark.parametrize(
    ("position", "asked", "begins", "levels"),
    [
        (START, None, YOU, (0, 0)),
        (START, 3, YOU, (0, 3)),
        (START, 3, COMPUTER, (3, 0)),
        (START, {"black": 2}, YOU, (0, 2)),
        (START, {" White ": 2}, YOU, (2, 0)),
        (START, {0: 1, 1: 6}, YOU, (1, 6)),
        (START, {0: None}, YOU, (0, 0)),
        (draughts.parse("B:W32:B18"), 3, YOU, (3, 0)),  # Black moves first here
        (draughts.start(draughts.ENGLISH), {"black": 4}, YOU, (0, 4)),
        (THREE, 2, YOU, (0, 2, 2)),
        (THREE, 2, COMPUTER, (2, 0, 2)),
        (THREE, {"×": 1, "A": 5}, YOU, (0, 1, 5)),
        (THREE, {1: 3, 2: 5}, YOU, (0, 3, 5)),
    ],
)
def test_what_an_author_may_ask_for(
    position: Any, asked: Any, begins: str, levels: tuple[int, ...]
) -> None:
    assert Seats.of(position, asked, begins).levels == levels


@pytest.mark.parametrize(
    ("position", "asked", "begins", "code"),
    [
        (START, 0, YOU, "unknown_level"),
        (START, 7, YOU, "unknown_level"),
        (START, "3", YOU, "unknown_level"),
        (START, True, YOU, "unknown_level"),
        (START, {"black": 9}, YOU, "unknown_level"),
        (START, {"red": 3}, YOU, "unknown_player"),
        (START, {2: 3}, YOU, "unknown_player"),
        (START, {True: 3}, YOU, "unknown_player"),
        (THREE, {"□": 3}, YOU, "unknown_player"),
        (START, 3, "me", "unknown_beginner"),
    ],
)
def test_what_nobody_may_ask_for(position: Any, asked: Any, begins: str, code: str) -> None:
    with pytest.raises(Unknown) as error:
        Seats.of(position, asked, begins)
    assert error.value.code == code


def test_undo_and_redo_lead_from_one_turn_of_a_person_to_another() -> None:
    state = begin_play(mills.start())
    for move in ("d6", "f4", "b6", "f2"):
        state, _ = step(state, Type(move))
    seats = seated(0, 3)
    assert seats.back(state) == 2
    assert seated(3, 0).back(state) == 3
    assert seated(3, 3).back(state) == 3
    assert seats.onward(begin_play(mills.start())) == 0
    first = type(state)(state.positions, state.moves)
    assert seats.onward(first) == 2
    assert seated(3, 3).onward(first) == 4


def test_nobody_is_to_move_when_the_game_is_over_or_nothing_can_be_done() -> None:
    over = draughts.parse("B:W32:B")
    assert over.outcome
    assert not seated(3, 3).at_turn(over)
    stuck = relati.parse("2 O1 - O=E5* X=D4,E4,F4,D5,F5,D6,E6,F6,I9*")
    assert not stuck.outcome
    assert not seated(3, 3).at_turn(stuck)

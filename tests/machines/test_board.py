"""A board is one value, and what it wants done is data: late results, waiting, boards below, choosers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

import ruleboard as rb
from ruleboard import goals
from ruleboard.machines import demo, table
from ruleboard.machines.board import (
    MOMENT,
    After,
    Below,
    Board,
    Failed,
    Focus,
    Found,
    Given,
    Lower,
    NoteProgress,
    Report,
    Think,
    step,
)
from ruleboard.machines.exercise import REPLY, begin_exercise
from ruleboard.machines.exercise import machine as exercise
from ruleboard.machines.seats import Seats
from ruleboard.machines.wishes import Choose
from ruleboard.players.thinking import Limit, Line, Thought
from ruleboard.rules import Record, draughts, mills
from ruleboard.rules.base import Note, Position
from ruleboard.session.film import film
from ruleboard.session.inputs import Do, Type
from ruleboard.teaching.progress import Effort

MILL = "W:Wa7,d7,b2:Ba1,b4,f4:H6,6"
MILL_IN_TWO = "W:Wa7,a4,b2,d2:Bg7,g1,e4,c3"


def against(level: int = 1) -> Board[table.TableState]:
    start = draughts.start()
    return Board(table.MACHINE, table.begin_table(start, Seats.of(start, level)))


def after(board: Board[Any], *inputs: Given) -> Board[Any]:
    for given in inputs:
        board, _ = step(board, given)
    return board


def thought(board: Board[Any]) -> Found:
    """The answer to what a board waits for: the first legal move."""
    assert isinstance(board.waits, Think)
    wish: Any = board.waits.wish
    move = wish.position.legal_moves[0]
    found = Thought(wish.position, (Line(move, 0, (move,)),), 1, 1, 1.0, final=True)
    return Found(wish, found)


def test_a_move_of_a_person_makes_the_board_wait_for_the_chooser() -> None:
    board, effects = step(against(), Type("32-28"))
    (wanted,) = effects
    assert isinstance(wanted, Think)
    assert isinstance(wanted.wish, Choose)
    assert wanted.wish.position == board.state.play.position
    board, effects = step(board, thought(board))
    assert effects == ()
    assert board.state.play.at == 2


@pytest.mark.parametrize("meanwhile", [Do("undo"), Do("restart"), Do("stop")])
def test_a_result_that_comes_too_late_changes_nothing(meanwhile: Do) -> None:
    waiting = after(against(), Type("32-28"))
    late = thought(waiting)
    board = after(waiting, meanwhile)
    assert step(board, late) == (board, ())
    assert step(board, Failed(late.wish)) == (board, ())


def test_a_stopped_chooser_is_resumed() -> None:
    board = after(against(), Type("32-28"), Do("stop"))
    assert board.waits is None
    board = after(board, Do("go_on"))
    assert board.thinks


def test_what_fails_leaves_the_move_to_a_person() -> None:
    waiting = after(against(), Type("32-28"))
    assert isinstance(waiting.waits, Think)
    board = after(waiting, Failed(waiting.waits.wish))
    assert board.waits is None
    assert board.state.stopped


def test_an_exercise_waits_a_moment_for_the_reply_and_notes_what_was_done() -> None:
    two = begin_exercise(mills.parse(MILL_IN_TWO), goals.forms_mill(), 2)
    right = two.outlook.answers(two.position, 2)
    board, effects = step(Board(exercise.MACHINE, two), Type(str(right[0])))
    assert effects == (After(MOMENT, REPLY),)
    one = Board(exercise.MACHINE, begin_exercise(mills.parse(MILL), goals.forms_mill()))
    board, effects = step(one, Type("g7xa1"))
    assert effects == (NoteProgress(0, Effort(solved=True, stars=3, tries=1)),)
    told = after(board, Report((Note("exercise.stars"),)))
    assert told.reply.notes == (*board.reply.notes, Note("exercise.stars"))


def test_a_board_below_gets_its_own_inputs_and_esc_leads_out_of_it() -> None:
    frames = film(Record.of(mills.start(), ["d6"]))
    board, effects = step(Board(demo.MACHINE, demo.begin_demo(frames)), Do("try"))
    assert effects == (Below(Focus()),)
    assert board.below is not None
    board = after(board, Lower(Type("a7")))
    assert board.below is not None
    assert board.below.state.play.at == 1
    assert board.state.at == 0
    board, effects = step(board, Lower(Do("cancel")))
    assert (board.below, effects) == (None, (Focus(),))
    assert step(board, Lower(Type("g7"))) == (board, ())


@dataclass(frozen=True)
class First:
    """An engine of one's own: it plays the first move that the rules allow."""

    def choose(
        self, position: Position, *, seed: int, limit: Limit | None = None
    ) -> Iterator[Thought]:
        assert (seed, limit) == (0, None)
        move = position.legal_moves[0]
        yield Thought(position, (Line(move, 0, (move,)),), 1, 1, 1.0, final=True)


def test_a_chooser_of_ones_own_sits_wherever_a_level_can() -> None:
    board = rb.Play("mills", opponent=First())
    board.type("d6")
    assert board.seats == (0, -1)
    assert board.state.moves[1] == board.state.positions[1].legal_moves[0]
    board.press("w")
    assert board.message
    seated = rb.Play("mills", opponent={"white": First(), "black": 1})
    assert seated.seats == (-1, 1)
    assert seated.position.outcome or len(seated.state.moves) > 10

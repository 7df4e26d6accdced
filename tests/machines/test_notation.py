"""A board can be written and comes back as it was: its state, its opponent, what was thought, what is open below it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ruleboard import ask, goals
from ruleboard.machines import compare, demo, practice, review, table
from ruleboard.machines.board import Board, Found, Lower, Say, Think, step
from ruleboard.machines.exercise import begin_exercise
from ruleboard.machines.exercise import machine as exercise
from ruleboard.machines.notation import MOST, NotABoard, read, write
from ruleboard.machines.seats import Seats
from ruleboard.players.thinking import Limit
from ruleboard.rules import Record, begin, draughts, mills
from ruleboard.session.film import film
from ruleboard.session.hand import Drop
from ruleboard.session.inputs import Ask, Click, Do, Pick, Type, Why
from ruleboard.session.questions import Around, Unclear, Where, sites_of
from ruleboard.teaching.tasks import task

FEW = Limit(nodes=60)
MILL = "W:Wa7,d7,b2:Ba4,b4,c4,g1:H6,5"


def against(level: int = 2) -> Board[Any]:
    start = draughts.start()
    seats = Seats.of(start, level)
    state = table.begin_table(start, seats, limit=FEW, rules=(start.rules,))
    return Board(table.MACHINE, state)


BOARDS: dict[str, Callable[[], Board[Any]]] = {
    "play": lambda: Board(table.MACHINE, table.begin_table(mills.start(), limit=FEW)),
    "opponent": against,
    "relati": lambda: Board(table.MACHINE, table.begin_table(begin("relati", None), limit=FEW)),
    "demo": lambda: Board(
        demo.MACHINE, demo.begin_demo(film(Record.of(mills.start(), ["d6", "f4"]), [2]))
    ),
    "exercise": lambda: Board(
        exercise.MACHINE, begin_exercise(mills.parse(MILL), goals.forms_mill())
    ),
    "practice": lambda: Board(
        practice.MACHINE,
        practice.begin_practice("mills", [task(MILL, goals.forms_mill()), ask.count(MILL)]),
    ),
    "compare": lambda: Board(
        compare.MACHINE, compare.begin_compare("mills", MILL, (), ["standard", "chengsan"])
    ),
    "review": lambda: Board(
        review.MACHINE,
        review.ReviewState(Record.of(mills.start(), ["d6", "f4"]), limit=Limit(nodes=20)),
    ),
}

COMMANDS = (
    *("undo", "redo", "restart", "flip", "why", "hint", "thinks", "play_out", "to_game", "stop"),
    *("go_on", "computer", "cancel", "confirm", "last", "moves", "next", "back", "first", "play"),
    *("speed", "solution", "retry", "reply", "next_task", "previous_task", "again", "try"),
    *("look_back", "mistake", "make_shown", "ask", "lines", "territory"),
)


def anything(board: Board[Any], chance: Random) -> Any:
    """Something that could happen to a board, sensible or not."""
    waits = board.waits
    if isinstance(waits, Think) and chance.random() < 0.7:
        *_, last = waits.wish.work()
        return Found(waits.wish, last)
    if board.below is not None and chance.random() < 0.5:
        return Lower(anything(board.below, chance))
    position = board.shown.position
    sites = sites_of(position)
    site, moves = chance.choice(sites), position.legal_moves or ("xyz",)
    return chance.choice(
        (
            Click(site),
            Click(chance.choice([*board.shown.hand.carried, site])),
            Type(str(chance.choice(moves))),
            Type("no move"),
            Do(chance.choice(COMMANDS)),
            Do("go", chance.randrange(-1, 5)),
            Do("answer", chance.randrange(4)),
            Pick(chance.choice(("opponent", "begins", "dots", "answers", "lines")), 1),
            Drop(site, chance.choice((*sites, None))),
            Ask(site),
            Why(str(chance.choice(moves))),
            Around(site),
            Where("men", frozenset({(0, "man"), (None, "closed")})),
            Unclear("undoo", ("undo",)),
            Say(chance.choice(("describe", "help"))),
        )
    )


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", BOARDS)
def test_whatever_was_done_comes_back(name: str, seed: int) -> None:
    chance, board = Random(f"{name} {seed}"), BOARDS[name]()
    for _ in range(25):
        board, _ = step(board, anything(board, chance))
    text = write(board)
    assert text is not None
    again = read(BOARDS[name](), text)
    if name == "review":  # the moves are judged again
        assert (again.state.at, again.state.flipped) == (board.state.at, board.state.flipped)
        return
    assert (again.state, again.said) == (board.state, board.said)
    assert again.reply == board.reply
    assert (again.below is None) == (board.below is None)
    if board.below is not None and board.below.machine.name == "table":
        assert again.below is not None
        assert again.below.state == board.below.state
    assert again.waits == board.waits
    assert write(again) == text


def test_the_opponent_and_what_it_thought_come_back() -> None:
    board = against()
    board, _ = step(board, Type("32-28"))
    assert isinstance(board.waits, Think)
    *_, thought = board.waits.wish.work()
    board, _ = step(board, Found(board.waits.wish, thought))
    board, _ = step(board, Do("thinks"))
    assert isinstance(board.waits, Think)
    *_, thought = board.waits.wish.work()
    board, _ = step(board, Found(board.waits.wish, thought))
    text = write(board)
    assert text is not None
    again = read(against(), text)
    assert again.state.thoughts is not None
    assert again.state.thoughts.lines == thought.lines
    assert again.state.seats == board.state.seats
    why, _ = step(board, Do("why"))
    assert step(again, Do("why"))[0].reply == why.reply


def test_a_review_below_a_game_comes_back_where_it_stood() -> None:
    board = BOARDS["play"]()
    for given in (Type("d6"), Type("f4"), Do("look_back"), Lower(Do("next")), Lower(Do("flip"))):
        board, _ = step(board, given)
    text = write(board)
    assert text is not None
    below = read(BOARDS["play"](), text).below
    assert below is not None
    assert (below.state.at, below.state.flipped) == (1, True)


@pytest.mark.parametrize(
    "damage",
    [
        lambda _: "",
        lambda _: "{",
        lambda _: "[" * 100_000,
        lambda _: "7",
        lambda _: " " * 2_000_000,
        lambda text: text.replace('"format":1', '"format":2'),
        lambda text: text.replace('"format":1', '"format":true'),
        lambda text: text.replace("32-28", "x" * 1000),
        lambda text: text.replace('"click"', '"eval"'),
        lambda text: text.replace('"inputs":[', '"inputs":[["found",[[0,"32-28"]],1,1,1],'),
        lambda text: text.replace('"inputs":[', '"inputs":[["found",[[0,"1-99"]],1,1,1],'),
        lambda text: text.replace('"inputs":[', '"inputs":[["failed"],'),
        lambda text: text.replace('"inputs":[', '"inputs":[["do","go",1e9],'),
        lambda text: text.replace('"inputs":[', '"inputs":[["do","go",null],'),
        lambda text: text.replace('"inputs":[', '"inputs":[["pick","rules",99],'),
        lambda text: text.replace('"inputs":[', '"inputs":[["pick","opponent",99],'),
        lambda text: text.replace('"inputs":[', '"inputs":[["click",null],'),
        lambda text: text.replace('"inputs":[', '"inputs":[["where","x",[[{}]]],'),
        lambda text: text.replace('"inputs":[', '"inputs":[[[]],'),
        lambda text: text.replace('"inputs":[', '"below":{},"inputs":['),
        lambda text: text.replace("table", "demo"),
        lambda text: json.dumps({**json.loads(text), "inputs": [["do", "flip", 0]] * (MOST + 1)}),
    ],
)
def test_a_text_that_does_not_fit_is_refused_whole(damage: Any) -> None:
    board = against()
    for given in (Type("32-28"), Click("33")):
        board, _ = step(board, given)
    text = write(board)
    assert text is not None
    assert damage(text) != text
    with pytest.raises(NotABoard):
        read(against(), damage(text))


def test_a_text_of_another_board_is_refused() -> None:
    text = write(BOARDS["exercise"]())
    assert text is not None
    other = begin_exercise(mills.parse(MILL), goals.stops_mill())
    with pytest.raises(NotABoard):
        read(Board(exercise.MACHINE, other), text)


def test_what_is_too_long_to_be_read_again_is_not_written() -> None:
    board = BOARDS["play"]()
    for _ in range(MOST + 1):
        board, _ = step(board, Do("flip"))
    assert write(board) is None

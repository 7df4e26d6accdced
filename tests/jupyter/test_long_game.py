"""A game of thousands of moves is played as a short one is: as much is done and told for each move."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

import ruleboard as rb
from ruleboard.machines.play.results import played
from ruleboard.rules import Position, draughts, mills
from tests.jupyter.wire import Wire

EARLY, LATE = 350, 3350  # moves, both in the middle of a leaf
SHARE = 1.1  # numbers grow by a digit

ENDLESS = draughts.FMJD.replace(
    name="endless", clock_limit=10**6, repetitions=10**6, lone_king_limits=False
)
OFTEN = mills.STANDARD.replace(name="often", repetition=10**6)

GAMES: dict[str, tuple[Position, tuple[str, ...]]] = {
    "draughts": (
        draughts.parse("W:WK46,K47:BK2,K3", ENDLESS),
        ("46-41", "2-7", "41-46", "7-2"),
    ),
    "mills": (
        mills.parse("W:Wa7,d7,b4,g1:Ba1,b2,d2,f4:H0,0"),
        ("g1-g4", "a1-a4", "g4-g1", "a4-a1"),
    ),
    "mills with repetition": (
        mills.parse("W:Wa7,d7,b4,g1:Ba1,b2,d2,f4:H0,0", OFTEN),
        ("g1-g4", "a1-a4", "g4-g1", "a4-a1"),
    ),
}


def calls(work: Callable[[], object]) -> int:
    """How many functions are called for something."""
    count = 0

    def heard(_frame: object, event: str, _arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(heard)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def on(board: rb.Play, turns: Sequence[str], until: int) -> None:
    """Play on, without showing every move."""
    state = board.state
    while state.at < until:
        state, _ = played(state, state.position.move(turns[state.at % len(turns)]))
    board.value = replace(board.value, state=replace(board.value.state, play=state))


@pytest.mark.parametrize("name", GAMES)
def test_a_move_takes_as_much_work_and_as_large_a_message_late_as_early(
    name: str, wire: Wire
) -> None:
    start, turns = GAMES[name]
    board = rb.Play(start)

    def play() -> None:
        board.type(turns[board.state.at % len(turns)])

    def another() -> None:
        board.press("u")
        play()

    found: list[dict[str, int]] = []
    for until in (EARLY, LATE):
        on(board, turns, until)
        for _ in turns:  # what is made once is made
            play()
        wire.clear()
        made = {"played": sum(calls(play) for _ in turns), "told": wire.bytes}
        made["taken back"] = calls(lambda: board.press("u")) + calls(lambda: board.press("y"))
        made["played again"] = calls(another)
        made["saved"] = calls(board._repr_mimebundle_)
        made["described"] = calls(lambda: board.press("d"))
        found.append(made)
    early, late = found
    assert board.state.at == LATE + 2 * len(turns)
    slow = {each: (early[each], late[each]) for each in early if late[each] > early[each] * SHARE}
    assert slow == {}


def test_a_game_of_kings_is_told_how_often_it_came_up() -> None:
    start, turns = GAMES["draughts"]
    board = rb.Play(start)
    on(board, turns, 400)
    times = [each for each in board.position.counters if each.code == "repetition"]
    assert [each.params["n"] for each in times] == [101]


def test_a_long_game_is_saved_with_the_moves_until_where_it_stands() -> None:
    start, turns = GAMES["mills"]
    board = rb.Play(start)
    on(board, turns, 260)
    looking_back = replace(board.value.state, play=replace(board.state, at=210))
    board.value = replace(board.value, state=looking_back)
    html = board._repr_mimebundle_()["text/html"]
    assert "105… a1-a4</" in html
    assert "106. g4-g1" not in html

"""An exercise of several moves as a widget: what it says above the board, and who replies when."""

from __future__ import annotations

import asyncio

import pytest

import ruleboard as rb
from ruleboard.jupyter import runner
from ruleboard.rules import BadValue
from tests.jupyter.seen import push

MILL = "W:Wa7,a4,b2,d2:Bg7,g1,e4,c3"


def exercise(lang: str = "en", moves: int = 2) -> rb.Exercise:
    return rb.Exercise("mills", MILL, goal=rb.goals.forms_mill(), moves=moves, lang=lang)


def test_the_task_says_how_many_moves_there_are_and_how_many_are_left() -> None:
    board = exercise()
    assert board.task.endswith("You have 2 moves, and your opponent replies.")
    board.type("d2-d1")
    assert board.status == "White to move a man along a line. One more move."
    board.type("b2-d2")
    board.press("u")
    assert board.status.endswith("One more move.")
    assert board.task.endswith("You have 2 moves, and your opponent replies.")
    russian = exercise("ru")
    assert russian.task.endswith("У вас 2 хода, соперник отвечает.")
    russian.type("d2-d1")
    assert russian.status.endswith("Ещё один ход.")


def test_without_a_kernel_the_opponent_replies_at_once() -> None:
    board = exercise()
    board.type("d2-d1")
    assert board.state.mode == "trying"
    assert board.message.startswith("Black moves from ")
    board.click("d1")
    board.click("a1")
    board.click("e5")
    assert board.solved
    assert board.status == "Well spotted! 3 stars."


def test_a_wrong_move_is_answered_with_its_refutation() -> None:
    board = exercise()
    board.type("b2-b4")
    assert board.message.startswith("Not yet. Black ")
    assert board.message.endswith("Now you can no longer do it in one move.")
    assert {"wrong", "target"} <= {mark.kind for mark in board.view.marks}


def test_in_a_kernel_the_reply_comes_by_itself_after_a_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(runner, "PACE", 0)

    async def played() -> tuple[str, str]:
        board = exercise()
        board.type("d2-d1")
        shown = board.state.mode
        done = asyncio.Event()
        asyncio.get_running_loop().call_later(0.01, done.set)  # what was planned comes before
        await done.wait()
        return shown, board.state.mode

    assert asyncio.run(played()) == ("replying", "trying")


@pytest.mark.parametrize("end", ["close", "retry", "click"])
def test_nothing_comes_after_it_is_no_longer_wanted(
    end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runner, "PACE", 0)

    async def ended() -> tuple[int, int]:
        board = exercise()
        board.type("d2-d1")
        if end == "close":
            board.close()
        elif end == "retry":
            push(board, "retry")
        else:
            board.click("d1")
        before = board.state
        done = asyncio.Event()
        asyncio.get_running_loop().call_later(0.01, done.set)  # what was planned came before
        await done.wait()
        return before.play.at, board.state.play.at

    before, after = asyncio.run(ended())
    assert after == before == (2 if end == "click" else 1 if end == "close" else 0)


def test_an_exercise_that_cannot_be_is_refused_in_words() -> None:
    with pytest.raises(BadValue, match="cannot be reached in 2 moves against the best replies"):
        rb.Exercise("mills", "W:Wb6,d7:Bf6,c3:H7,7", goal=rb.goals.forms_mill(), moves=2)
    with pytest.raises(
        BadValue, match="4 moves are too many to check here: there are more than 50000 ways"
    ):
        rb.Exercise("mills", goal=rb.goals.forms_mill(), moves=4)
    with pytest.raises(BadValue, match="cannot have 0 moves"):
        exercise(moves=0)

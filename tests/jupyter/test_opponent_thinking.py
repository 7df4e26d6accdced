"""A computer that thinks on a loop: it can be disturbed and stopped, and never stands in the way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from threading import Event, Thread
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.jupyter import runner
from ruleboard.jupyter.runner import Host, Runner
from ruleboard.machines.board import Think
from tests.jupyter.opponents import bar, choose, made, play, thinks
from tests.jupyter.seen import button, hidden, push

Told = Callable[[rb.Play], Awaitable[None]]


async def until(true: Callable[[], bool]) -> None:
    """Let the loop run until something is true."""
    for _ in range(4000):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came")


def on_loop(told: Told, monkeypatch: pytest.MonkeyPatch, **options: Any) -> rb.Play:
    """What a board does while a loop runs. A slice is as short as can be, so that thinking can be disturbed."""
    monkeypatch.setattr(runner, "PACE", 0)
    monkeypatch.setattr(runner, "SLICE", 0)
    monkeypatch.setattr(runner, "TOLD", 0)

    async def go() -> rb.Play:
        board = play(**{"opponent": 6, **options})
        await told(board)
        return board

    return asyncio.run(go())


def test_it_thinks_in_slices_and_then_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(board: rb.Play) -> None:
        board.type("32-28")
        assert thinks(board)
        assert bar(board)
        assert str(board.view.thinking) == "The computer is thinking…"
        assert made(board) == 1
        await until(lambda: made(board) == 2)
        assert not bar(board)
        assert board.view.motion  # it is seen to move
        assert board.message.startswith("Black moves from ")

    on_loop(told, monkeypatch, opponent=4)


def test_progress_is_told_while_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []

    async def told(board: rb.Play) -> None:
        board.pad.observe(lambda change: seen.append(change["new"]), names="progress")
        board.type("32-28")
        await until(lambda: len(seen) > 1)
        board.close()

    on_loop(told, monkeypatch)
    assert seen == sorted(seen)
    assert seen[-1] <= 100


def test_a_click_meanwhile_is_answered_and_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(board: rb.Play) -> None:
        board.type("32-28")
        board.click("18")
        assert board.message.startswith("The computer is thinking. Press Stop or Esc")
        assert not board.state.clicked
        board.type("18-23")
        assert made(board) == 1
        board.press("f")
        assert board.shown.flipped
        board.lang = "ru"
        assert str(board.view.thinking) == "Компьютер думает…"
        board.press("h")
        assert thinks(board)
        board.close()

    on_loop(told, monkeypatch)


@pytest.mark.parametrize("how", ["Escape", "stop"])
def test_it_can_be_stopped_and_a_person_moves_for_it(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(board: rb.Play) -> None:
        board.type("32-28")
        if how == "stop":
            push(board, "stop")
        else:
            board.press(how)
        assert not thinks(board)
        assert board.message.startswith("The computer has stopped thinking")
        assert not hidden(board, "go_on")
        board.type("18-23")
        assert made(board) == 2
        board.type("37-32")
        assert thinks(board)  # from now on it plays again
        board.close()

    on_loop(told, monkeypatch)


def test_it_goes_on_when_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(board: rb.Play) -> None:
        board.type("32-28")
        board.press("Escape")
        board.press("j")
        await until(lambda: made(board) == 2)

    on_loop(told, monkeypatch, opponent=4)


def test_undo_meanwhile_stops_it_and_gives_the_move_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(board: rb.Play) -> None:
        board.type("32-28")
        push(board, "undo")
        assert not thinks(board)
        assert board.state.at == 0
        assert not bar(board)

    on_loop(told, monkeypatch)


@pytest.mark.parametrize("end", ["close", "restart", "person"])
def test_nothing_comes_after_it_is_no_longer_wanted(
    end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(board: rb.Play) -> None:
        board.type("32-28")
        if end == "close":
            board.close()
        elif end == "restart":
            push(board, "restart")
        else:
            choose(board, "opponent", 0)
        assert not thinks(board)

    on_loop(told, monkeypatch)


def test_two_boards_think_at_once_and_each_makes_its_own_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def told(board: rb.Play) -> None:
        other = rb.Play("mills", opponent=4)
        board.type("32-28")
        other.type("d6")
        assert thinks(board)
        assert thinks(other)
        other.press("Escape")  # that concerns nobody else
        assert not thinks(other)
        assert thinks(board)
        other.press("j")
        await until(lambda: made(board) == 2 and made(other) == 2)
        assert not thinks(board)
        assert not thinks(other)
        other.close()

    on_loop(told, monkeypatch, opponent=4)


def test_another_language_meanwhile_leaves_its_thinking_and_its_move_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def told(board: rb.Play) -> None:
        board.type("32-28")
        board.lang = "es"
        assert thinks(board)
        assert bar(board)
        assert str(board.view.thinking) != "The computer is thinking…"
        await until(lambda: made(board) == 2)
        assert "mueven" in board.message

    on_loop(told, monkeypatch, opponent=4)


def test_it_is_stopped_and_told_to_go_on_in_the_move_box(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(board: rb.Play) -> None:
        board.type("32-28")
        board.type("stop")
        assert not thinks(board)
        assert board.message.startswith("The computer has stopped thinking")
        board.type("stop")  # once more does no harm
        assert board.message.startswith("The computer has stopped thinking")
        board.type("go on")
        assert thinks(board)
        push(board, "undo")
        board.type("go on")
        assert board.message == "That does nothing on this board."
        board.close()

    on_loop(told, monkeypatch)


def test_the_saved_picture_does_not_say_that_it_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def told(board: rb.Play) -> None:
        assert thinks(board)
        plain = play()
        assert board._repr_mimebundle_()["text/html"] == plain._repr_mimebundle_()["text/html"]
        assert repr(board) == repr(plain)
        board.close()

    on_loop(told, monkeypatch, begins="computer")


def test_what_fails_while_it_thinks_leaves_the_move_to_the_person(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    failed: list[Any] = []

    class Broken:
        number = 6

        def choose(self, *_: Any, **__: Any) -> Any:
            yield from ()
            raise ZeroDivisionError

    async def told(board: rb.Play) -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, about: failed.append(about))
        board.type("32-28")
        await until(lambda: bool(failed))
        assert not thinks(board)
        board.press("Escape")
        assert not button(board, "undo").disabled
        assert not hidden(board, "go_on")

    on_loop(told, monkeypatch, opponent=Broken())


def test_it_can_be_stopped_from_another_thread_in_the_middle_of_a_slice() -> None:
    """As where a page has its messages handled in a thread of their own, and a cell is run again meanwhile."""
    begun, ended = Event(), Event()
    seen: list[Any] = []

    class Wish:
        partly = False

        def work(self) -> Iterator[int]:
            yield 0
            begun.set()
            assert ended.wait(10)
            yield 1
            seen.append(1)
            yield 2

        def share(self, item: int) -> float:
            return item

    running = Runner(Host(seen.append, lambda: None, lambda _: None, lambda: None))

    async def go() -> None:
        running.follow([Think(Wish())])
        await asyncio.to_thread(begun.wait, 10)
        await asyncio.sleep(0.02)

    def stop() -> None:
        assert begun.wait(10)
        running.stop()
        ended.set()

    other = Thread(target=stop)
    other.start()
    asyncio.run(go())
    other.join()
    assert not running.busy
    assert seen == []

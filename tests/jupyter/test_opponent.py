"""A computer at the board: it answers, it can be stopped, it never stands in the way; and the menus that choose it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from threading import Event, Thread
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.jupyter import against, slices
from ruleboard.jupyter.slices import Slices
from ruleboard.lang import LANGUAGES
from ruleboard.players.levels import level
from ruleboard.players.thinking import settle
from ruleboard.rules import relati
from ruleboard.rules.base import Unknown
from tests.jupyter.seen import button, hidden, push

Told = Callable[[rb.Play], Awaitable[None]]


def play(**options: Any) -> rb.Play:
    return rb.Play("draughts", **options)


def trays(board: rb.Play) -> dict[str, Any]:
    found: dict[str, Any] = board._board.pad.trays
    return found


def choose(board: rb.Play, tray: str, number: int) -> None:
    board._board.pad.receive({"kind": "choose", "tray": tray, "number": number})


def chosen(board: rb.Play, tray: str) -> list[str]:
    return [item[0][0] for item in trays(board)[tray]["items"] if item[4]]


def made(board: rb.Play) -> int:
    """How many moves were made."""
    return len(board.state.moves)


def bar(board: rb.Play) -> bool:
    """Whether the page shows that it thinks."""
    shown: bool = board._board.pad.busy
    return shown


def thinks(board: rb.Play) -> bool:
    return board.thinking


# Where no loop runs.


def test_without_a_kernel_it_answers_at_once_with_the_move_of_its_level() -> None:
    board = play(opponent=2)
    board.type("32-28")
    after = board.state.positions[1]
    assert board.state.moves[1] == settle(level(2).choose(after, seed=0)).best.move
    assert made(board) == 2
    assert board.message.startswith("Black moves from ")
    assert not thinks(board)


def test_the_computer_may_begin() -> None:
    board = play(opponent=1, begins="computer")
    assert made(board) == 1
    assert board.position.turn == 1


def test_the_same_game_is_played_again_and_a_new_one_is_another() -> None:
    boards = [play(opponent=1) for _ in range(2)]
    for board in boards:
        for _ in range(4):
            board.type(str(board.position.legal_moves[0]))
    assert boards[0].state.moves == boards[1].state.moves
    push(boards[0], "restart")
    assert not boards[0].state.moves
    assert boards[0]._games == 1


def test_undo_takes_back_both_moves_and_redo_brings_them_again() -> None:
    board = play(opponent=1)
    board.type("32-28")
    moves = board.state.moves
    push(board, "undo")
    assert board.state.at == 0
    assert board.position.turn == 0
    push(board, "redo")
    assert board.state.at == 2
    assert board.state.moves == moves


def test_who_looks_back_may_move_for_the_computer_or_let_it_go_on() -> None:
    board = play(opponent=1)
    board.type("32-28")
    board._board.pad.at = 1
    assert board.state.at == 1
    assert str(board.view.thinking).startswith("It is the computer's turn")
    assert not hidden(board, "go_on")
    board.type("18-23")
    assert str(board.state.moves[1]) == "18-23"
    assert made(board) == 2
    board._board.pad.at = 1
    push(board, "go_on")
    assert made(board) == 2
    assert board.position.turn == 0
    assert hidden(board, "go_on")


def test_computers_play_a_whole_game_by_themselves() -> None:
    board = rb.Play("mills:three", opponent={"white": 1, "black": 1})
    assert board.position.outcome
    assert made(board) > 4


def test_three_players_each_with_their_own() -> None:
    board = rb.Play(relati.start(players=3), opponent={"×": 1, "△": 1})
    assert board.seats == (0, 1, 1)
    board.click("E5")
    assert made(board) == 3
    assert board.position.turn == 0
    push(board, "undo")
    assert board.state.at == 0


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"opponent": 7}, "1–6"),
        ({"opponent": {"green": 1}}, "There is no player green"),
        ({"opponent": 1, "begins": "me"}, "“me” cannot begin. Allowed: you, computer."),
        ({"opponent": 1, "position": "B:W32:B"}, "over"),
    ],
)
def test_what_cannot_be_is_told_in_words(given: dict[str, Any], words: str) -> None:
    with pytest.raises(Unknown) as error:
        play(**given)
    assert words in str(error.value)


# The menus.


def test_the_menus_come_when_they_are_asked_for() -> None:
    board = play()
    assert trays(board) == {}
    assert hidden(board, "thinks")
    push(board, "computer")
    assert list(trays(board)) == ["opponent"]
    assert chosen(board, "opponent") == ["Opponent: a person"]
    assert not hidden(board, "thinks")
    board.press("c")
    assert trays(board) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_levels_have_names_in_every_language(lang: str) -> None:
    board = play(opponent=1, lang=lang)
    names = [item[0][0] for item in trays(board)["opponent"]["items"]]
    assert len(set(names)) == 7
    assert all(str(number) in name for number, name in enumerate(names) if number)


def test_choosing_a_level_lets_the_computer_play_the_other_side() -> None:
    board = play()
    push(board, "computer")
    board.type("32-28")
    choose(board, "opponent", 1)
    assert board.seats == (1, 0)  # it is Black's turn: the person goes on as Black
    assert board.message == "The computer plays now: level 1, beginner."
    assert chosen(board, "begins") == ["The computer begins (White)"]
    choose(board, "begins", 0)
    assert board.seats == (0, 1)
    assert made(board) == 2
    choose(board, "opponent", 2)
    assert board.seats == (0, 2)
    choose(board, "opponent", 0)
    assert board.seats == (0, 0)
    assert board.message == "People play on all sides now."
    assert "begins" not in trays(board)


def test_in_relati_every_player_has_a_menu() -> None:
    board = rb.Play(relati.start(players=3))
    push(board, "computer")
    assert list(trays(board)) == ["seat0", "seat1", "seat2"]
    choose(board, "seat0", 1)
    assert board.seats == (1, 0, 0)
    assert made(board) == 1
    choose(board, "seat1", 2)
    assert made(board) == 2
    assert board.message != ""


def test_other_rules_begin_a_new_game_in_which_the_computer_plays_on() -> None:
    board = rb.Play("mills", opponent=1, begins="computer", choose_rules=True)
    choose(board, "rules", 1)
    assert board.seats == (1, 0)
    assert made(board) == 1


# On a loop.


async def until(true: Callable[[], bool]) -> None:
    """Let the loop run until something is true."""
    for _ in range(4000):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("it never came")


def on_loop(told: Told, monkeypatch: pytest.MonkeyPatch, **options: Any) -> rb.Play:
    """What a board does while a loop runs. A slice is as short as can be, so that thinking can be disturbed."""
    monkeypatch.setattr(against, "SEEN", 0)
    monkeypatch.setattr(slices, "SLICE", 0)
    monkeypatch.setattr(slices, "TOLD", 0)

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
        board._board.pad.observe(lambda change: seen.append(change["new"]), names="progress")
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
        assert board.state.flipped
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
        monkeypatch.setattr(against, "level", lambda _: Broken())
        board.type("32-28")
        await until(lambda: bool(failed))
        assert not thinks(board)
        board.press("Escape")
        assert not button(board, "undo").disabled

    on_loop(told, monkeypatch)


def test_it_can_be_stopped_from_another_thread_in_the_middle_of_a_slice() -> None:
    """As where a page has its messages handled in a thread of their own, and a cell is run again meanwhile."""
    slices, begun, ended = Slices(), Event(), Event()
    seen: list[int] = []

    def work() -> Iterator[int]:
        yield 0
        begun.set()
        assert ended.wait(10)
        yield 1
        seen.append(1)
        yield 2

    async def go() -> None:
        slices.begin(work(), seen.append, seen.append)
        await asyncio.to_thread(begun.wait, 10)
        await asyncio.sleep(0.02)

    def stop() -> None:
        assert begun.wait(10)
        slices.stop()
        ended.set()

    other = Thread(target=stop)
    other.start()
    asyncio.run(go())
    other.join()
    assert not slices.busy
    assert seen == []

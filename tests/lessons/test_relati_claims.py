"""What the lessons on playing Relati well say about their positions is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleboard.jupyter.demo import Demo
from ruleboard.jupyter.practice import Practice
from ruleboard.rules import relati
from ruleboard.rules.relati import Position
from tests.lessons.test_lesson_exercises import shown

SOURCES = Path(__file__).parents[2] / "lessons" / "source"
WELL, GAME = SOURCES / "relati-7.md", SOURCES / "relati-8.md"

MOVES = "C5 C3 E4 E2 B3 E5 D4 F3 C2 C6 B5 F4 E1 B4 D3 A6 B2 D1 D2 C1 A5 C4 D5 A3 A2 A4 F6"


def after(position: Position, *moves: str) -> Position:
    for move in moves:
        position = position.play(position.move(move))
    return position


def cut(position: Position, move: str) -> int:
    return sum(map(len, relati.effect(position, position.move(move)).cut))


def menders(position: Position, n: int = 1) -> set[str]:
    """The actions after which at least `n` symbols of the player are connected again."""
    turn = position.turn
    return {
        str(move)
        for move in position.legal_moves
        if len(relati.effect(position, move).healed[turn]) >= n
    }


def wins(position: Position, player: int, turns: int) -> bool:
    """Whether a player can win within so many turns of their own, whatever the other does."""
    if position.outcome:
        return position.outcome.winner == player
    following = (position.play(move) for move in position.legal_moves)
    if position.turn != player:
        return all(wins(each, player, turns) for each in following)
    doors = sorted(following, key=lambda each: len(each.legal_moves) * (each.turn != player))
    return turns > 0 and any(wins(each, player, turns - 1) for each in doors)


@pytest.fixture(scope="module")
def game() -> list[Position]:
    """The positions of the game that lesson 8 tells, before and after each of its moves."""
    positions = [relati.start(relati.BASIC, size=7)]
    for move in MOVES.split():
        positions.append(after(positions[-1], move))
    return positions


def test_two_cuts_of_four_symbols_and_only_one_of_them_lasts() -> None:
    ((_, demo),) = shown(WELL, "well-demo")
    start = demo.state.frames[0].position
    for square, mended in (("A6", set[str]()), ("A7", {"A6"})):
        assert cut(start, square) == 4
        assert menders(after(start, square)) == mended
    assert menders(after(start, "A7"), 4) == {"A6"}


def test_a_cut_of_two_is_mended_and_a_cut_of_three_is_not() -> None:
    ((_, board),) = shown(WELL, "well-tasks")
    start = board.state.trials[0].start
    assert (cut(start, "E4"), cut(start, "D6")) == (2, 3)
    assert menders(after(start, "E4"), 2)
    assert not menders(after(start, "D6"))


def test_the_room_that_is_left_decides_as_the_lesson_counts_it() -> None:
    for more, winner in ((0, None), (1, None), (2, 0), (3, 0)):
        assert relati.count_out((4 + more, 4), 0).winner == winner
    ((_, board),) = shown(WELL, "room-tasks")
    for trial in board.state.trials:
        assert relati.territory(trial.start).contested


def test_the_demos_of_the_game_are_one_game_and_its_tasks_come_from_it(
    game: list[Position],
) -> None:
    texts = [position.text for position in game]
    seen: list[int] = []
    for key, widget in shown(GAME):
        if isinstance(widget, Demo):
            ends = (frame.following for frame in widget.state.frames)
            seen += (texts.index(position.text) for position in ends if position)
        elif isinstance(widget, Practice) and key != "warm-up-tasks":
            assert {trial.start.text for trial in widget.state.trials} <= set(texts), key
    assert list(dict.fromkeys(seen)) == list(range(1, len(game)))
    assert game[-1].outcome is not None
    assert game[-1].outcome.winner == 0


def test_the_comments_of_the_game_are_true(game: list[Position]) -> None:
    alone = {str(move) for move in game[6].legal_moves if cut(game[6], str(move))}
    assert alone == {"D4"}  # the connection from E5 to C3, and no other
    assert cut(game[14], "D3") == 5
    assert menders(game[15], 5) == {"D2", "A5", "A6"}
    held = after(game[17], "D2")
    assert not any(cut(held, str(move)) for move in held.legal_moves)
    assert (cut(game[17], "D1"), cut(game[20], "A5")) == (1, 8)
    assert len(game[21].legal_moves) == 4
    assert all(wins(game[21].play(move), 0, 3) for move in game[21].legal_moves)
    symbols = [piece for piece in game[-1].pieces.values() if piece.owner == 1]
    assert len(symbols) == 13

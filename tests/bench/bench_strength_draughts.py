"""How well draughts is played: against py-draughts' two engines with equal CPU time, and each level against the next,
also by other rules.

Run: `python tests/bench/bench_strength_draughts.py [pairs of games] [seconds a move]`. Their clocks are made to read
CPU time, as ours does, so that nothing else on the machine decides.
"""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from draughts import Board
from draughts.engines import simple, turbo
from draughts.engines.simple import SimpleEngine
from draughts.engines.turbo import TurboEngine
from loguru import logger

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.rules import draughts  # noqa: E402
from ruleboard.rules.draughts import BRAZILIAN, ENGLISH, FMJD, RUSSIAN  # noqa: E402
from tests.bench.matches import HEAD, Played, Player, ladder, match, openings, thinking  # noqa: E402

OPENING = 8  # random plies


def clocks() -> None:
    """Let their clocks tell CPU time."""
    cpu = SimpleNamespace(time=time.process_time, perf_counter=time.process_time)
    vars(simple)["time"] = cpu
    vars(turbo)["time"] = cpu


def engine(made: Any) -> Player:
    """One of their engines at our board; it sees the moves that were played since the opening."""

    def play(played: Played, _seed: int) -> Any:
        board = Board.from_fen(played.start.text)
        for move in played.moves:
            board.push(theirs(board, move))
        return ours(played.position, made.get_best_move(board))

    return play


def signs(move: Any) -> tuple[int, int, frozenset[int]]:
    """A move of theirs by its squares."""
    squares = move.square_list
    return squares[0] + 1, squares[-1] + 1, frozenset(square + 1 for square in move.captured_list)


def ours(position: Any, move: Any) -> Any:
    """Our move for one of theirs."""
    return next(each for each in position.legal_moves if our_signs(each) == signs(move))


def theirs(board: Any, move: Any) -> Any:
    """Their move for one of ours."""
    return next(each for each in board.legal_moves if signs(each) == our_signs(move))


def our_signs(move: Any) -> tuple[int, int, frozenset[int]]:
    return int(move.start), int(move.end), frozenset(map(int, move.captured))


def main(pairs: int, seconds: float) -> int:
    """Print the table; 1 if a level is too close to the one below."""
    logger.remove()
    clocks()
    random.seed(0)
    start = draughts.start(FMJD)
    print(HEAD)
    engines = {
        "py-draughts SimpleEngine": lambda: SimpleEngine(depth_limit=60, time_limit=seconds),
        "py-draughts TurboEngine": lambda: TurboEngine(time_limit=seconds),
    }
    for name, make in engines.items():
        title = f"draughts, {seconds} s a move: {name}"
        found = match(title, thinking(seconds), engine(make()), openings(start, OPENING, pairs))
        print(found.row, flush=True)
    low = ladder("draughts", start, OPENING, pairs)
    for rules in (RUSSIAN, BRAZILIAN, ENGLISH):
        low += ladder(f"{rules.name} draughts", draughts.start(rules), OPENING - 2, pairs)
    return min(low, 1)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    sys.exit(main(int((*arguments, "20")[0]), float((*arguments, "20", "0.2")[1])))

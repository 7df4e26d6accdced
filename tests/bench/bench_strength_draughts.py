"""How well draughts is played: against py-draughts' two engines with equal CPU time, and each level against the next,
also by other rules.

Run: `python tests/bench/bench_strength_draughts.py`, or for a part of it with `--rival SimpleEngine --seconds 0.05` or
`--board english --levels 3 4 --pairs 10` (`strength.py`). Their clocks are made to read CPU time, as ours does, so that
nothing else on the machine decides.
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
from tests.bench.matches import Played, Player  # noqa: E402
from tests.bench.strength import Board as Begin  # noqa: E402
from tests.bench.strength import Rival, measure  # noqa: E402

BOARDS = {
    rules.name: Begin(draughts.start(rules), 8 if rules is FMJD else 6)
    for rules in (FMJD, RUSSIAN, BRAZILIAN, ENGLISH)
}
RIVALS = {
    "SimpleEngine": Rival(
        BOARDS[FMJD.name], lambda seconds: engine(SimpleEngine(depth_limit=60, time_limit=seconds))
    ),
    "TurboEngine": Rival(
        BOARDS[FMJD.name], lambda seconds: engine(TurboEngine(time_limit=seconds))
    ),
}


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


if __name__ == "__main__":
    logger.remove()
    clocks()
    random.seed(0)
    sys.exit(measure(__doc__.split("\n\n")[0], RIVALS, BOARDS))

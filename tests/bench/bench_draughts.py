"""How fast draughts is against py-draughts, the fastest other engine in Python, side by side in one run.

Run: `python tests/bench/bench_draughts.py [rounds]`. Times are CPU time; the engines take turns, our memo is emptied
before every round (the tables of the board's geometry stay), the best round counts. A ratio above 1 means that we are
faster. Bear in mind that their moves carry their route and their push keeps a history; our moves find their routes
when they are asked for them, and our positions remember the one before. Our own counter keeps a table of positions.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import NamedTuple

from draughts import Board
from draughts.boards.base import BaseBoard
from draughts.engines.turbo import perft_from_board
from loguru import logger

SOURCE = Path(__file__).parents[2] / "widgets"
sys.path.insert(0, str(SOURCE))

from ruleboard.rules import draughts, perft  # noqa: E402
from ruleboard.rules.draughts import FMJD, Position  # noqa: E402
from ruleboard.rules.draughts.sides import sides  # noqa: E402

START = "W:W31-50:B1-20"
MONSTER = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24"
POSITIONS = {
    "start": START,
    "a man captures backward": "W:W35:B30,K40",
    "three men beat two kings": "W:W48:B24,K31,34,K42,43",
    "king zigzag": "W:WK47:B9,12,33",
    "a king takes ten": "W:WK1:B7,9,17,19,20,30,31,33,43,44",
    "Turkish stroke": "B:W27,28,38,39,42:BK25",
    "three paths to one square": "W:WK50:B7,12,29,30,44",
    "two paths, four routes": "W:WK47:B14,19,29,31,42",
    "a man takes eight": "W:W47:B13,14,22,24,31,34,K41,44",
    "436 routes": MONSTER,
    "all kings": f"W:W{','.join(f'K{n}' for n in range(31, 51))}:B{','.join(f'K{n}' for n in range(1, 21))}",
}
AIMS = {"a king takes ten": 1.5, "436 routes": 4.0}

Run = Callable[[], object]


class Result(NamedTuple):
    """The best times of both, in seconds, and the ratio that we aim at."""

    name: str
    theirs: float
    ours: float
    aim: float


def emptied() -> None:
    """Forget which sets of men can make which steps."""
    for side in sides(FMJD):
        side.steps.cache_clear()  # type: ignore[attr-defined]  # it is an lru_cache


def our_perft(position: Position, depth: int) -> int:
    """Perft through our public contract: legal moves, then a checked play of each."""
    moves = position.legal_moves
    if depth == 1:
        return len(moves)
    return sum([our_perft(position.play(move), depth - 1) for move in moves])


def their_perft(board: BaseBoard, depth: int) -> int:
    """Perft through py-draughts' public interface."""
    moves = board.legal_moves
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        board.push(move)
        found += their_perft(board, depth - 1)
        board.pop()
    return found


def duel(name: str, theirs: Run, ours: Run, rounds: int, aim: float, repeat: int = 1) -> Result:
    """Both in turn, so that whatever disturbs the machine disturbs both."""
    times = [(clocked(theirs, repeat), clocked(ours, repeat, emptied)) for _ in range(rounds)]
    return Result(name, min(t for t, _ in times), min(o for _, o in times), aim)


def clocked(run: Run, repeat: int, before: Callable[[], None] | None = None) -> float:
    """The time of one run."""
    if before:
        before()
    begun = process_time()
    for _ in range(repeat):
        run()
    return (process_time() - begun) / repeat


def moves_of(text: str) -> Run:
    """All legal moves of a position that nobody has asked before."""
    own, foe, kings, side = draughts.parse(text, FMJD).setting
    pieces = (own, foe) if side.turn == 0 else (foe, own)
    return lambda: Position(pieces, kings, side.turn, FMJD).legal_moves


def imports(rounds: int, what: str) -> float:
    """How much an import costs a fresh interpreter."""
    code = (
        f"import sys; sys.path.insert(0, {str(SOURCE)!r}); from time import process_time as t; a = t();"
        f"import {what}; print(t() - a)"
    )
    return min(
        float(
            subprocess.run(
                [sys.executable, "-I", "-c", code], capture_output=True, check=True
            ).stdout
        )
        for _ in range(rounds)
    )


def results(rounds: int) -> list[Result]:
    """Every comparison."""
    start = draughts.start(FMJD)
    found = [
        duel(
            "perft 6, public interfaces",
            lambda: their_perft(Board(), 6),
            lambda: our_perft(draughts.start(FMJD), 6),
            rounds,
            4.5,
        ),
        duel(
            "perft 6, our public against their turbo",
            lambda: perft_from_board(Board(), 6),
            lambda: our_perft(draughts.start(FMJD), 6),
            rounds,
            1.0,
        ),
        duel(
            "perft 7, each one's own counter",
            lambda: perft_from_board(Board(), 7),
            lambda: perft(start, 7),
            rounds,
            2.0,
        ),
    ]
    for name, text in POSITIONS.items():
        board = Board.from_fen(text)
        aim = AIMS.get(name, 1.0)
        theirs: Run = lambda board=board: board.legal_moves  # type: ignore[misc]  # noqa: E731
        found.append(duel(f"moves: {name}", theirs, moves_of(text), rounds, aim, repeat=20))
    return found


def main() -> int:
    """Print the table; 1 if an aim is missed."""
    logger.remove()
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    missed = 0
    print(f"{'':42}{'py-draughts':>13}{'ruleboard':>13}{'ratio':>8}{'aim':>7}")
    for name, theirs, ours, aim in results(rounds):
        ratio = theirs / ours
        missed += ratio < aim
        sign = " " if ratio >= aim else "!"
        print(f"{name:42}{theirs * 1e6:10.1f} us{ours * 1e6:10.1f} us{ratio:8.2f}{aim:6.1f}{sign}")
    ours, theirs = imports(rounds, "ruleboard.rules.draughts"), imports(rounds, "draughts")
    missed += ours > 0.030
    sign = " " if ours <= 0.030 else "!"
    print(
        f"{'import, more than a bare interpreter':42}{theirs * 1e3:10.1f} ms{ours * 1e3:10.1f} ms",
        end="",
    )
    print(f"{theirs / ours:8.2f}   at most 30 ms{sign}")
    return bool(missed)


if __name__ == "__main__":
    sys.exit(main())

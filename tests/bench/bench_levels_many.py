"""Whether a higher level wins more than its share where three or four play Relati at one board.

One seat is of the higher level, all others are of the one below; from every opening each seat is the higher one once.
Equals would have a third or a quarter of the points; where nobody wins, the point is shared. The board is a small one,
so that games are short. Run: `python tests/bench/bench_levels_many.py [openings] [size of the board] [highest level]`.
"""

from __future__ import annotations

import math
import sys
from itertools import pairwise
from pathlib import Path
from statistics import mean, stdev

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.players.levels import LEVELS  # noqa: E402
from ruleboard.rules import relati  # noqa: E402
from tests.bench.bench_strength_many import game  # noqa: E402
from tests.bench.matches import Played, of_level, openings  # noqa: E402


def share(higher: int, lower: int, opening: Played, seed: int) -> float:
    """The points of the higher level in the games from one opening, one for each seat."""
    players: int = opening.position.players
    points = 0.0
    for seat in range(players):
        seats = tuple(of_level(higher if each == seat else lower) for each in range(players))
        winner = game(opening, seats, seed + 1000 * seat)
        points += 1 / players if winner is None else winner == seat
    return points / players


def main(count: int, size: int, highest: int) -> int:
    """Print the table; 1 if a level has no more than its share."""
    low = 0
    print(
        "| players | level | against | games | points | share of equals |\n|---|---|---|---|---|---|"
    )
    for players in (3, 4):
        for lower, higher in pairwise(LEVELS[:highest]):
            starts = enumerate(openings(relati.start(players, size=size), 2 * players, count))
            found = [share(higher, lower, opening, 10**6 * n) for n, opening in starts]
            error = stdev(found) / math.sqrt(len(found)) if len(found) > 1 else 1.0
            points = f"{100 * mean(found):.0f} % ± {100 * error:.0f}"
            row = f"{players} | {higher} | {lower} | {count * players} | {points}"
            print(f"| {row} | {100 / players:.0f} % |", flush=True)
            low += mean(found) <= 1 / players
    return min(low, 1)


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(main(*(int(each) for each in (*given, *("10", "7", "6")[len(given) :]))))

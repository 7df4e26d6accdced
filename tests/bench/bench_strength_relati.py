"""How well Relati is played: against a greedy player and plain Monte Carlo with equal CPU time, and level by level.

Greedy takes whatever leaves most squares to place on at once. Plain Monte Carlo is UCT with random games to the end.
Where three or four play: `bench_strength_many.py`.
Run: `python tests/bench/bench_strength_relati.py [pairs of games] [seconds a move]`.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.rules import relati  # noqa: E402
from tests.bench.matches import HEAD, ladder, match, openings, thinking  # noqa: E402
from tests.bench.relati_rivals import greedy, monte_carlo  # noqa: E402

OPENING = 4  # random plies


def main(pairs: int, seconds: float) -> int:
    """Print the table; 1 if a level is too close to the one below."""
    print(HEAD)
    ours, start = thinking(seconds), relati.start()
    rivals = {"a greedy player": greedy, "plain Monte Carlo": monte_carlo(seconds)}
    for rules in (relati.BASIC, relati.ALL):
        for name, rival in rivals.items():
            title = f"Relati {rules.name}, {seconds} s a move: {name}"
            starts = openings(relati.start(rules), OPENING, pairs)
            print(match(title, ours, rival, starts).row, flush=True)
    low = ladder("Relati", start, OPENING, pairs)
    return min(low, 1)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    sys.exit(main(int((*arguments, "20")[0]), float((*arguments, "20", "0.2")[1])))

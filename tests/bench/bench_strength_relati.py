"""How well Relati is played: against a greedy player and plain Monte Carlo with equal CPU time, and level by level.

Greedy takes whatever leaves most squares to place on at once. Plain Monte Carlo is UCT with random games to the end.
Where three or four play: `bench_strength_many.py`.
Run: `python tests/bench/bench_strength_relati.py`, or for a part of it with `--levels 4 5` or `--rival greedy`
(`strength.py`).
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.rules import relati  # noqa: E402
from tests.bench.relati_rivals import greedy, monte_carlo  # noqa: E402
from tests.bench.strength import Board, Rival, measure  # noqa: E402

OPENING = 4  # random plies
BOARDS = {"relati": Board(relati.start(), OPENING)}
ALL = Board(relati.start(relati.ALL), OPENING)
RIVALS = {
    "greedy": Rival(BOARDS["relati"], lambda _: greedy),
    "Monte Carlo": Rival(BOARDS["relati"], monte_carlo),
    "greedy, all rules": Rival(ALL, lambda _: greedy),
    "Monte Carlo, all rules": Rival(ALL, monte_carlo),
}

if __name__ == "__main__":
    sys.exit(measure(__doc__.split("\n\n")[0], RIVALS, BOARDS))

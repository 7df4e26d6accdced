"""Whether a learner can beat the first level, and whether the second is stronger.

A learner sees what happens at once (`learners.py`) and must win at least half of the games; level 2 must win 65 % of
the points against level 1. Run: `python tests/bench/bench_learners.py [pairs of games] [game]`.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.rules import draughts, mills, relati  # noqa: E402
from tests.bench.learners import LEARNERS, careless  # noqa: E402
from tests.bench.matches import AIM, HEAD, match, of_level, openings  # noqa: E402

STARTS = {"mills": mills.start(), "draughts": draughts.start(), "relati": relati.start(2, size=9)}
HALF = 0.5
PLIES = 2  # random ones, before they begin
SEES = 0.6  # of the moves, for a learner who is not always attentive


def main(pairs: int, *games: str) -> int:
    """Print the table; 1 if a learner wins less than half, or level 2 too little."""
    low = 0
    print(HEAD, flush=True)
    for game in games or STARTS:
        learner, start = LEARNERS[game], STARTS[game]
        for name, one, other, aim in (
            ("a learner against level 1", learner, of_level(1), HALF),
            ("one who sees 60 %", careless(learner, SEES), of_level(1), 0),
            ("level 2 against level 1", of_level(2), of_level(1), AIM),
        ):
            found = match(f"{game}: {name}", one, other, openings(start, PLIES, pairs))
            print(found.row, flush=True)
            low += found.share < aim
    return min(low, 1)


if __name__ == "__main__":
    given = sys.argv[1:]
    sys.exit(main(int(given[0]) if given else 20, *given[1:]))

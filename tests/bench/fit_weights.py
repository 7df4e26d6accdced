"""Where the weights of features come from: games of the search against itself, and who won them.

The search plays fast from random openings. Wherever it thought, it judged the end of the line that it expects: that
position is kept, with what the game came to. Logistic regression then finds by how much each feature, more on one side
than on the other, raises the chance to win. Told with the first feature as 100, these are weights, and how far ahead
one has to be for chances of three to one is the game's `SCALE`.

Positions of one game share its result, so errors come from drawing whole games again (bootstrap). Whether new weights
are better is for a match to say: `--against` plays the weights that are named against those of the program.
Run: `python tests/bench/fit_weights.py mills --games 400 --nodes 1000`; several games of one family share a fit:
`fit_weights.py relati relati:all`.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.players.knowledge import knowledge  # noqa: E402
from ruleboard.players.thinking import Limit, settle, think  # noqa: E402
from ruleboard.rules import begin  # noqa: E402
from tests.bench.matches import LONGEST, openings  # noqa: E402

OPENING = 8  # random plies
AGAIN = 60  # fits to games that are drawn anew, for the errors
PRIOR = 0.1  # keeps a feature that hardly ever differs near nothing
TURN = "(to move)"  # what it is worth to be the next to move: not a weight, but it must not be taken for one
Array = Any


def self_play(name: str, games: int, nodes: int) -> Iterator[tuple[list[Any], float]]:
    """Positions at the ends of expected lines, and the points of player 0 in the game."""
    for number, opening in enumerate(openings(begin(name), OPENING, games)):
        position, ends = opening.position, []
        for ply in range(LONGEST):
            if position.outcome is not None:
                break
            line = settle(think(position, Limit(nodes=nodes), seed=1000 * number + ply)).best
            end = position
            for move in line.expected:
                end = end.play(move)
            if end.outcome is None and not line.proven and knowledge(end.game).exact(end) is None:
                ends.append(end)
            position = position.play(line.move)
        won = position.outcome and position.outcome.winner
        yield ends, 0.5 if won is None else 1.0 - won


def differences(position: Any) -> list[int]:
    """By how much each feature is more with player 0 than with player 1, and who is to move."""
    known = knowledge(position.game)
    own, other = known.features(position, 0), known.features(position, 1)
    return [*(own[name] - other[name] for name in known.weights), 1 - 2 * position.turn]


def fit(rows: Array, points: Array) -> Array:
    """Logistic regression by Newton's method."""
    spread = np.maximum(rows.std(axis=0), 1e-9)
    scaled, found = rows / spread, np.zeros(rows.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(scaled @ found, -30, 30)))
        slope = scaled.T @ (points - chance) - PRIOR * found
        bend = (scaled * (chance * (1 - chance))[:, None]).T @ scaled
        step = np.linalg.solve(bend + PRIOR * np.eye(len(found)), slope)
        found += step
        if np.abs(step).max() < 1e-6:
            break
    return found / spread


def collected(names: Sequence[str], games: int, nodes: int) -> tuple[list[Array], list[Array]]:
    """For each game the differences of its positions, and as often its points."""
    rows, points = [], []
    for name in names:
        for number, (ends, won) in enumerate(self_play(name, games, nodes), 1):
            if ends:
                rows.append(np.array([differences(end) for end in ends], float))
                points.append(np.full(len(ends), won))
            if number % 50 == 0:
                print(f"{name}: {number} games", file=sys.stderr, flush=True)
    return rows, points


def report(names: Sequence[str], rows: list[Array], points: list[Array]) -> None:
    """Print weights with their errors, and the scale, also of the weights that the program has."""
    known = knowledge(begin(names[0]).game)
    whole = fit(np.concatenate(rows), np.concatenate(points))
    chance = np.random.default_rng(0)
    tries = []
    for _ in range(AGAIN):
        drawn = chance.integers(len(rows), size=len(rows))
        found = fit(
            np.concatenate([rows[n] for n in drawn]), np.concatenate([points[n] for n in drawn])
        )
        tries.append(100 * found / found[0])
    errors = np.std(tries, axis=0)
    results = [each[0] for each in points]
    print(
        f"{', '.join(names)}: {len(rows)} games, {results.count(0.5)} drawn, {sum(map(len, rows))} positions"
    )
    print("| feature | now | fitted |\n|---|---|---|")
    for name, now, value, error in zip(
        (*known.weights, TURN),
        (*known.weights.values(), 0),
        100 * whole / whole[0],
        errors,
        strict=True,
    ):
        print(f"| {name} | {now} | {value:.0f} ± {error:.0f} |")
    print(f"scale of the fitted weights: {100 * math.log(3) / whole[0]:.0f}")
    now = np.concatenate(rows)[:, :-1] @ np.array([*known.weights.values()])
    turn = np.concatenate(rows)[:, -1:]
    values = np.hstack([now[:, None], turn])
    print(f"scale of the weights now: {math.log(3) / fit(values, np.concatenate(points))[0]:.0f}")


def main() -> None:
    """Play, fit, print."""
    ask = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ask.add_argument("names", nargs="+", help="games, such as mills or draughts:english")
    ask.add_argument("--games", type=int, default=400, help="of each")
    ask.add_argument("--nodes", type=int, default=1000, help="a move")
    given = ask.parse_args()
    report(given.names, *collected(given.names, given.games, given.nodes))


if __name__ == "__main__":
    main()

"""Where the weights of features come from: games of the search against itself, and who won them.

The search plays fast from random openings. Wherever it thought, it judged the end of the line that it expects: that
position is kept, with what the game came to. Logistic regression then finds by how much each feature, more on one side
than on the other, raises the chance to win. Every game counts alike, however long it is. Told with the first feature as
100, these are weights, and the value at which chances are e to one, nearly three to one, is the game's `SCALE`; drawn
games tell nothing about that.

Positions of one game share its result, so errors come from drawing whole games again (bootstrap). Whether new weights
are better is for a match to say (`versions.py`). Run: `python tests/bench/fit_weights.py mills --games 400`;
several boards of one game share a fit: `fit_weights.py relati relati:all`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

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
EACH = 20  # so many positions a game counts for: neighbours tell the same
DRAWN = 0.5
TURN = "(to move)"  # what it is worth to be the next to move: not a weight, but it must not be taken for one
Array = Any


class Game(NamedTuple):
    """A game as the fit sees it."""

    rows: Array  # for each position, by how much each feature is more with player 0, and who is to move
    points: float  # of player 0


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
        yield ends, DRAWN if won is None else 1.0 - won


def differences(position: Any) -> list[int]:
    """By how much each feature is more with player 0 than with player 1, and who is to move."""
    known = knowledge(position.game)
    own, other = known.features(position, 0), known.features(position, 1)
    return [*(own[name] - other[name] for name in known.weights), 1 - 2 * position.turn]


def fit(rows: Array, points: Array, counts: Array) -> Array:
    """Logistic regression by Newton's method; each row counts so much."""
    spread = np.maximum(np.sqrt(counts @ rows**2 / counts.sum()), 1e-9)
    scaled, found = rows / spread, np.zeros(rows.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-np.clip(scaled @ found, -30, 30)))
        slope = scaled.T @ (counts * (points - chance)) - PRIOR * found
        bend = (scaled * (counts * chance * (1 - chance))[:, None]).T @ scaled
        step = np.linalg.solve(bend + PRIOR * np.eye(len(found)), slope)
        found += step
        if np.abs(step).max() < 1e-6:
            break
    return found / spread


def fit_games(games: Sequence[Game]) -> Array:
    """The same for whole games, each of which counts alike."""
    counts = [np.full(len(game.rows), EACH / len(game.rows)) for game in games]
    points = [np.full(len(game.rows), game.points) for game in games]
    rows = [game.rows for game in games]
    return fit(np.concatenate(rows), np.concatenate(points), np.concatenate(counts))


def scale(games: Sequence[Game], weights: Array) -> float:
    """At which value, by some weights, chances are e to one; by the games that somebody won."""
    decided = [game for game in games if game.points != DRAWN]
    values = [
        Game(np.stack([game.rows[:, :-1] @ weights, game.rows[:, -1]], axis=1), game.points)
        for game in decided
    ]
    return float(1 / fit_games(values)[0])


def collected(name: str, count: int, nodes: int) -> Iterator[Game]:
    """Games with the differences of their positions."""
    for number, (ends, points) in enumerate(self_play(name, count, nodes), 1):
        if ends:
            yield Game(np.array([differences(end) for end in ends], float), points)
        if number % 50 == 0:
            print(f"{name}: {number} games", file=sys.stderr, flush=True)


def report(names: Sequence[str], games: Sequence[Game]) -> None:
    """Print weights with their errors, and scales."""
    known = knowledge(begin(names[0]).game)
    now = np.array([*known.weights.values()])
    whole, chance = fit_games(games), np.random.default_rng(0)
    again = [
        fit_games([games[n] for n in chance.integers(len(games), size=len(games))])
        for _ in range(AGAIN)
    ]
    unit = 100 / whole[0]
    drawn = sum(game.points == DRAWN for game in games)
    print(f"{', '.join(names)}: {len(games)} games, {drawn} drawn")
    print("| feature | now | fitted |\n|---|---|---|")
    for row in zip((*known.weights, TURN), (*now, 0), whole, np.std(again, axis=0), strict=True):
        name, weight, value, error = row
        print(f"| {name} | {weight} | {unit * value:.0f} ± {abs(unit) * error:.0f} |")
    print(
        f"scale now: {scale(games, now):.0f}, of what is fitted: {scale(games, unit * whole[:-1]):.0f}"
    )


def main() -> None:
    """Play, fit, print."""
    ask = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ask.add_argument("names", nargs="+", help="games, such as mills or draughts:english")
    ask.add_argument("--games", type=int, default=400, help="of each")
    ask.add_argument("--nodes", type=int, default=600, help="a move")
    given = ask.parse_args()
    games = [each for name in given.names for each in collected(name, given.games, given.nodes)]
    report(given.names, games)


if __name__ == "__main__":
    main()

"""Who plays Relati best where more than two play: one who expects the worst from all, max-n, or Monte Carlo?

Ours is the first (`players/multiplayer.py`). It sits at one board with one other kind; of three seats each kind has one
or two, of four each has two, in every arrangement, from every opening. Equal CPU time a move; the winner has a point,
and where nobody wins it is shared: so equals have 50 %. On a smaller board than the usual one games are shorter.
Run: `python tests/bench/bench_strength_many.py [openings] [seconds a move] [size of the board]`.
"""

from __future__ import annotations

import math
import sys
from itertools import product
from pathlib import Path
from statistics import mean, stdev
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.rules import relati  # noqa: E402
from tests.bench.matches import Played, Player, openings, thinking  # noqa: E402
from tests.bench.relati_rivals import max_n, monte_carlo  # noqa: E402


def game(played: Played, seats: tuple[Player, ...], seed: int) -> int | None:
    """Play a game to its end; who has won."""
    while played.position.outcome is None:
        played = played.and_then(seats[played.position.turn](played, seed))
        seed += 1
    winner: int | None = played.position.outcome.winner
    return winner


def arrangements(players: int) -> list[tuple[int, ...]]:
    """Who sits where: two kinds, both present, together equally often."""
    every = product((0, 1), repeat=players)
    return [seats for seats in every if abs(2 * sum(seats) - players) < 2]


def share(kinds: tuple[Player, Player], opening: Played, seed: int) -> float:
    """What part of the points the first kind gets in the games from one opening."""
    orders = arrangements(opening.position.players)
    points = 0.0
    for number, order in enumerate(orders):
        winner = game(opening, tuple(kinds[kind] for kind in order), seed + 1000 * number)
        points += order.count(0) / len(order) if winner is None else order[winner] == 0
    return points / len(orders)


def match(name: str, kinds: tuple[Player, Player], start: Any, count: int) -> float:
    """Print what ours got against another kind."""
    starts = openings(start, 2 * start.players, count)
    found = [share(kinds, opening, 10**6 * n) for n, opening in enumerate(starts)]
    error = stdev(found) / math.sqrt(len(found)) if len(found) > 1 else 1.0
    games = count * len(arrangements(start.players))
    points = f"{100 * mean(found):.0f} % ± {100 * error:.0f}"
    print(f"| {start.players} | {start.board.size} | {name} | {games} | {points} |", flush=True)
    return mean(found)


def main(count: int, seconds: float, size: int | None) -> int:
    """Print the table; 1 if another kind is better than ours."""
    ours = thinking(seconds)
    rivals: dict[str, Player] = {
        "max-n": max_n(seconds),
        "Monte Carlo with the evaluation": monte_carlo(seconds, by_random_games=False),
        "plain Monte Carlo": monte_carlo(seconds),
    }
    print("| players | board | against | games | points |\n|---|---|---|---|---|")
    low = 0
    for players in (3, 4):
        start = relati.start(players, size=size)
        for name, rival in rivals.items():
            low += match(name, (ours, rival), start, count) < 0.5
    return min(low, 1)


if __name__ == "__main__":
    given = sys.argv[1:]
    openings_, seconds_, size_ = (*given, *("10", "0.05", "0")[len(given) :])
    sys.exit(main(int(openings_), float(seconds_), int(size_) or None))

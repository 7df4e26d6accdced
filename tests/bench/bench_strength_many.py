"""Who plays Relati best where more than two play: one who expects the worst from all, max-n, or Monte Carlo?

That decides how `players/many.py` thinks. Three players: three kinds, in every order of seats, from every opening;
four: ours and one other kind have two seats each, in every arrangement. Equal CPU time a move; the winner has a point,
and where nobody wins it is shared. Run: `python tests/bench/bench_strength_many.py [openings] [seconds a move]`.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations, permutations
from pathlib import Path
from statistics import mean, stdev

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.rules import relati  # noqa: E402
from tests.bench.matches import Played, Player, openings, thinking  # noqa: E402
from tests.bench.relati_rivals import max_n, monte_carlo  # noqa: E402

OURS = "one against all"


def game(played: Played, seats: tuple[Player, ...], seed: int) -> int | None:
    """Play a game to its end; who has won."""
    while played.position.outcome is None:
        played = played.and_then(seats[played.position.turn](played, seed))
        seed += 1
    winner: int | None = played.position.outcome.winner
    return winner


def shares(
    kinds: Mapping[str, Player], orders: Iterable[tuple[str, ...]], opening: Played, seed: int
) -> dict[str, float]:
    """What part of the points each kind got in the games from one opening."""
    points = dict.fromkeys(kinds, 0.0)
    games = 0
    for games, order in enumerate(orders, 1):
        winner = game(opening, tuple(kinds[kind] for kind in order), seed + 1000 * games)
        for seat, kind in enumerate(order):
            points[kind] += 1 / len(order) if winner is None else winner == seat
    return {kind: got / games for kind, got in points.items()}


def halves(one: str, other: str) -> Iterator[tuple[str, ...]]:
    """Four seats, two for each, in every arrangement."""
    for seats in combinations(range(4), 2):
        yield tuple(one if seat in seats else other for seat in range(4))


def tournament(
    kinds: Mapping[str, Player], orders: list[tuple[str, ...]], starts: Iterable[Played]
) -> bool:
    """Print what each kind got; whether ours got most."""
    found = [shares(kinds, orders, start, 10**6 * n) for n, start in enumerate(starts)]
    got = {}
    for kind in kinds:
        each = [share[kind] for share in found]
        got[kind] = mean(each)
        error = stdev(each) / math.sqrt(len(each)) if len(each) > 1 else 1.0
        games = len(orders) * len(found)
        row = (
            f"| {len(orders[0])} | {kind} | {games} | {100 * got[kind]:.0f} % ± {100 * error:.0f} |"
        )
        print(row, flush=True)
    return max(got, key=lambda kind: got[kind]) == OURS


def main(count: int, seconds: float) -> int:
    """Print the table; 1 if another kind is better than ours."""
    ours = thinking(seconds)
    rivals: dict[str, Player] = {
        "max-n": max_n(seconds),
        "Monte Carlo with the evaluation": monte_carlo(seconds, by_random_games=False),
        "plain Monte Carlo": monte_carlo(seconds),
    }
    print("| players | kind | games | points |\n|---|---|---|---|")
    good = True
    names = list(rivals)
    for pair in (names[:2], names[2:] + names[:1]):
        kinds = {OURS: ours, **{name: rivals[name] for name in pair}}
        starts = openings(relati.start(3), 6, count)
        good &= tournament(kinds, list(permutations(kinds)), starts)
    for name in names[:2]:
        starts = openings(relati.start(4), 8, count)
        good &= tournament({OURS: ours, name: rivals[name]}, list(halves(OURS, name)), starts)
    return 0 if good else 1


if __name__ == "__main__":
    arguments = sys.argv[1:]
    sys.exit(main(int((*arguments, "10")[0]), float((*arguments, "10", "0.05")[1])))

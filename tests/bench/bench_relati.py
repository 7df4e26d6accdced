"""How fast Relati's rules are: against the naive engine of the tests and against a plain flood over lists, in one run.

The list flood is the yardstick: what one writes who wants speed and uses lists, with every path prepared beforehand.
The naive engine has its paths prepared as well. Ours remembers what a source reaches, by the blank squares around it:
"cold" means that this table was empty before each round. A ratio above 1 means that we are faster.
Run: `python tests/bench/bench_relati.py [rounds]`. Times are CPU time, engines alternate, the best round counts.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.rules import relati  # noqa: E402
from ruleboard.rules.relati.field import linked  # noqa: E402
from ruleboard.rules.relati.move import PLACE, table  # noqa: E402
from ruleboard.rules.relati.net import flood  # noqa: E402
from tests.rules.relati import naive  # noqa: E402

BLANK = -1


# --- the yardstick ------------------------------------------------------------------------------------------------


@cache
def prepared(size: int) -> list[list[tuple[int, int, int]]]:
    """For each square its paths as (first middle, second middle, end), squares numbered, -1 for no middle."""
    found = []
    for y in range(size):
        for x in range(size):
            paths = []
            for _, middles, end in naive.ways(size, (x, y)):
                numbers = [b * size + a for a, b in reversed(middles)] + [-1, -1]
                paths.append((numbers[0], numbers[1], end[1] * size + end[0]))
            found.append(paths)
    return found


class ListBoard:
    """A board as a list of owners, as the list flood wants it."""

    def __init__(self, position: relati.Position) -> None:
        sites = position.board.squares
        self.size = position.board.size
        codes = [position.pieces.get(site, "") for site in sites]
        self.owners = [int(code[0]) if code else BLANK for code in codes]
        self.roots = [codes.index(f"{player}*") for player in range(position.players)]

    def reach(self, player: int) -> tuple[set[int], set[int]]:
        """The connected symbols and the squares to place on, by a flood over prepared lists."""
        owners, paths = self.owners, prepared(self.size)
        seen, room, queue = {self.roots[player]}, set(), [self.roots[player]]
        for square in queue:
            for one, two, end in paths[square]:
                if one >= 0 and (owners[one] >= 0 or (two >= 0 and owners[two] >= 0)):
                    continue
                owner = owners[end]
                if owner < 0:
                    room.add(end)
                elif owner == player and end not in seen:
                    seen.add(end)
                    queue.append(end)
        return seen, room


# --- the positions ------------------------------------------------------------------------------------------------


def middle_games(players: int, size: int, count: int, filled: float) -> list[relati.Position]:
    """Positions of random games in which a part of the board is filled."""
    found: list[relati.Position] = []
    chance = random.Random(size)
    while len(found) < count:
        position = relati.start(players, size=size)
        while not position.outcome and len(position.pieces) < filled * size * size:
            position = position.play(chance.choice(position.legal_moves))
        if not position.outcome:
            found.append(position)
    return found


def as_naive(position: relati.Position) -> naive.Game:
    """The same position for the naive engine."""
    game = naive.Game(position.players, position.board.size, naive.Options())
    for site, code in position.pieces.items():
        game.symbols[position.board.xy(site)] = naive.Symbol(int(code[0]), root=code[1] == "*")
    game.turn = position.turn
    return game


# --- the measurements ---------------------------------------------------------------------------------------------


def legal_set(position: relati.Position) -> tuple[relati.Move, ...]:
    """The legal moves from the symbols alone: nothing that the position knows about links is used."""
    board, sides, turn = position.board, position.field.sides, position.turn
    blank = board.full
    for side in sides:
        blank &= ~side.live
    side = sides[turn]
    room = flood(board.near, side.root, side.plain, blank) & blank
    return tuple(board.pick(table(board, PLACE), room))


def cold(positions: list[relati.Position]) -> None:
    """The legal sets, with nothing remembered at the beginning."""
    positions[0].board.near.clear()
    for position in positions:
        legal_set(position)


def best(works: Sequence[tuple[Callable[[], object], int]], rounds: int) -> list[float]:
    """The best time of each work in microseconds per unit; the works take turns."""
    times = [float("inf")] * len(works)
    for _ in range(rounds):
        for index, (work, units) in enumerate(works):
            begun = process_time()
            work()
            times[index] = min(times[index], (process_time() - begun) / units * 1e6)
    return times


def compare(title: str, ours: float, peers: dict[str, float]) -> None:
    """One line of the report."""
    others = "   ".join(
        f"{name} {time:9.1f} us = {time / ours:6.1f} x" for name, time in peers.items()
    )
    print(f"{title:44} {ours:8.1f} us   {others}")


def on_board(players: int, size: int, filled: float, rounds: int) -> None:
    """Legal set and connection state on one board."""
    positions = middle_games(players, size, 60, filled)
    lists = [ListBoard(p) for p in positions]
    naives = [as_naive(p) for p in positions]
    few = naives[:6]
    for position, flat, plain in zip(positions, lists, naives, strict=True):
        mine = {str(move) for move in legal_set(position)}
        squares = {position.board.squares[n] for n in flat.reach(position.turn)[1]}
        assert mine == squares == plain.legal() == {str(m) for m in position.legal_moves}
    count = len(positions)
    times = best(
        [
            (lambda: [legal_set(p) for p in positions], count),
            (lambda: [flat.reach(p.turn) for p, flat in zip(positions, lists, strict=True)], count),
            (lambda: [game.placements(game.turn) for game in few], len(few)),
            (lambda: [linked(p.board, p.field.sides) for p in positions], count),
            (lambda: [flat.reach(p) for flat in lists for p in range(players)], count),
            (lambda: [game.connected(p) for game in few for p in range(players)], len(few)),
        ],
        rounds,
    )
    (empty,) = best([(lambda: cold(positions), count)], rounds)
    where = f"{size}x{size}, {players} players, {filled:.0%} filled"
    compare(f"legal set, {where}", times[0], {"lists": times[1], "naive": times[2]})
    compare(f"the same, cold, {count} positions a round", empty, {"lists": times[1]})
    compare(f"links of all, {where}", times[3], {"lists": times[4], "naive": times[5]})


def random_game(players: int, rules: relati.Rules, seed: int) -> int:
    """One random game by the public way, every action checked; the number of actions."""
    chance, position, actions = random.Random(seed), relati.start(players, rules), 0
    while not position.outcome:
        position = position.play(chance.choice(position.legal_moves))
        actions += 1
    return actions


def naive_game(players: int, seed: int) -> int:
    """The same by the naive engine."""
    chance, actions = random.Random(seed), 0
    game = naive.Game(players, players * 4 + 1, naive.Options())
    while not game.over:
        game.play(chance.choice(sorted(game.legal())))
        actions += 1
    return actions


def games(rounds: int) -> None:
    """Whole random games, and perft."""
    count = 50
    basic = sum(random_game(2, relati.BASIC, seed) for seed in range(count))
    slow = naive_game(2, 0)
    time, naive_time = best(
        [
            (lambda: [random_game(2, relati.BASIC, seed) for seed in range(count)], basic),
            (lambda: naive_game(2, 0), slow),
        ],
        rounds,
    )
    compare("random games 9x9, per action", time, {"naive": naive_time})
    print(f"{'random games 9x9, games a second':44} {1e6 / time / basic * count:8.0f}")
    many_games(3, relati.BASIC, rounds)
    many_games(4, relati.BASIC, rounds)
    many_games(2, relati.ALL, rounds)
    (time,) = best([(lambda: relati.start().perft(4), 1_939_376)], min(rounds, 3))
    print(f"{'perft 4 on 9x9, leaves a second':44} {1e6 / time:8.0f}")


def many_games(players: int, rules: relati.Rules, rounds: int, count: int = 10) -> None:
    """Random games of one kind, with no peer."""
    actions = sum(random_game(players, rules, seed) for seed in range(count))

    def work() -> None:
        for seed in range(count):
            random_game(players, rules, seed)

    (time,) = best([(work, actions)], rounds)
    title = f"random games, {players} players, rules {rules.letters}, per action"
    print(f"{title:44} {time:8.1f} us")


def main() -> None:
    """Print all figures."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    for size in (5, 7, 9, 13, 17):
        on_board(2, size, 0.4, rounds)
    on_board(4, 17, 0.4, rounds)
    games(rounds)


if __name__ == "__main__":
    main()

"""How fast Relati's rules are: against the naive engine of the tests and against a plain flood over lists, in one run.

"lists" is the flood over lists with every path prepared beforehand; "naive" the naive engine with its paths prepared as
well; "naive, paths read anew" the same engine as it is without that. Ours remembers what a source reaches, by the blank
squares around it: "cold" means that this table was empty before each round. A ratio above 1 means that we are faster.
Run: `python tests/bench/bench_relati.py [rounds]`. Times are CPU time, engines alternate, the best round counts.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import process_time

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.rules import relati  # noqa: E402
from ruleboard.rules.relati.field import linked  # noqa: E402
from ruleboard.rules.relati.move import PLACE, table  # noqa: E402
from ruleboard.rules.relati.reach import flood  # noqa: E402
from tests.bench.relati_peers import ListBoard, ReadingGame, as_naive  # noqa: E402
from tests.rules.relati import naive  # noqa: E402

NAIVE, ANEW = "naive", "naive, paths read anew"
PEERS: dict[type[naive.Game], str] = {naive.Game: NAIVE, ReadingGame: ANEW}
FEW = 6  # the naive engine is too slow for all positions


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
    near = positions[0].board.near
    for known in (near, *near.quarters):
        known.clear()
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
    few = [as_naive(naive.Game, p) for p in positions[:FEW]]
    anew = [as_naive(ReadingGame, p) for p in positions[:FEW]]
    check(positions, lists)
    count = len(positions)
    times = best(
        [
            (lambda: [legal_set(p) for p in positions], count),
            (lambda: [flat.reach(p.turn) for p, flat in zip(positions, lists, strict=True)], count),
            (lambda: [game.placements(game.turn) for game in few], FEW),
            (lambda: [game.placements(game.turn) for game in anew], FEW),
            (lambda: [linked(p.board, p.field.sides) for p in positions], count),
            (lambda: [flat.reach(p) for flat in lists for p in range(players)], count),
            (lambda: [game.connected(p) for game in few for p in range(players)], FEW),
            (lambda: [game.connected(p) for game in anew for p in range(players)], FEW),
        ],
        rounds,
    )
    (empty,) = best([(lambda: cold(positions), count)], rounds)
    where = f"{size}x{size}, {players} players, {filled:.0%} filled"
    peers = ("lists", NAIVE, ANEW)
    compare(f"legal set, {where}", times[0], dict(zip(peers, times[1:4], strict=True)))
    compare(f"the same, cold, {count} positions a round", empty, {"lists": times[1]})
    compare(f"links of all, {where}", times[4], dict(zip(peers, times[5:], strict=True)))


def check(positions: list[relati.Position], lists: list[ListBoard]) -> None:
    """All engines find the same, or the figures would mean nothing."""
    for position, flat in zip(positions, lists, strict=True):
        mine = {str(move) for move in legal_set(position)}
        squares = {position.board.squares[n] for n in flat.reach(position.turn)[1]}
        plain = as_naive(naive.Game, position).legal()
        assert mine == squares == plain == {str(m) for m in position.legal_moves}


def under_way(players: int, size: int, rounds: int, actions: int = 10) -> None:
    """An action and then the legal set, by the public way, from positions in the middle of games."""
    chance = random.Random(players)
    lines: list[tuple[relati.Position, list[relati.Move]]] = []
    for position in middle_games(players, size, 12, 0.3):
        at, moves = position, list[relati.Move]()
        while not at.outcome and len(moves) < actions:
            moves.append(chance.choice(at.legal_moves))
            at = at.play(moves[-1])
        lines.append((position, moves))

    def ours(lines: list[tuple[relati.Position, list[relati.Move]]] = lines) -> list[int]:
        counts = []
        for position, moves in lines:
            at = position
            for move in moves:
                at = at.play(move)
                counts.append(len(at.legal_moves))
        return counts

    few = lines[:3]
    games = {kind: [(as_naive(kind, p), list(map(str, m))) for p, m in few] for kind in PEERS}

    def theirs(kind: type[naive.Game]) -> list[int]:
        counts = []
        for game, texts in games[kind]:
            at = game.copy()
            for text in texts:
                at.play(text)
                counts.append(len(at.legal()))
        return counts

    assert ours(few) == theirs(naive.Game) == theirs(ReadingGame)
    total, part = (sum(len(moves) for _, moves in some) for some in (lines, few))
    times = best([(ours, total), *((partial(theirs, kind), part) for kind in PEERS)], rounds)
    title = f"an action, then the legal set, {size}x{size}"
    compare(title, times[0], dict(zip(PEERS.values(), times[1:], strict=True)))


def random_game(players: int, rules: relati.Rules, seed: int) -> int:
    """One random game by the public way, every action checked; the number of actions."""
    chance, position, actions = random.Random(seed), relati.start(players, rules), 0
    while not position.outcome:
        position = position.play(chance.choice(position.legal_moves))
        actions += 1
    return actions


def naive_game(kind: type[naive.Game], players: int, seed: int) -> int:
    """The same by the naive engine."""
    chance, actions = random.Random(seed), 0
    game = kind(players, players * 4 + 1, naive.Options())
    while not game.over:
        game.play(chance.choice(sorted(game.legal())))
        actions += 1
    return actions


def games(rounds: int) -> None:
    """Whole random games, and perft."""
    count = 50
    basic = sum(random_game(2, relati.BASIC, seed) for seed in range(count))
    slow = naive_game(naive.Game, 2, 0)
    time, *peers = best(
        [
            (lambda: [random_game(2, relati.BASIC, seed) for seed in range(count)], basic),
            *((partial(naive_game, kind, 2, 0), slow) for kind in PEERS),
        ],
        rounds,
    )
    compare("random games 9x9, per action", time, dict(zip(PEERS.values(), peers, strict=True)))
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
    under_way(2, 9, rounds)
    under_way(4, 17, rounds)
    games(rounds)


if __name__ == "__main__":
    main()

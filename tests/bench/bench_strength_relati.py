"""How well Relati is played: against a greedy player and plain Monte Carlo with equal CPU time, and level by level.

Greedy takes whatever leaves most squares to place on at once. Plain Monte Carlo is UCT with random games to the end.
Where three or four play, our player has one seat against the others' and then the other way round, on every seat; no
winner is nobody's point. Run: `python tests/bench/bench_strength_relati.py [pairs of games] [seconds a move]`.
"""

from __future__ import annotations

import math
import random
import sys
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "widgets"), str(ROOT)]

from ruleboard.rules import relati  # noqa: E402
from tests.bench.matches import HEAD, Played, Player, match, of_level, openings, thinking  # noqa: E402

AIM = 0.65  # of the points, for a level against the one below


def greedy(played: Played, seed: int) -> Any:
    """Most squares to place on at once; a win if there is one."""
    position = played.position
    turn = position.turn

    def squares(move: Any) -> int:
        after = position.play(move)
        won = after.outcome is not None and after.outcome.winner == turn
        return int(1000 * won + after.field.room(turn).bit_count())

    moves = list(position.legal_moves)
    random.Random(seed).shuffle(moves)
    return max(moves, key=squares)


class Node:
    """A position in the tree of UCT."""

    def __init__(self, position: Any, chance: random.Random) -> None:
        """No move has been tried."""
        self.position = position
        self.untried = list(position.legal_moves)
        chance.shuffle(self.untried)
        self.tried: list[tuple[Any, Node]] = []
        self.visits = 0
        self.points = 0.0  # of whoever moved here

    def best(self) -> Node:
        """The move with most points for its visits, with an eye on those that were seldom tried."""
        room = 2 * math.log(self.visits)
        return max(
            (node for _, node in self.tried),
            key=lambda node: node.points / node.visits + math.sqrt(room / node.visits) / 2,
        )


def monte_carlo(seconds: float) -> Player:
    """Plain UCT, for so much CPU time a move and any number of players."""

    def play(played: Played, seed: int) -> Any:
        ends, chance = process_time() + seconds, random.Random(seed)
        root = Node(played.position, chance)
        while process_time() < ends or not root.tried:
            visit(root, chance)
        return max(root.tried, key=lambda pair: pair[1].visits)[0]

    return play


def visit(root: Node, chance: random.Random) -> None:
    """One way down the tree, one new node, and a random game from there."""
    path = [root]
    while not path[-1].untried and path[-1].tried:
        path.append(path[-1].best())
    last = path[-1]
    if last.untried:
        move = last.untried.pop()
        last.tried.append((move, Node(last.position.play(move), chance)))
        path.append(last.tried[-1][1])
    position = path[-1].position
    while position.outcome is None:
        position = position._play(chance.choice(position.legal_moves))
    winner = position.outcome.winner
    root.visits += 1
    for above, node in pairwise(path):
        node.visits += 1
        node.points += 0.5 if winner is None else float(winner == above.position.turn)


def table(name: str, one: Player, other: Player, players: int, games: int) -> str:
    """A row for games of three or four: one in one seat, the other in the rest, and the other way round."""
    won = lost = nobody = 0
    for number, start in enumerate(openings(relati.start(players), 2 * players, games)):
        for swapped in (False, True):
            played, seed, seat = start, 1000 * number + 500 * swapped, number % players
            while played.position.outcome is None:
                mine = (played.position.turn == seat) != swapped
                played = played.and_then((one if mine else other)(played, seed))
                seed += 1
            winner = played.position.outcome.winner
            nobody += winner is None
            won += winner is not None and (winner == seat) != swapped
            lost += winner is not None and (winner == seat) == swapped
    decided = max(1, won + lost)
    share = won / decided
    error = math.sqrt(max(share * (1 - share), 1 / decided) / decided)
    row = f"| {name} | {2 * games} | {won} | {nobody} | {lost} |"
    return f"{row} {100 * share:.0f} % ± {100 * error:.0f} |"


def main(pairs: int, seconds: float) -> int:
    """Print the table; 1 if a level is too close to the one below."""
    print(HEAD)
    ours, start = thinking(seconds), relati.start()
    rivals = {"a greedy player": greedy, "plain Monte Carlo": monte_carlo(seconds)}
    for rules in (relati.BASIC, relati.ALL):
        for name, rival in rivals.items():
            title = f"Relati {rules.name}, {seconds} s a move: {name}"
            starts = openings(relati.start(rules), 4, pairs)
            print(match(title, ours, rival, starts).row, flush=True)
    for players in (3, 4):
        for name, rival in rivals.items():
            title = f"Relati, {players} players, {seconds} s a move: {name}"
            print(table(title, ours, rival, players, max(1, pairs // 2)), flush=True)
    low = 0
    for number in range(2, 7):
        title = f"Relati: level {number} against level {number - 1}"
        found = match(title, of_level(number), of_level(number - 1), openings(start, 4, pairs))
        print(found.row, flush=True)
        low += found.share < AIM
    return min(low, 1)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    sys.exit(main(int((*arguments, "20")[0]), float((*arguments, "20", "0.2")[1])))

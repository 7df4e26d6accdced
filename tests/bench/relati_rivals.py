"""Others who play Relati: a greedy player, Monte Carlo, and one who expects the worst from all others together.

Where more than two play, our player takes everybody for somebody who looks after himself (`players/selfish.py`). One
against all has the same evaluation and widths, so that only this one idea is measured; it can cut off as alpha-beta
does, and sees further. Monte Carlo comes in two kinds: plain, with random games to the end, and with our evaluation
instead of these.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from itertools import pairwise
from time import process_time
from typing import Any

from ruleboard.players.duel import Duel
from ruleboard.players.relati import SCALE, filling, sight, worths
from ruleboard.players.rounds import Child
from ruleboard.players.thinking import Limit, Thought
from tests.bench.matches import Played, Player


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


class AgainstAll(Duel):
    """Every player but one is taken for an opponent who wants nothing but to harm that one."""

    def _children(
        self, position: Any, moves: Sequence[Any], ply: int, first: Any = None
    ) -> list[Child]:
        """The moves; those of the others that harm most at first sight come first."""
        found = super()._children(position, moves, ply)
        if position.turn != self.me:
            found.sort(key=lambda child: child.values[self.me])
        found.sort(key=lambda child: child.move != first)
        return found


def one_against_all(position: Any, limit: Limit, *, seed: int) -> Iterator[Thought]:
    """Search with the worst to be expected from all others together."""
    return AgainstAll(position, sight(position), limit, 1, seed).thoughts()


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


def monte_carlo(seconds: float, *, by_random_games: bool = True) -> Player:
    """UCT, for so much CPU time a move and any number of players."""
    result = played_out if by_random_games else judged

    def play(played: Played, seed: int) -> Any:
        ends, chance = process_time() + seconds, random.Random(seed)
        root = Node(played.position, chance)
        while process_time() < ends or not root.tried:
            visit(root, chance, result)
        return max(root.tried, key=lambda pair: pair[1].visits)[0]

    return play


def visit(root: Node, chance: random.Random, result: Any) -> None:
    """One way down the tree, one new node, and what that comes to for each player."""
    path = [root]
    while not path[-1].untried and path[-1].tried:
        path.append(path[-1].best())
    last = path[-1]
    if last.untried:
        move = last.untried.pop()
        last.tried.append((move, Node(last.position.play(move), chance)))
        path.append(last.tried[-1][1])
    points = result(path[-1].position, chance)
    root.visits += 1
    for above, node in pairwise(path):
        node.visits += 1
        node.points += points[above.position.turn]


def played_out(position: Any, chance: random.Random) -> list[float]:
    """What a random game brings to each."""
    while position.outcome is None:
        position = position._play(chance.choice(position.legal_moves))
    return points_of(position.outcome.winner, position.players)


def judged(position: Any, _chance: random.Random) -> list[float]:
    """What each may hope for, by our evaluation: `SCALE` ahead is three to one."""
    ended = filling.filled_out(position)
    if ended is not None:
        return points_of(ended.winner, position.players)
    return [1 / (1 + 3 ** (-worth / SCALE)) for worth in worths(position)]


def points_of(winner: int | None, players: int) -> list[float]:
    """A point for the winner; where there is none, half of one for everybody."""
    return [0.5 if winner is None else float(player == winner) for player in range(players)]

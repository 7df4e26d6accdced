"""Others who play Relati: a greedy player, Monte Carlo, and one who takes everybody for selfish (max-n).

Our player expects the worst from all others together (`players/multiplayer.py`). Max-n
takes every player for somebody who
looks after himself. It has the same evaluation, order and widths, so that only this one idea is measured; nothing can
be pruned then, which is the price of it. Monte Carlo comes in two kinds: plain, with random games to the end, and
with our evaluation instead of these.
"""

from __future__ import annotations

import math
import random
from itertools import pairwise
from time import process_time
from typing import Any

from ruleboard.players import multiplayer
from ruleboard.players.knowledge import against
from ruleboard.players.relati import SCALE, after, filling
from ruleboard.players.relati.features import sums
from ruleboard.players.thinking import WIN
from tests.bench.matches import Played, Player

Values = tuple[int, ...]


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


def worths(position: Any) -> Values:
    """What a position is worth to each; nothing is looked at twice."""
    found = sums(position.field)
    return tuple(against(found, player) for player in range(len(found)))


class Late(Exception):
    """The time is over."""


class MaxN:
    """A search in which everybody looks after himself."""

    def __init__(self, ends: float) -> None:
        """Search until then, by the clock of CPU time."""
        self.ends = ends
        self.table: dict[Any, tuple[int, Values, Any]] = {}

    def choose(self, position: Any, seed: int) -> Any:
        """The best move of the last round that was finished, or of this one, if it has begun with that."""
        moves = list(position.legal_moves)
        random.Random(seed).shuffle(moves)
        children = self.children(position, moves, 0)
        turn, chosen = position.turn, children[0][1]
        try:
            for depth in range(2, multiplayer.DEEPEST):
                best: Values | None = None
                width = multiplayer.ROOT[min(depth, len(multiplayer.ROOT) - 1)]
                for values, move, next_one, certain in children[:width]:
                    found = values if certain else self.values(next_one, depth - 1, 1)
                    if best is None or found[turn] > best[turn]:
                        best, chosen = found, move
                children.sort(key=lambda child: child[1] != chosen)
        except Late:
            pass
        return chosen

    def values(self, position: Any, depth: int, ply: int) -> Values:
        """What a position is worth to each."""
        if process_time() >= self.ends:
            raise Late
        turn, moves = position.turn, position.legal_moves
        if depth == 1:
            seen = (sight(after(position, move), ply + 1)[0] for move in moves)
            return max(seen, key=lambda values: values[turn])
        kept = self.table.get(position)
        if kept is not None and kept[0] == depth:
            return kept[1]
        best: Values | None = None
        chosen = None
        children = self.children(position, moves, ply)
        if kept is not None:
            children.sort(key=lambda child: child[1] != kept[2])
        for values, move, next_one, certain in children[: multiplayer.WIDTHS[min(depth, 5)]]:
            found = values if certain else self.values(next_one, depth - 1, ply + 1)
            if best is None or found[turn] > best[turn]:
                best, chosen = found, move
        assert best is not None
        self.table[position] = depth, best, chosen
        return best

    def children(self, position: Any, moves: Any, ply: int) -> list[tuple[Values, Any, Any, bool]]:
        """The moves, those that are best at first sight first."""
        found = []
        for move in moves:
            reached = after(position, move)
            found.append((*sight(reached, ply + 1), move, reached))
        found.sort(key=lambda child: -child[0][position.turn])
        return [(values, move, reached, certain) for values, certain, move, reached in found]


def sight(position: Any, ply: int) -> tuple[Values, bool]:
    """What a position is worth to each at first sight, and whether that is certain."""
    players = range(position.players)
    ended = filling.filled_out(position)
    if ended is None:
        return worths(position), False
    if ended.winner is None:
        return (0,) * position.players, True
    far = ply + ended.plies
    return tuple(WIN - far if player == ended.winner else far - WIN for player in players), True


def max_n(seconds: float) -> Player:
    """Everybody looks after himself, for so much CPU time a move."""
    return lambda played, seed: MaxN(process_time() + seconds).choose(played.position, seed)


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

"""Search for games of any number of players: paranoid alpha-beta, all others play against the searching player.

With two players that is exact. Moves are sorted by their static value, and far from the leaves only the best of them
are searched: in a game with dozens of legal moves, depth is worth more than breadth.

The alternative for three or four players is max-n, where each maximises their own value. Measured on small boards,
it plays neither better nor worse (tests/bench/bench_strength_many.py, README); on the usual boards it searches a ply
less, as it allows no cutoffs.

Inner nodes are generators (`yield from`), so that the search can pause.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from ruleboard.players.knowledge import knowledge, players
from ruleboard.players.rounds import EXACT, INFINITE, LOWER, PROVEN, UPPER, Rounds, Spent, by_value
from ruleboard.players.thinking import FARTHEST, LIKELY, WIN, Limit, Line, Thought
from ruleboard.rules.base import Position

SLICE = 200  # nodes, weighted by their cost, between two pauses: some milliseconds
DEEPEST = 60  # maximum search depth in plies
WIDTHS = (0, 1000, 8, 10, 12, 14)  # moves searched at a node, by remaining depth
ROOT = (1000, 1000, 1000, 24, 20, 16)  # moves searched at the root, by search depth

_DECIDED = LIKELY - FARTHEST


class Ended(NamedTuple):
    """How a position certainly ends."""

    winner: int | None
    plies: int  # until the end


class Sight(NamedTuple):
    """The functions of a game that the search calls."""

    worth: Callable[[Any, int], int]  # static value of a position for a player, in hundredths
    ended: Callable[[Any], Ended | None]  # also before the end, if the result can be counted
    after: Callable[[Any, Any], Any]  # the position after a legal move
    players: int = 2
    cost: int = 1  # nodes that a position counts for; more if its evaluation is slow


class Child(NamedTuple):
    """A move, the position after it, and its static value."""

    value: int
    certain: bool
    move: Any
    after: Any


Walk = Generator[None, None, int]


def think(position: Position, limit: Limit, lines: int, seed: int) -> Iterator[Thought]:
    """Search a position of a game without a search of its own; see `thinking.think`."""
    return Search(position, _usual(position), limit, lines, seed).thoughts()


def follow(position: Position, move: Any, limit: Limit) -> Iterator[Thought]:
    """Search one move only: its value and the expected line."""
    return Search(position, _usual(position), limit, 1, 0, moves=[move]).thoughts()


def _usual(position: Position) -> Sight:
    """The default functions, for any game."""
    known = knowledge(position.game)

    def ended(at: Position) -> Ended | None:
        outcome = known.outcome(at)
        return None if outcome is None else Ended(outcome.winner, 0)

    return Sight(known.worth, ended, known.after, players(position))


class Search(Rounds):
    """One search for one player, with its transposition table. All values are that player's."""

    def __init__(
        self,
        position: Position,
        sight: Sight,
        limit: Limit,
        lines: int,
        seed: int,
        *,
        moves: Sequence[Any] = (),  # the moves to search; all legal moves if empty
    ) -> None:
        super().__init__(position, limit, SLICE)
        self.sight = sight
        self.me = position.turn
        # Several opponents can force a loss only together, which they need not do.
        self.lost = WIN if sight.players == 2 else LIKELY
        self.path: list[tuple[Any, ...]] = [()] * (DEEPEST + 2)  # principal variation from each ply
        moves = list(moves or position.legal_moves)
        Random(seed).shuffle(moves)
        self.children = self._children(position, moves, 0)
        self.wanted = min(lines, len(moves))

    def thoughts(self) -> Iterator[Thought]:
        """Iterative deepening: each round searches one ply deeper."""
        self.found = [Line(c.move, c.value, (c.move,)) for c in self.children[: self.wanted]]
        self.depth = 1
        deepest = min(self.limit.depth or DEEPEST, DEEPEST)
        try:
            self.check()
            for depth in range(2, deepest + 1):
                if self._settled():
                    break
                self.found, self.round = self.merged(), []
                self._front([line.move for line in self.found])
                for _ in self._look(depth):
                    yield self.thought(final=False)
        except Spent:
            pass
        self.found = self.merged()
        yield self.thought(final=True)

    def _settled(self) -> bool:
        """Whether a deeper search cannot change the result."""
        if len(self.children) == 1 and self.depth > 2 and self.limit.depth is None:
            return True
        lines = self.merged()
        won = self.wanted == 1 and lines[0].value > PROVEN
        return won or all(line.proven for line in lines)

    def merged(self) -> list[Line]:
        """The lines of this round, then those of the round before, whose values are capped by the last of this one."""
        if not self.round:
            return self.found
        seen = {line.move for line in self.round}
        last = self.round[-1].value
        rest = (
            replace(line, value=min(line.value, last))
            for line in self.found
            if line.move not in seen
        )
        return [*self.round, *rest][: self.wanted]

    def _front(self, moves: Sequence[Any]) -> None:
        """Search these moves first from now on."""
        rank = {move: number for number, move in enumerate(moves)}
        self.children.sort(key=lambda child: rank.get(child.move, len(rank)))

    def _look(self, depth: int) -> Generator[None, None, None]:
        """One round: search the root moves to this depth; the `wanted` best lines get exact values."""
        width = max(self.wanted, ROOT[min(depth, len(ROOT) - 1)])
        for number, child in enumerate(self.children):
            if number >= width and not _decided(self.round[0].value, mine=True):
                break
            full = len(self.round) == self.wanted
            alpha = self.round[-1].value if full else -INFINITE
            self.path[1] = ()
            value = child.value
            if not child.certain:
                value = INFINITE
                if full:
                    value = yield from self._value(child.after, depth - 1, alpha, alpha + 1, 1)
                if value > alpha:
                    value = yield from self._value(child.after, depth - 1, alpha, INFINITE, 1)
            if value > alpha:
                line = Line(child.move, value, (child.move, *self.path[1]))
                self.round = sorted((*self.round, line), key=by_value)[: self.wanted]
                self.depth = depth

    def _value(self, position: Position, depth: int, alpha: int, beta: int, ply: int) -> Walk:
        """The alpha-beta value of a position, searched to this depth."""
        if self.nodes >= self.pause:
            yield
            self.check()
        if depth == 1:
            return self._last(position, alpha, beta, ply)
        kept = self.table.get(position)
        first = None
        if kept is not None:
            seen, value, bound, first = kept
            if seen >= depth and beta - alpha == 1 and _holds(value, bound, alpha, beta):
                return value
        mine, low, high = position.turn == self.me, alpha, beta
        children = self._children(position, position.legal_moves, ply, first)
        best, chosen = -INFINITE if mine else INFINITE, None
        width = WIDTHS[min(depth, len(WIDTHS) - 1)]
        for number, child in enumerate(children):
            if number >= width and not _decided(best, mine=mine):
                break
            self.path[ply + 1] = ()
            value = child.value
            if not child.certain:
                if chosen is None or high - low == 1:
                    value = yield from self._value(child.after, depth - 1, low, high, ply + 1)
                else:
                    scout = (low, low + 1) if mine else (high - 1, high)
                    value = yield from self._value(child.after, depth - 1, *scout, ply + 1)
                    if low < value < high:
                        value = yield from self._value(child.after, depth - 1, low, high, ply + 1)
            if value > best if mine else value < best:
                best, chosen = value, child.move
                self.path[ply] = (chosen, *self.path[ply + 1])
                low, high = (max(low, best), high) if mine else (low, min(high, best))
                if low >= high:
                    break
        bound = UPPER if best <= alpha else LOWER if best >= beta else EXACT
        self.table[position] = depth, best, bound, chosen
        return best

    def _last(self, position: Position, alpha: int, beta: int, ply: int) -> int:
        """The value of a position one ply above the leaves."""
        mine = position.turn == self.me
        best, chosen = -INFINITE if mine else INFINITE, None
        for move in position.legal_moves:
            value, _ = self._sight(self.sight.after(position, move), ply + 1)
            if value > best if mine else value < best:
                best, chosen = value, move
                if best >= beta if mine else best <= alpha:
                    break
        self.path[ply] = (chosen,)
        return best

    def _children(
        self, position: Position, moves: Sequence[Any], ply: int, first: Any = None
    ) -> list[Child]:
        """The moves sorted by static value, best first; the table's best move `first` before all."""
        found = []
        for move in moves:
            after = self.sight.after(position, move)
            found.append(Child(*self._sight(after, ply + 1), move, after))
        found.sort(key=_value_of, reverse=position.turn == self.me)
        if first is not None:
            found.sort(key=lambda child: child.move != first)
        return found

    def _sight(self, position: Position, ply: int) -> tuple[int, bool]:
        """The static value of a position, and whether it is certain."""
        self.nodes += self.sight.cost
        ended = self.sight.ended(position)
        if ended is None:
            return self.sight.worth(position, self.me), False
        if ended.winner is None:
            return 0, True
        far = ply + ended.plies
        return (WIN - far if ended.winner == self.me else far - self.lost), True


def _decided(best: int, *, mine: bool) -> bool:
    """Whether the best value so far is a loss: then all moves are searched, not only the first few."""
    return best < -_DECIDED if mine else best > _DECIDED


def _holds(value: int, bound: int, alpha: int, beta: int) -> bool:
    """Whether a table entry decides on which side of the window the value lies."""
    return bound == EXACT or (value >= beta if bound == LOWER else value <= alpha)


def _value_of(child: Child) -> int:
    return child.value

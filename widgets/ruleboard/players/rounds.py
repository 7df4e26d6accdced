"""Looks at a position in rounds, each a ply deeper, until a limit is spent. How the others are judged is not said here.

What a search of two players (`duel`) and one of more (`selfish`) share is written once: the moves in the order of what
they are worth at first sight, how many of them are followed, the limit, the pauses, and the thoughts that come of it.
Far from the end of a line only the better part of the moves is followed: in a game where dozens are legal, depth is
worth more than breadth.

A search pauses at its inner nodes, each of which is a generator that the one above it waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from ruleboard.players.thinking import FARTHEST, LIKELY, WIN, Limit, Line, Thought
from ruleboard.rules.base import Position

SLICE = 200  # the cost of what is looked at between two pauses: some milliseconds
DEEPEST = 60  # plies, where nothing else ends the search
WIDTHS = (0, 1000, 8, 10, 12, 14)  # how many moves are followed, by the plies that are left
ROOT = (1000, 1000, 1000, 24, 20, 16)  # how many of the first moves, by the depth of the round

PROVEN = WIN - FARTHEST
DECIDED = LIKELY - FARTHEST

Values = Sequence[int]
"""What a position is worth to each player."""

Look = Generator[None, None, None]


class Ended(NamedTuple):
    """How a position ends, where that is certain."""

    winner: int | None
    plies: int  # until then


class Sight(NamedTuple):
    """What the search asks a game for."""

    worths: Callable[[Any], Values]  # of a position to each player, in hundredths
    ended: Callable[[Any], Ended | None]  # also where the end is only a matter of counting
    after: Callable[[Any, Any], Any]  # a legal move
    players: int = 2
    cost: int = 1  # of looking at a position, where that takes longer than usual


class Child(NamedTuple):
    """A move, where it leads, and what that is worth to each player at first sight."""

    values: Values
    certain: bool
    move: Any
    after: Any


class Spent(Exception):
    """The limit is spent: the way out of the tree."""


class Rounds:
    """One search by one player, with all that it remembers."""

    def __init__(
        self,
        position: Position,
        sight: Sight,
        limit: Limit,
        lines: int,
        seed: int,
        *,
        moves: Sequence[Any] = (),  # to choose from, if not from all
    ) -> None:
        self.position = position
        self.sight = sight
        self.limit = limit
        self.me = position.turn
        self.lost = WIN if sight.players == 2 else LIKELY
        self.nodes = 0
        self.depth = 0
        self.begun = monotonic()
        self.pause = SLICE
        self.path: list[tuple[Any, ...]] = [()] * (DEEPEST + 2)  # the best line from each ply on
        self.table: dict[Any, Any] = {}  # what was found of a position
        moves = list(moves or position.legal_moves)
        Random(seed).shuffle(moves)
        self.children = self._children(position, moves, 0)
        self.wanted = min(lines, len(moves))
        self.found: list[Line] = []  # of the last full round, best first
        self.round: list[Line] = []  # of this round so far, best first

    def thoughts(self) -> Iterator[Thought]:
        """Round after round, each a ply deeper."""
        self.found = [
            Line(child.move, child.values[self.me], (child.move,))
            for child in self.children[: self.wanted]
        ]
        self.depth = 1
        deepest = min(self.limit.depth or DEEPEST, DEEPEST)
        try:
            self._check()
            for depth in range(2, deepest + 1):
                if self._settled():
                    break
                self.found, self.round = self._merged(), []
                self._front([line.move for line in self.found])
                for _ in self._look(depth):
                    yield self._thought(final=False)
        except Spent:
            pass
        self.found = self._merged()
        yield self._thought(final=True)

    def _look(self, depth: int) -> Look:
        """Look at the moves so deep, in order, and keep what is found in `round`."""
        raise NotImplementedError

    def _first(self, depth: int) -> Iterator[Child]:
        """The first moves of a round, and more of them for whoever seems to have lost."""
        width = max(self.wanted, ROOT[min(depth, len(ROOT) - 1)])
        for number, child in enumerate(self.children):
            if number >= width and self.round[0].value >= -DECIDED:
                return
            self.path[1] = ()
            yield child

    def _found(self, depth: int, move: Any, value: int) -> None:
        """A move of this round is worth so much, and what follows it stands in the path."""
        line = Line(move, value, (move, *self.path[1]))
        self.round = sorted((*self.round, line), key=_worth)[: self.wanted]
        self.depth = depth

    def _settled(self) -> bool:
        """Whether looking deeper cannot change anything."""
        if len(self.children) == 1 and self.depth > 2 and self.limit.depth is None:
            return True
        lines = self._merged()
        won = self.wanted == 1 and lines[0].value > PROVEN
        return won or all(line.proven for line in lines)

    def _merged(self) -> list[Line]:
        """What this round has found, then the lines of the one before; nothing that was seen less is worth more."""
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

    def _thought(self, *, final: bool) -> Thought:
        lines = tuple(self._merged())
        return Thought(
            self.position, lines, self.nodes, self.depth, self._share(final=final), final
        )

    def _share(self, *, final: bool) -> float:
        limit, shares = self.limit, [1.0 if final else 0.0]
        if limit.nodes is not None:
            shares.append(self.nodes / limit.nodes)
        if limit.seconds is not None:
            shares.append((monotonic() - self.begun) / limit.seconds)
        if limit.nodes is None and limit.seconds is None and limit.depth:
            shares.append(self.depth / limit.depth)
        return min(1.0, max(shares))

    def _check(self) -> None:
        """Out, if the limit is spent."""
        limit = self.limit
        if limit.nodes is not None and self.nodes >= limit.nodes:
            raise Spent
        if limit.seconds is not None and monotonic() - self.begun >= limit.seconds:
            raise Spent
        self.pause = self.nodes + SLICE
        if limit.nodes is not None:
            self.pause = min(self.pause, limit.nodes)

    def _front(self, moves: Sequence[Any]) -> None:
        """Look at these moves first from now on."""
        rank = {move: number for number, move in enumerate(moves)}
        self.children.sort(key=lambda child: rank.get(child.move, len(rank)))

    def _children(
        self, position: Position, moves: Sequence[Any], ply: int, first: Any = None
    ) -> list[Child]:
        """The moves, those that are best at first sight first, but one of an earlier round before all."""
        found = []
        for move in moves:
            after = self.sight.after(position, move)
            found.append(Child(*self._sight(after, ply + 1), move, after))
        turn = position.turn
        found.sort(key=lambda child: -child.values[turn])
        if first is not None:
            found.sort(key=lambda child: child.move != first)
        return found

    def _sight(self, position: Position, ply: int) -> tuple[Values, bool]:
        """What a position is worth to each at first sight, and whether that is certain."""
        self.nodes += self.sight.cost
        ended = self.sight.ended(position)
        if ended is None:
            return self.sight.worths(position), False
        players = range(self.sight.players)
        if ended.winner is None:
            return [0 for _ in players], True
        far = ply + ended.plies
        return [WIN - far if each == ended.winner else far - self.lost for each in players], True


def width(depth: int) -> int:
    """How many moves are followed where so many plies are left."""
    return WIDTHS[min(depth, len(WIDTHS) - 1)]


def _worth(line: Line) -> int:
    return -line.value

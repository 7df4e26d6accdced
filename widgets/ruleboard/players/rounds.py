"""Base of both searches: iterative deepening in slices, its limits, and intermediate results."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

from ruleboard.players.thinking import FARTHEST, WIN, Limit, Line, Thought
from ruleboard.rules.base import Position

INFINITE = 2 * WIN  # more than any value
PROVEN = WIN - FARTHEST
UPPER, EXACT, LOWER = (-1, 0, 1)
"""What the value of a table entry is: an upper bound, exact, or a lower bound."""


class Spent(Exception):
    """The limit is spent. Raised to leave the search tree."""


class Rounds:
    """Base class of a search by iterative deepening: one ply deeper in every round, until a limit is spent."""

    def __init__(self, position: Position, limit: Limit, slice_: int) -> None:
        """`slice_` is the number of nodes between two pauses."""
        self.position = position
        self.limit = limit
        self.nodes = 0
        self.depth = 0
        self.found: list[Line] = []  # lines of the last complete round, best first
        self.round: list[Line] = []  # lines of the current round so far, best first
        self.table: dict[Any, tuple[int, int, int, Any]] = {}  # depth, value, bound, best move
        self._begun = monotonic()
        self._slice = self.pause = slice_

    def merged(self) -> Sequence[Line]:
        """The best lines known: those of the current round, completed by the round before."""
        raise NotImplementedError

    def thought(self, *, final: bool) -> Thought:
        """The result so far."""
        share = 1.0 if final else self._share()
        return Thought(self.position, tuple(self.merged()), self.nodes, self.depth, share, final)

    def check(self) -> None:
        """After a pause: raise Spent if the limit is spent and at least one line is known."""
        limit = self.limit
        if self.found or self.round:
            if limit.nodes is not None and self.nodes >= limit.nodes:
                raise Spent
            if limit.seconds is not None and monotonic() - self._begun >= limit.seconds:
                raise Spent
        self.pause = self.nodes + self._slice
        if limit.nodes is not None:
            self.pause = min(self.pause, limit.nodes)

    def _share(self) -> float:
        """The share of the limit that is spent, from 0 to 1."""
        limit, shares = self.limit, [0.0]
        if limit.nodes is not None:
            shares.append(self.nodes / limit.nodes)
        if limit.seconds is not None:
            shares.append((monotonic() - self._begun) / limit.seconds)
        if limit.nodes is None and limit.seconds is None and limit.depth:
            shares.append(self.depth / limit.depth)
        return min(1.0, max(shares))


def by_value(line: Line) -> int:
    """Sort key: the best line first."""
    return -line.value

"""Background work for a table: the move of a chooser, and the best moves of a position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruleboard.machines.seats import Chooser
from ruleboard.players.thinking import Limit, Thought, think
from ruleboard.rules.base import Position

ENOUGH = Limit(nodes=12_000)
"""The search limit for advice: a second or two."""

BEST = 3  # moves that are shown


@dataclass(frozen=True, slots=True)
class Choose:
    """Request for a chooser's move."""

    position: Position
    chooser: Chooser
    seed: int
    limit: Limit | None
    partly = False

    def work(self) -> Iterator[Thought]:
        return self.chooser.choose(self.position, seed=self.seed, limit=self.limit)

    def share(self, item: Thought) -> float:
        return item.share


@dataclass(frozen=True, slots=True)
class Advise:
    """Request for the best moves of a position."""

    position: Position
    limit: Limit | None
    partly = False

    def work(self) -> Iterator[Thought]:
        return think(self.position, ENOUGH.within(self.limit), lines=BEST)

    def share(self, item: Thought) -> float:
        return item.share

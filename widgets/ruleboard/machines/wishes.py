"""What a table can wish for: the move of a chooser, and the best moves of a position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ruleboard.machines.seats import Chooser
from ruleboard.players.thinking import Limit, Thought, think
from ruleboard.rules.base import Position

ENOUGH = Limit(nodes=12_000)
"""How long is thought for an advice: a second or two."""

BEST = 3  # moves that are told


@dataclass(frozen=True, slots=True)
class Choose:
    """The wish for a chooser's move."""

    position: Position
    chooser: Chooser
    seed: int
    limit: Limit | None
    partly = False

    def work(self) -> Iterator[Thought]:
        """The thoughts of the chooser."""
        return self.chooser.choose(self.position, seed=self.seed, limit=self.limit)

    def share(self, item: Thought) -> float:
        """How much is thought."""
        return item.share


@dataclass(frozen=True, slots=True)
class Advise:
    """The wish for the best moves of a position."""

    position: Position
    limit: Limit | None
    partly = False

    def work(self) -> Iterator[Thought]:
        """The thoughts of the best player there is."""
        return think(self.position, ENOUGH.within(self.limit), lines=BEST)

    def share(self, item: Thought) -> float:
        """How much is thought."""
        return item.share

"""A game as a record: its moves, each with the position in which it was played, and what is written beside them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from ruleboard.rules.arguments import checked_class
from ruleboard.rules.base import Position


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of a record: where it was played, and what is said after it."""

    before: Position
    move: Any
    comments: tuple[str, ...] = ()

    @property
    def after(self) -> Position:
        """The position after the move."""
        return self.before.play(self.move)


@checked_class
@dataclass(frozen=True, slots=True)
class Record:
    """A game on paper. A ply usually begins where the one before it ended; a position may also be set up in between."""

    start: Position
    plies: tuple[Ply, ...] = ()
    comments: tuple[str, ...] = ()  # what is said before the first move
    tags: Mapping[str, str] = field(default_factory=dict, hash=False)  # White, Black, Event, Date …
    result: str = "*"  # as the game writes it; a star is open

    @classmethod
    def of(cls, start: Position, moves: Iterable[Any]) -> Self:
        """The record of some moves, given as moves or as text, one after another from a position."""
        position, plies = start, []
        for each in moves:
            move = position.move(each) if isinstance(each, str) else each
            plies.append(Ply(position, move))
            position = position.play(move)
        return cls(start, tuple(plies))

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves that were played."""
        return tuple(ply.move for ply in self.plies)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The first position, and the one after each move."""
        return (self.start, *(ply.after for ply in self.plies))

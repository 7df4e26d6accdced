"""The record of a game: its moves, each with the position before it, and comments."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from ruleboard.rules.arguments import checked_class
from ruleboard.rules.base import Note, Position

STRENGTHS = {"!": 1, "?": 2, "!!": 3, "??": 4, "!?": 5, "?!": 6, "*": 7}
"""The usual signs after a move, as numbers (NAGs): the same in PGN and in PDN 3.0; * is a forced move."""


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of a record, with the position before it and what was written after it."""

    before: Position
    move: Any
    comments: tuple[str, ...] = ()
    nags: tuple[int, ...] = ()  # 1 good, 2 bad, 3 very good …
    variations: tuple[Variation, ...] = ()  # alternatives to this move

    @property
    def after(self) -> Position:
        """The position after the move."""
        return self.before.play(self.move)


@dataclass(frozen=True, slots=True)
class Variation:
    """A sequence of moves, with the comments before the first."""

    plies: tuple[Ply, ...] = ()
    comments: tuple[str, ...] = ()


@checked_class
@dataclass(frozen=True, slots=True)
class Record:
    """The record of a game. A ply usually starts where the last one ended, but a position may be set up in between."""

    start: Position
    plies: tuple[Ply, ...] = ()
    comments: tuple[str, ...] = ()  # before the first move
    tags: Mapping[str, str] = field(default_factory=dict, hash=False)  # White, Black, Event, Date …
    result: str = "*"  # in the game's notation; "*" means unfinished
    remarks: tuple[Note, ...] = field(
        default=(), compare=False
    )  # of its reader: how a doubt was settled

    @classmethod
    def of(cls, start: Position, moves: Iterable[Any]) -> Self:
        """The record of a sequence of moves, passed as moves or as text, from a position."""
        position, plies = start, []
        for each in moves:
            move = position.move(each) if isinstance(each, str) else each
            plies.append(Ply(position, move))
            position = position.play(move)
        return cls(start, tuple(plies))

    @property
    def line(self) -> Variation:
        """The game itself as a Variation."""
        return Variation(self.plies, self.comments)

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves that were played."""
        return tuple(ply.move for ply in self.plies)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The starting position, and the position after each move."""
        return (self.start, *(ply.after for ply in self.plies))

"""Exact values of positions: win, loss or draw, and in how many plies. No estimates.

A position has one only if a table or a complete solution covers both its rules and the position.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from ruleboard.rules.base import Position
from ruleboard.rules.registry import part


class Source(Protocol):
    """A source of exact values for positions of one game."""

    def plies(self, position: Any) -> int | None:
        """The plies until the end, -1 for a draw; None if the source does not cover the position."""


class Value(NamedTuple):
    """The exact value of a position for the player to move, with best play by both."""

    result: str  # win, loss or draw
    plies: int  # moves of both players until the end; 0 for a draw

    @property
    def before(self) -> Value:
        """The value for the player whose move led to this position."""
        result = {"win": "loss", "loss": "win", "draw": "draw"}[self.result]
        return Value(result, 0 if result == "draw" else self.plies + 1)


def value(position: Position, *more: Source) -> Value | None:
    """The exact value of a position, or None if no source covers it.

    The sources are the `SOURCES` of the game's `players` module, then `more`.
    """
    known = part(position.game, "players")
    sources: tuple[Source, ...] = getattr(known, "SOURCES", ())
    for source in (*sources, *more):
        left = source.plies(position)
        if left is not None:
            return _ended(position) or _value(left)
    return None


def moves(position: Position, *more: Source) -> dict[Any, Value]:
    """The exact value of each legal move for the player who makes it; empty if no source covers the position."""
    if value(position, *more) is None:
        return {}
    found: dict[Any, Value] = {}
    for move in position.legal_moves:
        following = position.play(move)
        known = _ended(following) or value(following, *more)
        assert known is not None  # a source also covers what follows, up to the end
        found[move] = known.before
    return found


def _value(left: int) -> Value:
    return Value("draw", 0) if left < 0 else Value("win" if left % 2 else "loss", left)


def _ended(position: Position) -> Value | None:
    """The value of a game that is over."""
    outcome = position.outcome
    if outcome is None:
        return None
    if outcome.winner is None:
        return Value("draw", 0)
    return Value("win" if outcome.winner == position.turn else "loss", 0)

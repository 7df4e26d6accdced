"""What is known for certain about a position: won, lost or drawn, and in how many plies. Nothing here is guessed.

An answer is given only where a table, or a whole solution, covers both the rules and the position.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from ruleboard.rules.base import Position
from ruleboard.rules.registry import part


class Source(Protocol):
    """A source of exact values for positions of one game."""

    def plies(self, position: Any) -> int | None:
        """The plies until the end, -1 for a draw; None if the position is none of those that it knows."""


class Value(NamedTuple):
    """What a position is worth to the player to move, if both play their best."""

    result: str  # win, loss or draw
    plies: int  # moves of both players until the end, if one wins; of a draw 0

    @property
    def before(self) -> Value:
        """What this position is worth to the player whose move led to it."""
        result = {"win": "loss", "loss": "win", "draw": "draw"}[self.result]
        return Value(result, 0 if result == "draw" else self.plies + 1)


def value(position: Position, *more: Source) -> Value | None:
    """The exact value of a position, or None where nothing certain is known.

    A game lists its sources as `SOURCES` in its part of this layer; `more` are further ones for the same game.
    """
    known = part(position.game, "players")
    sources: tuple[Source, ...] = getattr(known, "SOURCES", ())
    for source in (*sources, *more):
        left = source.plies(position)
        if left is not None:
            return _ended(position) or _value(left)
    return None


def moves(position: Position, *more: Source) -> dict[Any, Value]:
    """What each legal move is worth to the player who makes it; empty where nothing certain is known."""
    if value(position, *more) is None:
        return {}
    found: dict[Any, Value] = {}
    for move in position.legal_moves:
        following = position.play(move)
        known = _ended(following) or value(following, *more)
        assert known is not None  # what a table answers for leads to nothing else, or to the end
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

"""Moves as sentences name them: in the notation of the game, or in words where the notation is only for records."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ruleboard.rules.base import Note, Position
from ruleboard.teaching.contributions import brought


def spoken(position: Position, move: Any) -> Note | str:
    """A move of a position; a game describes moves whose notation nobody reads by `said` in its module `facts`."""
    said = getattr(brought(position.game, "facts"), "said", None)
    return (said(position, move) if said else None) or str(move)


def spoken_line(position: Position, moves: Iterable[Any]) -> tuple[Note | str, ...]:
    """The moves of a line, each in its position."""
    told = []
    for move in moves:
        told.append(spoken(position, move))
        position = position.play(move)
    return tuple(told)

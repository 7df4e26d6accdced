"""The goal that only draughts has: making a king."""

from __future__ import annotations

from collections.abc import Mapping

from ruleboard.rules.base import Role
from ruleboard.rules.draughts import Move, Position
from ruleboard.rules.given import border
from ruleboard.teaching.goal import Finding, Goal, Judge
from ruleboard.teaching.narration import in_words

__all__ = ["promotes"]


def promotes() -> Goal:
    """Make a king."""
    return Goal("promotes", game=Position.game)


def _promotes(position: Position, move: Move) -> Finding:
    return Finding(any(event.role is Role.CROWNED for event in position.events(move)))


JUDGES: Mapping[str, Judge] = {"promotes": _promotes}


border(__name__, in_words)

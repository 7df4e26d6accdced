"""The goal that only draughts has: making a king.

It does not import the rules, because every lookup of a goal by name imports this module, for any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruleboard.rules.arguments import check_exports
from ruleboard.rules.base import Position, Role
from ruleboard.teaching.goal import Finding, Goal, Judge
from ruleboard.teaching.narration import in_words

__all__ = ["promotes"]

_GAME = "draughts"


def promotes() -> Goal:
    """Make a king."""
    return Goal("promotes", game=_GAME)


def _promotes(position: Position, move: Any) -> Finding:
    return Finding(any(event.role is Role.CROWNED for event in position.events(move)))


JUDGES: Mapping[str, Judge] = {"promotes": _promotes}


check_exports(__name__, in_words)

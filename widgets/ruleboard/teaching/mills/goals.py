"""Goals of mills: closing them, and preventing those of the opponent.

It does not import the rules, because every lookup of a goal by name imports this module, for any game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruleboard.rules.arguments import check_exports
from ruleboard.rules.base import Position, Role, Site
from ruleboard.rules.errors import BadValue
from ruleboard.teaching.goal import Finding, Goal, Judge
from ruleboard.teaching.narration import in_words

__all__ = ["forms_mill", "stops_mill"]

_GAME = "mills"


def forms_mill(k: int = 1) -> Goal:
    """Close a mill.

    Args:
        k: The least number of mills that one move has to close.

    Raises:
        BadValue: `k` is less than 1.
    """
    if k < 1:
        expected = ("forms_mill(1)", "forms_mill(2)")
        raise BadValue("impossible_goal", got=f"forms_mill({k})", expected=expected)
    return _goal("forms_mill") if k == 1 else Goal("forms_mills", {"n": k}, _GAME)


def stops_mill() -> Goal:
    """Leave the opponent no way to close a mill at once."""
    return _goal("stops_mill")


def _goal(code: str) -> Goal:
    return Goal(code, game=_GAME)


def _mills(position: Position, move: Any) -> list[tuple[Site, ...]]:
    """The mills that a move closes."""
    return [event.sites for event in position.events(move) if event.role is Role.FORMED]


def _forms_mill(position: Position, move: Any, n: int = 1) -> Finding:
    return Finding(len(_mills(position, move)) >= n)


def _stops_mill(position: Position, move: Any) -> Finding:
    threat = _threat(position, move)
    return Finding(not threat, threat)


def _threat(position: Position, move: Any) -> tuple[Site, ...]:
    """A mill that the opponent could close after a move; () if there is none."""
    following = position.play(move)
    if following.turn == position.turn:
        return ()
    mills = (mill for reply in following.legal_moves for mill in _mills(following, reply))
    return next(mills, ())


JUDGES: Mapping[str, Judge] = {
    "forms_mill": _forms_mill,
    "forms_mills": _forms_mill,
    "stops_mill": _stops_mill,
}


check_exports(__name__, in_words)

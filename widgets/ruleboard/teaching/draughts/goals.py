"""Goals of draughts: making a king, and setting up a capture."""

from __future__ import annotations

from collections.abc import Mapping

from ruleboard.rules.base import Role, Unknown
from ruleboard.rules.draughts import Move, Position
from ruleboard.teaching.goal import Finding, Goal, Judge
from ruleboard.teaching.goals import emptied

__all__ = ["promotes", "sets_up"]


def promotes() -> Goal:
    """Make a king."""
    return Goal("promotes", game=Position.game)


def sets_up(n: int) -> Goal:
    """Leave the opponent no reply after which n pieces cannot be captured in one move."""
    if n < 1:
        raise Unknown("impossible_goal", got=f"sets_up({n})", expected="sets_up(2), sets_up(3)")
    return Goal("sets_up", {"n": n}, Position.game)


def _promotes(position: Position, move: Move) -> Finding:
    return Finding(any(event.role is Role.CROWNED for event in position.events(move)))


def _sets_up(position: Position, move: Move, n: int) -> Finding:
    return Finding(_harvest(position, move) >= n)


def _harvest(position: Position, move: Move) -> int:
    """How many pieces the player captures in the next move at least, whatever the opponent replies."""
    following = position.play(move)
    if following.turn == position.turn:
        return 0
    takes = []
    for reply in following.legal_moves:
        then = following.play(reply)
        takes.append(max((len(emptied(then, each)) for each in then.legal_moves), default=0))
    return min(takes, default=0)


JUDGES: Mapping[str, Judge] = {"promotes": _promotes, "sets_up": _sets_up}

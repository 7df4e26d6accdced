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
    """How many pieces the player captures in the next move at least: the best reply decides, and is shown."""
    following = position.play(move)
    lines = [_harvest(following, reply) for reply in following.legal_moves]
    if following.turn == position.turn or not lines:
        return Finding(met=False)
    takes, line = min(lines, key=lambda each: each[0])
    return Finding(takes >= n, params={"takes": takes}, line=line if takes >= n else line[:1])


def _harvest(position: Position, reply: Move) -> tuple[int, tuple[Move, ...]]:
    """What the player captures after a reply at most, and the moves that do it."""
    then = position.play(reply)
    best = max(then.legal_moves, key=lambda each: len(emptied(then, each)), default=None)
    return (len(emptied(then, best)), (reply, best)) if best else (0, (reply,))


JUDGES: Mapping[str, Judge] = {"promotes": _promotes, "sets_up": _sets_up}

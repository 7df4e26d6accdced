"""Goals of Relati: connecting, cutting, healing, earning further actions, and migrating."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruleboard.rules import relati
from ruleboard.rules.arguments import check_exports
from ruleboard.rules.errors import BadValue
from ruleboard.rules.relati import Move, Position
from ruleboard.rules.relati.actions import bonus
from ruleboard.session.relati.asking import path_marks
from ruleboard.teaching.goal import Finding, Goal, Judge
from ruleboard.teaching.narration import in_words

__all__ = ["connects", "disconnects", "earns", "heals", "migrates"]


def connects(via: str = "") -> Goal:
    """Place a symbol that connects.

    Args:
        via: The shape by which it has to connect, such as `"turn_turn"`. "": any shape.

    Raises:
        BadValue: There is no such shape.
    """
    if via and via not in relati.SHAPES:
        raise BadValue("impossible_goal", got=f"connects({via})", expected=tuple(relati.SHAPES))
    return _goal("connects", via=via)


def disconnects(n: int = 1) -> Goal:
    """Disconnect symbols of other players.

    Args:
        n: The least number of symbols.
    """
    return _goal("disconnects", n=n)


def heals(n: int = 1) -> Goal:
    """Reconnect the player's own disconnected symbols.

    Args:
        n: The least number of symbols.
    """
    return _goal("heals", n=n)


def earns(n: int = 1) -> Goal:
    """Earn extra actions, under the rule of consecutive actions.

    Args:
        n: The least number of extra actions.
    """
    return _goal("earns", n=n)


def migrates() -> Goal:
    """Migrate the root, under the rule of root migration."""
    return _goal("migrates")


def _goal(code: str, **params: Any) -> Goal:
    return Goal(code, params, Position.game)


def _connects(position: Position, move: Move, via: str) -> Finding:
    """Whether a move places a symbol that connects, by shape `via` if given. A root connects with nothing."""
    first = position.field.sides[position.turn].absent
    if first or move.action != relati.PLACE:
        return Finding(met=False, params={"how": ""})
    paths = relati.open_paths(position, move.site)
    path = next((path for path in paths if via in ("", path.shape)), None)
    if path is None:  # it connects by another shape: report which
        found = {"how": paths[0].shape, "source": paths[0].source}
        return Finding(met=False, sites=paths[0].sites, params=found, marks=path_marks(paths[:1]))
    reasons = [note for note in position.reasons(move) if note.sites == path.sites]
    return Finding(met=True, marks=path_marks((path,)), reasons=tuple(reasons))


def _disconnects(position: Position, move: Move, n: int) -> Finding:
    cut = relati.effect(position, move).cut
    others = (sites for player, sites in enumerate(cut) if player != position.turn)
    return Finding(sum(map(len, others)) >= n)


def _heals(position: Position, move: Move, n: int) -> Finding:
    return Finding(len(relati.effect(position, move).healed[position.turn]) >= n)


def _earns(position: Position, move: Move, n: int) -> Finding:
    following = position.play(move)
    if following.outcome or not position.rules.consecutive:
        return Finding(met=False)
    return Finding(bonus(position.field, following.field, position.turn) >= n)


def _migrates(_: Position, move: Move) -> Finding:
    return Finding(move.action == relati.MIGRATE)


JUDGES: Mapping[str, Judge] = {
    "connects": _connects,
    "disconnects": _disconnects,
    "earns": _earns,
    "heals": _heals,
    "migrates": _migrates,
}


check_exports(__name__, in_words)

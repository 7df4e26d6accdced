"""The goals that every game has. The rules judge them, so every right answer counts.

Goals of one game are in the module `goals` of its part of this layer. `ruleboard.goals` offers both.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruleboard.rules.arguments import check_exports
from ruleboard.rules.base import Position, Site
from ruleboard.rules.errors import BadValue
from ruleboard.session.marks import taken_by
from ruleboard.teaching.goal import Finding, Goal, Judge
from ruleboard.teaching.narration import in_words

__all__ = ["captures", "choose_path", "reaches", "removes", "wins"]


def removes(*sites: Site) -> Goal:
    """Remove certain pieces of the opponent.

    Args:
        *sites: The sites of these pieces. The move has to remove all of them, and may remove others too.
    """
    return Goal("removes", {"sites": sites})


def reaches(*sites: Site) -> Goal:
    """End the move on one of several sites.

    Args:
        *sites: Where the moved or placed piece may end; one of them is enough.
    """
    return Goal("reaches", {"sites": sites})


def captures(n: int = 0) -> Goal:
    """Capture with one move.

    Args:
        n: The least number of pieces. 0: any capture, where the rules demand one.

    Raises:
        BadValue: `n` is negative.
    """
    if n < 0:
        raise BadValue(
            "impossible_goal", got=f"captures({n})", expected=("captures()", "captures(3)")
        )
    return Goal("captures", {"n": n}) if n else Goal("captures_most")


def choose_path(*captured: Site) -> Goal:
    """Capture exactly these pieces, where other captures are possible as well.

    Args:
        *captured: The sites of these pieces, in any order.
    """
    return Goal("choose_path", {"wanted": captured, "n": len(captured)})


def wins() -> Goal:
    """Win with this move."""
    return Goal("wins")


def emptied(position: Position, move: Any) -> tuple[Site, ...]:
    """The sites of the pieces that a move captures, in board order."""
    return taken_by(position, position.events(move))


def _removes(position: Position, move: Any, sites: tuple[Site, ...]) -> Finding:
    return Finding(set(sites) <= set(emptied(position, move)))


def reached(position: Position, move: Any) -> set[Site]:
    """The sites where pieces that the move placed or moved end, if they belong to the mover."""
    pieces = position.play(move).pieces
    return {
        site
        for event in position.events(move)
        for site, piece in event.changes
        if piece is not None and piece.owner == position.turn and pieces.get(site) == piece
    }


def _reaches(position: Position, move: Any, sites: tuple[Site, ...]) -> Finding:
    return Finding(bool(set(sites) & reached(position, move)))


def _captures(position: Position, move: Any, n: int = 1) -> Finding:
    return Finding(len(emptied(position, move)) >= n)


def _choose_path(position: Position, move: Any, wanted: tuple[Site, ...], n: int) -> Finding:
    taken = emptied(position, move)
    met = len(taken) == n and set(taken) == set(wanted)
    return Finding(met, taken, {"takes": "other" if taken else "nothing"})


def _wins(position: Position, move: Any) -> Finding:
    """Whether the move wins."""
    outcome = position.play(move).outcome
    return Finding(outcome is not None and outcome.winner == position.turn)


JUDGES: Mapping[str, Judge] = {
    "removes": _removes,
    "reaches": _reaches,
    "captures": _captures,
    "captures_most": _captures,
    "choose_path": _choose_path,
    "wins": _wins,
}
"""The judges by the code of their goal."""


check_exports(__name__, in_words)

"""How to play the mill games well, and what is known of them for certain.

Small ones are solved at once, endings by tables, six men's morris on demand (`six`).
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from ruleboard.players.mills import endgame, small
from ruleboard.players.mills.evaluation import at_rest, evaluate
from ruleboard.players.mills.features import FEATURES, features
from ruleboard.players.mills.reasons import RIVAL_FEATURES, TOLD_FEATURES, reasons
from ruleboard.rules.base import Outcome
from ruleboard.rules.mills import Move, Position

__all__ = [
    "FEATURES",
    "RIVAL_FEATURES",
    "SCALE",
    "SOURCES",
    "TOLD_FEATURES",
    "after",
    "at_rest",
    "evaluate",
    "features",
    "key",
    "order",
    "outcome",
    "reasons",
]

SCALE = 80
"""So many hundredths of a man ahead, and the chances are three to one: fitted to the 102 games that somebody won, of
140 of nine men's morris in which the search played itself, 600 positions a move (tests/bench/fit_weights.py)."""

SOURCES = (small, endgame)
"""Who knows positions for certain, the quickest first."""

after = Position._play
"""The position after a legal turn."""


def key(position: Position) -> Hashable:
    """What decides on the future: not how many turns have been played, unless the rules count them."""
    rules = position.rules
    return (position.state, position.turns) if rules.limit else position.state


def outcome(position: Position) -> Outcome | None:
    """How the game ended; whether somebody is blocked is counted, not tried."""
    return None if position.mobility else position.outcome


def order(position: Position, moves: Sequence[Move]) -> Sequence[Move]:
    """Removals first, then what stands in the way of the other's mills."""
    machine, _, foe, off = position.state
    threats = machine.tables.threats[foe] & ~off.closed
    if len(moves) < 2:
        return moves
    return sorted(moves, key=lambda move: 0 if move[4] else 1 if move[3] & threats else 2)

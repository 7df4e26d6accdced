"""Knowledge about the mill games for the search: evaluation, move order, reasons and exact values.

Small games are solved on the fly, endgames come from tables, six men's morris is solved on demand (`six`).
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
"""Hundredths of a man at which the chances are three to one: fitted to the 102 decisive games of 140 games of nine
men's morris that the search played against itself, 600 positions a move (tests/bench/fit_weights.py)."""

SOURCES = (small, endgame)
"""Sources of exact values, the fastest first."""

after = Position._play
"""The position after a legal turn."""


def key(position: Position) -> Hashable:
    """Key of the transposition table: the state, with the number of turns only if the rules limit them."""
    rules = position.rules
    return (position.state, position.turns) if rules.limit else position.state


def outcome(position: Position) -> Outcome | None:
    """The outcome, with a shortcut: moves are counted on bit masks, and with any left the game is not over."""
    return None if position.mobility else position.outcome


def order(position: Position, moves: Sequence[Move]) -> Sequence[Move]:
    """Removals first, then moves that block an opponent's mill."""
    machine, _, foe, off = position.state
    threats = machine.tables.threats[foe] & ~off.closed
    if len(moves) < 2:
        return moves
    return sorted(moves, key=lambda move: 0 if move[4] else 1 if move[3] & threats else 2)

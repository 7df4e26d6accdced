"""Knowledge about draughts for the search: evaluation, move order and reasons, for all rules of the family."""

from __future__ import annotations

from collections.abc import Sequence

from ruleboard.players.draughts.evaluation import at_rest, evaluate
from ruleboard.players.draughts.features import FEATURES, features
from ruleboard.players.draughts.reasons import RIVAL_FEATURES, TOLD_FEATURES, reasons
from ruleboard.rules.base import Outcome
from ruleboard.rules.draughts import Move, Position
from ruleboard.rules.draughts.routes import Setting

__all__ = [
    "FEATURES",
    "RIVAL_FEATURES",
    "SCALE",
    "TOLD_FEATURES",
    "after",
    "at_rest",
    "evaluate",
    "features",
    "key",
    "order",
    "outcome",
    "quiet",
    "reasons",
]

SCALE = 120
"""Hundredths of a man at which the chances are three to one: fitted to the 47 decisive games of 60 by the FMJD's rules
that the search played against itself, 600 positions a move (tests/bench/fit_weights.py)."""

_LIMITS = 4  # pieces: with more, no endgame limit applies


def quiet(position: Position) -> bool:
    """Whether there is no capture: neither by the player to move, nor by the opponent if it were their turn."""
    own, foe, kings, side = position.setting
    if kings:
        return not position.legal_moves[0][2]
    empty = side.dark ^ own ^ foe
    if own * side.men_lanes & empty * side.empty_lanes & foe * side.foe_lanes:
        return False
    other = side.other
    return not foe * other.men_lanes & empty * other.empty_lanes & own * other.foe_lanes


def key(position: Position) -> Setting:
    """Key of the transposition table: the position without its repetitions."""
    return position.setting


after = Position._play
"""The position after a legal move."""


def outcome(position: Position) -> Outcome | None:
    """The outcome, with a shortcut for the middle game: some man can move, and no draw is near."""
    own, foe, kings, side = position.setting
    rules, clock = side.rules, position.clock
    if (
        clock < 4 * (rules.repetitions - 1)
        and clock < rules.clock_limit
        and (own | foe).bit_count() > _LIMITS
    ):
        empty = side.dark ^ own ^ foe
        if (own & ~kings) * side.men_lanes & empty * side.empty_lanes & side.stepping:
            return None
    return position.outcome


def order(position: Position, moves: Sequence[Move]) -> Sequence[Move]:
    """Captures of most pieces first, kings before men; quiet moves unsorted."""
    if len(moves) < 2 or not moves[0][2]:
        return moves
    kings = position.setting[2]
    return sorted(moves, key=lambda move: -move[2].bit_count() - (move[2] & kings).bit_count())

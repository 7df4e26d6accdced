"""When a game is over, and who won."""

from __future__ import annotations

from ruleboard.rules.base import Outcome
from ruleboard.rules.mills.codes import Ended
from ruleboard.rules.mills.engine import Engine, OffBoard
from ruleboard.rules.mills.rules import FEWEST


def outcome(
    engine: Engine, own: int, foe: int, off: OffBoard, turn: int, turns: int
) -> Outcome | None:
    """How the game ended, except by having no legal turn: that is known only when legal turns are generated.

    If both sides have fewer than three men (possible only in a position set up by hand), the side to move has lost.
    """
    if engine.rules.mill_wins:
        for player, men in ((1 - turn, foe), (turn, own)):
            if engine.tables.in_mills[men]:
                return Outcome(player, Ended.MILL)
    if own.bit_count() + off.hand < FEWEST:
        return Outcome(1 - turn, Ended.FEW_MEN)
    if foe.bit_count() + off.foe_hand < FEWEST:
        return Outcome(turn, Ended.FEW_MEN)
    reason = _draw(engine, own, foe, off, turns)
    if reason is None:
        return None
    # Decision: a win or loss is decided before any draw.
    return Outcome(None, reason) if engine.steps(own, foe, off) else blocked(engine, turn)


def _draw(engine: Engine, own: int, foe: int, off: OffBoard, turns: int) -> Ended | None:
    rules = engine.rules
    if rules.limit and rules.limit_counts == "turns" and turns >= rules.limit:
        return Ended.LIMIT_TURNS
    if rules.limit and rules.limit_counts == "quiet" and off.quiet >= rules.limit:
        return Ended.LIMIT_QUIET
    if rules.repetition and seen(own, foe, off) >= rules.repetition:
        return Ended.REPETITION
    if rules.last_men_limit and off.last >= rules.last_men_limit:
        return Ended.LAST_MEN
    return None


def seen(own: int, foe: int, off: OffBoard) -> int:
    """How often these men, with the same player to move, have been on the board, this time included."""
    return off.past.seen((own, foe)) + 1


def blocked(engine: Engine, turn: int) -> Outcome:
    """The outcome when the player to move has no legal turn."""
    draws = engine.rules.blocked == "draw"
    return Outcome(None, Ended.STALEMATE) if draws else Outcome(1 - turn, Ended.BLOCKED)

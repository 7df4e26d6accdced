"""The course of a game: what a turn leaves behind for the next one, and when it is over."""

from __future__ import annotations

from ruleboard.rules.base import Outcome
from ruleboard.rules.mills.codes import Ended
from ruleboard.rules.mills.engine import Aside, Engine
from ruleboard.rules.mills.rules import FEWEST
from ruleboard.rules.mills.tables import Move


def after(engine: Engine, own: int, foe: int, aside: Aside, turn: Move) -> Aside:
    """What is aside once a turn has been played, seen from the other side, which is then to move."""
    hand, foe_hand, closed, delays, foe_delays, quiet, past = aside
    rules = engine.rules
    if turn.source is None:
        hand -= 1
    if engine.simple:
        return engine.aside(foe ^ turn.foe, own ^ turn.own, foe_hand, hand)
    if rules.marked_points:  # 成三棋 3; decision: no × once the last man is placed
        closed = closed | turn.foe if hand or foe_hand else 0
    if rules.rebuild_delay:
        delays = _shifted(delays, engine.opens(own, turn), rules.rebuild_delay)
    if turn.source is None or turn.foe:
        quiet, past = 0, ()
    else:
        if rules.limit and rules.limit_counts == "quiet":
            quiet += 1
        if rules.repetition:
            past = (*past, (own, foe))
    return Aside(foe_hand, hand, closed, foe_delays, delays, quiet, past)


def _shifted(delays: tuple[int, ...], opened: int, delay: int) -> tuple[int, ...]:
    """Мельница 6: one own turn is over for all mills that wait, and those opened in it begin to wait."""
    if not delays:
        return (*(0,) * (delay - 1), opened) if opened else ()
    queue = (*(mills & ~opened for mills in delays[1:]), opened)
    return queue if any(queue) else ()


def verdict(
    engine: Engine, own: int, foe: int, aside: Aside, turn: int, turns: int
) -> Outcome | None:
    """How the game ended, unless the player to move is merely blocked: that shows when he looks for a turn.

    Where both sides have fewer than three men, as only a position set up by hand can have, the one to move has lost.
    """
    if engine.rules.mill_wins:
        for player, men in ((1 - turn, foe), (turn, own)):
            if engine.tables.in_mills[men]:
                return Outcome(player, Ended.MILL)
    if own.bit_count() + aside.hand < FEWEST:
        return Outcome(1 - turn, Ended.FEW_MEN)
    if foe.bit_count() + aside.foe_hand < FEWEST:
        return Outcome(turn, Ended.FEW_MEN)
    reason = _draw(engine, own, foe, aside, turns)
    if reason is None:
        return None
    # Decision: a win or loss is decided before any draw.
    return Outcome(None, reason) if engine.steps(own, foe, aside) else blocked(engine, turn)


def _draw(engine: Engine, own: int, foe: int, aside: Aside, turns: int) -> Ended | None:
    rules = engine.rules
    if rules.limit and rules.limit_counts == "turns" and turns >= rules.limit:
        return Ended.LIMIT_TURNS
    if rules.limit and rules.limit_counts == "quiet" and aside.quiet >= rules.limit:
        return Ended.LIMIT_QUIET
    if rules.repetition and seen(own, foe, aside) >= rules.repetition:
        return Ended.REPETITION
    return None


def seen(own: int, foe: int, aside: Aside) -> int:
    """How many times these men, with the same player to move, have been on the board, now included."""
    return aside.past[len(aside.past) % 2 :: 2].count((own, foe)) + 1


def blocked(engine: Engine, turn: int) -> Outcome:
    """What having no legal turn means."""
    draws = engine.rules.blocked == "draw"
    return Outcome(None, Ended.STALEMATE) if draws else Outcome(1 - turn, Ended.BLOCKED)

"""What is worth saying of a legal turn: what it achieves, and why it was allowed where that may surprise."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ruleboard.rules.base import Note
from ruleboard.rules.mills.board import Line
from ruleboard.rules.mills.events import lines, manner
from ruleboard.rules.mills.tables import Move

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position


def reasons(position: Position, move: Move) -> tuple[Note, ...]:
    """Notes about a turn, none for most."""
    return tuple(_reasons(position, move))


def _reasons(position: Position, move: Move) -> Iterator[Note]:
    engine, own, foe, aside = position.state
    if len(position.legal_moves) == 1:
        yield Note("only_move")
    code, over = manner(position, move)
    if over is not None:
        yield Note("jumps", {"over": over}, (over,))
    elif code == "fly":
        yield Note("flies", {"n": own.bit_count()})
    closed = lines(position, engine.closes(own, move.own))
    if closed:
        points = tuple(dict.fromkeys(site for line in closed for site in line))
        yield Note("mill_closed", {"n": len(closed), "points": points}, points)
    enemies = engine.tables.sites[foe]
    if move.foe & engine.tables.in_mills[foe]:
        yield Note("all_in_mills", {}, enemies)
    if not move.foe and engine.owed(own, aside, move):
        yield Note("nothing_to_remove", {}, enemies)
    stopped = _stopped(position, move)
    if stopped:
        yield Note("stops_mill", {"point": move.target, "mill": stopped}, stopped)


def _stopped(position: Position, move: Move) -> Line | None:
    """The mill that the other side could have closed on the very point which a turn takes."""
    engine, own, foe, aside = position.state
    if not engine.tables.threats[foe] & engine.tables.bit[move.target]:
        return None
    turned = aside._replace(
        hand=aside.foe_hand,
        foe_hand=aside.hand,
        delays=aside.foe_delays,
        foe_delays=aside.delays,
    )
    for step in engine.steps(foe, own, turned):
        if step.target == move.target and engine.closes(foe, step.own):
            return lines(position, engine.closes(foe, step.own))[0]
    return None

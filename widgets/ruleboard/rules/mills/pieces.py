"""The pieces of mill boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruleboard.rules.base import Piece, Site

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position

MEN = Piece(0, "man"), Piece(1, "man")
"""A white and a black man."""

CLOSED = Piece(None, "closed")
"""成三棋 3: a red ×; no man may be placed there."""


def men(position: Position, player: int) -> int:
    """The men of a player as a bit mask."""
    return position.state.own if player == position.turn else position.state.foe


def pieces(position: Position) -> dict[Site, Piece]:
    """The pieces of a position by point, in board order."""
    engine, _, _, off = position.state
    white, black, closed = men(position, 0), men(position, 1), off.closed
    found = {}
    for name, bit in engine.tables.bit.items():
        if white & bit:
            found[name] = MEN[0]
        elif black & bit:
            found[name] = MEN[1]
        elif closed & bit:
            found[name] = CLOSED
    return found

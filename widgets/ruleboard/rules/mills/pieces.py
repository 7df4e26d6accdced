"""What can stand on a mill board, and what does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruleboard.rules.base import Piece, Site

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position

MEN = Piece(0, "man"), Piece(1, "man")
"""A man of White and one of Black."""

CLOSED = Piece(None, "closed")
"""成三棋 3: a red ×, on which nobody may place a man."""


def men(position: Position, player: int) -> int:
    """The men of a player as bits."""
    return position.state.own if player == position.turn else position.state.foe


def pieces(position: Position) -> dict[Site, Piece]:
    """What stands on each point that is not free, in board order."""
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

"""The pieces of a draughts board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruleboard.rules.base import Piece, Site
from ruleboard.rules.draughts.layout import bits

if TYPE_CHECKING:
    from ruleboard.rules.draughts.position import Position

MEN = Piece(0, "man"), Piece(1, "man")
"""A white and a black man."""

KINGS = Piece(0, "king"), Piece(1, "king")
"""A white and a black king."""


JUMPED = {piece: piece._replace(state="jumped") for piece in MEN + KINGS}
"""A jumped piece, which stays on the board until the capture ends."""


def pieces(position: Position) -> dict[Site, Piece]:
    """The pieces of a position by square, in board order."""
    own, foe, kings, side = position.setting
    site, turn = side.layout.site, side.turn
    found: dict[Site, Piece] = {}
    for bit in bits(own | foe):
        owner = turn if bit & own else 1 - turn
        found[site[bit]] = (KINGS if bit & kings else MEN)[owner]
    return found

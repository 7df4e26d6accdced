"""What can stand on a draughts board, and what does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruleboard.rules.base import Piece, Site
from ruleboard.rules.draughts.layout import bits

if TYPE_CHECKING:
    from ruleboard.rules.draughts.position import Position

MEN = Piece(0, "man"), Piece(1, "man")
"""A man of White and one of Black."""

KINGS = Piece(0, "king"), Piece(1, "king")
"""A king of White and one of Black."""


JUMPED = {piece: piece._replace(state="jumped") for piece in MEN + KINGS}
"""A piece that has been jumped, as it stands until the capture is over."""


def pieces(position: Position) -> dict[Site, Piece]:
    """What stands on each square that is not free, in board order."""
    own, foe, kings, side = position.setting
    site, turn = side.layout.site, side.turn
    found: dict[Site, Piece] = {}
    for bit in bits(own | foe):
        owner = turn if bit & own else 1 - turn
        found[site[bit]] = (KINGS if bit & kings else MEN)[owner]
    return found

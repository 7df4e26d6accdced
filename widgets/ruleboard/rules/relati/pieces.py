"""The pieces of a Relati board, as shared `Piece` values.

The number of a cannon is its shells; one without shells is spent. A dead symbol is always of the plain kind; a live
root is never disconnected.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ruleboard.rules.base import Piece, Site
from ruleboard.rules.relati.field import Field, Player

ROOT, SYMBOL, CANNON, SPENT = "root", "symbol", "cannon", "spent"
DISCONNECTED, DEAD = "disconnected", "dead"


def kind(side: Player, bit: int) -> str:
    """The kind of a live symbol."""
    if bit & side.root:
        return ROOT
    if bit & side.cannons:
        return CANNON if side.shell(bit) else SPENT
    return SYMBOL


def live(player: int, side: Player, bit: int, *, linked: bool) -> Piece:
    """A live symbol."""
    state = "" if linked or bit & side.root else DISCONNECTED
    return Piece(player, kind(side, bit), state, side.shell(bit))


def dead(player: int) -> Piece:
    """A dead symbol."""
    return Piece(player, SYMBOL, DEAD)


def pieces(field: Field) -> Mapping[Site, Piece]:
    """All symbols on the board, in reading order."""
    found: dict[Site, Piece] = {}
    board = field.board
    for player, side in enumerate(field.sides):
        linked = field.linked(player)
        for site in board.names(side.live):
            bit = board.bit[site]
            found[site] = live(player, side, bit, linked=bool(bit & linked))
        found |= dict.fromkeys(board.names(side.dead), dead(player))
    return MappingProxyType({site: found[site] for site in board.squares if site in found})


def owner(field: Field, bit: int) -> int:
    """The player whose live or dead symbol is on an occupied square."""
    return next(p for p, side in enumerate(field.sides) if bit & (side.live | side.dead))

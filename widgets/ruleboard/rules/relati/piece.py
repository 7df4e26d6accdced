"""The short codes of what stands on a square, for everything that shows a board.

A code is the owner's index and the kind: `*` root, `n` normal, `c2` cannon with two shells, `e` cannon out of
ammunition; then `~` if disconnected or `+` if dead. A dead symbol is no longer anything else: always `n+`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ruleboard.rules.base import Piece, Site
from ruleboard.rules.relati.field import Field, Side


def kind(side: Side, bit: int) -> str:
    """The kind of a symbol, without owner and state."""
    if bit & side.root:
        return "*"
    if bit & side.cannons:
        shells = side.shell(bit)
        return f"c{shells}" if shells else "e"
    return "n"


def live(player: int, side: Side, bit: int, *, linked: bool) -> Piece:
    """The code of a live symbol."""
    return f"{player}{kind(side, bit)}{'' if linked or bit & side.root else '~'}"


def dead(player: int) -> Piece:
    """The code of a dead symbol."""
    return f"{player}n+"


def pieces(field: Field) -> Mapping[Site, Piece]:
    """All symbols on the board, in reading order."""
    codes: dict[Site, Piece] = {}
    board = field.board
    for player, side in enumerate(field.sides):
        linked = field.linked(player)
        for site in board.names(side.live):
            bit = board.bit[site]
            codes[site] = live(player, side, bit, linked=bool(bit & linked))
        codes |= dict.fromkeys(board.names(side.dead), dead(player))
    return MappingProxyType({site: codes[site] for site in board.squares if site in codes})


def owner(field: Field, bit: int) -> int:
    """The player whose live or dead symbol stands on a square that is not empty."""
    return next(p for p, side in enumerate(field.sides) if bit & (side.live | side.dead))


def kind_name(side: Side, bit: int) -> str:
    """The kind of a live symbol in a word: root, cannon, normal."""
    if bit & side.root:
        return "root"
    return "cannon" if bit & side.cannons else "normal"

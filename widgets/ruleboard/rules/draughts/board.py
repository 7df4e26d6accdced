"""The board and what stands on it as data, for those who draw it or ask where a square lies."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from ruleboard.rules.base import Piece, Site, Unknown
from ruleboard.rules.draughts import layout
from ruleboard.rules.draughts.codes import Fault

LIGHT: Site = "light"
"""Stands for any light square in an attempt: light squares have no names, nothing ever stands on them."""

MEN = (Piece(0, "man"), Piece(1, "man"))
KINGS = (Piece(0, "king"), Piece(1, "king"))
"""The pieces of White and of Black."""


def ghost(piece: Piece) -> Piece:
    """A piece that has been jumped, as it stands until the capture is over."""
    return piece._replace(state="jumped")


class Square(NamedTuple):
    """A dark square: its number as text, its row from the top and its column from the left, both from 0."""

    name: Site
    row: int
    column: int


class Board:
    """Ten rows of ten, of which the dark squares are played on, numbered from the top left: 1 to 50."""

    __slots__ = ()

    name: ClassVar[str] = "draughts"
    size: ClassVar[int] = layout.SIZE
    squares: ClassVar[tuple[Square, ...]] = tuple(
        Square(layout.SITE[bit], layout.row(bit), layout.column(bit)) for bit in layout.BITS
    )

    def at(self, row: int, column: int) -> Site:
        """The square in a row and column (国际跳棋 坐标系统: from 0, row 0 at the top); LIGHT for a light one."""
        if not (0 <= row < self.size and 0 <= column < self.size):
            raise Unknown(Fault.UNKNOWN_SITE, got=f"({row}, {column})", expected="(0, 0) to (9, 9)")
        return self.squares[row * 5 + column // 2].name if (row + column) % 2 else LIGHT

    def __getitem__(self, name: Site) -> Square:
        """The square of a name."""
        if name not in layout.BIT:
            raise Unknown(Fault.UNKNOWN_SITE, got=name, expected="1–50")
        return self.squares[int(name) - 1]


BOARD = Board()

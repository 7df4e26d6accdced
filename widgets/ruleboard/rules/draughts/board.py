"""The board as data, for drawing and for looking up squares."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple

from ruleboard.rules.arguments import checked_class
from ruleboard.rules.base import Site
from ruleboard.rules.draughts.codes import Fault
from ruleboard.rules.draughts.rules import SIZES
from ruleboard.rules.errors import BadValue, Unknown, safe_repr
from ruleboard.rules.naming import Names

LIGHT: Site = "light"
"""Represents any light square in an attempt: light squares have no names and are never occupied."""


class Square(NamedTuple):
    """A dark square: its number as text, its row from the top and its column from the left, both from 0."""

    name: Site
    row: int
    column: int


@checked_class
@dataclass(frozen=True, slots=True)
class Board:
    """A square board; play is on the dark squares, numbered from the top left."""

    size: int
    squares: tuple[Square, ...] = field(init=False, repr=False, compare=False)

    name: ClassVar[str] = "draughts"

    def __post_init__(self) -> None:
        check_size(self.size)
        every = ((row, column) for row in range(self.size) for column in range(self.size))
        dark = [(row, column) for row, column in every if (row + column) % 2]
        squares = tuple(Square(str(n), *place) for n, place in enumerate(dark, start=1))
        object.__setattr__(self, "squares", squares)

    @property
    def names(self) -> tuple[Site, ...]:
        """The names of all dark squares, in reading order."""
        return tuple(square.name for square in self.squares)

    def at(self, row: int, column: int) -> Site:
        """The square in a row and column (国际跳棋 坐标系统: from 0, row 0 at the top); LIGHT for a light one."""
        last = self.size - 1
        if not (0 <= row <= last and 0 <= column <= last):
            got, every = safe_repr((row, column)), range(self.size)
            expected = Names(got, tuple(f"({a}, {b})" for a in every for b in every))
            raise Unknown(Fault.UNKNOWN_SITE, got=got, expected=expected)
        dark = (row + column) % 2
        return self.squares[(row * self.size + column) // 2].name if dark else LIGHT

    def __getitem__(self, name: Site) -> Square:
        """The square with this name."""
        for square in self.squares:
            if square.name == name:
                return square
        raise Unknown(Fault.UNKNOWN_SITE, got=name, expected=Names(name, self.names))


def check_size(size: int) -> None:
    """Raise an exception for an unsupported board size."""
    if size not in SIZES:
        raise BadValue("impossible_setting", got=size, at="size", expected=tuple(SIZES))

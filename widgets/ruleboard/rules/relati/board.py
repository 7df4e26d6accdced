"""The squares of a Relati board as bits of one integer, because all questions about links concern sets of squares.

The top left square A1 is the highest bit, and one unused bit separates the rows: a step in any direction is a shift
that never wraps, and iterating from the highest bit gives reading order. Below the last square there is room for two
rows, so that the surroundings of any square can be shifted to the same place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from itertools import compress
from types import MappingProxyType
from typing import NamedTuple, TypeVar

from ruleboard.rules.arguments import checked
from ruleboard.rules.base import Site
from ruleboard.rules.errors import BadValue, Unknown
from ruleboard.rules.naming import Names
from ruleboard.rules.relati.codes import Fault
from ruleboard.rules.relati.reach import SPREADS, Near

T = TypeVar("T")

SIZES = (5, 7, 9, 13, 17)
DIRECTIONS = "FBLR"
STEPS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"F": (0, -1), "B": (0, 1), "L": (-1, 0), "R": (1, 0)}
)
"""Relati, 方向代號: the direction letters as (columns, rows); front is one row up."""

_BITS = bytes.maketrans(b"01", b"\0\1")


class Ray(NamedTuple):
    """The squares in one direction from a square. Towards F and L bits grow: the nearest square is the lowest bit."""

    squares: int
    rising: bool

    def first(self, symbols: int) -> int:
        """The nearest of these symbols on the ray; 0 if there is none."""
        hit = self.squares & symbols
        if not hit or self.rising:
            return hit & -hit
        return 1 << hit.bit_length() - 1

    @property
    def last(self) -> int:
        """The square at the edge; 0 if the ray is empty."""
        if not self.squares or not self.rising:
            return self.squares & -self.squares
        return 1 << self.squares.bit_length() - 1


class Board:
    """A square board with its paths; one shared object for each size and number of paths, returned by `board`."""

    __slots__ = (
        "_names",
        "_rays",
        "bit",
        "full",
        "name",
        "near",
        "paths",
        "site",
        "size",
        "squares",
        "stride",
    )

    @checked
    def __init__(self, size: int, paths: int = 40) -> None:
        if size not in SIZES:
            raise BadValue(Fault.IMPOSSIBLE_BOARD, got=size, expected=tuple(SIZES))
        if paths not in SPREADS:
            raise BadValue(Fault.IMPOSSIBLE_PATHS, got=paths, expected=tuple(SPREADS))
        self.size = size
        self.paths = paths  # the number of paths to a square in the middle
        self.stride = size + 1
        self.near = Near(self.stride, paths)
        self.name = f"{size}x{size}"
        self.squares: tuple[Site, ...] = tuple(
            f"{chr(65 + column)}{row + 1}" for row in range(size) for column in range(size)
        )
        self.bit: Mapping[Site, int] = MappingProxyType(
            {site: self._bit(*self.xy(site)) for site in self.squares}
        )
        self.site: Mapping[int, Site] = MappingProxyType({b: s for s, b in self.bit.items()})
        self.full = sum(self.bit.values())
        self._names = self.table(str)
        self._rays: dict[tuple[int, str], Ray] = {}

    def __repr__(self) -> str:
        return f"relati.board({self.size}, {self.paths})"

    def __reduce__(self) -> tuple[Callable[[int, int], Board], tuple[int, int]]:
        """Copy and pickle to the same shared object."""
        return board, (self.size, self.paths)

    @staticmethod
    def xy(site: Site) -> tuple[int, int]:
        """The column and row of a square, from 0 at the top left."""
        return ord(site[0]) - 65, int(site[1:]) - 1

    def _bit(self, column: int, row: int) -> int:
        last = self.size - 1
        return 1 << self.near.origin + (last - row) * self.stride + last - column

    def at(self, column: int, row: int) -> int:
        """The bit of a column and a row, from 0; 0 outside the board."""
        inside = 0 <= column < self.size and 0 <= row < self.size
        return self._bit(column, row) if inside else 0

    def table(self, make: Callable[[Site], T]) -> tuple[T | None, ...]:
        """A table with one item for each square, in the order that `pick` needs."""
        places = range(self.full.bit_length() - 1, self.near.origin - 1, -1)
        names = (self.site.get(1 << place) for place in places)
        return tuple(None if name is None else make(name) for name in names)

    def pick(self, table: tuple[T | None, ...], squares: int) -> Iterable[T]:
        """The items of a table for a set of squares, in reading order."""
        digits = f"{squares >> self.near.origin:0{len(table)}b}".encode().translate(_BITS)
        return compress(table, digits)  # type: ignore[arg-type]  # unused bits are never set

    def names(self, squares: int) -> tuple[Site, ...]:
        """The names of a set of squares, in reading order."""
        return tuple(self.pick(self._names, squares))

    def __getitem__(self, site: Site) -> int:
        """The bit of a square; raises Unknown for an unknown name."""
        bit = self.bit.get(site, 0)
        if not bit:
            names = Names(site, self.squares)
            raise Unknown(Fault.UNKNOWN_SITE, got=site, expected=names, board=self.name)
        return bit

    def ray(self, bit: int, direction: str) -> Ray:
        """The squares from a square to the edge, excluding that square."""
        ray = self._rays.get((bit, direction))
        if ray is None:
            column, row = self.xy(self.site[bit])
            across, down = STEPS[direction]
            squares = 0
            while step := self.at(column := column + across, row := row + down):
                squares |= step
            ray = self._rays[bit, direction] = Ray(squares, direction in "FL")
        return ray


_made = lru_cache(maxsize=len(SIZES) * len(SPREADS))(Board)


def board(size: int, paths: int = 40) -> Board:
    """The board of a size: 9, 13, 17 for two, three, four players; 5 and 7 for learning. 8, 16 or all 40 paths."""
    return _made(size, paths)

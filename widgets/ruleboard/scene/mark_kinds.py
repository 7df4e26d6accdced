"""What a kind of mark is: where it lies, how it is drawn on the sites of a board, and how it is painted.

The kinds that all games share are in `marks`; a game's part of this layer may export further ones as `MARKS`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from types import MappingProxyType
from typing import NamedTuple

from ruleboard.scene.paint import Paint, Paints
from ruleboard.scene.shapes import Box, Disc, Lines, Ring, Segment, Shape, neat

_WIDE = 0.48  # the radius of a ring around a piece, which is about 0.41 itself
_NARROW = _WIDE * 4 / 7  # and around an empty site; the dashes of themes fit both
_CELL = 0.44  # half the side of a frame in a square
REACH = 0.42  # how far brackets reach around a piece: those of neighbours do not meet


class Seat(NamedTuple):
    """A site as marks see it: its middle, whether a piece stands there, and whether frames serve better than rings.

    Where a ring is the sign of a player, marks are square.
    """

    x: float
    y: float
    taken: bool
    square: bool = False
    reach: float = REACH

    @property
    def ring(self) -> float:
        """The radius of a ring around what is here."""
        return _WIDE if self.taken else _NARROW

    def outline(self, role: str, more: float = 0) -> Ring | Box:
        """A line around what is here, so much wider than usual."""
        if self.square:
            return self._cell(role, more)
        return Ring(self.x, self.y, neat(self.ring + more), role)

    def area(self, role: str, more: float = 0) -> Disc | Box:
        """What such a line would enclose."""
        if self.square:
            return self._cell(role, more)
        return Disc(self.x, self.y, neat(self.ring + more), role)

    def _cell(self, role: str, more: float) -> Box:
        half = _CELL + more
        return Box(
            neat(self.x - half), neat(self.y - half), neat(2 * half), neat(2 * half), 0, role
        )


Group = tuple[tuple[Seat, ...], str]
"""The sites of one mark, and what is written in it."""


Painter = Callable[[Sequence[Group], Collection[str]], list[Shape]]
"""Draws all marks of its kind; it is also told which kinds there are on the board, itself included."""


class Layer(IntEnum):
    """What lies on what, the lowest first."""

    GROUND = 0  # under the pieces
    LINES = 1  # routes, and what covers whole sites
    FRAMES = 2  # around what stands on a site
    SIGNS = 3  # on it
    BADGES = 4  # beside it


class MarkKind(NamedTuple):
    """A kind of mark: how it is drawn, and where among the others."""

    layer: Layer
    paint: Painter
    route: bool = False  # a line through its sites, in their order
    paints: Mapping[str, Paint] = MappingProxyType({})  # of its roles, where the themes have none


NO_MARKS: Mapping[str, MarkKind] = MappingProxyType({})
"""The marks of its own that a game has if it says nothing."""


def paints_of(own: Mapping[str, MarkKind]) -> Paints:
    """How the roles of a game's own marks are painted, whether they are on the board or not."""
    return tuple(
        {role: each for kind in own.values() for role, each in kind.paints.items()}.items()
    )


def on_sites(paint: Callable[[Sequence[Seat]], list[Shape]]) -> Painter:
    """A painter for marks whose sites are all drawn alike, whichever mark they belong to."""
    return lambda groups, _: paint(sorted({seat for seats, _ in groups for seat in seats}))


def one_by_one(paint: Callable[[Sequence[Seat], str], list[Shape]]) -> Painter:
    """A painter for marks whose sites belong together, or in which something is written."""
    return lambda groups, _: [shape for seats, text in groups for shape in paint(seats, text)]


def glyph(segments: Sequence[Segment], role: str) -> Painter:
    """A painter for a sign made of lines, around the middle of each site."""
    return on_sites(lambda seats: lines([(s.x, s.y) for s in seats], segments, role))


def lines(spots: Sequence[tuple[float, float]], glyph: Sequence[Segment], role: str) -> list[Shape]:
    """One glyph of lines at several spots, as one shape."""
    segments = tuple(
        (neat(x + x1), neat(y + y1), neat(x + x2), neat(y + y2))
        for x, y in spots
        for x1, y1, x2, y2 in glyph
    )
    return [Lines(segments, role)] if segments else []

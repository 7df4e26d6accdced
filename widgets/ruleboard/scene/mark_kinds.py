"""Kinds of marks: their layer, the function that draws them on sites, and their paints.

The kinds of all games are in `marks`; the `scene` module of a game may export more as `MARKS`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from types import MappingProxyType
from typing import NamedTuple

from ruleboard.scene.paint import Paint, Paints
from ruleboard.scene.shapes import Box, Disc, Lines, Ring, Segment, Shape, neat

_WIDE = 0.48  # the radius of a ring around a piece, whose radius is about 0.41
_NARROW = _WIDE * 4 / 7  # and around an empty site; the dashes of themes fit both
_CELL = 0.44  # half the side of a frame in a square
REACH = 0.42  # half the size of brackets around a piece: those of neighbours do not touch


class Seat(NamedTuple):
    """A site for drawing marks: its centre, whether it is occupied, and whether marks are frames instead of rings.

    Marks are square in games where a ring is the sign of a player.
    """

    x: float
    y: float
    taken: bool
    square: bool = False
    reach: float = REACH

    @property
    def ring(self) -> float:
        """The radius of a ring around the site."""
        return _WIDE if self.taken else _NARROW

    def outline(self, role: str, more: float = 0) -> Ring | Box:
        """An outline around the site, larger than usual by `more`."""
        if self.square:
            return self._cell(role, more)
        return Ring(self.x, self.y, neat(self.ring + more), role)

    def area(self, role: str, more: float = 0) -> Disc | Box:
        """The filled area inside such an outline."""
        if self.square:
            return self._cell(role, more)
        return Disc(self.x, self.y, neat(self.ring + more), role)

    def _cell(self, role: str, more: float) -> Box:
        half = _CELL + more
        return Box(
            neat(self.x - half), neat(self.y - half), neat(2 * half), neat(2 * half), 0, role
        )


Group = tuple[tuple[Seat, ...], str]
"""The sites of one mark, and its text."""


Painter = Callable[[Sequence[Group], Collection[str]], list[Shape]]
"""Draws all marks of its kind; the second argument is all kinds on the board, its own included."""


class Layer(IntEnum):
    """Drawing order, the lowest first."""

    GROUND = 0  # under the pieces
    LINES = 1  # routes, and marks that cover whole sites
    FRAMES = 2  # around a piece
    SIGNS = 3  # on a piece
    BADGES = 4  # beside a piece


class MarkKind(NamedTuple):
    """A kind of mark: its layer, its painter, and its paints."""

    layer: Layer
    paint: Painter
    route: bool = False  # a line through its sites, in their order
    paints: Mapping[str, Paint] = MappingProxyType({})  # for roles that the themes do not define


NO_MARKS: Mapping[str, MarkKind] = MappingProxyType({})
"""Default for a game without marks of its own."""


def paints_of(own: Mapping[str, MarkKind]) -> Paints:
    """The paints of a game's own marks, whether they are on the board or not."""
    return tuple(
        {role: each for kind in own.values() for role, each in kind.paints.items()}.items()
    )


def on_sites(paint: Callable[[Sequence[Seat]], list[Shape]]) -> Painter:
    """A painter that draws each site alike, whichever mark it belongs to."""
    return lambda groups, _: paint(sorted({seat for seats, _ in groups for seat in seats}))


def one_by_one(paint: Callable[[Sequence[Seat], str], list[Shape]]) -> Painter:
    """A painter that draws each mark separately: its sites belong together, or it has a text."""
    return lambda groups, _: [shape for seats, text in groups for shape in paint(seats, text)]


def glyph(segments: Sequence[Segment], role: str) -> Painter:
    """A painter for a sign made of lines, around the centre of each site."""
    return on_sites(lambda seats: lines([(s.x, s.y) for s in seats], segments, role))


def lines(spots: Sequence[tuple[float, float]], glyph: Sequence[Segment], role: str) -> list[Shape]:
    """One glyph of lines at several spots, as one shape."""
    segments = tuple(
        (neat(x + x1), neat(y + y1), neat(x + x2), neat(y + y2))
        for x, y in spots
        for x1, y1, x2, y2 in glyph
    )
    return [Lines(segments, role)] if segments else []

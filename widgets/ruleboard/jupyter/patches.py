"""A layer of a scene, cut into patches that do not touch: so a move repaints two men, not eighteen.

Everything is measured in steps, fractions of a pixel that travel to the page as small integers. One bad number stops
every canvas of a page, so numbers are checked here, before anything is sent.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import NamedTuple

from ruleboard.rules.base import InvalidPosition
from ruleboard.scene.shapes import Box, Disc, Label, Lines, Poly, Ring, Shape, Stamp
from ruleboard.scene.theme import Theme

PIXELS = 2
"""Canvas pixels per CSS pixel: Python cannot know the screen, and twice is sharp on all of them."""

GRAIN = 8
"""Steps per CSS pixel."""

_PIXEL = GRAIN // PIXELS
_FARTHEST = 2**15 - 1  # two bytes

Primitive = Disc | Ring | Lines | Poly | Box | Label
Parts = tuple[Primitive, ...]


class Area(NamedTuple):
    """A rectangle in steps, on whole canvas pixels, with room for soft edges."""

    left: int
    top: int
    right: int
    bottom: int

    def touches(self, other: Area) -> bool:
        """Whether two areas overlap."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


Patches = dict[Parts, tuple[Area, ...]]
"""What each patch is made of, in its order, and what it covers."""


def steps(value: float, scale: float) -> int:
    """A coordinate in board units as a whole number of steps."""
    if not math.isfinite(value) or abs(value * scale) > _FARTHEST:
        raise InvalidPosition("not_drawable", got=value, expected="a number on the picture")
    return round(value * scale)


def cut(
    layer: Iterable[Shape], symbols: Mapping[str, tuple[Shape, ...]], theme: Theme, scale: float
) -> Patches:
    """Cut a layer where nothing is. The pieces of a board come apart; the board itself stays one patch."""
    things = [_filled_in(shape, symbols) for shape in layer]
    found: list[tuple[list[int], list[Area]]] = []
    for number, thing in enumerate(things):
        area = _area(thing, theme, scale)
        numbers, areas, rest = [number], [area], []
        for patch in found:
            if any(area.touches(other) for other in patch[1]):
                numbers += patch[0]
                areas += patch[1]
            else:
                rest.append(patch)
        found = [*rest, (numbers, areas)]
    return {
        tuple(part for number in sorted(numbers) for part in things[number]): tuple(areas)
        for numbers, areas in found
    }


def _filled_in(shape: Shape, symbols: Mapping[str, tuple[Shape, ...]]) -> Parts:
    """What a shape is made of: a stamp, of its symbol."""
    if not isinstance(shape, Stamp):
        return (shape,)
    if shape.symbol not in symbols:
        raise InvalidPosition("unknown_symbol", got=shape.symbol, expected=", ".join(symbols))
    return tuple(_moved(part, shape.x, shape.y) for part in symbols[shape.symbol])


def _moved(part: Shape, x: float, y: float) -> Primitive:
    match part:
        case Lines():
            moved = tuple((x1 + x, y1 + y, x2 + x, y2 + y) for x1, y1, x2, y2 in part.segments)
            return replace(part, segments=moved)
        case Poly():
            return replace(part, points=tuple((px + x, py + y) for px, py in part.points))
        case Stamp():
            raise InvalidPosition("stamp_in_a_symbol", got=part.symbol, expected="plain shapes")
        case _:
            return replace(part, x=part.x + x, y=part.y + y)


def _area(thing: Parts, theme: Theme, scale: float) -> Area:
    extents = [_extent(part, theme) for part in thing]
    left, top, right, bottom = zip(*extents, strict=True)
    return Area(
        (steps(min(left), scale) // _PIXEL - 1) * _PIXEL,
        (steps(min(top), scale) // _PIXEL - 1) * _PIXEL,
        (steps(max(right), scale) // _PIXEL + 2) * _PIXEL,
        (steps(max(bottom), scale) // _PIXEL + 2) * _PIXEL,
    )


def _extent(part: Primitive, theme: Theme) -> tuple[float, float, float, float]:
    """The corners of what a part covers, in board units."""
    edge = theme[part.role].width / 2
    match part:
        case Disc() | Ring():
            x, y, edge = part.x, part.y, part.r + edge
            return x - edge, y - edge, x + edge, y + edge
        case Box():
            right, bottom = part.x + part.width, part.y + part.height
            return part.x - edge, part.y - edge, right + edge, bottom + edge
        case Label():
            half = part.size * max(len(part.text), 1)  # no letter is wider than its size
            return part.x - half, part.y - part.size, part.x + half, part.y + part.size
        case Lines():
            ends = [(x, y) for x1, y1, x2, y2 in part.segments for x, y in ((x1, y1), (x2, y2))]
        case Poly():
            ends = list(part.points)
    xs, ys = zip(*ends, strict=True)
    return min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge

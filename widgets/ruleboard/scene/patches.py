"""Cuts a layer of a scene into patches that do not overlap: so a move repaints two men, not eighteen.

Lengths are in steps, fractions of a pixel, which are sent to the page as small integers. One invalid number stops
every canvas of a page, so numbers are validated here, before anything is sent.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import NamedTuple

from ruleboard.rules.errors import BadValue
from ruleboard.scene.paint import Theme
from ruleboard.scene.shapes import (
    Box,
    Disc,
    Label,
    Lines,
    Poly,
    Primitive,
    Ring,
    Shape,
    Stamp,
    Symbols,
)

PIXELS = 2
"""Canvas pixels per CSS pixel: Python does not know the screen, and 2 looks sharp on all of them."""

GRAIN = 8
"""Steps per CSS pixel."""

_PIXEL = GRAIN // PIXELS
_FARTHEST = 2**15 - 1  # int16

Extent = tuple[float, float, float, float]


class Area(NamedTuple):
    """A rectangle in steps, on whole canvas pixels, with room for antialiasing."""

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


Patches = dict[tuple[Shape, ...], tuple[Area, ...]]
"""Maps the shapes of each patch, in their order, to the areas they cover."""


def steps(value: float, scale: float) -> int:
    """A coordinate in board units converted to an integer number of steps."""
    if not math.isfinite(value) or abs(value * scale) > _FARTHEST:
        raise BadValue("not_drawable", got=value, expected="a number on the picture")
    return round(value * scale)


def cut(layer: Iterable[Shape], symbols: Symbols, theme: Theme, scale: float) -> Patches:
    """Cut a layer into patches. Pieces become separate patches; the board itself stays one patch."""
    shapes = tuple(layer)
    sizes = {name: _around(_extent(part, theme) for part in symbols[name]) for name in symbols}
    areas = [_area(_extent(shape, theme, sizes), scale) for shape in shapes]
    return {
        tuple(shapes[number] for number in sorted(patch)): tuple(areas[number] for number in patch)
        for patch in _gathered(areas, max(int(scale), 1))
    }


def _gathered(areas: Sequence[Area], side: int) -> Iterable[list[int]]:
    """The connected components of overlapping areas, as lists of indexes.

    Each area is compared only with those in the same cells of a grid: linear time instead of quadratic.
    """
    cells: dict[tuple[int, int], list[int]] = {}
    patches: dict[int, list[int]] = {}
    home: list[int] = []  # the patch of each area
    for number, area in enumerate(areas):
        covered = [
            cells.setdefault((column, row), [])
            for column in range(area.left // side, -(-area.right // side))
            for row in range(area.top // side, -(-area.bottom // side))
        ]
        near = {other for cell in covered for other in cell if areas[other].touches(area)}
        touched = sorted({home[other] for other in near}, key=lambda each: -len(patches[each]))
        patch = patches.pop(touched[0]) if touched else []
        patch.append(number)
        label = touched[0] if touched else number
        home.append(label)
        for other in touched[1:]:
            for each in (moved := patches.pop(other)):
                home[each] = label
            patch += moved
        patches[label] = patch
        for cell in covered:
            cell.append(number)
    return patches.values()


def _area(extent: Extent, scale: float) -> Area:
    """An extent on whole pixels, with a margin of one step for rounding errors."""
    left, top, right, bottom = (steps(value, scale) for value in extent)
    return Area(
        (left - 1) // _PIXEL * _PIXEL,
        (top - 1) // _PIXEL * _PIXEL,
        -(-(right + 1) // _PIXEL) * _PIXEL,
        -(-(bottom + 1) // _PIXEL) * _PIXEL,
    )


def _around(extents: Iterable[Extent]) -> Extent:
    left, top, right, bottom = zip(*extents, strict=True)
    return min(left), min(top), max(right), max(bottom)


def _extent(
    shape: Shape, theme: Theme, sizes: Mapping[str, Extent] = MappingProxyType({})
) -> Extent:
    """The bounding box of a shape in board units; `sizes` are the bounding boxes of the symbols."""
    if isinstance(shape, Stamp):
        if shape.symbol not in sizes:
            raise BadValue("not_drawable", got=shape, expected=tuple(sizes))
        left, top, right, bottom = sizes[shape.symbol]
        return shape.x + left, shape.y + top, shape.x + right, shape.y + bottom
    edge = 0 if isinstance(shape, Disc) else theme[shape.role].width / 2
    match shape:
        case Disc() | Ring():
            reach = shape.r + edge
            return shape.x - reach, shape.y - reach, shape.x + reach, shape.y + reach
        case Box():
            ends = [(shape.x, shape.y), (shape.x + shape.width, shape.y + shape.height)]
        case Label():
            half = shape.size * max(len(shape.text), 1)  # no letter is wider than its size
            return shape.x - half, shape.y - shape.size, shape.x + half, shape.y + shape.size
        case Lines():
            ends = [(x, y) for x1, y1, x2, y2 in shape.segments for x, y in ((x1, y1), (x2, y2))]
        case Poly():
            ends = list(shape.points)
    xs, ys = zip(*ends, strict=True)
    return min(xs) - edge, min(ys) - edge, max(xs) + edge, max(ys) + edge


def filled_in(shapes: Iterable[Shape], symbols: Symbols) -> list[Primitive]:
    """The shapes, with each stamp replaced by the shapes of its symbol."""
    parts: list[Primitive] = []
    for shape in shapes:
        if isinstance(shape, Stamp):
            parts += (_moved(part, shape.x, shape.y) for part in symbols[shape.symbol])
        else:
            parts.append(shape)
    return parts


def _moved(part: Shape, x: float, y: float) -> Primitive:
    match part:
        case Lines():
            moved = tuple((x1 + x, y1 + y, x2 + x, y2 + y) for x1, y1, x2, y2 in part.segments)
            return replace(part, segments=moved)
        case Poly():
            return replace(part, points=tuple((px + x, py + y) for px, py in part.points))
        case Stamp():
            raise BadValue("not_drawable", got=part, expected="symbols of plain shapes")
        case _:
            return replace(part, x=part.x + x, y=part.y + y)

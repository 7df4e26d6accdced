"""Stamps replaced by what they stand for, for whatever draws plain shapes only."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ruleboard.rules.errors import BadValue
from ruleboard.scene.shapes import Lines, Poly, Primitive, Shape, Stamp, Symbols


def filled_in(shapes: Iterable[Shape], symbols: Symbols) -> list[Primitive]:
    """The shapes with what each stamp stands for in its place."""
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

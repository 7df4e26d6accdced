"""Room for men on any board: points as far apart as the board's own proportions allow, or evenly spaced.

A board's data may crowd some points and leave others wide apart, as the snail's does. Where spacing the columns and
rows evenly keeps every line straight and makes room for larger men, that is how the board is drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import dist, hypot

from ruleboard.scene.layout import Places, Spot
from ruleboard.scene.shapes import Segment


def spaced(points: Places, lines: Sequence[Sequence[str]]) -> Places:
    """The points from (0, 0) on, the nearest two one unit apart."""
    true = _scaled(points)
    columns = _ranks(x for x, _ in points.values())
    rows = _ranks(y for _, y in points.values())
    even = _scaled({name: (columns[x], rows[y]) for name, (x, y) in points.items()})
    return even if _span(even) < _span(true) and _clear(even, lines) else true


def off_segment(spot: Spot, segment: Segment) -> float:
    """How far a spot is from a straight segment."""
    x, y = spot
    x1, y1, x2, y2 = segment
    dx, dy = x2 - x1, y2 - y1
    length = dx * dx + dy * dy
    along = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / length)) if length else 0.0
    return hypot(x - x1 - along * dx, y - y1 - along * dy)


def _ranks(values: Iterable[float]) -> dict[float, float]:
    return {value: float(rank) for rank, value in enumerate(sorted(set(values)))}


def _scaled(points: Places) -> Places:
    unit = min((dist(a, b) for a, b in combinations(points.values(), 2)), default=1.0)
    left = min(x for x, _ in points.values())
    top = min(y for _, y in points.values())
    return {
        name: (round((x - left) / unit, 4), round((y - top) / unit, 4))
        for name, (x, y) in points.items()
    }


def _span(points: Places) -> float:
    return max(max(spot) for spot in points.values())


def _clear(points: Places, lines: Sequence[Sequence[str]]) -> bool:
    """Whether lines go straight through their own points and past all others."""
    for line in lines:
        segment = (*points[line[0]], *points[line[-1]])
        for name, spot in points.items():
            if (off_segment(spot, segment) < 0.01) != (name in line):
                return False
    return True

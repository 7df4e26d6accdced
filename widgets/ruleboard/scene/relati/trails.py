"""Connections as lines: paths with numbered waypoints, life lines, lines of fire.

Three paths may share their ends and some squares, so each kind has an offset from the centre of the squares.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist
from typing import Protocol

from ruleboard.scene.shapes import Disc, Label, Lines, Segment, Shape, neat

TRAILS = {
    "ray": 0.0,
    "link": 0.0,
    "path_closed": 0.0,
    "path_normal": 0.0,
    "path_remote_normal": 0.0,
    "path_straight_turn": -0.22,
    "path_turn_straight": 0.22,
    "path_turn_turn": 0.0,
}
"""Every kind of trail, the lowest first, and its offset from the centre if it is not alone."""

STABLE = ("path_straight_turn", "path_turn_straight", "path_turn_turn")
"""The kinds that may share their ends and some squares."""

_BARE = {"ray", "link", "path_closed"}  # without numbers
_STOP = 0.17  # the radius of a numbered waypoint
_CLEAR = 0.42  # a trail ends at this distance from the centre of a piece

Spot = tuple[float, float]


class Stop(Protocol):
    """A site on a trail."""

    @property
    def x(self) -> float: ...
    @property
    def y(self) -> float: ...
    @property
    def taken(self) -> bool: ...


def trail(kind: str, stops: Sequence[Stop], *, alone: bool = True) -> list[Shape]:
    """A line through some sites, in their order, with numbered waypoints; if not `alone`, with an offset."""
    if not stops:
        return []
    beside, role = 0.0 if alone else TRAILS[kind], f"mark.{kind}"
    spots = [(neat(stop.x + beside), neat(stop.y + beside)) for stop in stops]
    ends = list(spots)
    if len(spots) > 1:
        if stops[0].taken:
            ends[0] = _nearer(spots[0], spots[1])
        if stops[-1].taken:
            ends[-1] = _nearer(spots[-1], spots[-2])
    lines: tuple[Segment, ...] = tuple((*a, *b) for a, b in pairwise(ends)) or (
        (*ends[0], *ends[0]),
    )
    shapes: list[Shape] = [Lines(lines, role)]
    if kind in _BARE:
        return shapes
    for number, spot in enumerate(spots[1:-1], start=1):
        shapes += (Disc(*spot, _STOP, role), Label(*spot, str(number), 0.26, "mark.stop"))
    return shapes


def _nearer(end: Spot, towards: Spot) -> Spot:
    """The point where a line ends, at the edge of the piece."""
    part = min(_CLEAR / dist(end, towards), 0.45)
    return neat(end[0] + part * (towards[0] - end[0])), neat(end[1] + part * (towards[1] - end[1]))

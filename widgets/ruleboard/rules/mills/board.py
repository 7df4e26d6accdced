"""A mill board as data: named points and drawn lines, from which everything else is derived.

Neighbours, possible mills and symmetries are computed, not listed, so that a custom board works like the built-in ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from math import isfinite
from types import MappingProxyType
from typing import Any, NamedTuple

from ruleboard.rules.arguments import check_value, checked, wrong_type
from ruleboard.rules.base import Site, Way
from ruleboard.rules.errors import InvalidPosition, Unknown
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.naming import Names

BoardLine = tuple[Site, ...]

_MILL = 3  # Мельница: no line of a board has more than three points
_NARROW = 1e-9  # tolerance for a point to count as lying on a straight line
_NAMES = ("a–w", "y", "z", "0–9")  # without x, which marks a removal in the notation


class Point(NamedTuple):
    """A point for a man; y grows upwards."""

    name: Site
    x: float
    y: float


class Board:
    """Points and the lines through them, validated on construction: every board that exists is playable."""

    @checked
    def __init__(
        self,
        name: str,
        points: Mapping[Site, tuple[float, float]] | Iterable[Point],
        lines: Iterable[Sequence[Site] | str],
    ) -> None:
        """Create a board from points and lines; a line may be written as "a7 d7 g7"."""
        if isinstance(points, Mapping):
            points = [Point(site, *spot) for site, spot in points.items()]
        points, lines = tuple(points), tuple(lines)  # iterators can be consumed only once
        _check_types(points, lines)
        self.name = name
        self.points = tuple(
            sorted((Point(p.name.lower(), p.x, p.y) for p in points), key=lambda p: (-p.y, p.x))
        )
        self.index: Mapping[Site, int] = {p.name: i for i, p in enumerate(self.points)}
        _check_points(self.points)
        written = [line.split() if isinstance(line, str) else line for line in lines]
        self.lines: tuple[BoardLine, ...] = tuple(
            Way(self._in_order(number, tuple(site.lower() for site in line)))
            for number, line in enumerate(written, start=1)
        )
        self._check_lines()
        self._hash = hash((name, self.points, self.lines))

    @checked
    def site(self, name: str) -> Site:
        """The point with this name, in upper or lower case."""
        site = name.lower()
        if site not in self.index:
            raise Unknown(Fault.UNKNOWN_SITE, got=name, expected=Names(name, tuple(self.index)))
        return site

    @cached_property
    def mills(self) -> tuple[BoardLine, ...]:
        """The lines of three points, on which mills are made."""
        return tuple(line for line in self.lines if len(line) == _MILL)

    @cached_property
    def neighbours(self) -> Mapping[Site, tuple[Site, ...]]:
        """For each point, its neighbours along the lines, in board order."""
        found: dict[Site, set[Site]] = {point.name: set() for point in self.points}
        for line in self.lines:
            for here, there in pairwise(line):
                found[here].add(there)
                found[there].add(here)
        return MappingProxyType(
            {site: tuple(sorted(near, key=self.index.__getitem__)) for site, near in found.items()}
        )

    @cached_property
    def symmetries(self) -> tuple[Mapping[Site, Site], ...]:
        """All automorphisms of the board: they map neighbours to neighbours and lines to lines."""
        from ruleboard.rules.mills.symmetry import symmetries

        return symmetries(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self is other or (
            (self.name, self.points, self.lines) == (other.name, other.points, other.lines)
        )

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        """The board as a Python expression: its constant, or a constructor call with points and lines."""
        from ruleboard.rules.mills.boards import BOARDS

        if BOARDS.get(self.name) == self:
            return f"mills.BOARDS[{self.name!r}]"
        points = {point.name: (point.x, point.y) for point in self.points}
        lines = [" ".join(line) for line in self.lines]
        return f"mills.Board({self.name!r}, {points}, {lines})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle by the constructor arguments."""
        return Board, (self.name, self.points, self.lines)

    def _in_order(self, number: int, line: BoardLine) -> BoardLine:
        """The points of a line from end to end, starting with the end that comes first in board order."""
        place: dict[str, Any] = {"at": " ".join(line), "line": number}
        for site in line:
            if site not in self.index:
                expected = Names(site, tuple(self.index))
                raise InvalidPosition(
                    Fault.LINE_OF_UNKNOWN_POINT, got=site, expected=expected, **place
                )
        if len(set(line)) != len(line):
            raise InvalidPosition(Fault.POINT_TWICE_ON_LINE, sites=line, **place)
        if not 2 <= len(line) <= _MILL:
            code = Fault.LINE_TOO_LONG if len(line) > _MILL else Fault.LINE_TOO_SHORT
            raise InvalidPosition(code, got=len(line), expected=("2", "3"), sites=line, **place)
        spots = [self.points[self.index[site]] for site in line]
        if len(line) == _MILL and not _on_the_way(spots[0], spots[-1], [spots[1]]):
            raise InvalidPosition(Fault.LINE_NOT_STRAIGHT, sites=line, **place)
        for name in _on_the_way(spots[0], spots[-1], self.points):
            if name not in line:
                sites = (*line, name)
                raise InvalidPosition(Fault.LINE_THROUGH_POINT, got=name, sites=sites, **place)
        return line if self.index[line[0]] < self.index[line[-1]] else line[::-1]

    def _check_lines(self) -> None:
        for number, line in enumerate(self.lines, start=1):
            for earlier, other in enumerate(self.lines[: number - 1], start=1):
                shared = tuple(site for site in line if site in other)
                if len(shared) > 1:
                    raise InvalidPosition(
                        Fault.LINES_SHARE_POINTS,
                        at=" ".join(line),
                        line=number,
                        other=earlier,
                        got=" ".join(shared),
                        sites=shared,
                    )
        if not self.mills:
            raise InvalidPosition(Fault.NO_LINE_OF_THREE, at=self.name)
        reached = set(self._reach(self.points[0].name))
        lost = tuple(point.name for point in self.points if point.name not in reached)
        if lost:
            raise InvalidPosition(
                Fault.BOARD_NOT_CONNECTED, at=self.name, got=" ".join(lost), sites=lost
            )

    def _reach(self, start: Site) -> Iterator[Site]:
        seen, waiting = {start}, [start]
        while waiting:
            site = waiting.pop()
            yield site
            fresh = [near for near in self.neighbours[site] if near not in seen]
            seen.update(fresh)
            waiting.extend(fresh)


def _check_types(points: tuple[Point, ...], lines: tuple[Sequence[Site] | str, ...]) -> None:
    """Raise an exception for points and lines that do not consist of names and numbers."""
    for each in points:
        check_value("points", each, Point)
        check_value("points", each.name, str)
        for place in (each.x, each.y):
            check_value("points", place, float)
            if not isfinite(place):
                raise wrong_type("points", place, float)
    for line in lines:
        check_value("lines", line, Sequence[str] | str)


def _check_points(points: Sequence[Point]) -> None:
    names: dict[Site, Point] = {}
    spots: dict[tuple[float, float], Site] = {}
    if not points:
        raise InvalidPosition(Fault.NO_POINTS)
    for point in points:
        name = point.name
        if not (name.isascii() and name.isalnum()) or "x" in name:
            raise InvalidPosition(Fault.BAD_POINT_NAME, got=name, expected=_NAMES)
        if name in names:
            raise InvalidPosition(Fault.POINT_NAMED_TWICE, got=name, sites=(name,))
        if (point.x, point.y) in spots:
            pair = (spots[point.x, point.y], name)
            raise InvalidPosition(Fault.POINTS_ON_ONE_SPOT, got=" ".join(pair), sites=pair)
        names[name] = point
        spots[point.x, point.y] = name


def _on_the_way(first: Point, last: Point, points: Iterable[Point]) -> list[Site]:
    """The points strictly between two points on a straight line."""
    _, ax, ay = first
    _, cx, cy = last
    return [
        name
        for name, x, y in points
        if abs((x - ax) * (cy - ay) - (y - ay) * (cx - ax)) < _NARROW
        and (x - ax) * (cx - x) + (y - ay) * (cy - y) > 0
    ]

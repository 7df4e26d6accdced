"""Marks of all games as shapes. Every kind has a shape of its own, so that nothing depends on colour alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from ruleboard.rules.base import Unknown
from ruleboard.scene.shapes import Box, Disc, Label, Lines, Mark, Poly, Ring, Segment, Shape, neat
from ruleboard.scene.signs import sign
from ruleboard.scene.trails import GLYPHS, STABLE, TRAILS, trail

_WIDE = 0.48  # the radius of a ring around a piece, which is about 0.41 itself
_NARROW = _WIDE * 4 / 7  # and around an empty site; the dashes of themes fit both
_CELL = 0.44  # half the side of a frame in a square
_BADGE = 0.17  # the radius of a badge
_HEAT = 0.4  # from the middle of a diamond to its corners


class Seat(NamedTuple):
    """A site as marks see it: its middle, whether a piece stands there, and whether frames serve better than rings.

    Where a ring is the sign of a player, marks are square.
    """

    x: float
    y: float
    taken: bool
    square: bool = False

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


class Drawn(NamedTuple):
    """Shapes of marks that go under the pieces, and of those that go over them."""

    under: tuple[Shape, ...]
    over: tuple[Shape, ...]


def draw(marks: Iterable[Mark], seats: Mapping[str, Seat]) -> Drawn:
    """All marks, kind by kind: the order in which they are given does not matter."""
    found: dict[str, set[Group]] = {kind: set() for kind in KINDS}
    for mark in marks:
        if mark.kind not in found:
            raise Unknown("unknown_mark", got=mark.kind, expected=", ".join(KINDS))
        for site in mark.sites:
            if site not in seats:
                raise Unknown("unknown_site", got=site, expected=", ".join(seats), at=mark.kind)
        found[mark.kind].add((tuple(seats[site] for site in mark.sites), mark.text))
    formed = [shape for seats, _ in sorted(found["mill"]) for shape in _mill(seats)]
    last = _last(_single(found["last"]))
    over = [
        shape
        for kind, painter in _ROUTES.items()
        for route, _ in sorted(found[kind])
        for shape in painter(route)
    ]
    alone = sum(bool(found[kind]) for kind in STABLE) == 1
    over += (
        shape
        for kind in TRAILS
        for route, _ in sorted(found[kind])
        for shape in trail(kind, route, alone=alone)
    )
    over += (
        shape
        for kind, writer in _WRITTEN.items()
        for group, text in sorted(found[kind])
        for shape in writer(group, text)
    )
    over += (shape for kind, painter in _OVER.items() for shape in painter(_single(found[kind])))
    return Drawn((*last, *formed), tuple(over))


def _single(groups: Iterable[Group]) -> list[Seat]:
    return sorted({seat for seats, _ in groups for seat in seats})


def _rings(seats: Sequence[Seat], role: str, more: float = 0) -> list[Shape]:
    return [seat.outline(role, more) for seat in seats]


def _lines(
    spots: Sequence[tuple[float, float]], glyph: Sequence[Segment], role: str
) -> list[Shape]:
    """One glyph of lines at several spots, as one shape."""
    segments = tuple(
        (neat(x + x1), neat(y + y1), neat(x + x2), neat(y + y2))
        for x, y in spots
        for x1, y1, x2, y2 in glyph
    )
    return [Lines(segments, role)] if segments else []


def _times(arm: float) -> tuple[Segment, ...]:
    return ((-arm, -arm, arm, arm), (-arm, arm, arm, -arm))


def _brackets(half: float, arm: float) -> tuple[Segment, ...]:
    """The four corners of a square."""
    return tuple(
        segment
        for sx in (-half, half)
        for sy in (-half, half)
        for segment in (
            (sx * (1 - arm / half), sy, sx, sy),
            (sx, sy, sx, sy * (1 - arm / half)),
        )
    )


def _last(seats: Sequence[Seat]) -> list[Shape]:
    halos: list[Shape] = [seat.area("mark.last", 0.03) for seat in seats]
    return halos + _rings(seats, "mark.last_edge", 0.03)


def _mill(seats: Sequence[Seat]) -> list[Shape]:
    """A band from the first to the last point of the line, whichever way the points are given."""
    spots = [(seat.x, seat.y) for seat in seats]
    ends = max(((a, b) for a in spots for b in spots), key=lambda pair: dist(*pair), default=None)
    if ends is None:
        return []
    segment = ((*min(ends), *max(ends)),)
    return [Lines(segment, "mark.mill_glow"), Lines(segment, "mark.mill")]


def _capture(seats: Sequence[Seat]) -> list[Shape]:
    shapes = _rings(seats, "mark.capture")
    for role in ("mark.capture_edge", "mark.capture"):
        for taken, arm in ((True, 0.18), (False, 0.1)):
            spots = [(seat.x, seat.y) for seat in seats if seat.taken == taken]
            shapes += _lines(spots, _times(arm), role)
    return shapes


def _target(seats: Sequence[Seat]) -> list[Shape]:
    return [
        *_rings(seats, "mark.target_edge", 0.03),
        *_rings(seats, "mark.target", -0.015),
        *_rings(seats, "mark.target", 0.075),
    ]


def _proof(seats: Sequence[Seat]) -> list[Shape]:
    large = [(seat.x, seat.y) for seat in seats if seat.taken]
    small = [(seat.x, seat.y) for seat in seats if not seat.taken]
    return [
        *_lines(large, _brackets(0.5, 0.2), "mark.proof"),
        *_lines(small, _brackets(0.34, 0.15), "mark.proof"),
    ]


def _badge_spots(seats: Sequence[Seat], side: int) -> list[tuple[float, float]]:
    """To the right of a site, above (-1) or below (1) its middle."""
    return [(neat(s.x + s.ring * 0.75), neat(s.y + side * s.ring * 0.75)) for s in seats]


def _badges(spots: Sequence[tuple[float, float]], role: str) -> list[Shape]:
    return [
        *(Disc(x, y, _BADGE + 0.03, "mark.badge_edge") for x, y in spots),
        *(Disc(x, y, _BADGE, role) for x, y in spots),
    ]


def _right(seats: Sequence[Seat]) -> list[Shape]:
    spots = _badge_spots(seats, -1)
    tick = ((-0.075, 0.005, -0.02, 0.065), (-0.02, 0.065, 0.08, -0.06))
    return [*_badges(spots, "mark.right"), *_lines(spots, tick, "mark.badge")]


def _wrong(seats: Sequence[Seat]) -> list[Shape]:
    spots = _badge_spots(seats, -1)
    return [*_badges(spots, "mark.wrong"), *_lines(spots, _times(0.06), "mark.badge")]


_SIGNS: Mapping[str, tuple[Segment, ...]] = {
    "exact_win": ((-0.085, 0, 0.085, 0), (0, -0.085, 0, 0.085)),
    "exact_draw": ((-0.08, -0.04, 0.08, -0.04), (-0.08, 0.04, 0.08, 0.04)),
    "exact_loss": ((-0.085, 0, 0.085, 0),),
}
"""What a site leads to, as in notation: plus, equals, minus."""


def _sign(kind: str) -> Callable[[Sequence[Seat]], list[Shape]]:
    def paint(seats: Sequence[Seat]) -> list[Shape]:
        spots = _badge_spots(seats, -1)
        return [*_badges(spots, f"mark.{kind}"), *_lines(spots, _SIGNS[kind], "mark.badge")]

    return paint


def _locked(seats: Sequence[Seat]) -> list[Shape]:
    """A padlock: the body hides the lower half of the shackle's ring."""
    spots = _badge_spots(seats, 1)
    return [
        *_badges(spots, "mark.locked"),
        *(Ring(x, neat(y - 0.035), 0.05, "mark.badge") for x, y in spots),
        *(Box(neat(x - 0.08), neat(y - 0.02), 0.16, 0.11, 0.02, "mark.lock") for x, y in spots),
    ]


def _way(seats: Sequence[Seat]) -> tuple[Segment, ...]:
    return tuple((a.x, a.y, b.x, b.y) for a, b in pairwise(seats))


def _path(seats: Sequence[Seat]) -> list[Shape]:
    """A route through several sites, numbered in the order in which they are reached; the first is where it begins."""
    if not seats:
        return []
    way = _way(seats)
    lines: list[Shape] = [Lines(way, "mark.path_edge"), Lines(way, "mark.path")] if way else []
    stops = list(seats[1:] or seats)
    spots = [
        # A route may come to a place twice: the later number stands beside the earlier one.
        (neat(seat.x + 2 * _BADGE * stops[:i].count(seat)), seat.y)
        for i, seat in enumerate(stops)
    ]
    return [
        *lines,
        *_badges(spots, "mark.path_badge"),
        *(
            Label(x, y, str(number), 0.24, "mark.path_number")
            for number, (x, y) in enumerate(spots, start=1)
        ),
    ]


def _struck(seats: Sequence[Seat]) -> list[Shape]:
    """A route that cannot be taken: broken, and crossed out where it ends."""
    if not seats:
        return []
    way, end = _way(seats), (seats[-1].x, seats[-1].y)
    shapes: list[Shape] = [Lines(way, "mark.path_edge"), Lines(way, "mark.struck")] if way else []
    for role in ("mark.capture_edge", "mark.capture"):
        shapes += _lines([end], _times(0.24), role)
    return shapes


def _heat(seats: Sequence[Seat], number: str) -> list[Shape]:
    """A diamond with a number: so many symbols hang on this square."""
    shapes: list[Shape] = []
    for x, y, *_ in seats:
        spots = ((x, y - _HEAT), (x + _HEAT, y), (x, y + _HEAT), (x - _HEAT, y))
        shapes.append(Poly(tuple((neat(a), neat(b)) for a, b in spots), "mark.heat"))
    if number:
        shapes += (Label(seat.x, seat.y, number, 0.36, "mark.heat_number") for seat in seats)
    return shapes


def _territory(owner: int) -> Callable[[Sequence[Seat]], list[Shape]]:
    """The owner's sign, small: nobody else can place here."""
    role = f"mark.{TERRITORIES[owner]}"
    return lambda seats: [shape for s in seats for shape in sign(owner, 0.13, role, (s.x, s.y))]


def _contested(seats: Sequence[Seat]) -> list[Shape]:
    return [Disc(seat.x, seat.y, 0.07, "mark.contested") for seat in seats]


_ROUTES: Mapping[str, Callable[[Sequence[Seat]], list[Shape]]] = {
    "struck": _struck,
    "path": _path,
}
"""Marks for which the order of their sites matters."""


def _glyph(kind: str) -> Callable[[Sequence[Seat]], list[Shape]]:
    return lambda seats: _lines([(s.x, s.y) for s in seats], GLYPHS[kind], f"mark.{kind}")


TERRITORIES = ("territory_0", "territory_1", "territory_2", "territory_3")
"""What only one player can still fill, by player."""

_WRITTEN: Mapping[str, Callable[[Sequence[Seat], str], list[Shape]]] = {"heat": _heat}
"""Marks in which something is written."""

_OVER: Mapping[str, Callable[[Sequence[Seat]], list[Shape]]] = {
    **{kind: _territory(owner) for owner, kind in enumerate(TERRITORIES)},
    "contested": _contested,
    "legal": lambda seats: _rings(seats, "mark.legal"),
    "must_move": lambda seats: _rings(seats, "mark.must_move"),
    "hint": lambda seats: _rings(seats, "mark.hint"),
    "selected": lambda seats: _rings(seats, "mark.selected"),
    "target": _target,
    "capture": _capture,
    "proof": _proof,
    **{kind: _glyph(kind) for kind in GLYPHS},
    "locked": _locked,
    **{kind: _sign(kind) for kind in _SIGNS},
    "right": _right,
    "wrong": _wrong,
}
KINDS = ("last", "mill", *_ROUTES, *TRAILS, *_WRITTEN, *_OVER)
"""Every kind of mark, from the lowest to the topmost."""

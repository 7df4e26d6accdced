"""The marks of all games, as shapes. Every kind has a shape of its own: nothing depends on colour alone.

The `scene` module of a game may export more kinds as `MARKS`: they are drawn together with these.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple

from ruleboard.rules.errors import Unknown
from ruleboard.rules.naming import Names
from ruleboard.scene.mark_kinds import (
    NO_MARKS,
    Group,
    Layer,
    MarkKind,
    Painter,
    Seat,
    glyph,
    lines,
    on_sites,
    one_by_one,
)
from ruleboard.scene.shapes import Box, Disc, Label, Lines, Mark, Ring, Segment, Shape, neat

_BADGE = 0.18  # the radius of a badge
_EMPTY = 0.34  # half the size of brackets around an empty site


class Drawn(NamedTuple):
    """The shapes of marks under the pieces, and of marks over them."""

    under: tuple[Shape, ...]
    over: tuple[Shape, ...]


def in_order(own: Mapping[str, MarkKind]) -> dict[str, MarkKind]:
    """The kinds of all games and those of one game, the lowest first; within a layer its own are on top."""
    return dict(sorted({**KINDS, **own}.items(), key=lambda item: item[1].layer))


def draw(
    marks: Iterable[Mark], seats: Mapping[str, Seat], own: Mapping[str, MarkKind] = NO_MARKS
) -> Drawn:
    """Draw all marks, kind by kind: the order of `marks` does not matter."""
    kinds = in_order(own)
    found: dict[str, set[Group]] = {}
    for mark in marks:
        if mark.kind not in kinds:
            raise Unknown("unknown_mark", got=mark.kind, expected=tuple(kinds))
        for site in mark.sites:
            if site not in seats:
                names = Names(site, tuple(seats))
                raise Unknown("unknown_site", got=site, expected=names, at=mark.kind)
        group = (tuple(seats[site] for site in mark.sites), mark.text)
        found.setdefault(mark.kind, set()).add(group)
    under: list[Shape] = []
    over: list[Shape] = []
    for name, kind in kinds.items():
        if name in found:
            shapes = kind.paint(sorted(found[name]), found)
            (under if kind.layer is Layer.GROUND else over).extend(shapes)
    return Drawn(tuple(under), tuple(over))


def _rings(seats: Sequence[Seat], role: str, more: float = 0) -> list[Shape]:
    return [seat.outline(role, more) for seat in seats]


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


def _formed(seats: Sequence[Seat], _: str) -> list[Shape]:
    """A band between the two sites that are farthest apart, whatever the order of the sites."""
    spots = [(seat.x, seat.y) for seat in seats]
    ends = max(((a, b) for a in spots for b in spots), key=lambda pair: dist(*pair), default=None)
    if ends is None:
        return []
    segment = ((*min(ends), *max(ends)),)
    return [Lines(segment, "mark.formed_glow"), Lines(segment, "mark.formed")]


def _capture(seats: Sequence[Seat]) -> list[Shape]:
    shapes = _rings(seats, "mark.capture")
    for role in ("mark.capture_edge", "mark.capture"):
        for taken, arm in ((True, 0.18), (False, 0.1)):
            spots = [(seat.x, seat.y) for seat in seats if seat.taken == taken]
            shapes += lines(spots, _times(arm), role)
    return shapes


def _target(seats: Sequence[Seat]) -> list[Shape]:
    return [
        *_rings(seats, "mark.target_edge", 0.03),
        *_rings(seats, "mark.target", -0.015),
        *_rings(seats, "mark.target", 0.075),
    ]


def _proof(seats: Sequence[Seat]) -> list[Shape]:
    """Brackets around the pieces that block; smaller on an empty site."""
    shapes: list[Shape] = []
    for half in sorted({_bracket(seat) for seat in seats}):
        spots = [(seat.x, seat.y) for seat in seats if _bracket(seat) == half]
        shapes += lines(spots, _brackets(half, 0.4 * half), "mark.proof")
    return shapes


def _bracket(seat: Seat) -> float:
    return seat.reach if seat.taken else _EMPTY


def _badge_spots(seats: Sequence[Seat], side: int) -> list[tuple[float, float]]:
    """To the right of a site, above (-1) or below (1) its centre."""
    return [(neat(s.x + s.ring * 0.75), neat(s.y + side * s.ring * 0.75)) for s in seats]


def _badges(spots: Sequence[tuple[float, float]], role: str) -> list[Shape]:
    return [
        *(Disc(x, y, _BADGE + 0.03, "mark.badge_edge") for x, y in spots),
        *(Disc(x, y, _BADGE, role) for x, y in spots),
    ]


def _right(seats: Sequence[Seat]) -> list[Shape]:
    spots = _badge_spots(seats, -1)
    tick = ((-0.075, 0.005, -0.02, 0.065), (-0.02, 0.065, 0.08, -0.06))
    return [*_badges(spots, "mark.right"), *lines(spots, tick, "mark.badge")]


def _wrong(seats: Sequence[Seat]) -> list[Shape]:
    """A barred circle, as a cross is a player's sign in some games and a closed point in others."""
    spots = _badge_spots(seats, -1)
    bar = ((-0.07, 0.07, 0.07, -0.07),)
    return [
        *_badges(spots, "mark.wrong"),
        *(Ring(x, y, 0.1, "mark.badge") for x, y in spots),
        *lines(spots, bar, "mark.badge"),
    ]


_SIGNS: Mapping[str, tuple[Segment, ...]] = {
    "exact_win": ((-0.085, 0, 0.085, 0), (0, -0.085, 0, 0.085)),
    "exact_draw": ((-0.08, -0.04, 0.08, -0.04), (-0.08, 0.04, 0.08, 0.04)),
    "exact_loss": ((-0.085, 0, 0.085, 0),),
}
"""The exact result of a move to a site, as in notation: plus, equals, minus."""


def _sign(kind: str) -> Painter:
    def paint(seats: Sequence[Seat]) -> list[Shape]:
        spots = _badge_spots(seats, -1)
        return [*_badges(spots, f"mark.{kind}"), *lines(spots, _SIGNS[kind], "mark.badge")]

    return on_sites(paint)


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


def _path(seats: Sequence[Seat], _: str) -> list[Shape]:
    """A route through several sites, numbered in order from the second; the first is its start."""
    if not seats:
        return []
    way = _way(seats)
    drawn: list[Shape] = [Lines(way, "mark.path_edge"), Lines(way, "mark.path")] if way else []
    stops = list(seats[1:] or seats)
    spots = [
        # A route may visit a site twice: the later number is drawn beside the earlier one.
        (neat(seat.x + 2 * _BADGE * stops[:i].count(seat)), seat.y)
        for i, seat in enumerate(stops)
    ]
    return [
        *drawn,
        *_badges(spots, "mark.path_badge"),
        *(
            Label(x, y, str(number), 0.27, "mark.path_number")
            for number, (x, y) in enumerate(spots, start=1)
        ),
    ]


def _ends(groups: Sequence[Group]) -> list[tuple[float, float, str]]:
    """The ends of routes with their texts; side by side if several end on one site."""
    spots: list[tuple[float, float, str]] = []
    met: list[Seat] = []
    for seats, text in sorted(groups, key=lambda group: group[1]):
        for end in seats[-1:]:
            spots.append((neat(end.x + 2 * _BADGE * met.count(end)), end.y, text))
            met.append(end)
    return spots


def _lines_of(groups: Sequence[Group], role: str) -> list[Shape]:
    ways = tuple(segment for seats, _ in groups for segment in _way(seats))
    return [Lines(ways, "mark.path_edge"), Lines(ways, role)] if ways else []


def _expected(groups: Sequence[Group], _: Collection[str]) -> list[Shape]:
    """The moves of an expected line: each route with its number in a square."""
    drawn = _lines_of(groups, "mark.path")
    for x, y, text in _ends(groups):
        for half, role in ((_BADGE + 0.02, "mark.badge_edge"), (_BADGE - 0.01, "mark.expected")):
            drawn.append(Box(neat(x - half), neat(y - half), 2 * half, 2 * half, 0.04, role))
        drawn.append(Label(x, y, text, 0.27, "mark.path_number"))
    return drawn


def _better(groups: Sequence[Group], _: Collection[str]) -> list[Shape]:
    """The route of a better move: its sign above its end."""
    drawn = _lines_of(groups, "mark.better_line")
    for x, y, text in _ends(groups):
        above = neat(y - 0.3)
        drawn += _badges([(x, above)], "mark.better")
        drawn.append(Label(x, above, text, 0.27, "mark.path_number"))
    return drawn


def _played(groups: Sequence[Group], _: Collection[str]) -> list[Shape]:
    """The route of the played move: a dashed line, with its sign in a ring."""
    drawn = _lines_of(groups, "mark.played_line")
    for x, y, text in _ends(groups):
        drawn += _badges([(x, y)], "mark.played")
        drawn.append(Ring(x, y, _BADGE + 0.05, "mark.played_line"))
        drawn.append(Label(x, y, text, 0.25, "mark.path_number"))
    return drawn


def _struck(seats: Sequence[Seat], _: str) -> list[Shape]:
    """An impossible route: a dotted line, crossed out at its end."""
    if not seats:
        return []
    way, end = _way(seats), (seats[-1].x, seats[-1].y)
    shapes: list[Shape] = [Lines(way, "mark.path_edge"), Lines(way, "mark.struck")] if way else []
    for role in ("mark.capture_edge", "mark.capture"):
        shapes += lines([end], _times(0.24), role)
    return shapes


_BLOCKED: tuple[Segment, ...] = (
    (-0.42, -0.42, 0.42, -0.42),
    (0.42, -0.42, 0.42, 0.42),
    (0.42, 0.42, -0.42, 0.42),
    (-0.42, 0.42, -0.42, -0.42),
    (-0.42, -0.42, -0.3, -0.3),
    (0.42, -0.42, 0.3, -0.3),
    (0.42, 0.42, 0.3, 0.3),
    (-0.42, 0.42, -0.3, 0.3),
)
"""A square with the ends of a cross in its corners: no way on."""


def _ring(kind: str) -> Painter:
    return on_sites(lambda seats: _rings(seats, f"mark.{kind}"))


KINDS: Mapping[str, MarkKind] = {
    "last": MarkKind(Layer.GROUND, on_sites(_last)),
    "formed": MarkKind(Layer.GROUND, one_by_one(_formed)),
    "struck": MarkKind(Layer.LINES, one_by_one(_struck), route=True),
    "path": MarkKind(Layer.LINES, one_by_one(_path), route=True),
    "expected": MarkKind(Layer.LINES, _expected, route=True),
    "played": MarkKind(Layer.LINES, _played, route=True),
    "better": MarkKind(Layer.LINES, _better, route=True),
    **{
        kind: MarkKind(Layer.FRAMES, _ring(kind))
        for kind in ("legal", "must_move", "hint", "selected")
    },
    "target": MarkKind(Layer.FRAMES, on_sites(_target)),
    "capture": MarkKind(Layer.FRAMES, on_sites(_capture)),
    "proof": MarkKind(Layer.FRAMES, on_sites(_proof)),
    "blocked": MarkKind(Layer.SIGNS, glyph(_BLOCKED, "mark.blocked")),
    "locked": MarkKind(Layer.BADGES, on_sites(_locked)),
    **{kind: MarkKind(Layer.BADGES, _sign(kind)) for kind in _SIGNS},
    "right": MarkKind(Layer.BADGES, on_sites(_right)),
    "wrong": MarkKind(Layer.BADGES, on_sites(_wrong)),
}
"""Every kind of mark of all games, from the lowest to the topmost."""

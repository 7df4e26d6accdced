"""The marks that only Relati has: connections and cuts, lines of fire, squares that symbols depend on, territory."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from ruleboard.rules.base import Role
from ruleboard.scene.mark_kinds import (
    Group,
    Layer,
    MarkKind,
    Painter,
    Seat,
    glyph,
    on_sites,
    one_by_one,
)
from ruleboard.scene.paint import Paint
from ruleboard.scene.relati.trails import STABLE, TRAILS, trail
from ruleboard.scene.shapes import Disc, Label, Poly, Segment, Shape, neat
from ruleboard.scene.signs import sign

TERRITORIES = ("territory_0", "territory_1", "territory_2", "territory_3")
"""Kinds of marks, by player, for squares that only this player can still fill."""

ROLE_MARKS: Mapping[Role, str] = {
    Role.SHOT: "ray",
    Role.LINKED: "path_{shape}",
    Role.CUT: "cut",
    Role.HEALED: "heal",
}
"""Kinds of marks for events that Relati shows in its own way."""

EXPLAINED = (*(kind for kind in TRAILS if kind != "ray"), "blocked", "cut", "heal", "contested")
"""The marks that explain connections: a board may show several of them at once."""

_HEAT = 0.4  # from the centre of a diamond to its corners

_CUT: tuple[Segment, ...] = (
    (-0.26, -0.48, -0.42, -0.27),
    (-0.42, -0.27, -0.26, -0.31),
    (-0.26, -0.31, -0.42, -0.08),
)
"""A bolt at the upper left: disconnected."""

_HEAL: tuple[Segment, ...] = ((-0.47, -0.33, -0.21, -0.33), (-0.34, -0.46, -0.34, -0.2))
"""A plus: connected again."""

_INKS: Mapping[str, tuple[str, float, tuple[float, ...]]] = {
    "ray": ("red", 0.06, (0.3, 0.14, 0.02, 0.14)),
    "link": ("green", 0.06, ()),
    "path_closed": ("grey", 0.05, (0.07, 0.13)),
    "path_normal": ("green", 0.1, ()),
    "path_remote_normal": ("blue", 0.09, (0.3, 0.18)),
    "path_straight_turn": ("purple", 0.08, ()),
    "path_turn_straight": ("amber", 0.08, (0.2, 0.16)),
    "path_turn_turn": ("teal", 0.1, (0, 0.18)),
}
"""Ink, width and dash of each kind of trail; the dashes differ, so that paths can be told apart."""


def _trail(kind: str) -> MarkKind:
    def paint(groups: Sequence[Group], shown: Collection[str]) -> list[Shape]:
        alone = sum(each in shown for each in STABLE) == 1
        return [shape for stops, _ in groups for shape in trail(kind, stops, alone=alone)]

    ink, width, dash = _INKS[kind]
    paints = {f"mark.{kind}": Paint(ink, ink, width, dash), "mark.stop": Paint("on_badge")}
    return MarkKind(Layer.LINES, paint, route=True, paints=paints)


def _heat(seats: Sequence[Seat], number: str) -> list[Shape]:
    """A diamond with the number of symbols that depend on this square."""
    shapes: list[Shape] = []
    for x, y, *_ in seats:
        spots = ((x, y - _HEAT), (x + _HEAT, y), (x, y + _HEAT), (x - _HEAT, y))
        shapes.append(Poly(tuple((neat(a), neat(b)) for a, b in spots), "mark.heat"))
    if number:
        shapes += (Label(seat.x, seat.y, number, 0.36, "mark.heat_number") for seat in seats)
    return shapes


def _territory(owner: int) -> MarkKind:
    """The owner's sign, small: only they can place here."""
    role, ink = f"mark.{TERRITORIES[owner]}", f"player_{owner}"

    def paint(seats: Sequence[Seat]) -> list[Shape]:
        return [shape for s in seats for shape in sign(owner, 0.13, role, (s.x, s.y))]

    paints = {role: Paint(ink, ink, 0.055, steady=True)}
    return MarkKind(Layer.LINES, on_sites(paint), paints=paints)


def _contested(seats: Sequence[Seat]) -> list[Shape]:
    return [Disc(seat.x, seat.y, 0.07, "mark.contested") for seat in seats]


def _plain(layer: Layer, painter: Painter, **paints: Paint) -> MarkKind:
    return MarkKind(
        layer, painter, paints={f"mark.{name}": paint for name, paint in paints.items()}
    )


MARKS: Mapping[str, MarkKind] = {
    **{kind: _trail(kind) for kind in TRAILS},
    "heat": _plain(
        Layer.LINES,
        one_by_one(_heat),
        heat=Paint("paper", "red", 0.06),
        heat_number=Paint("red"),
    ),
    **{kind: _territory(owner) for owner, kind in enumerate(TERRITORIES)},
    "contested": _plain(Layer.LINES, on_sites(_contested), contested=Paint("grey")),
    "cut": _plain(Layer.SIGNS, glyph(_CUT, "mark.cut"), cut=Paint("red", "red", 0.08)),
    "heal": _plain(Layer.SIGNS, glyph(_HEAL, "mark.heal"), heal=Paint("green", "green", 0.09)),
}
"""Every kind of mark that only Relati has, from the lowest to the topmost."""

"""What a picture is made of before anyone draws it: shapes in board units, with roles instead of colours.

The unit is the distance between two neighbouring lines of a board; x goes right, y goes down, (0, 0) is the top left
corner of the whole picture. A role such as "board.line" or "mark.legal" gets its colour, width and dash from a theme
when the scene is rendered. Every renderer (SVG, canvas) draws every shape; a test holds them to it. Strokes have round
ends and joins, so that a dash of length 0 is a dot.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ruleboard.scene.paint import Paints

BASELINE = 0.35  # capitals and figures of most typefaces are about 0.7 of the type size high

Segment = tuple[float, float, float, float]
"""A straight line from (x1, y1) to (x2, y2)."""


def neat(value: float) -> float:
    """A coordinate rounded to four digits, without floating-point noise."""
    return round(value, 4)


@dataclass(frozen=True, slots=True)
class Disc:
    """A filled circle."""

    x: float
    y: float
    r: float
    role: str


@dataclass(frozen=True, slots=True)
class Ring:
    """The outline of a circle."""

    x: float
    y: float
    r: float
    role: str


@dataclass(frozen=True, slots=True)
class Lines:
    """Straight segments, drawn together."""

    segments: tuple[Segment, ...]
    role: str


@dataclass(frozen=True, slots=True)
class Poly:
    """A filled polygon."""

    points: tuple[tuple[float, float], ...]
    role: str


@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle, its corners rounded by a radius."""

    x: float
    y: float
    width: float
    height: float
    radius: float
    role: str


@dataclass(frozen=True, slots=True)
class Label:
    """A short text (a coordinate, a number), centred on (x, y): its baseline is BASELINE * size below y."""

    x: float
    y: float
    text: str
    size: float
    role: str


@dataclass(frozen=True, slots=True)
class Stamp:
    """One more copy of a symbol of the scene, moved to (x, y)."""

    x: float
    y: float
    symbol: str


Primitive = Disc | Ring | Lines | Poly | Box | Label
Shape = Primitive | Stamp
Symbols = Mapping[str, tuple[Shape, ...]]
"""What stamps stand for, by name, drawn around (0, 0)."""


@dataclass(frozen=True, slots=True)
class Region:
    """Where a site can be hit: a circle around its middle."""

    site: str
    x: float
    y: float
    r: float


@dataclass(frozen=True, slots=True)
class Between:
    """A part of the picture where a hit that meets no region still means something: squares that stay empty."""

    site: str
    x: float
    y: float
    width: float
    height: float

    def covers(self, x: float, y: float) -> bool:
        """Whether a spot lies in this part."""
        return 0 <= x - self.x <= self.width and 0 <= y - self.y <= self.height


@dataclass(frozen=True, slots=True)
class Mark:
    """Something shown on the board besides the pieces. Its kind decides the shape, so colour is never the only sign.

    The kinds are those of `marks.KINDS` and the game's own. Where one is a route, the order of its sites matters.
    """

    kind: str
    sites: tuple[str, ...]
    text: str = ""  # a number to be read in the mark, where its kind has room for one


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture, ready to be rendered, hit and described."""

    width: float
    height: float
    # The lowest layer: it changes only when the board, its orientation or its labels do.
    board: tuple[Shape, ...]
    pieces: tuple[Shape, ...]
    marks: tuple[Shape, ...]
    # Only what the stamps use.
    symbols: Symbols = field(hash=False)
    regions: tuple[Region, ...] = ()
    # The sites as people read them: from the top, left to right.
    rows: tuple[tuple[str, ...], ...] = ()
    # By site, then by "up", "down", "left", "right".
    neighbours: Mapping[str, Mapping[str, str]] = field(default_factory=dict, hash=False)
    # The sites that a drawn line joins to each; none where a board has squares.
    linked: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    between: Between | None = None
    # How roles are painted that the themes do not know: those of a game's own marks.
    paints: Paints = ()
    # The names of sites that stand where pieces and marks come: over all of them.
    names: tuple[Label, ...] = ()

    @property
    def labels(self) -> tuple[Label, ...]:
        """Everything that names the sites: along the edges, beside the points, on the squares."""
        return (*(each for each in self.board if isinstance(each, Label)), *self.names)

    def hit(self, x: float, y: float) -> str | None:
        """The site at a spot, the nearest one where regions overlap; None where there is none."""
        inside = [
            (distance, region.site)
            for region in self.regions
            if (distance := (region.x - x) ** 2 + (region.y - y) ** 2) <= region.r**2
        ]
        if inside:
            return min(inside)[1]
        return self.between.site if self.between and self.between.covers(x, y) else None

"""A scene and its shapes, in board units, with roles instead of colours, before rendering.

The unit is the distance between two neighbouring lines of a board; x goes right, y goes down, (0, 0) is the top left
corner of the whole picture. A role such as "board.line" or "mark.legal" gets its colour, width and dash from a theme
when the scene is rendered. Every renderer (SVG, canvas) draws every shape; a test checks that. Strokes have round
ends and joins, so that a dash of length 0 is a dot.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ruleboard.scene.paint import Paints

BASELINE = 0.35  # capitals and digits of most fonts are about 0.7 of the font size high

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
    """A filled rectangle with rounded corners."""

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
    """A copy of a symbol of the scene, moved to (x, y)."""

    x: float
    y: float
    symbol: str


Primitive = Disc | Ring | Lines | Poly | Box | Label
Shape = Primitive | Stamp
Symbols = Mapping[str, tuple[Shape, ...]]
"""The shapes of each symbol by its name, drawn around (0, 0)."""


@dataclass(frozen=True, slots=True)
class Region:
    """The hit region of a site: a circle around its centre."""

    site: str
    x: float
    y: float
    r: float


@dataclass(frozen=True, slots=True)
class Between:
    """A rectangle for hits outside all regions: squares that are never occupied share one site name."""

    site: str
    x: float
    y: float
    width: float
    height: float

    def covers(self, x: float, y: float) -> bool:
        """Whether a point lies in the rectangle."""
        return 0 <= x - self.x <= self.width and 0 <= y - self.y <= self.height


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark on the board, besides the pieces. Its kind decides its shape, so that colour is never the only sign.

    The kinds are those of `marks.KINDS` and the game's own. If the kind is a route, the order of the sites matters.
    """

    kind: str
    sites: tuple[str, ...]
    text: str = ""  # a short text such as a number, for kinds that show one


@dataclass(frozen=True, slots=True)
class Scene:
    """A complete picture, ready for rendering, hit testing and description."""

    width: float
    height: float
    # The lowest layer: it changes only when the board, its orientation or its labels do.
    board: tuple[Shape, ...]
    pieces: tuple[Shape, ...]
    marks: tuple[Shape, ...]
    # Only those that the stamps use.
    symbols: Symbols = field(hash=False)
    regions: tuple[Region, ...] = ()
    # The sites in reading order: from the top, left to right.
    rows: tuple[tuple[str, ...], ...] = ()
    # Targets of the arrow keys by site, then by "up", "down", "left", "right".
    neighbours: Mapping[str, Mapping[str, str]] = field(default_factory=dict, hash=False)
    # For each site those joined to it by drawn lines; empty for boards of squares.
    linked: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    between: Between | None = None
    # Paints of roles that the themes do not define: those of the game's own marks.
    paints: Paints = ()
    # Names of sites that are drawn above pieces and marks.
    names: tuple[Label, ...] = ()

    @property
    def labels(self) -> tuple[Label, ...]:
        """All names of sites: along the edges, beside the points, on the squares."""
        return (*(each for each in self.board if isinstance(each, Label)), *self.names)

    def hit(self, x: float, y: float) -> str | None:
        """Hit test: the site at a point, the nearest if regions overlap, or None."""
        inside = [
            (distance, region.site)
            for region in self.regions
            if (distance := (region.x - x) ** 2 + (region.y - y) ** 2) <= region.r**2
        ]
        if inside:
            return min(inside)[1]
        return self.between.site if self.between and self.between.covers(x, y) else None

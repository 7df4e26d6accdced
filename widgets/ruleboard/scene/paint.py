"""What roles look like, whatever the theme: styles, and paints that are styles once a theme gives its inks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from ruleboard.rules.errors import Unknown


@dataclass(frozen=True, slots=True)
class Gradient:
    """A straight colour gradient over a Box, from (x1, y1) to (x2, y2) in fractions of the box. For Boxes only."""

    stops: tuple[tuple[float, str], ...]
    x1: float = 0
    y1: float = 0
    x2: float = 1
    y2: float = 1


@dataclass(frozen=True, slots=True)
class Style:
    """Paint for one role. Colours are "#rrggbb"; widths and dashes are in board units.

    A style with neither fill nor stroke paints nothing: a theme may leave a shadow out.
    """

    fill: str | Gradient | None = None  # Disc, Poly, Box, Label
    stroke: str | None = (
        None  # Ring, Lines; also an outline of Poly and Box, and around the letters of a Label
    )
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0


class Paint(NamedTuple):
    """A style in the inks that every theme has: so a game's own marks suit all of them."""

    fill: str | None = None  # the name of an ink
    stroke: str | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0
    steady: bool = (
        False  # as thick in every theme; other lines are heavier where the contrast is high
    )


Paints = tuple[tuple[str, Paint], ...]
"""The paint of each of some roles."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A name, a style for every role that all games share, and the inks for those of one game."""

    name: str
    styles: Mapping[str, Style] = field(hash=False)
    inks: Mapping[str, str] = field(default_factory=dict, hash=False)
    heavy: float = 1.0  # how thick lines are that say something
    font: str = "'Gill Sans', 'Segoe UI', 'Noto Sans', sans-serif"

    def __getitem__(self, role: str) -> Style:
        return self.styles[role]

    def with_paints(self, paints: Paints) -> Theme:
        """The same theme, with styles for further roles."""
        return _with_paints(self, paints) if paints else self


@lru_cache(maxsize=32)
def _with_paints(theme: Theme, paints: Paints) -> Theme:
    more = {role: inked(paint, theme.inks, theme.heavy) for role, paint in paints}
    return replace(theme, styles={**theme.styles, **more})


def inked(paint: Paint, inks: Mapping[str, str], heavy: float) -> Style:
    """A paint in the inks of a theme."""
    for ink in (paint.fill, paint.stroke):
        if ink is not None and ink not in inks:
            raise Unknown("unknown_ink", got=ink, expected=tuple(inks))
    return Style(
        inks[paint.fill] if paint.fill else None,
        inks[paint.stroke] if paint.stroke else None,
        paint.width if paint.steady else round(paint.width * heavy, 3),
        paint.dash,
        paint.opacity,
    )

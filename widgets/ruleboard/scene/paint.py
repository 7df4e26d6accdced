"""Styles of roles: `Style` has colours; `Paint` names inks instead, which a theme replaces by its colours."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import NamedTuple

from ruleboard.rules.errors import Unknown


@dataclass(frozen=True, slots=True)
class Gradient:
    """A linear gradient from (x1, y1) to (x2, y2) in fractions of a Box. For Boxes only."""

    stops: tuple[tuple[float, str], ...]
    x1: float = 0
    y1: float = 0
    x2: float = 1
    y2: float = 1


@dataclass(frozen=True, slots=True)
class Style:
    """The style of one role. Colours are "#rrggbb"; widths and dashes are in board units.

    A style with neither fill nor stroke paints nothing: a theme may omit a shadow.
    """

    fill: str | Gradient | None = None  # Disc, Poly, Box, Label
    stroke: str | None = (
        None  # Ring, Lines; also an outline of Poly and Box, and around the letters of a Label
    )
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0


class Paint(NamedTuple):
    """A style in named inks, which every theme has, so that a game's own marks suit all themes."""

    fill: str | None = None  # the name of an ink
    stroke: str | None = None
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0
    steady: bool = (
        False  # the same width in every theme; other lines are multiplied by `Theme.heavy`
    )


Paints = tuple[tuple[str, Paint], ...]
"""Pairs of a role and its paint; a tuple, as it is hashed."""


@dataclass(frozen=True, slots=True)
class Theme:
    """A name, a style for every role of all games, and the inks for the roles of one game."""

    name: str
    styles: Mapping[str, Style] = field(hash=False)
    inks: Mapping[str, str] = field(default_factory=dict, hash=False)
    heavy: float = 1.0  # factor for the width of meaningful lines
    font: str = "'Gill Sans', 'Segoe UI', 'Noto Sans', sans-serif"

    def __getitem__(self, role: str) -> Style:
        return self.styles[role]

    def with_paints(self, paints: Paints) -> Theme:
        """The theme with styles for more roles."""
        return _with_paints(self, paints) if paints else self


@lru_cache(maxsize=32)
def _with_paints(theme: Theme, paints: Paints) -> Theme:
    more = {role: inked(paint, theme.inks, theme.heavy) for role, paint in paints}
    return replace(theme, styles={**theme.styles, **more})


def inked(paint: Paint, inks: Mapping[str, str], heavy: float) -> Style:
    """The style of a paint in the inks of a theme."""
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

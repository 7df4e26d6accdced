"""Themes: what each role looks like. A scene never names a colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


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
    """Paint for one role. Colours are "#rrggbb"; widths and dashes are in board units."""

    fill: str | Gradient | None = None  # Disc, Poly, Box, Label
    stroke: str | None = None  # Ring, Lines; also an outline of Poly and Box
    width: float = 0.0
    dash: tuple[float, ...] = ()
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Theme:
    """A name and a style for every role."""

    name: str
    styles: Mapping[str, Style]

    def __getitem__(self, role: str) -> Style:
        return self.styles[role]

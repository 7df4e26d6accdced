"""How wide a board is on its page."""

from __future__ import annotations

from math import ceil
from typing import Literal

from ruleboard import scene
from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue
from ruleboard.scene.svg import LETTER

SMALLEST, LARGEST = 160, 1200  # pixels: below, points cannot be hit; above, no screen shows it
USUAL = 440  # pixels: how wide a board is
LARGE = 900  # pixels: how sharp a large one is
FINGER = 34  # pixels: how wide a square is at least where a board has many

Size = int | Literal["large"] | None
"""How wide a board is: in pixels, as large as the page allows, or as usual."""


def usual_size(position: Position) -> int:
    """How wide a board is if nobody says: as all others, or wider where its squares would be hard to hit or to name."""
    picture = scene.build(position)
    unit = max(FINGER, *(LETTER / name.size for name in picture.labels), 0)
    return max(USUAL, ceil(unit * picture.width))


def width_of(size: Size, position: Position) -> int:
    """How many pixels wide a board is."""
    if size is None:
        return usual_size(position)
    if size == "large":
        return LARGE
    if not (isinstance(size, int) and SMALLEST <= size <= LARGEST):
        raise BadValue("impossible_size", got=size, expected=("large", f"{SMALLEST}–{LARGEST}"))
    return size

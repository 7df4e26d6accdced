"""The width of a board on its page."""

from __future__ import annotations

from math import ceil
from typing import Literal

from ruleboard import scene
from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue
from ruleboard.scene.svg import LETTER

SMALLEST, LARGEST = 160, 1200  # pixels: smaller cannot be clicked; larger fits no screen
USUAL = 440  # pixels: the default width
LARGE = 900  # pixels: the resolution of a large board
FINGER = 34  # pixels: minimum width of a square, on boards with many

Size = int | Literal["large"] | None
"""The width of a board: in pixels, "large" (as the page allows), or None for the default."""


def usual_size(position: Position) -> int:
    """The default width: USUAL, or wider if the squares would be too small to click or to label."""
    picture = scene.build(position)
    unit = max(FINGER, *(LETTER / name.size for name in picture.labels), 0)
    return max(USUAL, ceil(unit * picture.width))


def width_of(size: Size, position: Position) -> int:
    """Validates `size` and converts it to pixels."""
    if size is None:
        return usual_size(position)
    if size == "large":
        return LARGE
    if not (isinstance(size, int) and SMALLEST <= size <= LARGEST):
        raise BadValue("impossible_size", got=size, expected=("large", f"{SMALLEST}–{LARGEST}"))
    return size

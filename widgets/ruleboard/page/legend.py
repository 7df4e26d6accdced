"""The key to a picture: what its lines and signs mean, where several kinds of them lie on one board."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from html import escape

from ruleboard.lang import LANGUAGES, Words
from ruleboard.page.html import picture
from ruleboard.scene import svg
from ruleboard.scene.marks import Seat, draw
from ruleboard.scene.shapes import Box, Mark, Scene
from ruleboard.scene.theme import find
from ruleboard.scene.trails import TRAILS

EXPLAINED = (*(kind for kind in TRAILS if kind != "ray"), "blocked", "cut", "heal", "contested")
"""The marks that explain connections: they are many, and a reader may meet several of them at once."""

_WIDE, _HIGH = 1.7, 1.0  # of a sample, in squares
_PIXELS = 34  # its width


def legend(words: Words, marks: Iterable[Mark], theme: str) -> str:
    """A sample of each kind of mark with its meaning; nothing where one kind speaks for itself."""
    shown = {mark.kind for mark in marks if mark.sites}
    kinds = [kind for kind in EXPLAINED if kind in shown]
    if len(kinds) < 2:
        return ""
    items = (
        f"<span>{_sample(kind, theme)} {escape(words.short(f'legend.{kind}'))}</span>"
        for kind in kinds
    )
    language = LANGUAGES[words.languages[0]].html
    return f'<div class="ruleboard-legend" lang="{language}">{"".join(items)}</div>'


@lru_cache(maxsize=64)
def _sample(kind: str, theme: str) -> str:
    """A mark on a piece of the board, small enough to stand in a line of text."""
    middle = _HIGH / 2
    seats = {
        "left": Seat(0.12, middle, taken=False, square=True),
        "middle": Seat(_WIDE / 2, middle, taken=False, square=True),
        "right": Seat(_WIDE - 0.12, middle, taken=False, square=True),
    }
    sites = ("left", "right") if kind in TRAILS else ("middle",)
    wood = Box(0, 0, _WIDE, _HIGH, 0.12, "board.panel")
    drawn = draw((Mark(kind, sites),), seats)
    scene = Scene(_WIDE, _HIGH, (wood,), (), drawn.over, {})
    image = svg.render(scene, find(theme), width=_PIXELS)
    return picture(image, width=_PIXELS, height=round(_PIXELS * _HIGH / _WIDE), alt="")

"""The legend of a picture: the meaning of its lines and symbols, if several kinds are on one board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from html import escape

from ruleboard.lang import LANGUAGES, Words
from ruleboard.page.html import picture
from ruleboard.rules.registry import part
from ruleboard.scene import svg
from ruleboard.scene.mark_kinds import NO_MARKS, MarkKind, Seat, paints_of
from ruleboard.scene.marks import draw, in_order
from ruleboard.scene.shapes import Box, Mark, Scene
from ruleboard.scene.theme import find

_WIDE, _HIGH = 1.7, 1.0  # of a sample, in squares
_PIXELS = 34  # its width


def legend(words: Words, game: str, marks: Iterable[Mark], theme: str) -> str:
    """A sample of each kind of mark with its meaning; empty for fewer than two kinds.

    A game lists the kinds that need an explanation in `EXPLAINED` of its scene module, in order.
    """
    explained: tuple[str, ...] = getattr(part(game, "scene"), "EXPLAINED", ())
    shown = {mark.kind for mark in marks if mark.sites}
    kinds = [kind for kind in explained if kind in shown]
    if len(kinds) < 2:
        return ""
    items = (
        f"<span>{_sample(game, kind, theme)} {escape(words.short(f'{game}.legend.{kind}'))}</span>"
        for kind in kinds
    )
    language = LANGUAGES[words.languages[0]].html
    return f'<div class="ruleboard-legend" lang="{language}">{"".join(items)}</div>'


def explains(game: str) -> bool:
    """Whether a game has a legend; then the page reserves room for it."""
    return bool(getattr(part(game, "scene"), "EXPLAINED", ()))


@lru_cache(maxsize=64)
def _sample(game: str, kind: str, theme: str) -> str:
    """A mark on a small piece of the board, as an image for a line of text."""
    own: Mapping[str, MarkKind] = getattr(part(game, "scene"), "MARKS", NO_MARKS)
    middle = _HIGH / 2
    seats = {
        "left": Seat(0.12, middle, taken=False, square=True),
        "middle": Seat(_WIDE / 2, middle, taken=False, square=True),
        "right": Seat(_WIDE - 0.12, middle, taken=False, square=True),
    }
    sites = ("left", "right") if in_order(own)[kind].route else ("middle",)
    wood = Box(0, 0, _WIDE, _HIGH, 0.12, "board.panel")
    drawn = draw((Mark(kind, sites),), seats, own)
    scene = Scene(_WIDE, _HIGH, (wood,), (), drawn.over, {}, paints=paints_of(own))
    image = svg.render(scene, find(theme), width=_PIXELS)
    return picture(image, width=_PIXELS, height=round(_PIXELS * _HIGH / _WIDE), alt="")

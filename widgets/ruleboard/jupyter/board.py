"""A board on a canvas: the painter's layers, with the pad exactly on top of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ipywidgets import GridBox

from ruleboard.jupyter.assets import layout
from ruleboard.jupyter.canvas import Painter
from ruleboard.jupyter.face import Face
from ruleboard.jupyter.pad import Pad
from ruleboard.jupyter.words_model import Ears
from ruleboard.page.view import View
from ruleboard.scene.patches import PIXELS
from ruleboard.scene.theme import find

SHARPEST = 2400
"""Maximum width of the canvas, in canvas pixels."""


class BoardView(GridBox, Face):
    """Shows Views and reports clicks, keys and drags; independent of any game."""

    def __init__(self, ears: Ears, size: int = 440) -> None:
        """`size` is the width in CSS pixels; in a narrower window the board shrinks to fit."""
        self._size = size
        self._shown: View | None = None
        self._painter = paint = Painter(size)
        self.pad = Pad(ears, paint.layers, paint.repaint_all)
        super().__init__(
            [*self._painter.layers, self.pad],
            layout=layout(
                width=f"{size}px",
                max_width="100%",
                min_width="0",
                flex="0 1 auto",
                grid_template_columns="100%",
                overflow="hidden",
            ),
        )
        self.add_class("ruleboard-board")
        self.pad.observe(self._sharpen, names="sharp")

    def show(self, view: View, controls: Mapping[str, Any] | None = None) -> None:
        """Show a View with one message for the canvas and one for the pad, each only with what has changed.

        A motion starts from the old picture, so the pad is updated before the canvas is painted.
        """
        state = {**self.pad.state_of(view), **(controls or {})}
        plan = self._painter.prepare(view.scene, find(view.look.theme))
        self._shown = view
        if view.motion:
            self.pad.tell(state)
            self._painter.send(plan)
        else:
            self._painter.send(plan)
            self.pad.tell(state)

    def _sharpen(self, change: dict[str, int]) -> None:
        """Callback: a page shows the board larger than its canvas. The canvas grows and never shrinks again."""
        wanted = min(change["new"], SHARPEST) // PIXELS
        if wanted > self._size:
            self._size = wanted
            self._painter.resize(wanted)
            if self._shown is not None:
                self._painter.paint(self._shown.scene, find(self._shown.look.theme))

    def parts(self) -> tuple[Any, ...]:
        return (self._painter,)

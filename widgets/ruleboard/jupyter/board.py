"""A live board: the painter below, the pad above, exactly on top of each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ipywidgets import GridBox, Layout

from ruleboard.jupyter.canvas import Painter
from ruleboard.jupyter.face import Face
from ruleboard.jupyter.pad import Pad
from ruleboard.page.view import View
from ruleboard.scene.theme import find


class BoardView(GridBox, Face):
    """Shows Views and reports clicks and keys; it knows nothing of games.

    `on_click` gets the site, `on_key` the key and the site that has the focus, if any. Both handle their own errors.
    """

    def __init__(
        self,
        on_click: Callable[[str], None],
        on_key: Callable[[str, str | None], None],
        size: int = 440,
    ) -> None:
        """`size` is the width in CSS pixels; in a narrower window the board shrinks to fit."""
        self._painter = Painter(size)
        self.pad = Pad(on_click, on_key)
        super().__init__(
            [*self._painter.layers, self.pad],
            layout=Layout(
                width=f"{size}px",
                max_width="100%",
                min_width="0",
                flex="0 1 auto",
                grid_template_columns="100%",
                overflow="hidden",
            ),
        )

        self.add_class("ruleboard-board")

    def show(self, view: View) -> None:
        """Show a View: one message for the canvas, then one for all that is said, each only with what is new."""
        state = self.pad.state_of(view)
        self._painter.paint(view.scene, find(view.look.theme))
        self.pad.tell(state)

    def parts(self) -> tuple[Any, ...]:
        """The painter, with its canvases."""
        return (self._painter,)

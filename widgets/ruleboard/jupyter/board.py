"""A live board: the painter below, the pad above, exactly on top of each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ipywidgets import GridBox

from ruleboard.jupyter.canvas import Painter
from ruleboard.jupyter.pad import Ears, Pad
from ruleboard.jupyter.shared import layout
from ruleboard.page.view import View
from ruleboard.scene.theme import find


class BoardView(GridBox):
    """Shows Views and reports clicks, keys and drags; it knows nothing of games."""

    def __init__(self, ears: Ears, size: int = 440) -> None:
        """`size` is the width in CSS pixels; in a narrower window the board shrinks to fit."""
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

    def show(self, view: View, controls: Mapping[str, Any] | None = None) -> None:
        """Show a View: one message for the canvas, then one for all that is said, each only with what is new.

        `controls` is what the pad is told of the buttons and menus around the board. A motion begins with the old
        picture, so it is told before the new one is painted.
        """
        state = {**self.pad.state_of(view), **(controls or {})}
        plan = self._painter.prepare(view.scene, find(view.look.theme))
        if view.motion:
            self.pad.tell(state)
            self._painter.send(plan)
        else:
            self._painter.send(plan)
            self.pad.tell(state)

    def click(self, site: str) -> None:
        """Pick a site, as a click in the browser does."""
        self.pad.pick(site)

    def drag(self, source: str, target: str | None = None) -> None:
        """Drag a piece, as in the browser: to a site, or off the board."""
        self.pad.drag(source, target)

    def press(self, key: str, site: str | None = None) -> None:
        """Press a key, as in the browser while a site has the focus: "u", "Escape", "ArrowRight", "Space"."""
        self.pad.press(key, site)

    def close(self) -> None:
        """Close the board and every widget that it is made of."""
        self.pad.close()
        self._painter.close()
        super().close()

"""A live board: the painter below, the pad above, exactly on top of each other."""

from __future__ import annotations

from collections.abc import Callable

from ipywidgets import GridBox, Layout

from ruleboard.jupyter.canvas import Painter
from ruleboard.jupyter.pad import Pad
from ruleboard.page.view import View
from ruleboard.scene.patches import PIXELS
from ruleboard.scene.theme import find

SHARPEST = 2400
"""Points: as wide as any picture of a board is painted."""


class BoardView(GridBox):
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
        self._size = size
        self._shown: View | None = None
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
        self.pad.observe(self._sharpen, names="sharp")

    def show(self, view: View) -> None:
        """Show a View: one message for the canvas, then one for all that is said, each only with what is new."""
        state = self.pad.state_of(view)
        self._painter.paint(view.scene, find(view.look.theme))
        self._shown = view
        self.pad.tell(state)

    def _sharpen(self, change: dict[str, int]) -> None:
        """A page shows the board larger than it is painted: paint it so, once and for all."""
        wanted = min(change["new"], SHARPEST) // PIXELS
        if wanted > self._size:
            self._size = wanted
            self._painter.resize(wanted)
            if self._shown is not None:
                self._painter.paint(self._shown.scene, find(self._shown.look.theme))

    def click(self, site: str) -> None:
        """Pick a site, as a click in the browser does."""
        self.pad.pick(site)

    def press(self, key: str, site: str | None = None) -> None:
        """Press a key, as in the browser while a site has the focus: "u", "Escape", "ArrowRight", "Space"."""
        self.pad.press(key, site)

    def close(self) -> None:
        """Close the board and every widget that it is made of."""
        self.pad.close()
        self._painter.close()
        self.layout.close()
        super().close()

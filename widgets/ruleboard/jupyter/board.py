"""A live board: the painter below, the pad above, exactly on top of each other."""

from __future__ import annotations

from collections.abc import Callable

from ipywidgets import GridBox, Layout

from ruleboard.jupyter.canvas import Painter
from ruleboard.jupyter.pad import Pad
from ruleboard.page.view import View
from ruleboard.scene.theme import find


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
        """Show a View: one message for the canvas, then one for all that is said, each only with what is new.

        A motion begins with the old picture, so it is told before the new one is painted.
        """
        state = self.pad.state_of(view)
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

    def press(self, key: str, site: str | None = None) -> None:
        """Press a key, as in the browser while a site has the focus: "u", "Escape", "ArrowRight", "Space"."""
        self.pad.press(key, site)

    def close(self) -> None:
        """Close the board and every widget that it is made of."""
        self.pad.close()
        self._painter.close()
        self.layout.close()
        super().close()

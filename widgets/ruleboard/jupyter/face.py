"""Base class of the two views of a board, on a canvas or as text: both have a pad."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ipywidgets import Box

from ruleboard.jupyter.pad import Pad
from ruleboard.page.view import View


class Face(Box):
    """Shows Views and reports user input; independent of any game."""

    pad: Pad

    def show(self, view: View, controls: Mapping[str, Any] | None = None) -> None:
        """Show a View, with as few messages as possible.

        `controls` is the state of the buttons and menus around the board.
        """
        raise NotImplementedError

    def click(self, site: str) -> None:
        """Pick a site, as a click in the browser does."""
        self.pad.pick(site)

    def drag(self, source: str, target: str | None = None) -> None:
        """Drag a piece from a site to another, or off the board."""
        self.pad.drag(source, target)

    def press(self, key: str, site: str | None = None) -> None:
        """Press a key, as in the browser while a site has the focus: "u", "Escape", "ArrowRight", "Space"."""
        self.pad.press(key, site)

    def parts(self) -> tuple[Any, ...]:
        """The child widgets besides the pad."""
        return ()

    def close(self) -> None:
        """Close the board and its child widgets."""
        for part in (self.pad, *self.parts()):
            part.close()
        super().close()

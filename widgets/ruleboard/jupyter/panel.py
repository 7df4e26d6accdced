"""The words around a board: a window onto what its pad was told, somewhere else on the page."""

from __future__ import annotations

from typing import Any

import anywidget
from ipywidgets import Layout, widget_serialization
from traitlets import Instance, List

from ruleboard.jupyter.pad import Pad, together
from ruleboard.page.view import Place

MOVES, BOX, SLIDER = "moves", "box", "slider"
"""Besides the parts of a View: the list of moves, the box to write one in, and the slider of a film."""

DIAGRAM, CHOICES = "diagram", "choices"
"""Where there is no picture: the board in letters, and the list of what can be done."""


class Panel(anywidget.AnyWidget):
    """Shows parts of what a pad was told, one below the other, and follows it without a message of its own."""

    _esm = together("labels.js", "panel.js")

    pad = Instance(Pad).tag(sync=True, **widget_serialization)
    places: List[Any] = List().tag(sync=True)  # names; or lists, a class and the names in its frame

    def __init__(self, pad: Pad, *places: Place, **layout: str) -> None:
        """`layout` says how the panel stands on its page: its width and so on."""
        super().__init__(
            pad=pad,
            places=[each if isinstance(each, str) else list(each) for each in places],
            layout=Layout(margin="0", **layout),
        )
        self.add_class("ruleboard-panel")

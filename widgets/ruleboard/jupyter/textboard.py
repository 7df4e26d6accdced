"""A text board: the same View in words, with native lists and a text box instead of a picture.

This module must not import ipycanvas, so that readers of text boards need not load it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ipywidgets import VBox
from traitlets import Bool, List, Unicode

from ruleboard.jupyter.assets import layout
from ruleboard.jupyter.face import Face
from ruleboard.jupyter.pad import Pad
from ruleboard.jupyter.panel import Panel
from ruleboard.jupyter.words_model import Ears, wired
from ruleboard.page.controls import BOX, CHOICES, DIAGRAM
from ruleboard.page.view import View, parts

READ = ("described", "marked")
"""The parts of a View that replace the picture."""


class TextPad(Pad):
    """A pad without buttons over a picture; moves are chosen from a list."""

    plain = Bool(default_value=True, read_only=True).tag(sync=True)
    diagram = Unicode().tag(sync=True)
    described: List[Any] = List().tag(sync=True)
    marked: List[Any] = List().tag(sync=True)
    choices: List[str] = List().tag(sync=True)
    picking = Bool(default_value=True).tag(sync=True)

    def state_of(self, view: View) -> dict[str, Any]:
        """As in Pad, plus the texts that replace the picture."""
        return {
            **super().state_of(view),
            **{name: [wired(view, each) for each in parts(view, name)] for name in READ},
            "diagram": view.diagram,
            "choices": list(view.choices),
            "picking": view.picking,
        }

    def receive(self, content: Any) -> None:
        """As in Pad; a choice from an outdated list is ignored."""
        match content:
            case {"kind": "make", "number": int(number), "text": str(text)}:
                if self.choices[number : number + 1] == [text]:
                    self._ears.make(number)
            case _:
                super().receive(content)


class TextView(VBox, Face):
    """Shows Views in words, and reports user input."""

    def __init__(self, ears: Ears, *, alone: bool = True) -> None:
        """Of several boards side by side, only the first has the list and the box (`alone`)."""
        self.pad = TextPad(ears)
        self._panel = Panel(self.pad, ("text", DIAGRAM, *READ, *((CHOICES, BOX) if alone else ())))
        super().__init__([self.pad, self._panel], layout=layout(max_width="100%", flex="0 1 auto"))
        self.add_class("ruleboard-reading")

    def show(self, view: View, controls: Mapping[str, Any] | None = None) -> None:
        self.pad.show(view, controls)

    def parts(self) -> tuple[Any, ...]:
        return (self._panel,)

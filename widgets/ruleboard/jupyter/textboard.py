"""A board in words: the same View, read instead of seen, with native lists and a box. It paints nothing.

Nothing here knows ipycanvas: whoever reads does not have to load what paints.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ipywidgets import VBox
from traitlets import Bool, List, Unicode

from ruleboard.jupyter.face import Face
from ruleboard.jupyter.pad import Ears, Pad, wired
from ruleboard.jupyter.panel import Panel
from ruleboard.jupyter.shared import layout
from ruleboard.page.controls import BOX, CHOICES, DIAGRAM
from ruleboard.page.view import View, parts

READ = ("described", "marked")
"""The parts of a View that stand in place of the picture."""


class TextPad(Pad):
    """A pad without buttons over a picture. Moves are picked from a list."""

    plain = Bool(default_value=True, read_only=True).tag(sync=True)
    diagram = Unicode().tag(sync=True)
    described: List[Any] = List().tag(sync=True)
    marked: List[Any] = List().tag(sync=True)
    choices: List[str] = List().tag(sync=True)
    picking = Bool(default_value=True).tag(sync=True)

    def state_of(self, view: View) -> dict[str, Any]:
        """What has to be told of a View: all words of it, those that a picture would make needless too."""
        return {
            **super().state_of(view),
            **{name: [wired(view, each) for each in parts(view, name)] for name in READ},
            "diagram": view.diagram,
            "choices": list(view.choices),
            "picking": view.picking,
        }

    def receive(self, content: Any) -> None:
        """A message from a page; a choice from a list that has changed meanwhile is none."""
        match content:
            case {"kind": "make", "number": int(number), "text": str(text)}:
                if self.choices[number : number + 1] == [text]:
                    self._ears.make(number)
            case _:
                super().receive(content)


class TextView(VBox, Face):
    """Shows Views in words, and reports what is picked, written and pressed."""

    def __init__(self, ears: Ears, *, alone: bool = True) -> None:
        """Of several boards, on which the same is tried, the first one has the list and the box."""
        self.pad = TextPad(ears)
        self._panel = Panel(self.pad, ("text", DIAGRAM, *READ, *((CHOICES, BOX) if alone else ())))
        super().__init__([self.pad, self._panel], layout=layout(max_width="100%", flex="0 1 auto"))
        self.add_class("ruleboard-reading")

    def show(self, view: View, controls: Mapping[str, Any] | None = None) -> None:
        """Show a View: one message for all that is new."""
        self.pad.tell({**self.pad.state_of(view), **(controls or {})})

    def parts(self) -> tuple[Any, ...]:
        """The panel with the words."""
        return (self._panel,)

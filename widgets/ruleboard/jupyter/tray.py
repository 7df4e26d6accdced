"""A row of small buttons whose number and words change from task to task: dots for tasks, answers to choose from."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import anywidget
from ipywidgets import Layout
from traitlets import Bool, List, Unicode

from ruleboard.page.practice import Item


class Tray(anywidget.AnyWidget):
    """Real buttons, so that keyboard and screen reader find them. A page sends the number of the pressed one."""

    _esm = Path(__file__).parent / "tray.js"
    _css = Path(__file__).parent / "tray.css"

    kind = Unicode().tag(sync=True)  # a class of the style sheet
    name = Unicode().tag(sync=True)  # what a screen reader calls the row
    languages: List[str] = List().tag(sync=True)
    items: List[list[Any]] = List().tag(sync=True)  # [texts, name, key, kind, now, off]
    done = Bool(default_value=False).tag(
        sync=True
    )  # a focus in it goes to the button that leads on

    def __init__(self, kind: str, on_choose: Callable[[int], None]) -> None:
        super().__init__(kind=kind, layout=Layout(margin="0", max_width="100%"))
        self._on_choose = on_choose
        self.add_class("ruleboard-tray")
        self.on_msg(lambda _, content, __: self.receive(content))

    def show(self, items: Iterable[Item], languages: list[str], name: str, *, done: bool) -> None:
        """Bring the buttons up to date, with one message."""
        with self.hold_sync():
            self.items = [
                [list(each.texts), each.name, each.key, each.kind, each.now, each.off]
                for each in items
            ]
            self.languages, self.name, self.done = languages, name, done

    def receive(self, content: Any) -> None:
        """A message from a page. Whatever is not one of ours is left alone: pages can be old or broken."""
        match content:
            case {"kind": "choose", "number": int(number)} if 0 <= number < len(self.items):
                self._on_choose(number)

    def close(self) -> None:
        """Close the row and its layout."""
        self.layout.close()
        super().close()

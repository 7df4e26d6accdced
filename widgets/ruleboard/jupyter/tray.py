"""Rows of small buttons whose number and words change from task to task: dots for tasks, answers to choose from.

A tray is data that the page draws (tray.js): real buttons, so that keyboard and screen reader find them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ruleboard.page.practice import Item

TRAY = "tray:"
"""What the place of a tray on a panel begins with; then comes its name."""


MENU = "menu:"
"""What the place of a tray begins with that is to be shown as a menu, to choose one of many."""


def tray(items: Iterable[Item], name: str, *, done: bool = False) -> dict[str, Any]:
    """What a page is told of a tray: what it is called, its buttons, and whether all there is to choose is chosen."""
    buttons = [
        [list(each.texts), each.name, each.key, each.kind, each.now, each.off] for each in items
    ]
    return {"name": name, "items": buttons, "done": done}

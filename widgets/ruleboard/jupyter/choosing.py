"""Choosing between moves that share all their clicks: buttons for mouse and finger, keys for the rest."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ipywidgets import HBox, Layout

from ruleboard.jupyter.controls import button
from ruleboard.lang import Words
from ruleboard.rules.base import Site
from ruleboard.session import insights
from ruleboard.session.inputs import Ask, Do, Input

BUTTONS = (
    ("previous_choice", "chevron-left", Do("choose", -1)),
    ("next_choice", "chevron-right", Do("choose", 1)),
    ("confirm", "check", Do("confirm")),
    ("cancel", "times", Do("cancel")),
)

CHOOSING_KEYS = {
    " ": Do("choose", 1),
    "ArrowDown": Do("choose", 1),
    "Shift+ ": Do("choose", -1),
    "ArrowUp": Do("choose", -1),
    "Enter": Do("confirm"),
}
"""While a player chooses, these keys turn the pages instead of walking over the board."""


def meaning(state: Any, key: str, site: Site | None) -> Input | None:
    """What a key says on a board that is played on, where it is more than a command of the widget.

    While a player chooses, keys turn the pages; W on a site asks about that site, in games that can answer.
    """
    if state.choice and key in CHOOSING_KEYS:
        return CHOOSING_KEYS[key]
    if key == "w" and site and insights.has_insights(state.position):
        return Ask(site)
    return None


class Chooser:
    """A row of buttons that is there only while something has to be chosen."""

    def __init__(self, do: Callable[[Input], None]) -> None:
        self._buttons = {name: button(icon, partial(do, event)) for name, icon, event in BUTTONS}
        self.row = HBox([*self._buttons.values()], layout=Layout(max_width="100%"))
        self.row.add_class("ruleboard-row")

    def show(self, words: Words, *, choosing: bool) -> None:
        """Appear or vanish, with the words of the reader."""
        self.row.layout.display = "flex" if choosing else "none"
        for name, made in self._buttons.items():
            made.description = words.short(f"ui.{name}")

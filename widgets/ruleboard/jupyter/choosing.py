"""Boards on which moves are made, and choosing between moves that share all their clicks: buttons, and keys."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Protocol, TypeVar

from ipywidgets import HBox, Layout

from ruleboard.jupyter.controls import button
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.lang import Words
from ruleboard.rules.base import Site
from ruleboard.session import insights
from ruleboard.session.inputs import Ask, Do, Input, State

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


class Chooser:
    """A row of buttons that is there only while something has to be chosen."""

    def __init__(self, do: Callable[[Input], None]) -> None:
        self._buttons = {name: button(icon, partial(do, event)) for name, icon, event in BUTTONS}
        self.row = HBox([*self._buttons.values()], layout=Layout(max_width="100%"))
        self.row.add_class("ruleboard-row")

    def show(self, words: Words, *, choices: int) -> None:
        """Appear or vanish, with the words of the reader; where there is one thing to do, it is only confirmed."""
        self.row.layout.display = "flex" if choices else "none"
        for name, made in self._buttons.items():
            made.description = words.short(f"ui.{name}")
        for name in ("previous_choice", "next_choice"):
            self._buttons[name].layout.display = None if choices > 1 else "none"


class ChoosingState(State, Protocol):
    """A state in which several moves may share all their clicks."""

    @property
    def choice(self) -> Sequence[Any]:
        """The moves between which a player chooses; empty if there is nothing to choose."""


S = TypeVar("S", bound=ChoosingState)


class PlayedBoard(BoardWidget[S]):
    """A board on which moves are made, and its keys.

    While a player chooses, keys turn the pages; W on a site asks about that site, in games that can answer.
    """

    def _board_keys(self) -> Collection[str]:
        return CHOOSING_KEYS if self._machine.choice else ()

    def _pressed(self, key: str, site: Site | None) -> None:
        if self._machine.choice and key in CHOOSING_KEYS:
            self._do(CHOOSING_KEYS[key])
        elif key == "w" and site and insights.has_insights(self._machine.position):
            self._do(Ask(site))
        else:
            super()._pressed(key, site)

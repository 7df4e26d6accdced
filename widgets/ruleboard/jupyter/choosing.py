"""Boards on which moves are made, and choosing between moves that share all their clicks: buttons, and keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from ipywidgets import HBox, Layout

from ruleboard.jupyter.controls import Buttons, Command, show
from ruleboard.jupyter.widget import BoardWidget, Size, Step
from ruleboard.lang import Words
from ruleboard.rules.base import Site
from ruleboard.session.answers import answers_of
from ruleboard.session.inputs import Ask, Do, State
from ruleboard.teaching.vocabulary import COMMANDS

CHOOSING = (
    Command("previous_choice", "chevron-left", ("Shift+ ", "ArrowUp"), Do("choose", -1)),
    Command("next_choice", "chevron-right", (" ", "ArrowDown"), Do("choose", 1)),
    Command("confirm", "check", ("Enter",)),
    Command("cancel", "times"),
)
"""While a player chooses, these keys turn the pages instead of walking over the board."""


class Chooser:
    """A row of buttons that is there only while something has to be chosen."""

    def __init__(self, act: Callable[[Command], None]) -> None:
        self.buttons = Buttons(CHOOSING, act)
        self.row = HBox(self.buttons.all, layout=Layout(max_width="100%"))
        self.row.add_class("ruleboard-row")

    def tell(self, words: Words) -> None:
        """Write the words on the buttons: after a change of language."""
        self.buttons.tell(words)

    def show(self, *, choices: int) -> None:
        """Appear or vanish; where there is one thing to do, it is only confirmed."""
        show(self.row, useful=bool(choices))
        for name in ("previous_choice", "next_choice"):
            self.buttons.offer(name, useful=choices > 1)


class ChoosingState(State, Protocol):
    """A state in which several moves may share all their clicks."""

    @property
    def choice(self) -> Sequence[Any]:
        """The moves between which a player chooses; empty if there is nothing to choose."""


S = TypeVar("S", bound=ChoosingState)


class PlayedBoard(BoardWidget[S]):
    """A board on which moves are made, and its keys.

    While a player chooses, keys turn the pages; on a site, some ask about that site, in games that can answer.
    """

    written = COMMANDS

    def __init__(
        self, state: S, step: Step, *, lang: str, theme: str, size: Size, text: bool = False
    ) -> None:
        self._chooser = Chooser(self._act)
        super().__init__(state, step, lang=lang, theme=theme, size=size, text=text)

    def _retell(self, words: Words) -> None:
        super()._retell(words)
        self._chooser.tell(words)

    def _adjust(self) -> None:
        self._chooser.show(choices=len(self._state.choice))

    def _commands_now(self) -> tuple[Command, ...]:
        choosing = CHOOSING if self._state.choice else ()
        return (*super()._commands_now(), *choosing)

    def _pressed(self, key: str, site: Site | None) -> None:
        if site and self._keys()[key].about_site and answers_of(self.position).asks:
            self._do(Ask(site))
        else:
            super()._pressed(key, site)

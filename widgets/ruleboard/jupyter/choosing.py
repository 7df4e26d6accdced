"""Boards on which moves are made, and choosing between moves that share all their clicks: buttons, and keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from ruleboard.jupyter.controls import Command, placed
from ruleboard.jupyter.widget import BoardWidget
from ruleboard.page.view import Place
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

    written: tuple[str, ...] = COMMANDS

    def _offered(self) -> tuple[Command, ...]:
        return (*super()._offered(), *CHOOSING)

    def _chooser(self) -> Place:
        """A row of buttons that is there only while something has to be chosen."""
        return ("row ruleboard-chooser", *placed(*CHOOSING))

    def _adjust(self) -> None:
        """Where there is one thing to do, it is only confirmed."""
        choices = len(self._state.choice)
        for each in CHOOSING:
            turns = each.name in ("previous_choice", "next_choice")
            self._buttons.offer(each.name, useful=choices > (1 if turns else 0))

    def _commands_now(self) -> tuple[Command, ...]:
        choosing = CHOOSING if self._state.choice else ()
        return (*super()._commands_now(), *choosing)

    def _pressed(self, key: str, site: Site | None) -> None:
        if site and self._keys()[key].about_site and answers_of(self.position).asks:
            self._do(Ask(site))
        else:
            super()._pressed(key, site)

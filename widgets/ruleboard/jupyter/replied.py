"""Boards on which the opponent replies by itself: after a moment, so that the learner sees their own move first."""

from __future__ import annotations

from functools import partial
from typing import Protocol, TypeVar

from ruleboard.jupyter.choosing import ChoosingState, PlayedBoard
from ruleboard.jupyter.later import Later
from ruleboard.jupyter.widget import Given
from ruleboard.machines.exercise import REPLY


class RepliedState(ChoosingState, Protocol):
    """A state in which it may be the opponent's turn."""

    @property
    def replying(self) -> bool:
        """Whether the opponent is to reply."""


S = TypeVar("S", bound=RepliedState)


class RepliedBoard(PlayedBoard[S]):
    """A board with an opponent who replies."""

    _later = Later()  # its own, as soon as it waits for something

    def _do(self, given: Given) -> None:
        """One input; if the opponent is to reply then, that comes by itself, after a moment."""
        super()._do(given)
        self._later.forget()
        if self._state.replying:
            self._later = Later()
            self._later.plan(partial(self._do, REPLY))

    def close(self) -> None:
        """Take the board off the page; nobody replies any more."""
        self._later.forget()
        super().close()

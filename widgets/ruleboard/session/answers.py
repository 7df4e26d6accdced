"""Answers that only one game has, about a site or over the whole board. The machines ask here and know no game.

A game exports its answers as `ANSWERS` in its part of this layer; other games get those of the base class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar

from ruleboard.rules.base import Position, Refusal, Site
from ruleboard.rules.registry import part
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Reply
from ruleboard.session.marks import proof_of


@dataclass(frozen=True, slots=True)
class Overlay:
    """An overlay that stays on the board while the game goes on.

    It has one view or several; `show(position, view)` returns the marks and notes of a view, None beyond the last.
    """

    key: str  # its keyboard shortcut
    icon: str  # of its button
    show: Callable[[Any, int], Reply | None]


class Answers:
    """Base class, and the default for a game without answers of its own."""

    asks: ClassVar[bool] = False
    """Whether `about` answers questions about a site."""

    overlays: ClassVar[Mapping[str, Overlay]] = MappingProxyType({})
    """The overlays by the command that shows them."""

    def about(self, position: Any, site: Site) -> Reply | None:  # noqa: ARG002 — for subclasses
        """Marks and notes about a site; None if the game has none."""
        return None

    def proof(self, position: Any, refusal: Refusal) -> tuple[Mark, ...]:  # noqa: ARG002
        """Marks that prove a refusal."""
        return proof_of(refusal)

    def ways_on(
        self,
        position: Any,  # noqa: ARG002
        clicked: tuple[Site, ...],  # noqa: ARG002
        onward: tuple[Site, ...],  # noqa: ARG002
    ) -> tuple[Mark, ...]:
        """Marks that lead from the clicked sites to those that may be clicked next."""
        return ()

    def needs_confirming(self, move: Any) -> bool:  # noqa: ARG002
        """Whether a move that one click would make has to be confirmed first."""
        return False


_NONE = Answers()


def answers_of(position: Position) -> Answers:
    """The answers of the position's game."""
    found: Answers = getattr(part(position.game, "session"), "ANSWERS", _NONE)
    return found

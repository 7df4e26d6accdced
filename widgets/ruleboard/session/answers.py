"""What a game can show of its own, about a site or over the whole board. The machines ask here and know no game.

A game that has such answers brings an `ANSWERS` in its part of this layer; every other game has those of the base.
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
    """Something that can be laid over a board and stays there while the game goes on.

    It has one view or several; `show` gives what a view shows and says of a position, and None beyond the last.
    """

    key: str  # on the keyboard
    icon: str  # on its button
    show: Callable[[Any, int], Reply | None]


class Answers:
    """The answers of a game that has nothing of its own to show."""

    asks: ClassVar[bool] = False
    """Whether there is anything to ask about a site."""

    overlays: ClassVar[Mapping[str, Overlay]] = MappingProxyType({})
    """What can be laid over the board, by the command that does it."""

    def about(self, position: Any, site: Site) -> Reply | None:  # noqa: ARG002 — for games that know more
        """What there is to see and to say about a site; None if the game has nothing of the kind."""
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
        """Marks that lead from what has been clicked to what may be clicked next."""
        return ()

    def needs_confirming(self, move: Any) -> bool:  # noqa: ARG002
        """Whether one click would do too much by itself, so that the player is asked once more."""
        return False


_NONE = Answers()


def answers_of(position: Position) -> Answers:
    """The answers of the game on a board."""
    found: Answers = getattr(part(position.game, "session"), "ANSWERS", _NONE)
    return found

"""What a person can do at a board, independent of the device: clicks, keys and text all become these inputs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from ruleboard.rules.base import Event, Note, Piece, Position, Site
from ruleboard.scene.shapes import Mark


@dataclass(frozen=True, slots=True)
class Click:
    """A site was picked: by mouse, finger, or Enter on the focused site."""

    site: str


@dataclass(frozen=True, slots=True)
class Type:
    """A move was written in the move box."""

    text: str


@dataclass(frozen=True, slots=True)
class Do:
    """A command: "undo", "next", "hint", or an overlay of the game; some take a number (which step)."""

    command: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Ask:
    """A question about a site: what could happen there, and why."""

    site: str


@dataclass(frozen=True, slots=True)
class Why:
    """A question about a move in the move box: whether it is legal, and why. The move is not made."""

    text: str


@dataclass(frozen=True, slots=True)
class Pick:
    """An item of a menu or of a row of small buttons was picked; `number` is its index, from 0."""

    menu: str
    number: int


Input = Click | Type | Do | Ask | Why | Pick


class Tone(StrEnum):
    """The tone of a reply."""

    NEWS = "news"
    REFUSAL = "refusal"  # no, and why not
    PRAISE = "praise"


@dataclass(frozen=True, slots=True)
class Reply:
    """A machine's answer besides its new state: notes to say, and marks to show until the next input."""

    notes: tuple[Note, ...] = ()
    marks: tuple[Mark, ...] = ()
    tone: Tone = Tone.NEWS


@dataclass(frozen=True, slots=True)
class Hand:
    """What can be dragged: pieces that can go to another site, and pieces that can only leave the board."""

    holds: Site | None = None  # the selected piece: the next click says where it goes
    carried: tuple[Site, ...] = ()
    off: tuple[Site, ...] = ()
    # the destinations of those pieces, as long as no move has begun
    ways: Mapping[Site, tuple[Site, ...]] = field(default_factory=dict, hash=False)


NOTHING_IN_HAND = Hand()

NOT_HERE = Reply((Note("play.not_here"),))
"""The reply to a command that this board does not support."""


class State(Protocol):
    """What the states of all machines have in common: all that a page needs to show them."""

    @property
    def position(self) -> Position:
        """The position that is shown; in the middle of a move, the one before it."""

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        """The pieces on the board, also in the middle of a move."""

    @property
    def course(self) -> Sequence[Event]:
        """The latest events: of the move under way or, if there is none, of the last move."""

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks on the board."""

    @property
    def duty(self) -> Note:
        """What the person has to do, or what is being shown."""

    @property
    def hand(self) -> Hand:
        """What can be dragged."""

    @property
    def flipped(self) -> bool:
        """Whether the board is seen from the other side."""

    @property
    def mode(self) -> str:
        """What the next input will mean, as one word."""

"""What a person can do at a board, whatever the device: the one language in which clicks, keys and text arrive."""

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
    """A command: "undo", "next", "hint", or what a game lays over its board; some take a number (which step)."""

    command: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Ask:
    """A question about a site: what could happen there, and why."""

    site: str


@dataclass(frozen=True, slots=True)
class Why:
    """A question about a move that is written, not made: whether it is allowed, and why."""

    text: str


@dataclass(frozen=True, slots=True)
class Pick:
    """Something was picked from a menu or a row of small buttons, by its place from 0."""

    menu: str
    number: int


Input = Click | Type | Do | Ask | Why | Pick


class Tone(StrEnum):
    """How an answer is meant."""

    NEWS = "news"
    REFUSAL = "refusal"  # no, and why not
    PRAISE = "praise"


@dataclass(frozen=True, slots=True)
class Reply:
    """What the board answers besides its new state: something to say, and something to show until the next input."""

    notes: tuple[Note, ...] = ()
    marks: tuple[Mark, ...] = ()
    tone: Tone = Tone.NEWS


@dataclass(frozen=True, slots=True)
class Hand:
    """What can be dragged: pieces that can be carried to another site, and pieces that can be carried off the board."""

    holds: Site | None = None  # what is chosen already: the next click says where it goes
    carried: tuple[Site, ...] = ()
    off: tuple[Site, ...] = ()
    # where those may go, as long as no move has begun
    ways: Mapping[Site, tuple[Site, ...]] = field(default_factory=dict, hash=False)


NOTHING_IN_HAND = Hand()

NOT_HERE = Reply((Note("play.not_here"),))
"""The answer to a command that the board has no use for."""


class State(Protocol):
    """What the states of play, demo and exercise have in common: all that a page needs to show them."""

    @property
    def position(self) -> Position:
        """The position that the picture belongs to."""

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        """What stands on the board, in the middle of a move too."""

    @property
    def course(self) -> Sequence[Event]:
        """What has happened last: of the move in hand or, if there is none, of the one before."""

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What the board shows besides the pieces."""

    @property
    def duty(self) -> Note:
        """What is to be done, or what is being shown."""

    @property
    def hand(self) -> Hand:
        """What can be dragged."""

    @property
    def flipped(self) -> bool:
        """Whether the board is seen from the other side."""

    @property
    def mode(self) -> str:
        """What the next input will mean, in a word."""

"""What a person can do at a board, independent of the device: clicks, keys and text all become these inputs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

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


@dataclass(frozen=True, kw_only=True, slots=True)
class Shown:
    """What a board shows of a machine's state: all that a page needs, as one value."""

    position: Position  # in the middle of a move, the one before it
    pieces: Mapping[Site, Piece]  # also in the middle of a move
    duty: Note  # what the person has to do, or what is being shown
    mode: str  # what the next input will mean, as one word
    marks: tuple[Mark, ...] = ()
    hand: Hand = NOTHING_IN_HAND
    course: Sequence[Event] = ()  # the latest events: of the move under way, or of the last move
    choice: tuple[Any, ...] = ()  # the moves to choose between, because they share all their clicks
    flipped: bool = False  # whether the board is seen from the other side

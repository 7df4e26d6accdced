"""What a person can do at a board, whatever the device: the one language in which clicks, keys and text arrive."""

from __future__ import annotations

from dataclasses import dataclass

from ruleboard.rules.base import Note
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
    """A command: "undo", "next", "hint"; some take a number (which step, which path)."""

    command: str
    number: int = 0


Input = Click | Type | Do


@dataclass(frozen=True, slots=True)
class Reply:
    """What the board answers besides its new state: something to say, and something to show until the next input."""

    notes: tuple[Note, ...] = ()
    marks: tuple[Mark, ...] = ()

"""Praise for a solved task: varied, but deterministic, so that the same task always gets the same words."""

from __future__ import annotations

from ruleboard.lang import Words
from ruleboard.page.html import Passage
from ruleboard.rules.base import Note, Position
from ruleboard.session.inputs import Tone
from ruleboard.teaching.narration import tell

PRAISES = ("other", "well", "seen", "so", "good", "splendid")
"""The variants of the praise."""


def praise(words: Words, number: int, stars: Note) -> Passage:
    """Praise with the stars; consecutive numbers cycle through the variants."""
    kind = PRAISES[number % len(PRAISES)]
    return Passage(Tone.PRAISE, tell(words, (Note("exercise.praise", {"how": kind}), stars)))


def number_of(position: Position) -> int:
    """A simple hash of the position, for a task without a number."""
    return sum(map(ord, position.text))

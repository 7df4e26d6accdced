"""Praise for a task that is solved: it varies, so that it stays praise, and the same answer hears the same words."""

from __future__ import annotations

from ruleboard.lang import Words
from ruleboard.page.html import Passage
from ruleboard.rules.base import Note, Position
from ruleboard.session.inputs import Tone
from ruleboard.teaching.narration import tell

PRAISES = ("other", "well", "seen", "so", "good", "splendid")
"""The ways to praise."""


def praise(words: Words, number: int, stars: Note) -> Passage:
    """A word of praise, with the stars; tasks that are numbered one after another are praised in turns."""
    kind = PRAISES[number % len(PRAISES)]
    return Passage(Tone.PRAISE, tell(words, (Note("exercise.praise", {"how": kind}), stars)))


def number_of(position: Position) -> int:
    """A number for a task that has none: always the same for the same position, another one for most others."""
    return sum(map(ord, position.text))

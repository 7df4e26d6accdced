"""Praise for a solved task: varied, but deterministic, so that the same task always gets the same words."""

from __future__ import annotations

from dataclasses import replace

from ruleboard.lang import Words
from ruleboard.page.html import Passage
from ruleboard.page.view import View
from ruleboard.rules.base import Note, Position
from ruleboard.session.inputs import Tone
from ruleboard.teaching.narration import tell

PRAISES = ("other", "well", "seen", "so", "good", "splendid")
"""The variants of the praise."""


def praised(shown: View, words: Words, number: int, stars: Note) -> View:
    """The View with praise and the stars; consecutive numbers cycle through the variants."""
    well = Note("exercise.praise", {"how": PRAISES[number % len(PRAISES)]})
    return replace(
        shown,
        duty=Passage(Tone.PRAISE, tell(words, (well, stars))),
        headline=Passage(Tone.PRAISE, tell(words, (well,))),
        stars=drawn(words, stars),
    )


def drawn(words: Words, stars: Note) -> Passage:
    """The stars of a solved task: the page draws them, and keeps the words for screen readers."""
    return Passage(f"stars ruleboard-stars-{stars.params['n']}", tell(words, (stars,)))


def number_of(position: Position) -> int:
    """A simple hash of the position, for a task without a number."""
    return sum(map(ord, position.text))

"""The moves that can be made, each in a few words: a list from which one can pick without seeing the board."""

from __future__ import annotations

from typing import Any

from ruleboard.lang import Words
from ruleboard.rules.base import Position
from ruleboard.session.move_words import move_notes
from ruleboard.teaching.narration import tell


def choices(words: Words, position: Position) -> tuple[str, ...]:
    """Every legal move in the first language of the reader, in the order of the rules."""
    if position.outcome:
        return ()
    return tuple(_told(words, position, move) for move in position.legal_moves)


def _told(words: Words, position: Position, move: Any) -> str:
    return tell(words, move_notes(position, move))[0]

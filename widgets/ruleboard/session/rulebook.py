"""Which rules are on the board, in notes: their name, what they say, and how they differ from others."""

from __future__ import annotations

from ruleboard.rules.base import Note, Rules


def title(game: str, rules: Rules) -> Note:
    """What some rules are called, under the key of its sentence."""
    return _titled(game, rules.title)


def _titled(game: str, note: Note) -> Note:
    """A title and the parts that it consists of, each under its key."""
    params = dict(note.params)
    if "parts" in params:
        params["parts"] = tuple(_titled(game, part) for part in params["parts"])
    return Note(f"{game}.preset.{note.code}", params)


def statement(game: str, note: Note) -> Note:
    """One statement of the rules under the key of its sentence."""
    return Note(f"{game}.difference.{note.code}", note.params)


def page(game: str, rules: Rules) -> tuple[Note, ...]:
    """What a reader finds under the name of the rules.

    The usual game is told from its beginning, every other one by what is different there.
    """
    notes = rules.differences() or rules.statements.values()
    once = dict.fromkeys(notes)  # what settles two subjects is said once
    return tuple(statement(game, note) for note in once)

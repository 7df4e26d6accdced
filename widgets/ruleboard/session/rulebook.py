"""Notes about the rules of a board: their name, what they say, and how they differ from the usual ones."""

from __future__ import annotations

from ruleboard.rules.base import Note, Rules


def title(game: str, rules: Rules) -> Note:
    """The name of a rule set, with its sentence key."""
    return _titled(game, rules.title)


def _titled(game: str, note: Note) -> Note:
    """A title and its parts, each with its sentence key."""
    params = dict(note.params)
    if "parts" in params:
        params["parts"] = tuple(_titled(game, part) for part in params["parts"])
    return Note(f"{game}.preset.{note.code}", params)


def statement(game: str, note: Note) -> Note:
    """One statement of the rules, with its sentence key."""
    return Note(f"{game}.difference.{note.code}", note.params)


def page(game: str, rules: Rules) -> tuple[Note, ...]:
    """The text below the name of the rules: a heading, then statements.

    The usual rules are described in full, others by how they differ from them; a game can name the usual rules in a
    heading of its own, because readers know them by that name.
    """
    different = rules.differences()
    heading = Note(f"{game}.ui.rules_differ" if different else "ui.rules_in_short")
    notes = different or rules.statements.values()
    once = dict.fromkeys(notes)  # a statement about two subjects is said once
    return (heading, *(statement(game, note) for note in once))

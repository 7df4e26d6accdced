"""Which marks go with what happens on a board: the part of a picture that explains."""

from __future__ import annotations

from collections.abc import Iterable

from ruleboard.rules.base import Event, IllegalMove, Note, Position, RuleboardError
from ruleboard.scene.shapes import Mark

EVENT_MARKS = {
    "place": "last",
    "move": "last",
    "jump": "last",
    "fly": "last",
    "mill_closed": "mill",
    "choose_removal": "capture",
    "remove": "proof",
}
"""How an event is shown by its sites; events that are not here show nothing of their own."""


def said(position: Position, kind: str, note: Note) -> Note:
    """A note of the rules under the key of its sentence: "point_taken" becomes "mills.refuse.point_taken"."""
    params = {"player": position.turn, "sites": note.sites, **note.params}
    return Note(f"{position.game}.{kind}.{note.code}", params, note.sites)


def fault(game: str, error: RuleboardError) -> Note:
    """An error under the key of its sentence: a refusal of the game's own, or a fault in what was given."""
    kind = f"{game}.refuse" if isinstance(error, IllegalMove) else "error"
    return Note(f"{kind}.{error.code}", error.params, error.sites)


def ending(position: Position) -> Note:
    """How the game ended, as a sentence's key."""
    outcome = position.outcome
    assert outcome is not None
    params = {} if outcome.winner is None else {"player": outcome.winner}
    return Note(f"{position.game}.outcome.{outcome.reason}", params)


def marks_of(events: Iterable[Event]) -> tuple[Mark, ...]:
    """The marks for some events: what moved, the mill, the men that may be removed and those that may not."""
    marks = []
    for event in events:
        kind = EVENT_MARKS.get(event.code)
        if kind and event.sites:
            marks.append(Mark(kind, event.sites))
        protected = event.params.get("protected", ())
        if protected:
            marks.append(Mark("locked", tuple(protected)))
    return tuple(marks)


def proof_of(note: Note) -> tuple[Mark, ...]:
    """The sites that prove a refusal."""
    return (Mark("proof", note.sites),) if note.sites else ()

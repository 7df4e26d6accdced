"""Which marks go with what happens on a board: the part of a picture that explains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruleboard.rules.base import Event, IllegalMove, Note, Position, RuleboardError
from ruleboard.scene.shapes import Mark

EVENT_MARKS = {
    "place": "last",
    "move": "last",
    "jump": "last",
    "fly": "last",
    "mill_closed": "mill",
    "mill_opened": "proof",
    "rebuild_waits_illegal": "proof",
    "rebuild_waits_no_capture": "proof",
    "rebuild_takes_nothing": "proof",
    "choose_removal": "capture",
    "choose_any_removal": "capture",
    "remove": "proof",
    "mark_point": "proof",
    "nothing_to_remove": "locked",
    "rest_lapses": "locked",
    "marks_vanish": "proof",
}
"""How an event is shown by its sites; events that are not here show nothing of their own."""

STANDING = ("last", "mill")
"""The marks that stay on the board for the rest of a move, and until the next."""


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


def under_way(events: Sequence[Event]) -> tuple[Mark, ...]:
    """The marks while a move is going on: what stands, and the choice that is open now, not those before it."""
    choices = [count for count, event in enumerate(events) if event.code.startswith("choose")]
    settled, now = (events[: choices[-1]], events[choices[-1] :]) if choices else (events, ())
    standing = [mark for mark in marks_of(settled) if mark.kind in STANDING]
    return (*standing, *marks_of(now))


def proof_of(note: Note) -> tuple[Mark, ...]:
    """The sites that prove a refusal."""
    return (Mark("proof", note.sites),) if note.sites else ()

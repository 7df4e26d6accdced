"""Which marks go with what happens on a board: the part of a picture that explains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruleboard.rules.base import Event, IllegalMove, Note, Position, RuleboardError, Site
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
    "lift": "selected",
    "promote": "last",
    "passes_king_row": "proof",
    "mark_point": "proof",
    "nothing_to_remove": "locked",
    "rest_lapses": "locked",
    "marks_vanish": "proof",
    "place_root": "last",
    "build": "last",
    "migrate": "last",
    "kill": "ray",
    "kill_root": "ray",
    "relay": "ray",
    "cut": "cut",
    "die": "cut",
    "heal": "heal",
}
"""How an event is shown by its sites; events that are not here show nothing of their own."""

AFTERMATH = ("cut", "heal")
"""The marks of what a move brought about elsewhere: they stay until the next input."""

SIGNED = ("relati",)
"""The games whose players are named by signs, because there may be more than two."""

STANDING = ("last", "mill")
"""The marks that stay on the board for the rest of a move, and until the next."""

PROOF_MARKS = {
    "must_capture": "must_move",
    "must_capture_more": "path",
    "must_continue": "path",
}
"""How the sites of a refusal prove it, where brackets around them would not do."""

NEAR = 10  # so many turns before a limit it begins to matter


def said(position: Position, kind: str, note: Note) -> Note:
    """A note of the rules under the key of its sentence: "point_taken" becomes "mills.refuse.point_taken"."""
    params = {"player": position.turn, "sites": note.sites, **note.params}
    return Note(f"{position.game}.{kind}.{note.code}", params, note.sites)


def asked(position: Position, code: str) -> Note:
    """Something that a demonstration says to whoever is to move."""
    signed = f"demo.{code}_sign" if position.game in SIGNED else f"demo.{code}"
    return Note(signed, {"player": position.turn})


def fault(game: str, error: RuleboardError) -> Note:
    """An error under the key of its sentence: a refusal of the game's own, or a fault in what was given."""
    kind = "refuse" if isinstance(error, IllegalMove) else "error"
    return Note(f"{game}.{kind}.{error.code}", error.params, error.sites)


def ending(position: Position) -> Note:
    """How the game ended, as a sentence's key."""
    outcome = position.outcome
    assert outcome is not None
    params = {} if outcome.winner is None else {"player": outcome.winner}
    return Note(f"{position.game}.outcome.{outcome.reason}", params)


def marks_of(events: Sequence[Event]) -> tuple[Mark, ...]:
    """The marks for some events: what moved, the mill, the men that may be removed and those that may not."""
    jumps = [event for event in events if event.code == "jump"]
    marks = _jumped(jumps)
    for event in events:
        kind = EVENT_MARKS.get(event.code)
        if event.code == "connects_via":
            kind = f"path_{event.params['shape']}"
        if kind and event.sites and event.code != "jump":
            marks.append(Mark(kind, event.sites))
        protected = event.params.get("protected", ())
        if protected:
            marks.append(Mark("locked", tuple(protected)))
    return tuple(marks)


def _jumped(jumps: Sequence[Event]) -> list[Mark]:
    """Where a piece began and where it stands; the route between, if it is more than one jump."""
    if not jumps:
        return []
    route = (jumps[0].sites[0], *(event.sites[-1] for event in jumps))
    last = Mark("last", (route[0], route[-1]))
    return [last, Mark("path", route)] if len(jumps) > 1 else [last]


def taken_by(position: Position, events: Iterable[Event]) -> tuple[Site, ...]:
    """What leaves the board, in the order of the board."""
    gone = {site for event in events if event.code == "remove" for site in event.sites}
    return tuple(site for site in position.pieces if site in gone)


def preview(position: Position, events: Sequence[Event], target: Site) -> tuple[Mark, ...]:
    """A move that is not made yet, as its chooser shows it: the route, what it takes, and where it ends."""
    route = [mark for mark in marks_of(events) if mark.kind == "path"]
    return (*route, Mark("capture", taken_by(position, events)), Mark("target", (target,)))


def told(events: Iterable[Event]) -> tuple[Event, ...]:
    """What a player hears of a move that they made: no choices, and a capture as a whole, not jump by jump."""
    kept = [event for event in events if not event.code.startswith("choose")]
    whole = any(event.code == "lift" for event in kept)
    return tuple(event for event in kept if not (whole and event.code == "jump"))


def under_way(events: Sequence[Event]) -> tuple[Mark, ...]:
    """The marks while a move is going on: what stands, and the choice that is open now, not those before it."""
    choices = [count for count, event in enumerate(events) if event.code.startswith("choose")]
    settled, now = (events[: choices[-1]], events[choices[-1] :]) if choices else (events, ())
    standing = [mark for mark in marks_of(settled) if mark.kind in STANDING]
    return (*standing, *marks_of(now))


def watched(counters: Iterable[Note]) -> tuple[Note, ...]:
    """The counters that matter now: those that belong to a place on the board, and limits that are near."""
    return tuple(
        note
        for note in counters
        if (note.sites and note.code != "squares")
        or (note.code.startswith("limit") and 0 < note.params["n"] <= NEAR)
    )


def proof_of(note: Note) -> tuple[Mark, ...]:
    """The sites that prove a refusal: brackets around them, a ring on what must move, or the route that is better."""
    kind = PROOF_MARKS.get(note.code.rpartition(".")[2], "proof")
    return (Mark(kind, note.sites),) if note.sites else ()

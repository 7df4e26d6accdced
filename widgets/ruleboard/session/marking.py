"""Which marks go with what happens on a board: the part of a picture that explains. It follows from roles alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ruleboard.rules.base import Counter, Event, Position, Proof, Refusal, Role, Site
from ruleboard.scene.shapes import Mark

ROLE_MARKS = {
    Role.MOVED: "last",
    Role.CROWNED: "last",
    Role.LIFTED: "selected",
    Role.FORMED: "mill",
    Role.CHOICE: "capture",
    Role.TAKEN: "proof",
    Role.SHOWN: "proof",
    Role.SHOT: "ray",
    Role.CUT: "cut",
    Role.HEALED: "heal",
    Role.SAFE: "locked",
}
"""How the sites of an event are shown. A jump is part of a route, a link has a mark for each shape."""

PROOF_MARKS: Mapping[str, str] = {Proof.MUST_MOVE: "must_move", Proof.ROUTE: "path"}
"""How the sites of a refusal prove it, where brackets around them would not do."""

STANDING = ("last", "mill")
"""The marks that stay on the board for the rest of a move, and until the next."""

AFTERMATH = ("cut", "heal")
"""The marks of what a move brought about elsewhere: they stay until the next input."""

NEAR = 10  # so many turns before a limit it begins to matter


def marks_of(events: Sequence[Event]) -> tuple[Mark, ...]:
    """The marks for some events: what moved, what it formed, what may be taken and what may not."""
    marks = _route([event for event in events if event.role is Role.JUMPED])
    for event in events:
        linked = event.role is Role.LINKED
        kind = f"path_{event.params['shape']}" if linked else ROLE_MARKS.get(event.role)
        if kind and event.sites:
            moved = event.role is Role.MOVED
            marks.append(Mark(kind, _ends(event.sites) if moved else event.sites))
        if event.barred:
            marks.append(Mark("locked", event.barred))
    return tuple(marks)


def _ends(sites: Sequence[Site]) -> tuple[Site, ...]:
    """Where a piece came from, if it did not come from outside, and where it stands."""
    return (sites[0], sites[-1]) if len(sites) > 1 else tuple(sites)


def _route(jumps: Sequence[Event]) -> list[Mark]:
    """Where a piece began and where it stands; the way between, if it is more than one jump."""
    if not jumps:
        return []
    way = (jumps[0].sites[0], *(event.sites[-1] for event in jumps))
    last = Mark("last", _ends(way))
    return [last, Mark("path", way)] if len(jumps) > 1 else [last]


def taken_by(position: Position, events: Iterable[Event]) -> tuple[Site, ...]:
    """What leaves the board, in the order of the board."""
    gone = {site for event in events if event.role is Role.TAKEN for site in event.sites}
    return tuple(site for site in position.pieces if site in gone)


def preview(position: Position, events: Sequence[Event], target: Site) -> tuple[Mark, ...]:
    """A move that is not made yet, as its chooser shows it: the route, what it takes, and where it ends."""
    route = [mark for mark in marks_of(events) if mark.kind == "path"]
    return (*route, Mark("capture", taken_by(position, events)), Mark("target", (target,)))


def heard(events: Iterable[Event]) -> tuple[Event, ...]:
    """What a player hears of a move that they made: no choices, and a capture as a whole, not jump by jump."""
    kept = [event for event in events if event.role is not Role.CHOICE]
    whole = any(event.role is Role.LIFTED for event in kept)
    return tuple(event for event in kept if not (whole and event.role is Role.JUMPED))


def under_way(events: Sequence[Event]) -> tuple[Mark, ...]:
    """The marks while a move is going on: what stands, and the choice that is open now, not those before it."""
    choices = [count for count, event in enumerate(events) if event.role is Role.CHOICE]
    settled, now = (events[: choices[-1]], events[choices[-1] :]) if choices else (events, ())
    standing = [mark for mark in marks_of(settled) if mark.kind in STANDING]
    return (*standing, *marks_of(now))


def watched(counters: Iterable[Counter]) -> tuple[Counter, ...]:
    """The counters that matter now: those that belong to a place on the board, and limits that are near."""
    return tuple(c for c in counters if c.sites or (c.left is not None and 0 < c.left <= NEAR))


def proof_of(refusal: Refusal) -> tuple[Mark, ...]:
    """The sites that prove a refusal: brackets around them, a ring on what must move, or the route that is better."""
    kind = PROOF_MARKS.get(refusal.proof, "proof")
    return (Mark(kind, refusal.sites),) if refusal.sites else ()

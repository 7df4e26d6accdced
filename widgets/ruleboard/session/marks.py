"""Which marks go with what happens on a board: the part of a picture that explains. It follows from roles alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ruleboard.rules.base import Counter, Event, Position, Proof, Refusal, Role, Site
from ruleboard.rules.registry import part
from ruleboard.scene.shapes import Mark

ROLE_MARKS = {
    Role.MOVED: "last",
    Role.CROWNED: "last",
    Role.LIFTED: "selected",
    Role.FORMED: "formed",
    Role.CHOICE: "capture",
    Role.TAKEN: "proof",
    Role.SHOWN: "proof",
    Role.SHOT: "path",
    Role.LINKED: "path",
    Role.CUT: "proof",
    Role.HEALED: "proof",
    Role.SAFE: "locked",
}
"""How the sites of an event are shown; a jump is part of a route.

A game that has marks of its own for some roles exports such a table as `ROLE_MARKS` in its part of the scene; there a
name may have gaps, which the parameters of the event fill.
"""

PROOF_MARKS: Mapping[str, str] = {Proof.MUST_MOVE: "must_move", Proof.ROUTE: "path"}
"""How the sites of a refusal prove it, where brackets around them would not do."""

STANDING = ("last", "formed")
"""The marks that stay on the board for the rest of a move, and until the next."""

AFTERMATH = (Role.CUT, Role.HEALED)
"""What a move brought about elsewhere: its marks stay until the next input."""

NEAR = 10  # so many turns before a limit it begins to matter


def marks_of(game: str, events: Sequence[Event]) -> tuple[Mark, ...]:
    """The marks for some events of a game: what moved, what it formed, what may be taken and what may not."""
    marks = _route(events)
    kinds: Mapping[Role, str] = {**ROLE_MARKS, **getattr(part(game, "scene"), "ROLE_MARKS", {})}
    for event in events:
        if event.role in kinds and event.sites:
            sites = _ends(event.sites) if event.role is Role.MOVED else event.sites
            marks.append(Mark(kinds[event.role].format_map(event.params), sites))
        if event.barred:
            marks.append(Mark("locked", event.barred))
    return tuple(marks)


def _ends(sites: Sequence[Site]) -> tuple[Site, ...]:
    """Where a piece came from, if it did not come from outside, and where it stands."""
    return (sites[0], sites[-1]) if len(sites) > 1 else tuple(sites)


def _route(events: Sequence[Event]) -> list[Mark]:
    """Where a piece that jumps began and where it stands; the way between, if it is more than one jump."""
    jumps = [event for event in events if event.role is Role.JUMPED]
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
    route = [mark for mark in _route(events) if mark.kind == "path"]
    return (*route, Mark("capture", taken_by(position, events)), Mark("target", (target,)))


def heard(events: Iterable[Event]) -> tuple[Event, ...]:
    """What a player hears of a move that they made: no choices, and a capture as a whole, not jump by jump."""
    kept = [event for event in events if event.role is not Role.CHOICE]
    whole = any(event.role is Role.LIFTED for event in kept)
    return tuple(event for event in kept if not (whole and event.role is Role.JUMPED))


def under_way(game: str, events: Sequence[Event]) -> tuple[Mark, ...]:
    """The marks while a move is going on: what stands, and the choice that is open now, not those before it."""
    choices = [count for count, event in enumerate(events) if event.role is Role.CHOICE]
    settled, now = (events[: choices[-1]], events[choices[-1] :]) if choices else (events, ())
    standing = [mark for mark in marks_of(game, settled) if mark.kind in STANDING]
    return (*standing, *marks_of(game, now))


def watched(counters: Iterable[Counter]) -> tuple[Counter, ...]:
    """The counters that matter now: those that belong to a place on the board, and limits that are near."""
    return tuple(c for c in counters if c.sites or (c.left is not None and 0 < c.left <= NEAR))


def proof_of(refusal: Refusal) -> tuple[Mark, ...]:
    """The sites that prove a refusal: brackets around them, a ring on what must move, or the route that is better."""
    kind = PROOF_MARKS.get(refusal.proof, "proof")
    return (Mark(kind, refusal.sites),) if refusal.sites else ()

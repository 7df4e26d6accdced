"""The marks that explain events on a board. They follow from the roles of the events alone."""

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
"""The mark for the sites of an event, by role; jumps are drawn together as one route.

A game overrides this with a `ROLE_MARKS` table in its part of the scene; its mark names are format strings, filled
from the parameters of the event.
"""

PROOF_MARKS: Mapping[str, str] = {Proof.MUST_MOVE: "must_move", Proof.ROUTE: "path"}
"""The mark for the sites that prove a refusal, where brackets around them are not enough."""

STANDING = ("last", "formed")
"""The marks that stay on the board until the next move."""

AFTERMATH = (Role.CUT, Role.HEALED)
"""Roles of side effects elsewhere on the board: their marks stay until the next input."""

NEAR = 10  # turns before a limit at which its counter is shown


def marks_of(game: str, events: Sequence[Event]) -> tuple[Mark, ...]:
    """The marks for events of a game: what moved, what it formed, what may be taken and what may not."""
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
    """The first and the last site of a piece's way; only one if it was placed from outside the board."""
    return (sites[0], sites[-1]) if len(sites) > 1 else tuple(sites)


def _route(events: Sequence[Event]) -> list[Mark]:
    """The first and the last site of a jumping piece; also its route, if it jumped more than once."""
    jumps = [event for event in events if event.role is Role.JUMPED]
    if not jumps:
        return []
    way = (jumps[0].sites[0], *(event.sites[-1] for event in jumps))
    last = Mark("last", _ends(way))
    return [last, Mark("path", way)] if len(jumps) > 1 else [last]


def taken_by(position: Position, events: Iterable[Event]) -> tuple[Site, ...]:
    """The sites of the pieces that some events remove, in board order."""
    gone = {site for event in events if event.role is Role.TAKEN for site in event.sites}
    return tuple(site for site in position.pieces if site in gone)


def preview(position: Position, events: Sequence[Event], target: Site) -> tuple[Mark, ...]:
    """The marks of a move that is offered but not made: its route, what it takes, and where it ends."""
    route = [mark for mark in _route(events) if mark.kind == "path"]
    return (*route, Mark("capture", taken_by(position, events)), Mark("target", (target,)))


def heard(events: Iterable[Event]) -> tuple[Event, ...]:
    """The events to announce after a move: no choices, and a capture as a whole, not jump by jump."""
    kept = [event for event in events if event.role is not Role.CHOICE]
    whole = any(event.role is Role.LIFTED for event in kept)
    return tuple(event for event in kept if not (whole and event.role is Role.JUMPED))


def under_way(game: str, events: Sequence[Event]) -> tuple[Mark, ...]:
    """The marks in the middle of a move: what is settled, and the choice that is open now, not earlier ones."""
    choices = [count for count, event in enumerate(events) if event.role is Role.CHOICE]
    settled, now = (events[: choices[-1]], events[choices[-1] :]) if choices else (events, ())
    standing = [mark for mark in marks_of(game, settled) if mark.kind in STANDING]
    return (*standing, *marks_of(game, now))


def watched(counters: Iterable[Counter]) -> tuple[Counter, ...]:
    """The counters worth showing: those that belong to a site, and limits that are near."""
    return tuple(c for c in counters if c.sites or (c.left is not None and 0 < c.left <= NEAR))


def proof_of(refusal: Refusal) -> tuple[Mark, ...]:
    """The marks that prove a refusal: brackets around sites, a ring on what must move, or the better route."""
    kind = PROOF_MARKS.get(refusal.proof, "proof")
    return (Mark(kind, refusal.sites),) if refusal.sites else ()

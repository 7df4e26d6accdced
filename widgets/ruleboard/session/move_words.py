"""A move in a few words, for readers who do not see the board or do not know the notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruleboard.rules.base import Event, Note, Position, Role
from ruleboard.session.keys import keyed
from ruleboard.session.marks import taken_by

DEEDS = (Role.MOVED, Role.SHOT)


def move_notes(position: Position, move: Any) -> tuple[Note, ...]:
    """Describe a placing, a move or a jump, and what it takes; other moves as the game describes them."""
    events = position.events(move)
    taken = taken_by(position, events)
    jumps = [event.sites for event in events if event.role is Role.JUMPED]
    if jumps:
        ends = {"source": jumps[0][0], "target": jumps[-1][-1]}
        return (Note("move.takes", {**ends, "taken": taken}),)
    deeds = [event for event in events if event.role in DEEDS]
    simple = _simple(position, deeds, taken)
    return (simple,) if simple else _told(position, events, deeds)


def meaning(position: Position, move: Any) -> tuple[Note, ...]:
    """What a move does, as the game describes it; empty where the notation says it already."""
    events = position.events(move)
    deeds = [event for event in events if event.role in DEEDS]
    jumps = any(event.role is Role.JUMPED for event in events)
    simple = jumps or _simple(position, deeds, taken_by(position, events))
    return () if simple else _told(position, events, deeds)


def _told(position: Position, events: Sequence[Event], deeds: Sequence[Event]) -> tuple[Note, ...]:
    return tuple(keyed(position, "event", each) for each in deeds or events[:1])


def _simple(position: Position, deeds: Sequence[Event], taken: tuple[str, ...]) -> Note | None:
    """The note for a piece placed on an empty site, or moved to one without leaving anything behind; else None."""
    if len(deeds) != 1 or deeds[0].role is not Role.MOVED:
        return None
    sites, left = deeds[0].sites, dict(deeds[0].changes)
    if sites[-1] in position.pieces:
        return None
    if len(sites) == 1:
        key, params = "move.place_taking" if taken else "move.place", {"at": sites[0]}
    elif sites[0] in position.pieces and left.get(sites[0], ...) is None:
        key = "move.to_taking" if taken else "move.to"
        params = {"source": sites[0], "target": sites[-1]}
    else:
        return None
    return Note(key, {**params, "taken": taken})

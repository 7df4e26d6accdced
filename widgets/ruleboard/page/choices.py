"""The moves that can be made, each in a few words: a list from which one can pick without seeing the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruleboard.lang import Words
from ruleboard.rules.base import Event, Note, Position, Role
from ruleboard.session.keys import keyed
from ruleboard.session.marking import taken_by
from ruleboard.teaching.narration import tell

DEEDS = (Role.MOVED, Role.SHOT)


def choices(words: Words, position: Position) -> tuple[str, ...]:
    """Every legal move in the first language of the reader, in the order of the rules."""
    if position.outcome:
        return ()
    return tuple(_told(words, position, move) for move in position.legal_moves)


def _told(words: Words, position: Position, move: Any) -> str:
    return tell(words, move_notes(position, move))[0]


def move_notes(position: Position, move: Any) -> tuple[Note, ...]:
    """A move in a few words: a piece that comes, goes or jumps, and what it takes; all else as the game tells it."""
    events = position.events(move)
    taken = taken_by(position, events)
    jumps = [event.sites for event in events if event.role is Role.JUMPED]
    if jumps:
        ends = {"source": jumps[0][0], "target": jumps[-1][-1]}
        return (Note("move.takes", {**ends, "taken": taken}),)
    deeds = [event for event in events if event.role in DEEDS]
    simple = _simple(position, deeds, taken)
    if simple:
        return (simple,)
    return tuple(keyed(position, "event", each) for each in deeds or events[:1])


def _simple(position: Position, deeds: Sequence[Event], taken: tuple[str, ...]) -> Note | None:
    """A piece that is put on an empty site, or goes from one to another and leaves nothing behind."""
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

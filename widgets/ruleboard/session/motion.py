"""How a board got from one picture to the next, as steps that can be shown one after another.

A motion follows from events alone: from what they change, never from what they are called. It is told only where its
steps really lead from the one picture to the other; where nobody can say what happened in between, the picture changes
at once. So a motion can be wrong about nothing that stands on the board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from ruleboard.rules.base import Event, Piece, Role, Site
from ruleboard.session.clicks import after

Pieces = Mapping[Site, Piece]


class Change(NamedTuple):
    """What stood on a site, and what stands there now."""

    site: Site
    old: Piece | None
    new: Piece | None


class Step(NamedTuple):
    """What happens at one time: pieces that go from one site to another, and everything that is different then."""

    changes: tuple[Change, ...]
    slides: tuple[tuple[Site, Site], ...] = ()
    role: Role = Role.TOLD


Motion = tuple[Step, ...]


class Told(Protocol):
    """Something that knows what stands on a board and which events have led there."""

    @property
    def pieces(self) -> Pieces:
        """What stands on the board."""

    @property
    def course(self) -> Sequence[Event]:
        """What has happened last: of the move in hand or, if there is none, of the one before."""


def between(before: Told, following: Told) -> Motion:
    """The way from one picture to another: forwards event by event, and back at once, as a hand takes a move back."""
    old, new = before.pieces, following.pieces
    if old == new:
        return ()
    for events in _candidates(following.course, before.course):
        if after(old.items(), events) == new:
            return tuple(_steps(old, events))
    for events in _candidates(before.course, following.course):
        if after(new.items(), events) == old:
            return (_step(old, new, Role.TOLD),)
    alone = _step(old, new, Role.TOLD)
    return (alone,) if len(alone.changes) == 1 else ()


def _candidates(course: Sequence[Event], known: Sequence[Event]) -> Iterator[Sequence[Event]]:
    """What may be new of a course: all that was not seen yet, or everything."""
    yield [event for event in course if event not in known]
    yield course


def _steps(pieces: Pieces, events: Iterable[Event]) -> Iterator[Step]:
    for event in events:
        following = after(pieces.items(), (event,))
        step = _step(pieces, following, event.role)
        if step.changes:
            yield step
        pieces = following


def _step(old: Pieces, new: Pieces, role: Role) -> Step:
    changes = tuple(
        Change(site, old.get(site), new.get(site))
        for site in dict.fromkeys((*old, *new))
        if old.get(site) != new.get(site)
    )
    return Step(changes, tuple(_slides(changes)), role)


def _slides(changes: Sequence[Change]) -> Iterator[tuple[Site, Site]]:
    """A piece that comes where another of its kind goes is that piece, on its way."""
    left = [change for change in changes if change.old]
    for come in changes:
        if come.new is None or _alike(come.old, come.new):
            continue
        for gone in left:
            if _alike(gone.old, come.new) and not _alike(gone.new, come.new):
                left.remove(gone)
                yield gone.site, come.site
                break


def _alike(one: Piece | None, other: Piece | None) -> bool:
    """Whether two pieces look the same, whatever they carry."""
    return one is not None and other is not None and one[:3] == other[:3]


def frame_events(pictures: Sequence[Pieces], roles: Sequence[Role]) -> tuple[Event, ...]:
    """The events that lead from each picture of a film to the next; `roles` are those of all but the first."""
    return tuple(
        Event("", changes=tuple((c.site, c.new) for c in _step(old, new, role).changes), role=role)
        for old, new, role in zip(pictures, pictures[1:], roles, strict=False)
    )

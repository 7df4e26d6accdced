"""Animations: how a board got from one picture to the next, as steps to show one after another.

A motion is derived from what events change, never from their names. It is used only if its steps really lead from the
one picture to the other; otherwise the picture changes at once. So an animation never shows a wrong board.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

from ruleboard.rules.base import Event, Piece, Role, Site
from ruleboard.session.clicks import after

Pieces = Mapping[Site, Piece]


class Change(NamedTuple):
    """The old and the new piece on a site."""

    site: Site
    old: Piece | None
    new: Piece | None


class Step(NamedTuple):
    """One step of an animation: the sites that change, and the pieces that slide from one site to another."""

    changes: tuple[Change, ...]
    slides: tuple[tuple[Site, Site], ...] = ()
    role: Role = Role.TOLD


Motion = tuple[Step, ...]


class Told(Protocol):
    """Anything with pieces on a board and the events that led there."""

    @property
    def pieces(self) -> Pieces:
        """The pieces on the board."""

    @property
    def course(self) -> Sequence[Event]:
        """The latest events: of the move under way or, if there is none, of the last move."""


def between(before: Told, following: Told) -> Motion:
    """The motion from one picture to another: forwards event by event, backwards (undo) in one step."""
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
    """The events to try: those that are not known yet, then all."""
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
    """Pairs of sites: a piece that appears while an identical one disappears is taken to have moved."""
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
    """Whether two pieces look the same; their numbers do not count."""
    return one is not None and other is not None and one[:3] == other[:3]


def frame_events(pictures: Sequence[Pieces], roles: Sequence[Role]) -> tuple[Event, ...]:
    """The events that lead from each picture of a film to the next; `roles` are those of all pictures but the first."""
    return tuple(
        Event("", changes=tuple((c.site, c.new) for c in _step(old, new, role).changes), role=role)
        for old, new, role in zip(pictures, pictures[1:], roles, strict=False)
    )

"""Distractors: wrong reasons for a refused turn, which sound likely but are not true of it.

In a question why a turn is refused, the choices are the engine's reason and some of these.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ruleboard.rules.base import Note, Refusal, Site
from ruleboard.rules.mills.codes import Refused

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position

CLOSED = (
    Refused.MUST_REMOVE_FIRST,
    Refused.MUST_REMOVE_NEXT,
    Refused.MAN_IN_MILL,
    Refused.REMOVE_OWN,
    Refused.REMOVE_EMPTY,
)
"""Refusals after a mill was closed: the removal is wrong."""


def distractors(position: Position, attempt: tuple[Site, ...], refusal: Refusal) -> Iterator[Note]:
    """Reasons that are not true of an attempt, most plausible first."""
    if not attempt:
        return
    moving = len(attempt) > 1 and _owner(position, attempt[0]) == position.turn
    removed = attempt[2:] if moving else attempt[1:]
    if removed and refusal.code in CLOSED:
        yield from _of_removal(position, removed[0])
    yield from _of_move(position, attempt) if moving else _of_placing(position, attempt[0])


def _owner(position: Position, point: Site) -> int | None:
    piece = position.pieces.get(point)
    return piece.owner if piece else None


def _of_removal(position: Position, at: Site) -> Iterator[Note]:
    yield Note(Refused.NOTHING_TO_REMOVE, {"at": at})
    if _owner(position, at) != position.turn:
        yield Note(Refused.REMOVE_OWN, {"at": at})
    if at in position.pieces:
        yield Note(Refused.REMOVE_EMPTY, {"at": at})


def _of_move(position: Position, attempt: tuple[Site, ...]) -> Iterator[Note]:
    source, target = attempt[:2]
    if target in position.board.neighbours[source]:
        yield Note(Refused.NOT_CONNECTED, {"source": source, "target": target})
    if not position.state.off.hand:
        yield Note(Refused.STILL_PLACING, {"at": source, "n": 1})
    if target not in position.pieces:
        yield Note(Refused.POINT_TAKEN, {"at": target})
    yield Note(Refused.NOT_YOUR_MAN, {"at": source})
    yield Note(Refused.NO_MAN_THERE, {"at": source})


def _of_placing(position: Position, at: Site) -> Iterator[Note]:
    if position.state.off.hand:
        yield Note(Refused.NOTHING_IN_HAND, {"at": at})
    if at not in position.pieces:
        yield Note(Refused.POINT_TAKEN, {"at": at})
    if _owner(position, at) in (None, position.turn):
        yield Note(Refused.NOT_YOUR_MAN, {"at": at})
    if at in position.pieces:
        yield Note(Refused.NO_MAN_THERE, {"at": at})

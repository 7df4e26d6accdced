"""A record of moves as frames: each event of each move has its own picture and its own sentence."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self

from ruleboard.rules.base import Counter, Event, Note, Piece, Position, Role, Site
from ruleboard.rules.errors import Unknown
from ruleboard.rules.record import Ply, Record
from ruleboard.scene.shapes import Mark
from ruleboard.session.clicks import after
from ruleboard.session.keys import asked, ending, keyed
from ruleboard.session.marks import STANDING, marks_of
from ruleboard.session.motion import frame_events

FILMED = (*STANDING, "path")
"""The marks that stay for the rest of a move in a film: of a route, the part travelled so far."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of the film."""

    position: Position  # before the move of this frame
    pieces: Mapping[Site, Piece] = field(hash=False)
    marks: tuple[Mark, ...]
    note: Note  # the caption
    played: int = 0  # moves of the record that are complete in this frame
    asks: Any = None  # the next move, if the viewer is asked for it
    counters: tuple[Counter, ...] = ()  # as shown beside this frame
    following: Position | None = None  # after the move, if it is complete in this frame
    role: Role = Role.TOLD  # of the event that this frame shows

    @classmethod
    def of(cls, position: Position, note: Note, *marks: Mark, asks: Any = None) -> Self:
        """A frame that shows a position as it is, with a caption and marks."""
        pieces, counters = dict(position.pieces), position.counters
        return cls(position, pieces, marks, note, asks=asks, counters=counters)


def course_of(frames: tuple[Frame, ...], at: int, passed: int = 1) -> tuple[Event, ...]:
    """The events of the last `passed` frames of a film up to frame `at`."""
    seen = frames[max(at - passed, 0) : at + 1]
    return frame_events([frame.pieces for frame in seen], [frame.role for frame in seen[1:]])


def film(record: Record, asks: Collection[int] = ()) -> tuple[Frame, ...]:
    """The frames of a record. `asks` lists the numbers of the moves (from 1) that the viewer is asked for."""
    for number in asks:
        if not 1 <= number <= len(record.plies):
            raise Unknown("unknown_ask", got=number, expected=len(record.plies))
    position: Position = record.start
    frames = [_opening(position)]
    for number, ply in enumerate(record.plies, start=1):
        if ply.before != position:
            frames.append(_opening(ply.before, number - 1))
        if number in asks:
            frames.append(_question(ply, frames[-1]))
        position = ply.after
        frames.extend(_frames_of(ply, position, number))
    if position.outcome:
        frames.append(_closing(position, frames[-1]))
    return tuple(frames)


def _opening(position: Position, played: int = 0) -> Frame:
    """The first position of a record, or one that is set up in between."""
    return replace(Frame.of(position, keyed(position, "duty", position.duty)), played=played)


def _question(ply: Ply, last: Frame) -> Frame:
    note = asked(ply.before, "ask")
    waiting = replace(last, position=ply.before, marks=(), following=None, role=Role.TOLD)
    return replace(waiting, note=note, asks=ply.move)


def _frames_of(ply: Ply, following: Position, number: int) -> list[Frame]:
    frames = []
    position: Position = ply.before
    pieces: Mapping[Site, Piece] = position.pieces
    events = position.events(ply.move)
    game = position.game
    for count, event in enumerate(events, start=1):
        pieces = after(pieces.items(), (event,))
        standing = [mark for mark in marks_of(game, events[:count]) if mark.kind in FILMED]
        own = [mark for mark in marks_of(game, (event,)) if mark.kind not in FILMED]
        done = count == len(events)
        frames.append(
            Frame(
                position,
                pieces,
                (*standing, *own),
                keyed(position, "event", event),
                number if done else number - 1,
                counters=(following if done else position).counters,
                following=following if done else None,
                role=event.role,
            )
        )
    return frames


def _closing(position: Position, last: Frame) -> Frame:
    marks = tuple(mark for mark in last.marks if mark.kind != "proof")
    return replace(last, note=ending(position), marks=marks, role=Role.TOLD)

"""Hints that build on what the learner has done: the idea, the piece, where it goes, and only then the solution.

A right first step stays on the board. No hint is repeated in the same words, and a piece to remove is never shown as
the target of the move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from ruleboard.machines.play import PlayState
from ruleboard.machines.play.results import let_go
from ruleboard.rules.base import Note, Proof, Refusal
from ruleboard.scene.shapes import Mark
from ruleboard.session.clicks import Clicks
from ruleboard.session.inputs import Reply


class Rung(IntEnum):
    """How much of the answer has been shown, in steps."""

    NOTHING = 0
    IDEA = 1
    PIECE = 2
    TARGET = 3
    SOLUTION = 4


SHOWN_BY: Mapping[str, Rung] = {Proof.MUST_MOVE: Rung.PIECE, Proof.ROUTE: Rung.TARGET}
"""How much of the answer the proof of a refusal shows."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint: the board after it, how much it shows, and the reply."""

    play: PlayState
    rung: Rung
    reply: Reply


def given_away(refusal: Refusal) -> Rung:
    """How much of the answer the proof of a refusal gives away."""
    return SHOWN_BY.get(refusal.proof, Rung.PIECE) if refusal.rule else Rung.NOTHING


def hint(play: PlayState, right: Sequence[Any], rung: Rung, idea: Note) -> Hint | None:
    """The next hint after `rung`; None if only the solution is left."""
    ways = _ways(play, right)
    if play.committed and ways:
        return _choice(play, ways, rung)
    if rung < Rung.IDEA:
        return Hint(play, Rung.IDEA, Reply((idea,)))
    if not ways:  # the clicks so far lead to no answer
        play = let_go(play)
        ways = _ways(play, right)
    if not ways:  # the answer needs no click
        return None
    if play.choice:
        return _path(play, right) if rung < Rung.TARGET else None
    piece = _piece(play, ways[0])
    if piece and not play.clicked and rung < Rung.PIECE:
        note = Note("exercise.look_at", {"site": piece})
        return Hint(play, Rung.PIECE, Reply((note,), (Mark("hint", (piece,)),)))
    return _target(play, ways[0], piece) if rung < Rung.TARGET else None


def _ways(play: PlayState, right: Sequence[Any]) -> list[Clicks]:
    """The click sequences of right moves that begin with the clicks so far."""
    length = len(play.clicked)
    return [
        way
        for move in right
        for way in play.position.clicks(move)
        if way[:length] == play.clicked and (len(way) > length or move in play.choice)
    ]


def _piece(play: PlayState, way: Clicks) -> str | None:
    """The learner's piece that moves; None if one is placed from outside the board."""
    piece = play.position.pieces.get(way[0]) if way else None
    return way[0] if piece and piece.owner == play.position.turn else None


def _target(play: PlayState, way: Clicks, piece: str | None) -> Hint | None:
    done = max(len(play.clicked), 1 if piece else 0)
    if len(way) <= done:
        return None
    target, source = way[done], play.clicked[-1] if play.clicked else piece
    if source is None:
        note = Note("exercise.look_at", {"site": target})
        return Hint(play, Rung.TARGET, Reply((note,), (Mark("hint", (target,)),)))
    note = Note("exercise.goes_to", {"source": source, "target": target})
    marks = (Mark("hint", (source,)), Mark("target", (target,)))
    return Hint(play, Rung.TARGET, Reply((note,), marks))


def _choice(play: PlayState, ways: Sequence[Clicks], rung: Rung) -> Hint | None:
    """The move itself is right; a choice that the rules demand is left."""
    length = len(play.clicked)
    good = tuple(dict.fromkeys(way[length] for way in ways))
    if set(good) == set(play.ways.next_sites(play.clicked)):
        return Hint(play, rung, Reply((Note("exercise.choose_any", {"sites": good}),)))
    if rung >= Rung.TARGET:
        return None
    note, mark = Note("exercise.choose_this", {"site": good[0]}), Mark("hint", good[:1])
    return Hint(play, Rung.TARGET, Reply((note,), (mark,)))


def _path(play: PlayState, right: Sequence[Any]) -> Hint:
    """Preselect a right move among those to choose from."""
    chosen = next(count for count, move in enumerate(play.choice) if move in right)
    return Hint(replace(play, chosen=chosen), Rung.TARGET, Reply((Note("exercise.confirm_this"),)))

"""Hints that build on what the learner has done: the idea, where to look, the piece, where it goes, the solution.

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
from ruleboard.rules.base import Note, Proof, Refusal, Role
from ruleboard.scene.shapes import Mark
from ruleboard.session.clicks import Clicks
from ruleboard.session.inputs import Reply
from ruleboard.teaching.facts import Clues, deed

GOING = (Role.JUMPED, Role.SHOT, Role.MOVED)


class Rung(IntEnum):
    """How much of the answer has been shown, in steps."""

    NOTHING = 0
    IDEA = 1
    WHERE = 2
    PIECE = 3
    TARGET = 4
    SOLUTION = 5

    @property
    def worth(self) -> int:
        """As how many hints it counts if it is shown at once, without the smaller ones."""
        return self - (self > Rung.WHERE)


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


def hint(play: PlayState, right: Sequence[Any], rung: Rung, clues: Clues) -> Hint | None:
    """The next hint after `rung`; None if only the solution is left."""
    ways = _ways(play, right)
    if play.committed and ways:
        return _choice(play, [way for way, _ in ways], rung)
    if rung < Rung.IDEA:
        return Hint(play, Rung.IDEA, clues.idea)
    if rung < Rung.WHERE and clues.where.notes and not play.clicked:
        return Hint(play, Rung.WHERE, clues.where)
    if not ways:  # the clicks so far lead to no answer
        play = let_go(play)
        ways = _ways(play, right)
    if not ways:  # the answer needs no click
        return None
    if play.choice:
        return _path(play, right) if rung < Rung.TARGET else None
    piece = _piece(play, ways[0][0])
    if piece and not play.clicked and rung < Rung.PIECE and not _alone(play, piece, ways[0][0]):
        note = Note("exercise.look_at", {"site": piece})
        return Hint(play, Rung.PIECE, Reply((note,), (Mark("hint", (piece,)),)))
    return _target(play, *ways[0], piece) if rung < Rung.TARGET else None


def _ways(play: PlayState, right: Sequence[Any]) -> list[tuple[Clicks, Any]]:
    """The click sequences of right moves that begin with the clicks so far, each with its move."""
    length = len(play.clicked)
    return [
        (way, move)
        for move in right
        for way in play.position.clicks(move)
        if way[:length] == play.clicked and (len(way) > length or move in play.choice)
    ]


def _piece(play: PlayState, way: Clicks) -> str | None:
    """The learner's piece that moves; None if one is placed from outside the board."""
    piece = play.position.pieces.get(way[0]) if way else None
    return way[0] if piece and piece.owner == play.position.turn else None


def _alone(play: PlayState, piece: str, way: Clicks) -> bool:
    """Whether only this piece can move at all: then naming it says nothing, as long as it has somewhere to go."""
    return len(way) > 1 and play.ways.next_sites(()) == (piece,)


def _target(play: PlayState, way: Clicks, move: Any, piece: str | None) -> Hint | None:
    done = max(len(play.clicked), 1 if piece else 0)
    if len(way) <= done:
        return None
    target, source = way[done], play.clicked[-1] if play.clicked else piece
    if source is None:
        note = Note("exercise.look_at", {"site": target})
        return Hint(play, Rung.TARGET, Reply((note,), (Mark("hint", (target,)),)))
    position = play.position
    steps = (event for event in position.events(move, way) if event.sites[-1:] == (target,))
    step = next((event for event in steps if event.role in GOING), None)
    params = {"source": source, "target": target, "deed": deed(position, step) if step else ""}
    note = Note(f"{position.game}.exercise.goes_to", params)
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

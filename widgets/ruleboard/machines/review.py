"""A game looked at afterwards, as a pure machine: which move is shown, what is thought of it, and what was better.

A move is shown on the board as it was before it: there one sees what was played and what could have been.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from ruleboard.machines.board import Failed, Found, Machine, Think, described
from ruleboard.players.reasons import Why
from ruleboard.players.review import Grade, Judged, review
from ruleboard.players.thinking import Limit
from ruleboard.rules.base import Event, Note, Piece, Position, Site
from ruleboard.rules.record import Record
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import NOT_HERE, NOTHING_IN_HAND, Do, Hand, Input, Reply
from ruleboard.session.keys import keyed
from ruleboard.teaching.advice import move_way, new_reasons, worth

SIGNS = {Grade.BEST: "!", Grade.GOOD: "+", Grade.DOUBTFUL: "?!", Grade.MISTAKE: "?"}
"""How good a move was, as a sign."""

WORSE = (Grade.DOUBTFUL, Grade.MISTAKE)
ENDS = (Why.WINS_SOON, Why.LOSES_SOON, Why.LOST)
"""The reasons that say in how many moves the game ends."""


USUAL = Limit(nodes=4_000)
"""Positions that are looked at for each move: some tenths of a second."""


@dataclass(frozen=True, slots=True)
class Judge:
    """The wish for a judgement of every move of a game; what is known so far is told on the way."""

    record: Record
    limit: Limit
    partly = True

    def work(self) -> Iterator[tuple[Judged, ...]]:
        """All judgements so far, again and again."""
        found: tuple[Judged, ...] = ()
        for judged in review(self.record, self.limit):
            found = found if judged is None else (*found, judged)
            yield found

    def share(self, item: tuple[Judged, ...]) -> float:
        """How much of the game is judged."""
        return len(item) / len(self.record.plies)


@dataclass(frozen=True, slots=True)
class ReviewState:
    """Which move of a game is looked at: 0 is none yet, 1 the first."""

    record: Record
    judged: tuple[Judged, ...] = ()  # so far
    at: int = 0
    flipped: bool = False
    limit: Limit = USUAL
    stopped: bool = False  # all is judged, or somebody has stopped it

    @property
    def position(self) -> Position:
        """The position before the move."""
        return self.record.plies[max(self.at - 1, 0)].before

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        """What stands on the board before the move."""
        return self.position.pieces

    @property
    def course(self) -> tuple[Event, ...]:
        """What the move before it did."""
        if self.at < 2:
            return ()
        ply = self.record.plies[self.at - 2]
        return ply.before.events(ply.move)

    @property
    def judgement(self) -> Judged | None:
        """The engine's verdict on the move, or None if it is not analysed yet."""
        return self.judged[self.at - 1] if 0 < self.at <= len(self.judged) else None

    @property
    def whole(self) -> bool:
        """Whether every move was looked at; what was played after the end of a game is not."""
        played = takewhile(lambda ply: ply.before.outcome is None, self.record.plies)
        return len(self.judged) == sum(1 for _ in played)

    @property
    def hand(self) -> Hand:
        """Nothing is played here."""
        return NOTHING_IN_HAND

    @property
    def mode(self) -> str:
        """beginning, or showing."""
        return "showing" if self.at else "beginning"

    @property
    def duty(self) -> Note:
        """How good the move was."""
        if not self.at:
            return Note("review.begin")
        found, move = self.judgement, str(self.record.plies[self.at - 1].move)
        if found is None:
            return Note("review.open", {"move": move})
        return Note(f"review.{found.grade}", {"move": move, "best": str(found.best.move)})

    @property
    def marks(self) -> tuple[Mark, ...]:
        """What was played, and what would have been better."""
        if not self.at:
            return ()
        ply, found = self.record.plies[self.at - 1], self.judgement
        sign = SIGNS[found.grade] if found else "…"
        marks = [Mark("played", move_way(ply.before, ply.move), sign)]
        if found and found.grade in WORSE:
            way = move_way(ply.before, found.best.move)
            marks.append(Mark("better", way, SIGNS[Grade.BEST]))
        return tuple(mark for mark in marks if mark.sites)

    @property
    def reply(self) -> Reply:
        """Why it was good or not, who was ahead after it, and what speaks for the better move."""
        found = self.judgement
        if found is None:
            return Reply()
        before = found.ply.before
        notes = [keyed(before, "reason", note) for note in found.why]
        if not _end_is_told(found):
            notes.append(Note("review.then", {"worth": worth(before, found.played)}))
        if found.grade in WORSE:
            better = new_reasons(before, found.best, found.why)
            if better:
                notes += [Note("review.because", {"best": str(found.best.move)}), *better]
        return Reply(tuple(notes))


def _end_is_told(found: Judged) -> bool:
    """Whether the reasons say already that the game is over, or how many moves are left."""
    if found.played.plies is None:
        return False
    left = worth(found.ply.before, found.played).params["n"]
    over = found.ply.after.outcome is not None
    return over or any(
        note.code == code and note.params.get("n") == left for note in found.why for code in ENDS
    )


def waits(state: ReviewState) -> Think | None:
    """The judgements that are still to come."""
    return None if state.stopped else Think(Judge(state.record, state.limit))


def step(state: ReviewState, given: Any) -> tuple[ReviewState, Reply | None]:
    """One input: a command to go to a move, or judgements that were waited for."""
    match given:
        case Found(_, judged, final):
            new = replace(state, judged=judged or state.judged, stopped=final)
            return new, new.reply if state.judgement is None else None
        case Failed() | Do("stop"):
            return replace(state, stopped=True), None
        case Do("cancel") if not state.stopped:
            return replace(state, stopped=True), None
    return _walked(state, given)


def _walked(state: ReviewState, given: Input) -> tuple[ReviewState, Reply]:
    last = len(state.record.plies)
    match given:
        case Do("go", number):
            at = number
        case Do("first"):
            at = 0
        case Do("back"):
            at = state.at - 1
        case Do("next"):
            at = state.at + 1
        case Do("last"):
            at = last
        case Do("mistake"):
            return _next_mistake(state)
        case Do("flip"):
            return replace(state, flipped=not state.flipped), state.reply
        case Do():
            return state, NOT_HERE
        case _:
            return state, Reply((Note("review.only_look"),))
    return _at(state, min(max(at, 0), last))


def _at(state: ReviewState, at: int) -> tuple[ReviewState, Reply]:
    state = replace(state, at=at)
    return state, state.reply


def _next_mistake(state: ReviewState) -> tuple[ReviewState, Reply]:
    later = enumerate(state.judged[state.at :], start=state.at + 1)
    found = next((number for number, each in later if each.grade in WORSE), None)
    if found is None:
        return state, Reply((Note("review.no_mistake"),))
    return _at(state, found)


def _brief(state: ReviewState) -> tuple[Input, ...]:
    """The judgements are made again: they are always the same."""
    return (Do("go", state.at), *([Do("flip")] if state.flipped else []))


def _origin(state: ReviewState) -> tuple[str, ...]:
    return (described(state.record.start), *map(str, state.record.moves))


def _idle(state: ReviewState) -> bool:
    return state.stopped


MACHINE: Machine[ReviewState] = Machine(
    "review", step, waits=waits, idle=_idle, origin=_origin, brief=_brief
)

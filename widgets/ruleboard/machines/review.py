"""Review of a game, as a pure machine: which move is shown, its evaluation, and what was better.

The board shows the position before a move, with marks for the move played and for a better one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any

from ruleboard.machines.board import Failed, Found, Machine, Think, described
from ruleboard.players.reasons import Why, is_vague
from ruleboard.players.review import Grade, Judged, review
from ruleboard.players.thinking import Limit
from ruleboard.rules.base import Event, Note, Position
from ruleboard.rules.record import Record
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import NOT_HERE, Do, Input, Reply, Shown
from ruleboard.session.keys import keyed
from ruleboard.teaching.advice import gains, move_way, worth
from ruleboard.teaching.spoken import spoken

SIGNS = {
    Grade.FORCED: "·",
    Grade.BEST: "!",
    Grade.GOOD: "+",
    Grade.DOUBTFUL: "?!",
    Grade.MISTAKE: "?",
}
"""The annotation sign of each grade."""

WORSE = (Grade.DOUBTFUL, Grade.MISTAKE)
ENDS = (Why.WINS_SOON, Why.LOSES_SOON, Why.LOST)
"""The reasons that say in how many moves the game ends."""


USUAL = Limit(nodes=4_000)
"""The search limit for each move: some tenths of a second."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Request to judge every move of a game; intermediate results are shown."""

    record: Record
    limit: Limit
    partly = True

    def work(self) -> Iterator[tuple[Judged, ...]]:
        found: tuple[Judged, ...] = ()
        for judged in review(self.record, self.limit):
            found = found if judged is None else (*found, judged)
            yield found

    def share(self, item: tuple[Judged, ...]) -> float:
        return len(item) / len(self.record.plies)


@dataclass(frozen=True, slots=True)
class ReviewState:
    """The game, the judgements so far, and the number of the move that is shown: 0 none yet, 1 the first."""

    record: Record
    judged: tuple[Judged, ...] = ()  # so far
    at: int = 0
    flipped: bool = False
    limit: Limit = USUAL
    stopped: bool = False  # all moves are judged, or a person stopped it

    @property
    def position(self) -> Position:
        return self.record.plies[max(self.at - 1, 0)].before

    @property
    def judgement(self) -> Judged | None:
        """The engine's verdict on the move, or None if it is not analysed yet."""
        return self.judged[self.at - 1] if 0 < self.at <= len(self.judged) else None

    @property
    def whole(self) -> bool:
        """Whether every move is judged; moves after the end of the game do not count."""
        played = takewhile(lambda ply: ply.before.outcome is None, self.record.plies)
        return len(self.judged) == sum(1 for _ in played)

    @property
    def mode(self) -> str:
        """Either "beginning" or "showing"."""
        return "showing" if self.at else "beginning"

    @property
    def duty(self) -> Note:
        """The grade of the move."""
        if not self.at:
            return Note("review.begin")
        found, ply = self.judgement, self.record.plies[self.at - 1]
        move = spoken(ply.before, ply.move)
        if found is None:
            return Note("review.open", {"move": move})
        return Note(
            f"review.{found.grade}", {"move": move, "best": spoken(ply.before, found.best.move)}
        )

    @property
    def reply(self) -> Reply:
        """Why the move was good or bad, who was ahead after it, and the reasons for the better move."""
        found = self.judgement
        if found is None:
            return Reply()
        before = found.ply.before
        worse = found.grade in WORSE
        told = [note for note in found.why if worse or not is_vague(note)]
        notes = [keyed(before, "reason", note) for note in told]
        if not _end_is_told(found):
            notes.append(Note("review.then", {"worth": worth(before, found.played)}))
        better = gains(before, found.best, found.played, found.why) if worse else ()
        if better:
            best = spoken(before, found.best.move)
            notes += [Note("review.because", {"best": best}), *better]
        return Reply(tuple(notes))


def shown(state: ReviewState) -> Shown:
    """What the board shows: the position before the move."""
    position = state.position
    return Shown(
        position=position,
        pieces=position.pieces,
        duty=state.duty,
        mode=state.mode,
        marks=_marks(state),
        course=_course(state),
        flipped=state.flipped,
    )


def _course(state: ReviewState) -> tuple[Event, ...]:
    """The events of the move before the one that is shown."""
    if state.at < 2:
        return ()
    ply = state.record.plies[state.at - 2]
    return ply.before.events(ply.move)


def _marks(state: ReviewState) -> tuple[Mark, ...]:
    """The move that was played, and a better one."""
    if not state.at:
        return ()
    ply, found = state.record.plies[state.at - 1], state.judgement
    sign = SIGNS[found.grade] if found else "…"
    marks = [Mark("played", move_way(ply.before, ply.move), sign)]
    if found and found.grade in WORSE:
        way = move_way(ply.before, found.best.move)
        marks.append(Mark("better", way, SIGNS[Grade.BEST]))
    return tuple(mark for mark in marks if mark.sites)


def _end_is_told(found: Judged) -> bool:
    """Whether the reasons already say that the game is over, or how many moves are left."""
    if found.played.plies is None:
        return False
    left = worth(found.ply.before, found.played).params["n"]
    over = found.ply.after.outcome is not None
    return over or any(
        note.code == code and note.params.get("n") == left for note in found.why for code in ENDS
    )


def waits(state: ReviewState) -> Think | None:
    """The pending judgements."""
    return None if state.stopped else Think(Judge(state.record, state.limit))


def step(state: ReviewState, given: Any) -> tuple[ReviewState, Reply | None]:
    """One input: a command to go to a move, or results of the analysis."""
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
    """The judgements are not saved: they are deterministic and computed again."""
    return (Do("go", state.at), *([Do("flip")] if state.flipped else []))


def _origin(state: ReviewState) -> tuple[str, ...]:
    return (described(state.record.start), *map(str, state.record.moves))


def _idle(state: ReviewState) -> bool:
    return state.stopped


MACHINE: Machine[ReviewState] = Machine(
    "review", step, shown=shown, waits=waits, idle=_idle, origin=_origin, brief=_brief
)

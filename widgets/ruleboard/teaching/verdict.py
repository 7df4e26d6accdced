"""The verdict on a move tried in an exercise: the proof of a success, the reason of a miss."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ruleboard.rules.base import Event, Law, Note, Position, Role
from ruleboard.scene.shapes import Mark
from ruleboard.session.inputs import Reply, Tone
from ruleboard.session.keys import ending, keyed
from ruleboard.session.marks import AFTERMATH, heard, marks_of, preview
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.outlook import Outlook

PASSING = ("selected", "capture", "locked", "last", "formed")
"""Marks left out after a success: intermediate choices, and what the board shows anyway."""


def success(position: Position, move: Any, goal: Goal) -> Reply:
    """Why a move is right, in a few words: what it did and achieved, how it ended the game. Rules are for `lawful`."""
    found = goal.judge(position, move)
    happened = position.events(move)
    events = heard(happened)
    captured = _captured(happened)
    following = position.play(move)
    if following.outcome:
        done = captured or [each for each in events if each.role is not Role.LINKED]
        told = [_event(position, each) for each in done]
        told.append(ending(following))
    else:
        taken = [] if captured else [each for each in events if each.role is Role.TAKEN]
        reasons = [each for each in _reasons(position, move, goal) if not isinstance(each, Law)]
        told = [_event(position, each) for each in captured]
        told += (keyed(position, "reason", each) for each in reasons)
        told += (_event(position, each) for each in taken)
    marks = found.marks or marks_of(position.game, happened)
    shown = tuple(mark for mark in marks if mark.kind not in PASSING)
    return Reply(tuple(told or (_event(position, each) for each in events)), shown, Tone.PRAISE)


def _captured(events: tuple[Event, ...]) -> list[Event]:
    """A capture that goes jump by jump, as one event: the jump itself if there is only one."""
    jumps = [each for each in events if each.role is Role.JUMPED]
    return jumps if len(jumps) == 1 else [each for each in events if each.role is Role.LIFTED]


def lawful(position: Position, move: Any, goal: Goal) -> tuple[Note, ...]:
    """All reasons for a right move, the rules that demanded it included."""
    return tuple(keyed(position, "reason", each) for each in _reasons(position, move, goal))


def _reasons(position: Position, move: Any, goal: Goal) -> tuple[Note, ...]:
    return goal.judge(position, move).reasons or position.reasons(move)


def miss(
    position: Position, move: Any, goal: Goal, outlook: Outlook, left: int, *, free: bool = False
) -> Reply:
    """Why a legal move misses the goal; if moves were left, also the reply that refutes it."""
    first = Note("exercise.free_try" if free else "exercise.missed")
    tone = Tone.NEWS if free else Tone.REFUSAL  # a suggested try gets no scolding tone
    following = position.play(move)
    if left > 1 and not following.outcome:
        return replace(_refuted(following, outlook, left - 1, first), tone=tone)
    if following.outcome and following.outcome.winner is None:
        return Reply((first, Note("exercise.ends_game"), ending(following)), tone=tone)
    found, why = goal.judge(position, move), goal.miss(position, move)
    marks = found.marks or ((Mark("proof", why.sites),) if why.sites else ())
    return Reply((first, why), marks, tone)


def _refuted(position: Position, outlook: Outlook, left: int, first: Note) -> Reply:
    """Shows the refuting reply without playing it, and says that the moves left are too few."""
    notes = [first]
    marks: tuple[Mark, ...] = ()
    if position.turn != outlook.player:
        reply = outlook.reply(position, left)
        notes += replied(position, reply).notes
        marks = drawn(position, position.events(reply))
    notes.append(Note("exercise.not_enough", {"n": left}))
    return Reply(tuple(notes), marks)


def replied(position: Position, move: Any) -> Reply:
    """What the opponent does, and then why, if the rules left no choice."""
    events = position.events(move)
    notes = [_event(position, each) for each in _captured(events) or heard(events)]
    if position.duty.sites or len(position.legal_moves) == 1:
        laws = [each for each in position.reasons(move) if isinstance(each, Law)]
        notes += (keyed(position, "reason", each) for each in laws[-1:])
    shown = [event for event in events if event.role in AFTERMATH]
    return Reply(tuple(notes), marks_of(position.game, shown))


def _event(position: Position, event: Event) -> Note:
    return keyed(position, "event", event)


def drawn(position: Position, events: tuple[Event, ...]) -> tuple[Mark, ...]:
    """The marks of a move that is not played: its way, what it takes, and where it ends."""
    shown = marks_of(position.game, events)
    moved = next((mark for mark in shown if mark.kind == "last"), None)
    if moved is None:
        return ()
    marks = preview(position, events, moved.sites[-1])
    way = () if any(mark.kind == "path" for mark in marks) else (Mark("path", moved.sites),)
    return (*way, *(mark for mark in marks if mark.sites))

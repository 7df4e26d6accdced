"""A film as a pure machine: which frame is shown, and whether it plays by itself.

The state is little more than a frame number, so a viewer can jump anywhere. At a question the film waits: the viewer
may answer on the board, or simply go on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from itertools import takewhile

from ruleboard.machines.board import Board, Machine, Opening, described
from ruleboard.machines.play import begin_play
from ruleboard.machines.play import step as play_step
from ruleboard.machines.table import MACHINE as TABLE
from ruleboard.machines.table import begin_table
from ruleboard.rules.base import Law, Note, Position, Role, Site
from ruleboard.scene.shapes import Mark
from ruleboard.session.clicks import Ways, as_good
from ruleboard.session.film import Frame, course_of
from ruleboard.session.hand import in_hand
from ruleboard.session.inputs import (
    NOT_HERE,
    NOTHING_IN_HAND,
    Ask,
    Click,
    Do,
    Hand,
    Input,
    Pick,
    Reply,
    Shown,
    Tone,
    Type,
    Why,
)
from ruleboard.session.keys import asked, keyed

SPEEDS = {"ui.speed_usual": 1800, "ui.speed_fast": 900, "ui.speed_slow": 3600}
"""Milliseconds per step, by the label of the button. The usual speed lets one read a caption in two languages."""

FILMED = (Role.FORMED, Role.LINKED, Role.CUT, Role.HEALED, Role.SHOT)
"""Events that have a frame of their own and say as much as a reason."""

Caption = str | Mapping[str, str]
"""An author's text for a step: one text, or one for each language."""


@dataclass(frozen=True, slots=True)
class Script:
    """An author's texts for a film: `captions` replace the film's own, `comments` are added to them."""

    captions: Mapping[int, Caption] = field(default_factory=dict, hash=False)  # by step
    comments: Mapping[int, Caption] = field(default_factory=dict, hash=False)  # by moves played


NO_SCRIPT = Script()


@dataclass(frozen=True, slots=True)
class DemoState:
    """The film, which frame is shown, and whether it is playing."""

    frames: tuple[Frame, ...]
    at: int = 0
    flipped: bool = False
    answered: tuple[Site, ...] = ()  # the clicks so far in answer to a question
    passed: int = 1  # how many frames the last step advanced: an answer may be several jumps
    script: Script = NO_SCRIPT
    playing: bool = False  # the page advances by itself
    pace: int = 0  # index into SPEEDS

    @property
    def frame(self) -> Frame:
        """The frame that is shown."""
        return self.frames[self.at]

    @property
    def position(self) -> Position:
        return self.frame.position

    @property
    def fork(self) -> Position:
        """The position from which a viewer may play on: the one shown; in the middle of a move, the one before it."""
        return self.frame.following or self.position

    @property
    def mode(self) -> str:
        """One of "showing", "asking" and "over"."""
        if self.frame.asks is not None:
            return "asking"
        return "over" if self.at == len(self.frames) - 1 else "showing"


def shown(state: DemoState) -> Shown:
    """What the board shows: the frame, and the clicks so far of an answer."""
    frame = state.frame
    return Shown(
        position=frame.position,
        pieces=frame.pieces,
        duty=frame.note,
        mode=state.mode,
        marks=(*frame.marks, Mark("selected", state.answered)) if state.answered else frame.marks,
        hand=_hand(state),
        course=course_of(state.frames, state.at, state.passed),
        flipped=state.flipped,
    )


def _hand(state: DemoState) -> Hand:
    """Pieces can be dragged only where the film asks for a move."""
    if state.mode != "asking":
        return NOTHING_IN_HAND
    holds = state.answered[-1] if state.answered else None
    position, pieces = state.position, state.frame.pieces
    return in_hand(position, Ways(position), state.answered, pieces, holds=holds)


def begin_demo(frames: tuple[Frame, ...], script: Script = NO_SCRIPT) -> DemoState:
    """The film at its first frame."""
    return DemoState(frames, script=script)


def _step(state: DemoState, given: Input) -> tuple[DemoState, Reply | None]:
    """One input, with play, pause and speed, which `step` does not know."""
    match given:
        case Do("play"):
            return _toggle(state)
        case Do("speed"):
            return replace(state, pace=(state.pace + 1) % len(SPEEDS)), None
    return step(state, given)


def _toggle(state: DemoState) -> tuple[DemoState, Reply | None]:
    """Play or pause; at its end the film restarts."""
    if state.playing or state.at < len(state.frames) - 1:
        return replace(state, playing=not state.playing), None
    state, reply = _go(state, 0)
    return replace(state, playing=True), reply


def step(state: DemoState, given: Input) -> tuple[DemoState, Reply]:
    """One input: a command to go somewhere, or an answer. A question and the end stop playing."""
    after, reply = _walked(state, given)
    stops = after.mode == "asking" or after.at == len(after.frames) - 1
    return replace(after, playing=after.playing and not stops), reply


def _walked(state: DemoState, given: Input) -> tuple[DemoState, Reply]:
    match given:
        case Click(site):
            return _click(state, site)
        case Type(text):
            return _type(state, text)
        case Why() if state.mode == "asking":
            _, reply = play_step(begin_play(state.frame.position, task=True), given)
            return state, reply
        case Ask() | Why():
            return state, Reply((Note("demo.only_watch"),))
        case Do("go", number):
            return _go(state, number)
        case Do("flip"):
            return replace(state, flipped=not state.flipped), Reply()
        case Do("first"):
            return _go(state, 0)
        case Do("back"):
            return _go(state, state.at - 1)
        case Do("next"):
            return _go(state, state.at + 1)
        case Do("last"):
            return _go(state, len(state.frames) - 1)
        case Do() | Pick():
            return state, NOT_HERE


def _go(state: DemoState, number: int, passed: int = 1) -> tuple[DemoState, Reply]:
    at = min(max(number, 0), len(state.frames) - 1)
    return replace(state, at=at, answered=(), passed=passed), Reply()


def _click(state: DemoState, site: Site) -> tuple[DemoState, Reply]:
    if state.mode != "asking":
        return state, Reply((Note("demo.only_watch"),))
    position = state.frame.position
    trial, reply = begin_play(position, task=True), Reply()
    for each in (*state.answered, site):
        trial, reply = play_step(trial, Click(each))
    wrong = Mark("wrong", (site,))
    if trial.refused:
        return replace(state, answered=()), replace(reply, marks=(*reply.marks, wrong))
    if not (trial.moves or trial.happened or trial.choice):  # only a piece is selected so far
        return replace(state, answered=trial.clicked), Reply()
    # The move itself is enough: a removal is the next choice of the game, not part of this answer.
    return _judged(state, trial.clicked or (*state.answered, site), (wrong,))


def _judged(
    state: DemoState, made: tuple[Site, ...], wrong: tuple[Mark, ...] = ()
) -> tuple[DemoState, Reply]:
    """The verdict on an answer by the sites that were clicked or written so far."""
    position = state.frame.position
    if any(clicks[: len(made)] == made for clicks in position.clicks(state.frame.asks)):
        return _right(state)
    if any(as_good(position, move, state.frame.asks) for move in Ways(position).fitting(made)):
        return _right(state, "as_good", why=False)
    return replace(state, answered=()), Reply((asked(position, "other_move"),), wrong)


def _type(state: DemoState, text: str) -> tuple[DemoState, Reply]:
    if state.mode != "asking":
        return state, Reply((Note("demo.only_watch"),))
    position = state.frame.position
    trial, reply = play_step(begin_play(position, task=True), Type(text))
    if trial.happened and not trial.moves:
        return _judged(state, trial.clicked)
    if not trial.moves:
        return state, reply
    if trial.moves[0] == state.frame.asks:
        return _right(state)
    if as_good(position, trial.moves[0], state.frame.asks):
        return _right(state, "as_good", why=False)
    return state, Reply((asked(position, "other_move"),))


def _right(state: DemoState, code: str = "right", *, why: bool = True) -> tuple[DemoState, Reply]:
    """After a right answer the film advances to where the viewer's own clicks have led, all jumps included."""
    note = Note(f"demo.{code}", {"move": str(state.frame.asks)})
    reasons = _why(state.frame) if why else ()
    done = _done(state)
    state, _ = _go(state, done, done - state.at)
    return state, Reply((note, *reasons), tone=Tone.PRAISE)


def _why(frame: Frame) -> tuple[Note, ...]:
    """The most important effect of the move that was asked for, unless the next frames show it."""
    position, move = frame.position, frame.asks
    if any(event.role in FILMED for event in position.events(move)):
        return ()
    effects = [each for each in position.reasons(move) if not isinstance(each, Law)]
    return tuple(keyed(position, "reason", each) for each in effects[-1:])


def _done(state: DemoState) -> int:
    """The frame in which the requested move is on the board, before the frames of its consequences."""
    first = state.at + 1
    own = list(takewhile(lambda frame: frame.played == state.frame.played, state.frames[first:]))
    roles = [frame.role for frame in state.frames[first : first + len(own) + 1]]
    if Role.JUMPED in roles:
        return first + len(roles) - 1 - roles[::-1].index(Role.JUMPED)
    deeds = [count for count, role in enumerate(roles) if role in (Role.MOVED, Role.SHOT)]
    return first + deeds[0] if deeds else first


def _try(state: DemoState) -> Opening[DemoState]:
    """Open a board on which the viewer plays on from the current step."""
    table = begin_table(state.fork)
    if state.flipped:
        table = replace(table, play=replace(table.play, flipped=True))
    reply = Reply() if state.fork.outcome else Reply((Note("demo.trying"),))
    return Opening(replace(state, playing=False), reply, Board(TABLE, table))


def _origin(state: DemoState) -> tuple[str, ...]:
    return (described(state.frames[0].position), str(len(state.frames)))


MACHINE: Machine[DemoState] = Machine(
    "demo", _step, shown=shown, door="try", open=_try, origin=_origin
)

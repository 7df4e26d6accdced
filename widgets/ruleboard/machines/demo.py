"""A film as a pure machine: which of its frames is shown, and whether it goes on by itself.

A state only says which frame is shown, so that a viewer can jump anywhere. At a question the film waits: the viewer may
answer on the board, or simply go on.
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
from ruleboard.rules.base import Counter, Event, Note, Piece, Position, Role, Site
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
    Tone,
    Type,
    Why,
)
from ruleboard.session.keys import asked

SPEEDS = {"ui.speed_usual": 1800, "ui.speed_fast": 900, "ui.speed_slow": 3600}
"""Milliseconds per step, by the word on the button. The usual ones are enough to read a caption in two languages."""

Caption = str | Mapping[str, str]
"""An author's own words for a step: one text, or one for each language."""


@dataclass(frozen=True, slots=True)
class Script:
    """What an author says to a film: `captions` instead of the film's own words, `comments` besides them."""

    captions: Mapping[int, Caption] = field(default_factory=dict, hash=False)  # by step
    comments: Mapping[int, Caption] = field(default_factory=dict, hash=False)  # by moves played


NO_SCRIPT = Script()


@dataclass(frozen=True, slots=True)
class DemoState:
    """Which frame is shown."""

    frames: tuple[Frame, ...]
    at: int = 0
    flipped: bool = False
    answered: tuple[Site, ...] = ()  # what has been clicked so far in answer to a question
    passed: int = 1  # how many frames the last step went through: an answer may be jumps
    script: Script = NO_SCRIPT
    playing: bool = False  # the page goes on by itself, a step at a time
    pace: int = 0  # which of the SPEEDS

    @property
    def frame(self) -> Frame:
        """The frame that is shown."""
        return self.frames[self.at]

    @property
    def position(self) -> Position:
        """The position at which the move of this frame began."""
        return self.frame.position

    @property
    def fork(self) -> Position:
        """Where a viewer who plays on alone begins: with what is shown, or where the move under way began."""
        return self.frame.following or self.position

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        """What stands on the board in this frame."""
        return self.frame.pieces

    @property
    def course(self) -> tuple[Event, ...]:
        """What happens between the frame before and this one."""
        return course_of(self.frames, self.at, self.passed)

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The numbers to keep an eye on in this frame."""
        return self.frame.counters

    @property
    def duty(self) -> Note:
        """What this frame shows."""
        return self.frame.note

    @property
    def mode(self) -> str:
        """showing, asking or over."""
        if self.frame.asks is not None:
            return "asking"
        return "over" if self.at == len(self.frames) - 1 else "showing"

    @property
    def hand(self) -> Hand:
        """What can be dragged: something only where the film asks for a move."""
        if self.mode != "asking":
            return NOTHING_IN_HAND
        holds = self.answered[-1] if self.answered else None
        ways = Ways(self.position)
        return in_hand(self.position, ways, self.answered, self.pieces, holds=holds)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The marks of the frame, with the part of an answer that has been given."""
        chosen = (Mark("selected", self.answered),) if self.answered else ()
        return (*self.frame.marks, *chosen)


def begin_demo(frames: tuple[Frame, ...], script: Script = NO_SCRIPT) -> DemoState:
    """The film at its first frame."""
    return DemoState(frames, script=script)


def _step(state: DemoState, given: Input) -> tuple[DemoState, Reply | None]:
    """One input: a command to run by itself or how fast, or one for the film as it stands."""
    match given:
        case Do("play"):
            return _toggle(state)
        case Do("speed"):
            return replace(state, pace=(state.pace + 1) % len(SPEEDS)), None
    return step(state, given)


def _toggle(state: DemoState) -> tuple[DemoState, Reply | None]:
    """Go on by itself, or pause; at its end the film begins again."""
    if state.playing or state.at < len(state.frames) - 1:
        return replace(state, playing=not state.playing), None
    state, reply = _go(state, 0)
    return replace(state, playing=True), reply


def step(state: DemoState, given: Input) -> tuple[DemoState, Reply]:
    """A command to go somewhere, or an answer to a question. A question and the end stop a film."""
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
    if not (trial.moves or trial.happened or trial.choice):  # so far only a piece is chosen
        return replace(state, answered=trial.clicked), Reply()
    # A removal is the next question of the game, not part of this answer: the move itself is enough.
    made = trial.clicked or (*state.answered, site)
    if any(clicks[: len(made)] == made for clicks in position.clicks(state.frame.asks)):
        return _right(state)
    if any(as_good(position, move, state.frame.asks) for move in Ways(position).fitting(made)):
        return _right(state, "as_good")
    return replace(state, answered=()), Reply((asked(position, "other_move"),), (wrong,))


def _type(state: DemoState, text: str) -> tuple[DemoState, Reply]:
    if state.mode != "asking":
        return state, Reply((Note("demo.only_watch"),))
    position = state.frame.position
    trial, reply = play_step(begin_play(position, task=True), Type(text))
    if not trial.moves:
        return state, reply
    if trial.moves[0] == state.frame.asks:
        return _right(state)
    if as_good(position, trial.moves[0], state.frame.asks):
        return _right(state, "as_good")
    return state, Reply((asked(position, "other_move"),))


def _right(state: DemoState, code: str = "right") -> tuple[DemoState, Reply]:
    """A right guess is carried out: the film stands where the viewer's own clicks have led, all jumps included."""
    note = Note(f"demo.{code}", {"move": str(state.frame.asks)})
    done = _done(state)
    state, _ = _go(state, done, done - state.at)
    return state, Reply((note,), tone=Tone.PRAISE)


def _done(state: DemoState) -> int:
    """The frame in which the move that was asked for stands on the board; what it brings about is still to come."""
    first = state.at + 1
    own = list(takewhile(lambda frame: frame.played == state.frame.played, state.frames[first:]))
    roles = [frame.role for frame in state.frames[first : first + len(own) + 1]]
    if Role.JUMPED in roles:
        return first + len(roles) - 1 - roles[::-1].index(Role.JUMPED)
    deeds = [count for count, role in enumerate(roles) if role in (Role.MOVED, Role.SHOT)]
    return first + deeds[0] if deeds else first


def _try(state: DemoState) -> Opening[DemoState]:
    """A board of the viewer's own, at the step that is shown."""
    table = begin_table(state.fork)
    if state.flipped:
        table = replace(table, play=replace(table.play, flipped=True))
    reply = Reply() if state.fork.outcome else Reply((Note("demo.trying"),))
    return Opening(replace(state, playing=False), reply, Board(TABLE, table))


def _origin(state: DemoState) -> tuple[str, ...]:
    return (described(state.frames[0].position), str(len(state.frames)))


MACHINE: Machine[DemoState] = Machine("demo", _step, door="try", open=_try, origin=_origin)

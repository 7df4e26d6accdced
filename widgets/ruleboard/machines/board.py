"""A board is an immutable value, and its side effects are data: `step(board, given) -> (board, effects)`.

A `Board` holds the whole state of a board, except its looks. Nothing here waits, thinks or writes a file: a step
returns effects, and a runner carries them out after the new picture is shown. What a board waits for is derived from
its state; so a late result is recognised, because it answers a request that the board no longer has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Generic, Protocol, TypeVar

from ruleboard.rules.base import Note, Position
from ruleboard.rules.persistent_list import PersistentList
from ruleboard.session.hand import Drop, drop
from ruleboard.session.inputs import Do, Input, Reply, Shown
from ruleboard.session.questions import Question, answer
from ruleboard.teaching.progress import Effort

MOMENT = 1.2  # seconds before a reply, so that learners see their own move first


class Wish(Protocol):
    """A request for background work: a frozen value that knows how to do the work."""

    @property
    def partly(self) -> bool:
        """Whether the board also wants intermediate results."""

    def work(self) -> Iterator[Any]:
        """Do the work in small steps; the last item yielded is the result."""

    def share(self, item: Any) -> float:
        """The progress of the work at an item, from 0 to 1."""


# Inputs of a board, besides those of a person.


@dataclass(frozen=True, slots=True)
class Found:
    """A result of background work, with its request."""

    wish: Wish
    result: Any
    final: bool = True


@dataclass(frozen=True, slots=True)
class Failed:
    """Background work ended with an exception."""

    wish: Wish


@dataclass(frozen=True, slots=True)
class Say:
    """A request for a text that is not made of notes: "describe", "help" or "usage"."""

    subject: str


@dataclass(frozen=True, slots=True)
class Report:
    """An effect failed: the notes are added to the last reply."""

    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Recall:
    """The stars that a learner earned earlier, one number for each task of the board."""

    stars: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Lower:
    """An input for the board that was opened below."""

    given: Given


Given = Input | Drop | Question | Found | Failed | Say | Report | Recall | Lower
"""All inputs of a board."""


# Effects.


@dataclass(frozen=True, slots=True)
class Think:
    """Do background work; its result comes back as Found, after `rest` seconds at the earliest."""

    wish: Wish
    rest: float = 0


@dataclass(frozen=True, slots=True)
class After:
    """A timer: give the board an input after some seconds."""

    seconds: float
    given: Input


@dataclass(frozen=True, slots=True)
class NoteProgress:
    """Save a learner's effort on a task; `task` is its index, from 0."""

    task: int
    effort: Effort


@dataclass(frozen=True, slots=True)
class Focus:
    """Scroll the board into view and give it the focus."""


@dataclass(frozen=True, slots=True)
class Below:
    """An effect of the board below."""

    effect: Effect


Waiting = Think | After
Effect = Waiting | NoteProgress | Focus | Below

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Opening(Generic[S]):
    """The result of a command that opens a board below; if `board` is None, the reply says why."""

    state: S
    reply: Reply
    board: Board[Any] | None = None


def _nothing(_: Any) -> None:
    return None


def _no_effort(_before: Any, _after: Any) -> tuple[NoteProgress, ...]:
    return ()


def described(position: Position) -> str:
    """A position with its game and its rules, as text."""
    return f"{position.game}:{position.rules!r} {position.text}"


def _no_tasks(state: Any, _: tuple[int, ...]) -> Any:
    return state


def _idle(_: Any) -> bool:
    return True


@dataclass(frozen=True)
class Machine(Generic[S]):
    """The behaviour of one kind of board, as pure functions of its state."""

    name: str
    # Handles one input; a reply of None keeps the last reply.
    step: Callable[[S, Any], tuple[S, Reply | None]]
    # Identifies what a state began from, as text: a saved board is restored only into a board of the same origin.
    origin: Callable[[S], tuple[str, ...]]
    shown: Callable[[S], Shown] | None = None  # None: it has words, but no board
    part: Callable[[S], Any] = lambda state: (
        state
    )  # the part of the state that users of a widget see
    waits: Callable[[S], Waiting | None] = _nothing  # the pending timer or work, if any
    efforts: Callable[[S, S], tuple[NoteProgress, ...]] = _no_effort
    recall: Callable[[S, tuple[int, ...]], S] = _no_tasks  # adds the stars that were earned earlier
    # The command that opens and closes a board below, and the function that makes that board.
    door: str = ""
    open: Callable[[S], Opening[S]] | None = None
    idle: Callable[[S], bool] = _idle  # whether Esc changes nothing here: then it leaves
    # Inputs that lead to the same state, if that is shorter or more reliable than replaying all past inputs.
    brief: Callable[[S], tuple[Input, ...]] | None = None


NO_PAST: PersistentList[Any] = PersistentList()


@dataclass(frozen=True)
class Board(Generic[S]):
    """The whole state of a board, except its looks."""

    machine: Machine[S]
    state: S
    reply: Reply = field(default_factory=Reply)
    said: str = ""  # the subject of a text shown instead of the reply
    below: Board[Any] | None = None
    past: PersistentList[Any] = NO_PAST  # all inputs so far: `notation` replays them

    @cached_property
    def shown(self) -> Shown:
        """What the board shows."""
        assert self.machine.shown is not None
        return self.machine.shown(self.state)

    @property
    def waits(self) -> Waiting | None:
        """The pending timer or work."""
        return self.machine.waits(self.state)

    @property
    def thinks(self) -> bool:
        """Whether background work is pending."""
        return isinstance(self.waits, Think)


def step(board: Board[S], given: Given) -> tuple[Board[S], tuple[Effect, ...]]:
    """The next value of a board, and its effects.

    The effects include everything that the board waits for: pending work that is not among them is cancelled.
    """
    after, once = _next(board, given)
    return after, (*once, *waiting(after))


def waiting(board: Board[Any]) -> tuple[Effect, ...]:
    """The pending timers and work of a board and of those below it."""
    own = () if board.waits is None else (board.waits,)
    below = () if board.below is None else tuple(map(Below, waiting(board.below)))
    return (*own, *below)


def _next(board: Board[S], given: Given) -> tuple[Board[S], tuple[Effect, ...]]:
    match given:
        case Lower(inner):
            return _lower(board, inner)
        case Report(notes):
            reply = replace(board.reply, notes=(*board.reply.notes, *notes))
            return replace(board, reply=reply), ()
        case Found(wish) | Failed(wish):
            waits = board.waits
            if not isinstance(waits, Think) or waits.wish != wish:
                return board, ()  # too late
    if not isinstance(given, Found) or given.final:
        board = replace(board, past=board.past.plus(given))
    if isinstance(given, Recall):
        return replace(board, state=board.machine.recall(board.state, given.stars)), ()
    if isinstance(given, Say):
        return replace(board, said=given.subject), ()
    if isinstance(given, Question):
        return replace(board, reply=answer(board.shown, given), said=""), ()
    if board.machine.open and given == Do(board.machine.door):
        return _pass_door(board)
    return _stepped(board, given)


def _stepped(board: Board[S], given: Any) -> tuple[Board[S], tuple[Effect, ...]]:
    machine, before = board.machine, board.state
    if isinstance(given, Drop) and machine.shown:
        state, reply = drop(machine.step, before, given, machine.shown)
    else:
        state, reply = machine.step(before, given)
    efforts = machine.efforts(before, state)
    if reply is None:
        return replace(board, state=state), efforts
    return replace(board, state=state, reply=reply, said=""), efforts


def _pass_door(board: Board[S]) -> tuple[Board[S], tuple[Effect, ...]]:
    """Open a board below, or close the one that is open."""
    if board.below is not None:
        return replace(board, below=None, reply=Reply(), said=""), (Focus(),)
    assert board.machine.open is not None
    found = board.machine.open(board.state)
    board = replace(board, state=found.state, reply=found.reply, said="", below=found.board)
    return board, (Below(Focus()),) if found.board else ()


def _lower(board: Board[S], given: Given) -> tuple[Board[S], tuple[Effect, ...]]:
    """Pass an input to the board below; Esc closes that board if it would change nothing there."""
    below = board.below
    if below is None:
        return board, ()  # it was closed in the meantime
    if given == Do("cancel") and below.machine.idle(below.state):
        return _next(board, Do(board.machine.door))
    below, effects = _next(below, given)
    return replace(board, below=below), tuple(map(Below, effects))

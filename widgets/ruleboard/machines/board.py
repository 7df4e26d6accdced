"""A board is one value, and what it wants done is data: `step(board, given) -> (board, effects)`.

A `Board` holds all that a board is, except its looks. Nothing here waits, thinks or writes a file: a step returns
effects, and a runner carries them out after the new picture is shown. What a board waits for follows from its state, so
a result that comes too late is recognised: it answers a wish that the board no longer has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Protocol, TypeVar

from ruleboard.rules.base import Note, Position
from ruleboard.rules.persistent_list import PersistentList
from ruleboard.session.hand import Drop, drop
from ruleboard.session.inputs import Do, Input, Reply, State
from ruleboard.session.questions import Question, answer
from ruleboard.teaching.progress import Effort

MOMENT = 1.2  # seconds: time enough to see one's own move before it is answered


class Wish(Protocol):
    """Something to be worked out that takes time: a frozen value that makes its own work."""

    @property
    def partly(self) -> bool:
        """Whether the board also wants to hear what is known before the end."""

    def work(self) -> Iterator[Any]:
        """The work in small steps; the last item is the result."""

    def share(self, item: Any) -> float:
        """How much of the work is done with an item, from 0 to 1."""


# What a board can be given, besides the inputs of a person.


@dataclass(frozen=True, slots=True)
class Found:
    """A result, with the wish that it answers."""

    wish: Wish
    result: Any
    final: bool = True


@dataclass(frozen=True, slots=True)
class Failed:
    """The work for a wish has ended with an exception."""

    wish: Wish


@dataclass(frozen=True, slots=True)
class Say:
    """A request for words that no note can carry: "describe", "help" or "usage"."""

    subject: str


@dataclass(frozen=True, slots=True)
class Report:
    """Something that went wrong while an effect was carried out: it is added to the last reply."""

    notes: tuple[Note, ...]


@dataclass(frozen=True, slots=True)
class Lower:
    """Something for the board that was opened below."""

    given: Given


Given = Input | Drop | Question | Found | Failed | Say | Report | Lower
"""Everything that can happen to a board."""


# What a board wants done.


@dataclass(frozen=True, slots=True)
class Think:
    """Work on a wish; its result is given back as Found, after so many seconds at the earliest."""

    wish: Wish
    rest: float = 0


@dataclass(frozen=True, slots=True)
class After:
    """Give the board an input after some seconds."""

    seconds: float
    given: Input


@dataclass(frozen=True, slots=True)
class NoteProgress:
    """Note what a learner has done about the task of this number, counted from 0."""

    task: int
    effort: Effort


@dataclass(frozen=True, slots=True)
class Focus:
    """Bring the board into view and give it the focus."""


@dataclass(frozen=True, slots=True)
class Below:
    """An effect of the board below."""

    effect: Effect


Waiting = Think | After
Effect = Waiting | NoteProgress | Focus | Below

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Opening(Generic[S]):
    """What a command that opens a board below comes to; without a board, the reply says why."""

    state: S
    reply: Reply
    board: Board[Any] | None = None


def _itself(state: Any) -> Any:
    return state


def _nothing(_: Any) -> None:
    return None


def _no_effort(_before: Any, _after: Any) -> tuple[NoteProgress, ...]:
    return ()


def described(position: Position) -> str:
    """A position with its game and its rules, in letters."""
    return f"{position.game}:{position.rules!r} {position.text}"


def _idle(_: Any) -> bool:
    return True


@dataclass(frozen=True)
class Machine(Generic[S]):
    """The behaviour of one kind of board, as pure functions of its state."""

    name: str
    # One input; a reply of None leaves what was said last as it is.
    step: Callable[[S, Any], tuple[S, Reply | None]]
    # What a state began from, in letters: a text that was written of one board fits no other.
    origin: Callable[[S], tuple[str, ...]]
    shown: Callable[[S], State] = _itself  # the part of the state that is on the board
    waits: Callable[[S], Waiting | None] = _nothing  # what has to happen by itself, if anything
    efforts: Callable[[S, S], tuple[NoteProgress, ...]] = _no_effort
    # The command that opens a board below and closes it again, and what it opens.
    door: str = ""
    open: Callable[[S], Opening[S]] | None = None
    idle: Callable[[S], bool] = _idle  # whether Esc would change nothing here: then it leads out
    # Inputs that lead to the same state, where that is shorter or more certain than all past ones.
    brief: Callable[[S], tuple[Input, ...]] | None = None


NO_PAST: PersistentList[Any] = PersistentList()


@dataclass(frozen=True)
class Board(Generic[S]):
    """All that a board is, but its looks."""

    machine: Machine[S]
    state: S
    reply: Reply = field(default_factory=Reply)
    said: str = ""  # the subject of words that stand instead of the reply's
    below: Board[Any] | None = None
    past: PersistentList[Any] = NO_PAST  # everything that was given to it: `notation` replays it

    @property
    def shown(self) -> State:
        """What is on the board."""
        return self.machine.shown(self.state)

    @property
    def waits(self) -> Waiting | None:
        """What the board waits for."""
        return self.machine.waits(self.state)

    @property
    def thinks(self) -> bool:
        """Whether something is being worked out for it."""
        return isinstance(self.waits, Think)


def step(board: Board[S], given: Given) -> tuple[Board[S], tuple[Effect, ...]]:
    """The next value of a board, and all that it wants done then.

    Of what it waits for, the effects have everything: what is no longer among them is no longer wanted.
    """
    after, once = _next(board, given)
    return after, (*once, *waiting(after))


def waiting(board: Board[Any]) -> tuple[Effect, ...]:
    """What a board and those below it wait for."""
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
    if isinstance(given, Say):
        return replace(board, said=given.subject), ()
    if isinstance(given, Question):
        return replace(board, reply=answer(board.shown, given), said=""), ()
    if board.machine.open and given == Do(board.machine.door):
        return _pass_door(board)
    return _stepped(board, given)


def _stepped(board: Board[S], given: Any) -> tuple[Board[S], tuple[Effect, ...]]:
    machine, before = board.machine, board.state
    if isinstance(given, Drop):
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
    """Something happens to the board below; Esc leads out of it where it would change nothing there."""
    below = board.below
    if below is None:
        return board, ()  # it was closed meanwhile
    if given == Do("cancel") and below.machine.idle(below.state):
        return _next(board, Do(board.machine.door))
    below, effects = _next(below, given)
    return replace(board, below=below), tuple(map(Below, effects))

"""The vocabulary that every game shares.

A game brings positions and moves; everything above the rules (pictures, sessions, lessons, players) speaks only the
words below. Rules say *what* in codes, parameters and sites; how that sounds in a language is settled elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from traceback import format_exception
from typing import Any, ClassVar, NamedTuple, Protocol, Self

from ruleboard.rules.plain import listed, printable, told, written

Site = str
"""The name of a place on a board, as people write it: "d6", "28", "E5"."""


class Way(tuple[Site, ...]):
    """Sites that belong together in their order, on a line or a path: read as one thing, b6–d6–f6, not as a list."""

    __slots__ = ()


Params = Mapping[str, Any]
"""What a sentence about a code needs to know.

The same thing has the same name in every game: `player` and `owner` are players, `at` is the one site it is about,
`source` and `target` are where from and where to, `over` is what is jumped, `sites` are several sites, and `n` is the
one number that a sentence counts.
"""


class Code(StrEnum):
    """A code of a game's rules: its text, what it means, and the parameters that come along.

    A game lists its codes once, in its module `codes`, as `POINT_TAKEN = "point_taken", "the point is not free", "at"`;
    its engine says them, and every language has a sentence for each.
    """

    meaning: str
    params: tuple[str, ...]

    def __new__(cls, text: str, meaning: str, *params: str) -> Self:
        """A member of an enumeration of codes."""
        code = str.__new__(cls, text)
        code._value_ = text
        code.meaning, code.params = meaning, params
        return code


class Piece(NamedTuple):
    """What stands on a site, in words that everything above the rules can read."""

    owner: int | None  # None: nobody's, as a closed point
    kind: str  # man, king, root, cannon …
    state: str = ""  # what has become of it: jumped, disconnected, dead …; "" is as usual
    number: int = 0  # how much it carries, where that can be seen: shells

    @property
    def word(self) -> str:
        """What it is called, for the key of a sentence: "king", "jumped_king"."""
        return f"{self.state}_{self.kind}" if self.state else self.kind


@dataclass(frozen=True, slots=True)
class Note:
    """Something to be said about a position, not yet in any language: a code, its parameters, the sites it is about."""

    code: str
    params: Params = field(default_factory=dict, hash=False)
    sites: tuple[Site, ...] = ()


class Proof(StrEnum):
    """How the sites of a refusal prove it. A game may have further ways, which only it can draw."""

    SITES = "sites"  # by themselves
    MUST_MOVE = "must_move"  # they are pieces that have to move instead
    ROUTE = "route"  # they are the way that would be right, in its order


@dataclass(frozen=True, slots=True)
class Refusal(Note):
    """Why an attempt is not a legal move; the sites prove it."""

    proof: str = Proof.SITES  # a Proof, or a way of proving that the game itself has
    rule: Note | None = None
    """The same without the answer, where sites or parameters are what would be right: for whoever is to find it."""


class Role(StrEnum):
    """What an event does to the board. Everything that shows or judges events goes by it, never by their codes."""

    MOVED = "moved"  # a piece has come to its sites: the last is where it stands
    JUMPED = "jumped"  # one jump of a longer way: from the first of its sites to the last
    LIFTED = "lifted"  # a piece begins such a way; its jumps are told one by one, the whole when it is done
    CROWNED = "crowned"  # the piece on its sites has become another kind
    FORMED = "formed"  # its sites form what the game is about: a mill, a row
    CHOICE = "choice"  # the player now has to choose one of its sites, before anything else
    TAKEN = "taken"  # what stood on its sites leaves the board
    SHOT = "shot"  # a shot from the first of its sites to the last
    LINKED = "linked"  # its sites are a connection, in the order of the way
    CUT = "cut"  # its sites have lost what they hung on
    HEALED = "healed"  # its sites have it back
    SAFE = "safe"  # nothing can be done to what stands on its sites
    SHOWN = "shown"  # its sites show what is being said
    TOLD = "told"  # something to say, nothing to see


@dataclass(frozen=True, slots=True)
class Event(Note):
    """One atomic step of a move: what happens, where, and how the board looks different afterwards."""

    changes: tuple[tuple[Site, Piece | None], ...] = ()  # what stands on a site now; None = nothing
    after: int = 0  # it happens once this many sites of the move have been clicked: a mill closes before the removal
    role: Role = Role.TOLD
    barred: tuple[Site, ...] = ()  # of a choice: what one might think of, but cannot choose


@dataclass(frozen=True, slots=True)
class Counter(Note):
    """A number that a player keeps an eye on."""

    left: int | None = None  # turns until it ends the game; None if it never does
    each: bool = False  # every player has one, `n` of `player`: together they are a table


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. A winner of None is a draw, or a game that nobody won: the reason tells."""

    winner: int | None
    reason: str


class Move(Protocol):
    """Frozen, hashable and exact in equality; its text is the game's notation."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


class Rules(Protocol):
    """A rule set: frozen, hashable, equal by value, and able to tell what it says."""

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> Note:
        """What the rules are called; its `parts`, if it has any, are notes like itself."""

    @property
    def statements(self) -> Mapping[str, Note]:
        """What the rules say on each subject, in the order in which one would tell it."""

    def differences(self, other: Any = None) -> tuple[Note, ...]:
        """What they say differently from others, by default from the usual game."""

    def with_subject(self, subject: str, other: Any) -> Any:
        """These rules, but on one subject as others."""

    def but(self, **switches: Any) -> Any:
        """These rules with some switches set otherwise, or under another name, which makes them other rules.

        Unknown where there is no such switch or setting, InvalidPosition where settings do not go together.
        """


class Position(Protocol):
    """An immutable state of a game, equal by value."""

    game: ClassVar[str]

    def __hash__(self) -> int: ...

    @property
    def rules(self) -> Any: ...  # Rules, of the game's own class
    @property
    def turn(self) -> int: ...
    @property
    def legal_moves(self) -> tuple[Any, ...]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def pieces(self) -> Mapping[Site, Piece]: ...
    @property
    def text(self) -> str: ...
    @property
    def duty(self) -> Note:
        """What the player to move has to do: place, move, capture."""

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The numbers that a player keeps an eye on: men in hand, moves until a draw."""

    def move(self, text: str) -> Any:
        """The legal move that a text means; raises InvalidMove, IllegalMove or AmbiguousMove."""

    def play(self, move: Any) -> Position:
        """The position after a legal move, given as a move or as text."""

    def refuse(self, attempt: Sequence[Site]) -> Refusal | None:
        """None exactly when these sites, clicked one after another, are a whole legal move."""

    def events(self, move: Any, clicked: Sequence[Site] = ()) -> tuple[Event, ...]:
        """The atomic steps of a legal move. Their changes, applied in order, lead to the next position's pieces.

        Where a move can be clicked in several ways, they are told in the order of the sites that were clicked so far.
        """

    def reasons(self, move: Any) -> tuple[Note, ...]:
        """What is worth saying of a legal move: that it is forced, the only one, that it closes a mill."""

    def clicks(self, move: Any) -> tuple[tuple[Site, ...], ...]:
        """Every sequence of sites that may be clicked for this move; the first is the usual one."""

    def diagram(self, pieces: Mapping[Site, Piece] | None = None) -> str:
        """The board in letters, with other pieces than its own where the middle of a move is shown."""

    def perft(self, depth: int, unit: str = "turns") -> int: ...


@dataclass(frozen=True, slots=True)
class Ply:
    """One move of a record: where it was played, and what is said after it."""

    before: Position
    move: Any
    comments: tuple[str, ...] = ()

    @property
    def after(self) -> Position:
        """The position after the move."""
        return self.before.play(self.move)


@dataclass(frozen=True, slots=True)
class Record:
    """A game on paper. A ply usually begins where the one before it ended; a position may also be set up in between."""

    start: Position
    plies: tuple[Ply, ...] = ()
    comments: tuple[str, ...] = ()  # what is said before the first move
    tags: Mapping[str, str] = field(default_factory=dict, hash=False)  # White, Black, Event, Date …
    result: str = "*"  # as the game writes it; a star is open

    @classmethod
    def of(cls, start: Position, moves: Iterable[Any]) -> Self:
        """The record of some moves, given as moves or as text, one after another from a position."""
        position, plies = start, []
        for each in moves:
            move = position.move(each) if isinstance(each, str) else each
            plies.append(Ply(position, move))
            position = position.play(move)
        return cls(start, tuple(plies))

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves that were played."""
        return tuple(ply.move for ply in self.plies)

    @property
    def positions(self) -> tuple[Position, ...]:
        """The first position, and the one after each move."""
        return (self.start, *(ply.after for ply in self.plies))


SIGNS = "○×△□"
"""How the players of a signed game are named, in every language: signs, which nobody declines."""

TYPED_SIGNS = "OXAH"
"""How these signs are typed: letters that look like them."""


@dataclass(frozen=True, slots=True)
class Game:
    """A family of games on one engine: how to find its rule sets and how to begin."""

    name: str
    presets: Mapping[str, Rules]  # by lower-case name, the default one first
    start: Callable[..., Position]  # rules
    parse: Callable[
        ..., Position
    ]  # a text; rules beside it, where neither its own nor the usual hold
    read: Callable[[str, Any], Record] | None = None  # a written game, and rules or None
    signed: bool = False  # its players are named by SIGNS, because there may be more than two
    sides: tuple[int, ...] = (0, 1)  # of two players, which is White (0) and which Black (1)

    def named(self, player: int) -> int:
        """The number under which sentences that all games share name a player: White is 0, Black 1, signs count on."""
        return player if self.signed else self.sides[player]


def perft(position: Position, depth: int, unit: str = "turns") -> int:
    """Count the move sequences of a length: the yardstick by which engines are compared."""
    return position.perft(check_depth(depth), unit)


def check_depth(depth: int) -> int:
    """A length of move sequences, if there can be such ones."""
    if depth < 0:
        raise Unknown("negative_depth", got=depth, expected="≥ 0")
    return depth


class RuleboardError(Exception):
    """The root of our errors: a code with parameters, like a refusal, so that it can be told in any language.

    RuleboardError
    ├── InvalidMove        the text is no move of this game
    ├── IllegalMove        a move, but the rules refuse it: `.refusal`
    ├── AmbiguousMove      the text means several moves: `.candidates`
    ├── InvalidPosition    a position, board or record that cannot be
    ├── Unknown            no game, rule set, board, site, language or other thing of that name
    └── WrongKind          something else was given than a call takes; for Python a TypeError

    The usual parameters are `got`, `expected` and `at`. Several names are a tuple: each language joins them.
    """

    teller: ClassVar[Callable[[RuleboardError], None] | None] = None
    """Who says it in the reader's language if nobody has by the time that a notebook shows it."""

    def __init__(self, code: str, *, sites: Sequence[Site] = (), **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params: Params = params
        self.sites = tuple(sites)
        # The sentence in the reader's language, once somebody who knows it has said it.
        self.told: str | None = None

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows of it: once it is said in words, these alone, because readers are no programmers.

        `traceback.print_last()` in the next cell shows where it was raised.
        """
        if self.told is None and RuleboardError.teller:
            RuleboardError.teller(self)
        return format_exception(self) if self.told is None else [printable(self.told)]

    def __str__(self) -> str:
        return printable(self._plainly() if self.told is None else self.told)

    def _plainly(self) -> str:
        words = self.code.replace("_", " ")
        if "got" in self.params:
            words += f": {told(listed(self.params['got']))}"
        if "at" in self.params:
            words += f" (at {written(self.params['at'])})"
        if "expected" in self.params:
            words += f"; expected {written(self.params['expected'])}"
        return words


class InvalidMove(RuleboardError):
    """The text is no move of this game."""


class IllegalMove(RuleboardError):
    """The rules refuse the move, and the refusal says why."""

    def __init__(self, refusal: Refusal, *, got: str) -> None:
        super().__init__(refusal.code, sites=refusal.sites)
        # They may hold `sites` of their own: those that the sentence names.
        self.params = {**refusal.params, "got": got}
        self.refusal = refusal


class AmbiguousMove(RuleboardError):
    """The text means several legal moves."""

    def __init__(self, candidates: Sequence[Any], *, got: str) -> None:
        super().__init__("ambiguous_move", got=got, expected=tuple(map(str, candidates)))
        self.candidates = tuple(candidates)


class InvalidPosition(RuleboardError):
    """A position, board or record that cannot be."""


class Unknown(RuleboardError):
    """No game, rule set, board, site, language or other thing has that name."""

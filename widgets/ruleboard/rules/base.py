"""The vocabulary that every game shares.

A game brings positions and moves; everything above the rules (pictures, sessions, lessons, players) speaks only the
words below. Rules say *what* in codes, parameters and sites; how that sounds in a language is settled elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, Self

if TYPE_CHECKING:
    from ruleboard.rules.record import Record

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

    def replace(self, **switches: Any) -> Any:
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


SIGNS = "○×△□"
"""How the players of a signed game are named, in every language: signs, which nobody declines."""

TYPED_SIGNS = "OXAH"
"""How these signs are typed: letters that look like them."""


@dataclass(frozen=True, slots=True)
class Game:
    """A family of games on one engine: how to find its rule sets and how to begin."""

    name: str
    presets: Mapping[str, Rules]  # by lower-case name, the default one first
    start: Callable[..., Position]  # start(rules)
    parse: Callable[
        ..., Position
    ]  # parse(text, rules=None): `rules` overrides those that the text names
    read: Callable[[str, Any], Record] | None = None  # a written game, and rules or None
    signed: bool = False  # its players are named by SIGNS, because there may be more than two
    sides: tuple[int, ...] = (0, 1)  # of two players, which is White (0) and which Black (1)

    def named(self, player: int) -> int:
        """The number under which sentences that all games share name a player: White is 0, Black 1, signs count on."""
        return player if self.signed else self.sides[player]

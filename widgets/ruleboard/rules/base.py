"""The vocabulary that all games share: codes, pieces, notes, events, and the protocols of moves, rules and positions.

The layers above the rules (scene, session, teaching, players) use only these types. Rules return codes with
parameters and sites, never sentences; the translations are in `ruleboard.lang`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Protocol, Self

if TYPE_CHECKING:
    from ruleboard.rules.naming import Naming
    from ruleboard.rules.record import Record

Site = str
"""The name of a place on a board, in the game's notation: "d6", "28", "E5"."""


class Way(tuple[Site, ...]):
    """An ordered group of sites, a line or a path: written as one item, b6–d6–f6, not as a list."""

    __slots__ = ()


Params = Mapping[str, Any]
"""The parameters of a code, which fill the fields of its sentence.

Names mean the same in every game: `player` and `owner` are players, `at` is the site concerned, `source` and `target`
are where from and where to, `over` is what is jumped, `sites` are several sites, and `n` is the number that selects
the plural form.
"""


class Code(StrEnum):
    """A code of a game's rules: its text, its meaning, and the names of its parameters.

    A game lists its codes once, in its module `codes`, as `POINT_TAKEN = "point_taken", "the point is not free", "at"`.
    Its engine returns them, and every language has a sentence for each.
    """

    meaning: str
    params: tuple[str, ...]

    def __new__(cls, text: str, meaning: str, *params: str) -> Self:
        """Create a member from its text, meaning and parameter names."""
        code = str.__new__(cls, text)
        code._value_ = text
        code.meaning, code.params = meaning, params
        return code


class Piece(NamedTuple):
    """A piece on a site, in terms that are the same for all games."""

    owner: int | None  # None: belongs to no player, such as a closed point
    kind: str  # man, king, root, cannon …
    state: str = ""  # jumped, disconnected, dead …; "" is the normal state
    number: int = 0  # a quantity that the piece shows: shells

    @property
    def word(self) -> str:
        """The word for it in the key of a sentence: "king", "jumped_king"."""
        return f"{self.state}_{self.kind}" if self.state else self.kind


@dataclass(frozen=True, slots=True)
class Note:
    """A statement that is not yet translated: a code, its parameters, and the sites it is about."""

    code: str
    params: Params = field(default_factory=dict, hash=False)
    sites: tuple[Site, ...] = ()


@dataclass(frozen=True, slots=True)
class Law(Note):
    """A reason for a move that is a rule of the game, not an effect of the move: told to those who ask why."""


class Proof(StrEnum):
    """How the sites of a refusal prove it, which decides how they are drawn. A game may define further values."""

    SITES = "sites"  # the sites themselves are the proof
    MUST_MOVE = "must_move"  # pieces that have to move instead
    ROUTE = "route"  # the path that would be correct, in order


@dataclass(frozen=True, slots=True)
class Refusal(Note):
    """Why an attempt is not a legal move; the sites are the evidence."""

    proof: str = Proof.SITES  # a Proof, or a value that the game itself defines
    rule: Note | None = None
    """The refusal without the solution, for exercises, where sites or parameters would give the correct move away."""


class Role(StrEnum):
    """What an event does to the board. Code that shows or evaluates events uses it, never the event's code."""

    MOVED = "moved"  # a piece was placed or moved: it is now on the last of its sites
    JUMPED = "jumped"  # one jump of a longer move: from the first of its sites to the last
    LIFTED = "lifted"  # a piece starts such a move; its jumps follow as events of their own, the whole move at the end
    CROWNED = "crowned"  # the piece on its sites has become another kind
    FORMED = "formed"  # its sites form the pattern of the game: a mill, a row
    CHOICE = "choice"  # the player must now choose one of its sites
    TAKEN = "taken"  # the pieces on its sites leave the board
    SHOT = "shot"  # a shot from the first of its sites to the last
    LINKED = "linked"  # its sites are a connection, in the order of the path
    CUT = "cut"  # the pieces on its sites have lost their connection
    HEALED = "healed"  # the pieces on its sites are connected again
    SAFE = "safe"  # the pieces on its sites are protected
    SHOWN = "shown"  # its sites are highlighted to illustrate the sentence
    TOLD = "told"  # a sentence only, nothing changes on the board


@dataclass(frozen=True, slots=True)
class Event(Note):
    """One atomic step of a move: what happens, where, and how it changes the board."""

    changes: tuple[tuple[Site, Piece | None], ...] = ()  # the new content of each site; None: empty
    after: int = 0  # it happens once this many sites of the move are clicked: a mill closes before the removal
    role: Role = Role.TOLD
    barred: tuple[Site, ...] = ()  # of a CHOICE: sites that seem possible, but cannot be chosen


@dataclass(frozen=True, slots=True)
class Counter(Note):
    """A number that players watch, such as men in hand or moves until a draw."""

    left: int | None = None  # turns until it ends the game; None if it never does
    each: bool = False  # each player has one, `n` of `player`: they are shown as a table


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. `winner` is None for a draw or a game without a winner; `reason` is a code."""

    winner: int | None
    reason: str


class Move(Protocol):
    """A move: frozen, hashable, equal by value. `str(move)` is its notation."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


class Rules(Protocol):
    """A rule set: frozen, hashable, equal by value; it describes itself in notes."""

    def __hash__(self) -> int: ...

    @property
    def name(self) -> str:
        """The name of the rule set: a preset's, such as "chengsan", or one chosen by its author."""
        ...

    @property
    def title(self) -> Note:
        """The title of the rules, as a note; its parameter `parts`, if present, consists of further notes."""

    @property
    def statements(self) -> Mapping[str, Note]:
        """One statement for each subject of the rules, in the order of presentation."""

    def differences(self, other: Any = None) -> tuple[Note, ...]:
        """The statements that differ from those of other rules, by default of the game's standard rules."""

    def with_subject(self, subject: str, other: Any) -> Any:
        """A copy that follows other rules on one subject."""

    def replace(self, **switches: Any) -> Any:
        """A copy with some switches changed, or with another name, which makes it a different rule set.

        Raises Unknown for an unknown switch, BadValue for an impossible setting, and InvalidPosition for settings that
        contradict each other.
        """


class Position(Protocol):
    """An immutable state of a game, equal by value."""

    game: ClassVar[str]
    """The name of the game: "mills"."""

    def __hash__(self) -> int: ...

    @property
    def rules(self) -> Any:
        """The rule set of the game: a `Rules` of the game's own class."""
        ...

    @property
    def turn(self) -> int:
        """The number of the player to move, from 0."""
        ...

    @property
    def legal_moves(self) -> tuple[Any, ...]:
        """All legal moves; empty where the player to move has none."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        ...

    @property
    def pieces(self) -> Mapping[Site, Piece]:
        """The pieces on the board, by site; empty sites are left out."""
        ...

    @property
    def text(self) -> str:
        """The position as one line of text, which the game's `parse` reads."""
        ...

    @property
    def duty(self) -> Note:
        """The task of the player to move: to place, to move, to capture."""

    @property
    def counters(self) -> tuple[Counter, ...]:
        """The numbers that players watch: men in hand, moves until a draw."""

    def move(self, text: str) -> Any:
        """Parse a legal move; raises InvalidMove, IllegalMove or AmbiguousMove."""

    def play(self, move: Any) -> Position:
        """The position after a legal move, passed as a move or as text."""

    def refuse(self, attempt: Sequence[Site]) -> Refusal | None:
        """Why these sites, clicked in this order, are not a complete legal move; None exactly if they are one."""

    def events(self, move: Any, clicked: Sequence[Site] = ()) -> tuple[Event, ...]:
        """The atomic steps of a legal move. Their changes, applied in order, give the pieces of the next position.

        Where a move can be clicked in several ways, the steps follow the order of the sites in `clicked`.
        """

    def reasons(self, move: Any) -> tuple[Note, ...]:
        """Notes about a legal move: that it is forced, that it is the only one, that it closes a mill."""

    def clicks(self, move: Any) -> tuple[tuple[Site, ...], ...]:
        """All sequences of sites that may be clicked for a move; the usual one is first."""

    def diagram(self, pieces: Mapping[Site, Piece] | None = None) -> str:
        """The board as text; `pieces` replaces its own, to show the middle of a move."""

    def perft(self, depth: int, unit: str = "turns") -> int:
        """The number of move sequences of this length; `unit` is "turns", or another one that the game defines."""
        ...


SIGNS = "○×△□"
"""The players' names in a game with `signed`: signs, which need no translation and no declension."""

TYPED_SIGNS = "OXAH"
"""Letters for typing these signs."""


@dataclass(frozen=True, slots=True)
class Game:
    """A family of games on one engine: its rule sets, and its functions that create positions."""

    name: str
    presets: Mapping[str, Rules]  # by lower-case name; the first is the default
    start: Callable[..., Position]  # start(rules)
    parse: Callable[..., Position]  # parse(text, rules=None): `rules` overrides the text's own
    read: Callable[[str, Any], Record] | None = None  # read(text, rules); rules may be None
    signed: bool = False  # players are called by SIGNS, because there may be more than two
    sides: tuple[int, ...] = (0, 1)  # for two players: which is White (0) and which Black (1)
    notations: tuple[str, ...] = ()  # names of the ways to write sites, if there are several
    naming: Callable[[Any, str], Naming | None] | None = None  # naming(rules, notation or "")

    def named(self, player: int) -> int:
        """The player number in sentences that all games share: White is 0, Black 1; signed players keep their own."""
        return player if self.signed else self.sides[player]

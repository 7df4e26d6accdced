"""The vocabulary that every game shares.

A game brings positions and moves; everything above the rules (pictures, sessions, lessons, players) speaks only the
words below. Rules say *what* in codes, parameters and sites; how that sounds in a language is settled elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

Site = str
"""The name of a place on a board, as people write it: "d6", "28", "E5"."""

Piece = str
"""A short code of what stands on a site: the owner's index, then the kind ("0", "1k", "2*"); "x" is a closed point."""

Params = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Note:
    """Something to be said about a position, not yet in any language: a code, its parameters, the sites it is about."""

    code: str
    params: Params = field(default_factory=dict, hash=False)
    sites: tuple[Site, ...] = ()


@dataclass(frozen=True, slots=True)
class Refusal(Note):
    """Why an attempt is not a legal move; the sites prove it."""


@dataclass(frozen=True, slots=True)
class Event(Note):
    """One atomic step of a move: what happens, where, and how the board looks different afterwards."""

    changes: tuple[tuple[Site, Piece | None], ...] = ()  # what stands on a site now; None = nothing
    after: int = 0  # it happens once this many sites of the move have been clicked: a mill closes before the removal


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended. A winner of None is a draw, or a game that nobody won: the reason tells."""

    winner: int | None
    reason: str


class Move(Protocol):
    """Frozen, hashable and exact in equality; its text is the game's notation."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


class Position(Protocol):
    """An immutable state of a game."""

    game: ClassVar[str]

    @property
    def rules(self) -> Any: ...
    @property
    def board(self) -> Any: ...
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
    def counters(self) -> tuple[Note, ...]:
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
class Game:
    """A family of games on one engine: how to find its rule sets and how to begin."""

    name: str
    presets: Mapping[str, Any]  # by lower-case name, the default one first
    start: Callable[[Any], Any]
    parse: Callable[..., Any]  # a text; rules beside it, where neither its own nor the usual hold
    read: Callable[[str, Any], Any] | None = None  # a written game: its start, moves and comments


def perft(position: Position, depth: int, unit: str = "turns") -> int:
    """Count the move sequences of a length: the yardstick by which engines are compared."""
    if depth < 0:
        raise Unknown("negative_depth", got=depth, expected="0 or more")
    return position.perft(depth, unit)


class RuleboardError(Exception):
    """The root of our errors: a code with parameters, like a refusal, so that it can be told in any language.

    RuleboardError
    ├── InvalidMove        the text is no move of this game
    ├── IllegalMove        a move, but the rules refuse it: `.refusal`
    ├── AmbiguousMove      the text means several moves: `.candidates`
    ├── InvalidPosition    a position, board or record that cannot be
    └── Unknown            no game, rule set, board, site, language or other thing of that name

    The usual parameters are `got`, `expected` and `at`.
    """

    def __init__(self, code: str, *, sites: Sequence[Site] = (), **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params: Params = params
        self.sites = tuple(sites)
        self.told: str | None = (
            None  # the sentence in the reader's language, once somebody who knows it has said it
        )

    def __str__(self) -> str:
        if self.told is not None:
            return self.told
        words = self.code.replace("_", " ")
        if "got" in self.params:
            words += f": {self.params['got']!r}"
        if "at" in self.params:
            words += f" (at {self.params['at']})"
        if "expected" in self.params:
            words += f"; expected {self.params['expected']}"
        return words


class InvalidMove(RuleboardError):
    """The text is no move of this game."""


class IllegalMove(RuleboardError):
    """The rules refuse the move, and the refusal says why."""

    def __init__(self, refusal: Refusal, *, got: str) -> None:
        super().__init__(refusal.code, sites=refusal.sites, **{**refusal.params, "got": got})
        self.refusal = refusal


class AmbiguousMove(RuleboardError):
    """The text means several legal moves."""

    def __init__(self, candidates: Sequence[Any], *, got: str) -> None:
        super().__init__("ambiguous_move", got=got, expected=", ".join(map(str, candidates)))
        self.candidates = tuple(candidates)


class InvalidPosition(RuleboardError):
    """A position, board or record that cannot be."""


class Unknown(RuleboardError):
    """No game, rule set, board, site, language or other thing has that name."""

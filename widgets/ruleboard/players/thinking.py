"""The interface of all searches: their results (`Line`, `Thought`), their limits, and `think`.

A search is a generator that runs in slices, so that a board stays responsive without threads. The rest of the program
knows only the types below.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ruleboard.rules.arguments import checked
from ruleboard.rules.base import Position
from ruleboard.rules.errors import BadValue
from ruleboard.rules.registry import part

WIN = 1_000_000
"""A proven win in n plies is worth WIN - n, a loss in n plies -(WIN - n)."""

LIKELY = WIN // 2
"""A loss in n plies that several opponents can force only together is worth -(LIKELY - n): they need not do so."""

FARTHEST = 10_000
"""Maximum plies until the end of a game: an absolute value above WIN - FARTHEST is a proven result."""


@dataclass(frozen=True, slots=True)
class Line:
    """A move with its value for the player who makes it, and the moves expected to follow."""

    move: Any
    value: int  # hundredths of a man, or of another unit of the game
    expected: tuple[Any, ...]  # the moves of all players, this one first

    @property
    def proven(self) -> bool:
        """Whether the value is a forced win or loss."""
        return abs(self.value) > WIN - FARTHEST

    @property
    def likely(self) -> bool:
        """Whether the value is a loss only if all opponents cooperate."""
        return LIKELY - FARTHEST < -self.value <= LIKELY

    @property
    def plies(self) -> int | None:
        """The plies until the end if the value is proven, else None."""
        return WIN - abs(self.value) if self.proven else None


@dataclass(frozen=True, slots=True)
class Thought:
    """The result of a search so far: the best lines, how deep and how much was searched, and whether it is final."""

    position: Position
    lines: tuple[Line, ...]  # best first
    nodes: int  # positions searched
    depth: int  # plies searched completely
    share: float  # spent share of the limit, from 0 to 1
    final: bool

    @property
    def best(self) -> Line:
        return self.lines[0]


@dataclass(frozen=True, slots=True)
class Limit:
    """When a search ends: after so many positions, seconds or plies, whichever comes first; None is no limit."""

    nodes: int | None = 20_000
    seconds: float | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        """Validate: each limit is positive, and at least one is set."""
        for got in (self.nodes, self.depth):
            if got is not None and (type(got) is not int or got < 1):
                raise BadValue("bad_limit", got=got, expected="≥ 1")
        seconds = self.seconds
        if seconds is not None and (type(seconds) not in (int, float) or not seconds > 0):
            raise BadValue("bad_limit", got=seconds, expected="> 0")
        if self.nodes is None and seconds is None and self.depth is None:
            raise BadValue("bad_limit", got=None, expected=("nodes", "seconds", "depth"))

    @checked
    def within(self, other: Limit | None) -> Limit:
        """The intersection of two limits: the search ends when one of them is reached."""
        if other is None:
            return self
        return Limit(
            _least(self.nodes, other.nodes),
            _least(self.seconds, other.seconds),
            _least(self.depth, other.depth),
        )


def _least(one: Any, other: Any) -> Any:
    return min((each for each in (one, other) if each is not None), default=None)


_USUAL = Limit()


@checked
def think(
    position: Position, limit: Limit = _USUAL, *, lines: int = 1, seed: int = 0
) -> Iterator[Thought]:
    """Search a position in slices of some milliseconds; the last thought is final.

    Closing the generator stops it. The same position, node limit and seed give the same thoughts. A game may have a
    search of its own: `think` in its `players` module. Raises BadValue for a game that is over and for a player who
    has no move.
    """
    from ruleboard.players import multiplayer, search  # they import the types above
    from ruleboard.players.knowledge import players

    if position.outcome is not None:
        raise BadValue("game_over", got=position.text)
    if not position.legal_moves:
        raise BadValue("no_move", got=position.text)
    if type(lines) is not int or lines < 1:
        raise BadValue("bad_limit", got=lines, expected="≥ 1")
    usual = search.think if players(position) == 2 else multiplayer.think
    own = getattr(part(position.game, "players"), "think", usual)
    found: Iterator[Thought] = own(position, limit, lines, seed)
    return found


@checked
def settle(thoughts: Iterator[Thought]) -> Thought:
    """The final thought, for callers that may block."""
    for thought in thoughts:
        last = thought
    return last

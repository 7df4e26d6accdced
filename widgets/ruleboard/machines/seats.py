"""The players at a table: people, and choosers (engines) that move by themselves. Undo and redo depend on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol, Self, runtime_checkable

from ruleboard.machines.play import PlayState
from ruleboard.players.knowledge import players
from ruleboard.players.levels import level
from ruleboard.players.thinking import Limit, Thought
from ruleboard.rules.arguments import is_number
from ruleboard.rules.base import SIGNS, TYPED_SIGNS, Note, Position
from ruleboard.rules.errors import BadValue, Unknown
from ruleboard.rules.registry import game as find_game

YOU, COMPUTER = "you", "computer"
BEGINS = (YOU, COMPUTER)
"""The options for who makes the first move."""

COLOURS = ("white", "black")

NAMES = ("beginner", "learner", "casual", "club", "strong", "strongest")
"""The names of the levels, from level 1."""


@runtime_checkable
class Chooser(Protocol):
    """Chooses the moves of a seat: a level of the computer, an engine, or a remote player.

    It must be hashable and compare by value: a result is accepted only from the chooser that was asked.
    """

    def choose(
        self, position: Position, *, seed: int, limit: Limit | None = None
    ) -> Iterator[Thought]:
        """Yield thoughts about a position, in small steps; the best move of the last one is played."""


Asked = int | Mapping[Any, Any] | Chooser | None
"""The `opponent` argument: a level, a chooser, a mapping from players to either, or None for people only."""

OWN = -1  # the level number of a chooser that is not a level


@dataclass(frozen=True, slots=True)
class Seats:
    """The chooser of each player; None is a person at this board."""

    choosers: tuple[Chooser | None, ...]

    @classmethod
    def of(cls, position: Position, opponent: Asked = None, begins: str = YOU) -> Self:
        """Seats from the arguments of an author.

        With one level or chooser the person moves first, or second if the computer begins, and computers play all other
        seats. With a mapping, players who are not in it are people.
        """
        count = players(position)
        if begins not in BEGINS:
            raise Unknown("unknown_beginner", got=begins, expected=tuple(BEGINS))
        if opponent is None and begins == COMPUTER:
            raise BadValue("nobody_begins", got=begins, expected="opponent=3")
        nobody = cls((None,) * count)
        if opponent is None:
            return nobody
        if not isinstance(opponent, Mapping):
            return nobody.against(position, _chooser(opponent), begins)
        for player, wanted in opponent.items():
            chooser = None if wanted is None else _chooser(wanted)
            nobody = nobody.given(_seat(position, player), chooser)
        return nobody

    def against(self, position: Position, chooser: Chooser, begins: str) -> Self:
        """A copy with one person; the chooser plays all other seats."""
        count = len(self.choosers)
        own = (position.turn + (begins == COMPUTER)) % count
        return replace(
            self, choosers=tuple(None if each == own else chooser for each in range(count))
        )

    def given(self, player: int, chooser: Chooser | None) -> Self:
        """A copy with another player on one seat."""
        choosers = (*self.choosers[:player], chooser, *self.choosers[player + 1 :])
        return replace(self, choosers=choosers)

    def replaced(self, chooser: Chooser | None) -> Self:
        """A copy with another chooser in place of all choosers."""
        return replace(self, choosers=tuple(each and chooser for each in self.choosers))

    @property
    def levels(self) -> tuple[int, ...]:
        """The level of each player: 0 for a person, OWN for a chooser that is not a level."""
        return tuple(getattr(each, "number", OWN) if each else 0 for each in self.choosers)

    @property
    def told(self) -> Note:
        """A note that says who plays."""
        numbers = {each for each in self.levels if each}
        if not numbers:
            return Note("opponent.nobody")
        if len(numbers) > 1 or OWN in numbers:
            return Note("opponent.seated")
        (number,) = numbers
        return Note("opponent.against", {"n": number, "name": level_name(number)})

    @property
    def computers(self) -> bool:
        """Whether any seat has a chooser."""
        return any(self.choosers)

    @property
    def strongest(self) -> Chooser | None:
        """The chooser of the highest level; None if there is none."""
        return self.choosers[self.levels.index(max(self.levels, key=abs))]

    def begins(self, start: Position) -> str:
        """Who makes the first move from a position."""
        return COMPUTER if self.at_turn(start) else YOU

    def at_turn(self, position: Position) -> Chooser | None:
        """The chooser to move; None if a person is to move or no move is possible."""
        idle = position.outcome or not position.legal_moves
        return None if idle else self.choosers[position.turn]

    def back(self, state: PlayState) -> int:
        """The number of moves before a person's previous turn: the target of undo."""
        earlier = (k for k in range(state.at - 1, -1, -1) if not self.at_turn(state.positions[k]))
        return next(earlier, max(state.at - 1, 0))

    def onward(self, state: PlayState) -> int:
        """The number of moves before a person's next turn, as far as moves are known: the target of redo."""
        known = range(state.at + 1, len(state.positions))
        later = (k for k in known if not self.at_turn(state.positions[k]))
        return next(later, len(state.moves))


def level_name(number: int) -> Note:
    """The name of a level."""
    return Note("opponent.level_name", {"level": NAMES[number - 1]})


def _chooser(asked: Any) -> Chooser:
    return asked if isinstance(asked, Chooser) else level(asked)


def _seat(position: Position, asked: Any) -> int:
    """Parse a player: a number as in `Position.turn`, a colour, or a sign."""
    count = players(position)
    names = _names(position)
    if is_number(asked, 0) and asked < count:
        return asked
    if isinstance(asked, str) and asked.strip().lower() in names:
        return names[asked.strip().lower()]
    expected = (*map(str, range(count)), *names)
    raise Unknown("unknown_player", got=asked, expected=expected)


def _names(position: Position) -> dict[str, int]:
    """The players by name, in lower case."""
    family, count = find_game(position.game), players(position)
    if family.signed:
        signs = {sign.lower(): player for player, sign in enumerate(SIGNS[:count])}
        return signs | {sign.lower(): each for each, sign in enumerate(TYPED_SIGNS[:count])}
    return {COLOURS[family.named(player)]: player for player in range(count)}

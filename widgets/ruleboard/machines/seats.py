"""Who sits at a table: people, and choosers that make their moves themselves. Undo and redo follow from that."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Protocol, Self, runtime_checkable

from ruleboard.machines.play import PlayState
from ruleboard.players.knowledge import players
from ruleboard.players.levels import level
from ruleboard.players.thinking import Limit, Thought
from ruleboard.rules.base import SIGNS, TYPED_SIGNS, Note, Position
from ruleboard.rules.errors import BadValue, Unknown
from ruleboard.rules.registry import game as find_game

YOU, COMPUTER = "you", "computer"
BEGINS = (YOU, COMPUTER)
"""Who makes the first move."""

COLOURS = ("white", "black")

NAMES = ("beginner", "learner", "casual", "club", "strong", "strongest")
"""The levels by name, the first one first."""


@runtime_checkable
class Chooser(Protocol):
    """Whoever makes the moves of a seat: a level of the computer, an engine, or somebody elsewhere.

    It must be hashable and equal by value: a result belongs to the chooser that was asked for it.
    """

    def choose(
        self, position: Position, *, seed: int, limit: Limit | None = None
    ) -> Iterator[Thought]:
        """Thoughts about a position, in small steps; the best move of the last one is played."""


Asked = int | Mapping[Any, Any] | Chooser | None
"""What an author gives as the opponent: a level, a chooser, either for some of the players, or nobody."""

OWN = -1  # the number of a chooser that is no level


@dataclass(frozen=True, slots=True)
class Seats:
    """For each player the chooser that plays for it; None is a person at this board."""

    choosers: tuple[Chooser | None, ...]

    @classmethod
    def of(cls, position: Position, opponent: Asked = None, begins: str = YOU) -> Self:
        """The seats that an author asks for.

        With one level the person has the first move, or the second if the computer begins, and computers of that level
        all others. With a table, players who are not in it are people.
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
        """One person; the chooser plays for all others."""
        count = len(self.choosers)
        own = (position.turn + (begins == COMPUTER)) % count
        return replace(
            self, choosers=tuple(None if each == own else chooser for each in range(count))
        )

    def given(self, player: int, chooser: Chooser | None) -> Self:
        """The same with somebody else on one seat."""
        choosers = (*self.choosers[:player], chooser, *self.choosers[player + 1 :])
        return replace(self, choosers=choosers)

    def replaced(self, chooser: Chooser | None) -> Self:
        """The same with another chooser for all that there are."""
        return replace(self, choosers=tuple(each and chooser for each in self.choosers))

    @property
    def levels(self) -> tuple[int, ...]:
        """For each player the level of its computer: 0 is a person, OWN a chooser that is no level."""
        return tuple(getattr(each, "number", OWN) if each else 0 for each in self.choosers)

    @property
    def told(self) -> Note:
        """Who plays now."""
        numbers = {each for each in self.levels if each}
        if not numbers:
            return Note("opponent.nobody")
        if len(numbers) > 1 or OWN in numbers:
            return Note("opponent.seated")
        (number,) = numbers
        return Note("opponent.against", {"n": number, "name": level_name(number)})

    @property
    def computers(self) -> bool:
        """Whether any computer plays."""
        return any(self.choosers)

    @property
    def strongest(self) -> Chooser | None:
        """The computer of the highest level."""
        return self.choosers[self.levels.index(max(self.levels, key=abs))]

    def begins(self, start: Position) -> str:
        """Who makes the first move from a position."""
        return COMPUTER if self.at_turn(start) else YOU

    def at_turn(self, position: Position) -> Chooser | None:
        """The chooser that is to move; None if a person is, or if there is nothing to be done."""
        idle = position.outcome or not position.legal_moves
        return None if idle else self.choosers[position.turn]

    def back(self, state: PlayState) -> int:
        """After how many moves the last turn of a person was, before this one: what undo leads to."""
        earlier = (k for k in range(state.at - 1, -1, -1) if not self.at_turn(state.positions[k]))
        return next(earlier, max(state.at - 1, 0))

    def onward(self, state: PlayState) -> int:
        """After how many moves the next turn of a person is, as far as moves are known: what redo leads to."""
        known = range(state.at + 1, len(state.positions))
        later = (k for k in known if not self.at_turn(state.positions[k]))
        return next(later, len(state.moves))


def level_name(number: int) -> Note:
    """What a level is called."""
    return Note("opponent.level_name", {"level": NAMES[number - 1]})


def _chooser(asked: Any) -> Chooser:
    return asked if isinstance(asked, Chooser) else level(asked)


def _seat(position: Position, asked: Any) -> int:
    """The player that an author means: by number, as `turn` counts, by colour, or by sign."""
    count = players(position)
    names = _names(position)
    if isinstance(asked, int) and not isinstance(asked, bool) and 0 <= asked < count:
        return asked
    if isinstance(asked, str) and asked.strip().lower() in names:
        return names[asked.strip().lower()]
    expected = (*map(str, range(count)), *names)
    raise Unknown("unknown_player", got=asked, expected=expected)


def _names(position: Position) -> dict[str, int]:
    """The names of players, in small letters."""
    family, count = find_game(position.game), players(position)
    if family.signed:
        signs = {sign.lower(): player for player, sign in enumerate(SIGNS[:count])}
        return signs | {sign.lower(): each for each, sign in enumerate(TYPED_SIGNS[:count])}
    return {COLOURS[family.named(player)]: player for player in range(count)}

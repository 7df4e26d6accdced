"""Who sits at a board: people, and computers of some level. Which of the moves were whose follows from that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from ruleboard.machines.play import PlayState
from ruleboard.players.knowledge import players
from ruleboard.players.levels import level
from ruleboard.rules.base import SIGNS, TYPED_SIGNS, Position, Unknown
from ruleboard.rules.registry import game as find_game

YOU, COMPUTER = "you", "computer"
BEGINS = (YOU, COMPUTER)
"""Who makes the first move."""

COLOURS = ("white", "black")

Asked = int | Mapping[Any, Any] | None
"""What an author gives as the opponent: a level, a level for some players, or nobody."""


@dataclass(frozen=True, slots=True)
class Seats:
    """For each player the level of the computer who plays for it; 0 is a person."""

    levels: tuple[int, ...]

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
            raise Unknown("nobody_begins", got=begins, expected="opponent=3")
        if opponent is None:
            return cls((0,) * count)
        if isinstance(opponent, Mapping):
            levels = [0] * count
            for player, wanted in opponent.items():
                levels[_seat(position, player)] = 0 if wanted is None else level(wanted).number
            return cls(tuple(levels))
        return cls((0,) * count).against(position, level(opponent).number, begins)

    def against(self, position: Position, number: int, begins: str) -> Self:
        """One person against computers of a level."""
        count = len(self.levels)
        own = (position.turn + (begins == COMPUTER)) % count
        return replace(self, levels=tuple(0 if each == own else number for each in range(count)))

    def given(self, player: int, number: int) -> Self:
        """The same with somebody else on one seat."""
        levels = (*self.levels[:player], number, *self.levels[player + 1 :])
        return replace(self, levels=levels)

    @property
    def computers(self) -> bool:
        """Whether any computer plays."""
        return any(self.levels)

    def begins(self, start: Position) -> str:
        """Who makes the first move from a position."""
        return COMPUTER if self.at_turn(start) else YOU

    def at_turn(self, position: Position) -> int:
        """The level of the computer that is to move; 0 if a person is, or if there is nothing to be done."""
        idle = position.outcome or not position.legal_moves
        return 0 if idle else self.levels[position.turn]

    def back(self, state: PlayState) -> int:
        """After how many moves the last turn of a person was, before this one: what undo leads to."""
        earlier = (k for k in range(state.at - 1, -1, -1) if not self.at_turn(state.positions[k]))
        return next(earlier, max(state.at - 1, 0))

    def onward(self, state: PlayState) -> int:
        """After how many moves the next turn of a person is, as far as moves are known: what redo leads to."""
        known = range(state.at + 1, len(state.positions))
        later = (k for k in known if not self.at_turn(state.positions[k]))
        return next(later, len(state.moves))


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

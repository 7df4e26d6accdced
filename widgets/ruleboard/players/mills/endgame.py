"""Reads the tables of the mill endgame with three men on each side, which say who wins and when.

A table has a row for every way to stand with three men, symmetric ones counted once, and in it a byte for each way in
which the other side can stand. Which positions a table answers for is settled here, switch by switch: the rules that
make no difference with three against three are passed over, and for every other rule the table has to be the right one.
"""

from __future__ import annotations

import zlib
from functools import cached_property, lru_cache
from importlib.resources import files
from itertools import combinations
from typing import NamedTuple

from ruleboard.rules.mills import BOARDS, Board, Position, Rules
from ruleboard.rules.mills.tables import bits, tables

MEN = 3  # of each side: a table knows nothing else, and one removal ends the game

DRAW = 0
NOWHERE = 255  # both sides would stand on the same point
# Every other byte is one more than the plies until the end; the player to move wins if their number is odd.


class Endgame(NamedTuple):
    """One endgame with three men against three."""

    board: Board
    flying: bool
    spared: bool  # a mill removes nothing while all enemy men stand in one

    @property
    def name(self) -> str:
        """The name of its file."""
        step = "flying" if self.flying else "sliding"
        return f"{self.board.name}_{step}_{'none' if self.spared else 'any'}"


ENDGAMES = tuple(
    Endgame(BOARDS["nine"], flying, spared) for flying in (True, False) for spared in (False, True)
)
"""The endgames that there are tables of."""


class Layout:
    """How the standings of three men on a board are numbered, and which of them have a row."""

    def __init__(self, board: Board) -> None:
        """Find the symmetries of the board as moves of its bits."""
        self._bits = tuple(tables(board).bit.values())
        self.turns = tuple(
            tuple(1 << board.index[turn[point.name]] for point in board.points)
            for turn in board.symmetries
        )

    @cached_property
    def standings(self) -> tuple[int, ...]:
        """Every standing of three men as bits, in the order of their numbers."""
        return tuple(sorted(sum(three) for three in combinations(self._bits, MEN)))

    @cached_property
    def number(self) -> dict[int, int]:
        """The number of each standing."""
        return {men: number for number, men in enumerate(self.standings)}

    @cached_property
    def rows(self) -> dict[int, tuple[int, int]]:
        """For each standing the row that serves it, and the symmetry that leads there."""
        found: dict[int, tuple[int, int]] = {}
        first: dict[int, int] = {}
        for men in self.standings:
            images = [self.turned(men, turn) for turn in range(len(self.turns))]
            least = min(images)
            found[men] = first.setdefault(least, len(first)), images.index(least)
        return found

    def turned(self, men: int, turn: int) -> int:
        """Some men after one of the symmetries."""
        moved = self.turns[turn]
        return sum(moved[bit.bit_length() - 1] for bit in bits(men))


@lru_cache(8)
def layout(board: Board) -> Layout:
    """The layout of a board, made once."""
    return Layout(board)


@lru_cache(8)
def read(endgame: Endgame) -> bytes:
    """The table of an endgame, loaded when it is first asked for."""
    packed = files("ruleboard.players.mills.tables").joinpath(endgame.name).read_bytes()
    return zlib.decompress(packed)


def endgame_of(rules: Rules) -> Endgame | None:
    """The endgame that rules come down to with three men against three, if there is a table of it.

    What makes no difference then: how many men there were, how one places, the red ×, how many men two mills take, and,
    where everybody flies, jumps and what it means to be blocked. A limit of turns is seen to where the table is asked.
    """
    flying = rules.flies_at >= MEN
    if rules.mill_wins or rules.rebuild_delay or rules.repetition:
        return None
    if not flying and (rules.jump != "none" or rules.blocked != "loss"):
        return None
    found = Endgame(rules.board, flying, rules.all_in_mills == "none")
    return found if found in ENDGAMES else None


def plies(position: Position) -> int | None:
    """The plies until the end of a position, -1 for a draw; None where no table answers."""
    endgame = endgame_of(position.rules)
    _, own, foe, off = position.state
    if (
        endgame is None
        or off.hand
        or off.foe_hand
        or own.bit_count() != MEN
        or foe.bit_count() != MEN
    ):
        return None
    places = layout(endgame.board)
    row, turn = places.rows[own]
    column = places.number[places.turned(foe, turn)]
    entry = read(endgame)[row * len(places.standings) + column]
    return -1 if entry == DRAW else _within_limit(position, entry - 1)


def _within_limit(position: Position, left: int) -> int:
    """With a limit of turns, an end that comes too late is a draw; one on the last turn stands."""
    rules = position.rules
    if not rules.limit:
        return left
    played = position.turns if rules.limit_counts == "turns" else position.state.off.quiet
    return left if played + left <= rules.limit else -1

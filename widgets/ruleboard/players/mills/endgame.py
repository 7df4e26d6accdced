"""Lookup in the endgame tables of the mill games: three men on each side, who wins and when.

A table has a row for every placement of three own men, symmetric ones counted once, and in it a byte for each
placement of the opponent's men. This module decides which rules a table covers: rules that make no difference with
three against three are ignored, all others have to match the table.
"""

from __future__ import annotations

import zlib
from functools import cached_property, lru_cache
from importlib.resources import files
from itertools import combinations
from typing import NamedTuple

from ruleboard.rules.mills import BOARDS, Board, Position, Rules
from ruleboard.rules.mills.tables import bits, tables

MEN = 3  # men of each side in every table; one removal ends the game

DRAW = 0
NOWHERE = 255  # impossible: both sides on the same point
# Every other byte is the plies until the end plus 1; the player to move wins if the number of plies is odd.


class Endgame(NamedTuple):
    """One endgame with three men against three."""

    board: Board
    flying: bool
    spared: bool  # a mill removes nothing while all enemy men are in mills

    @property
    def name(self) -> str:
        """The file name of the table."""
        step = "flying" if self.flying else "sliding"
        return f"{self.board.name}_{step}_{'none' if self.spared else 'any'}"


ENDGAMES = tuple(
    Endgame(BOARDS["nine"], flying, spared) for flying in (True, False) for spared in (False, True)
)
"""The endgames that have a table."""


class Layout:
    """The numbering of all placements of three men on a board, and the row of each in a table."""

    def __init__(self, board: Board) -> None:
        """Convert the symmetries of the board to permutations of its bits."""
        self._bits = tuple(tables(board).bit.values())
        self.turns = tuple(
            tuple(1 << board.index[turn[point.name]] for point in board.points)
            for turn in board.symmetries
        )

    @cached_property
    def standings(self) -> tuple[int, ...]:
        """Every placement of three men as a bit mask, in the order of their numbers."""
        return tuple(sorted(sum(three) for three in combinations(self._bits, MEN)))

    @cached_property
    def number(self) -> dict[int, int]:
        """The number of each placement."""
        return {men: number for number, men in enumerate(self.standings)}

    @cached_property
    def rows(self) -> dict[int, tuple[int, int]]:
        """For each placement its row, and the index of the symmetry that maps it to that row's placement."""
        found: dict[int, tuple[int, int]] = {}
        first: dict[int, int] = {}
        for men in self.standings:
            images = [self.turned(men, turn) for turn in range(len(self.turns))]
            least = min(images)
            found[men] = first.setdefault(least, len(first)), images.index(least)
        return found

    def turned(self, men: int, turn: int) -> int:
        """Some men mapped by one of the symmetries."""
        moved = self.turns[turn]
        return sum(moved[bit.bit_length() - 1] for bit in bits(men))


@lru_cache(8)
def layout(board: Board) -> Layout:
    """The layout of a board, cached."""
    return Layout(board)


@lru_cache(8)
def read(endgame: Endgame) -> bytes:
    """The table of an endgame, loaded lazily and cached."""
    packed = files("ruleboard.players.mills.tables").joinpath(endgame.name).read_bytes()
    return zlib.decompress(packed)


def endgame_of(rules: Rules) -> Endgame | None:
    """The endgame of a rule set with three men against three, or None if it has no table.

    Without effect here: the number of men at the start, placing, the red ×, how many men two mills remove, and, if men
    fly, jumps and the meaning of being blocked. A limit of turns is checked by `plies`.
    """
    flying = rules.flies_at >= MEN
    if rules.mill_wins or rules.rebuild_delay or rules.repetition:
        return None
    if not flying and (rules.jump != "none" or rules.blocked != "loss"):
        return None
    found = Endgame(rules.board, flying, rules.all_in_mills == "none")
    return found if found in ENDGAMES else None


def plies(position: Position) -> int | None:
    """The plies until the end of a position, -1 for a draw; None if no table covers it."""
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
    """Apply a limit of turns: an end after the limit is a draw, one on the last turn still counts."""
    rules = position.rules
    if not rules.limit:
        return left
    played = position.turns if rules.limit_counts == "turns" else position.state.off.quiet
    return left if played + left <= rules.limit else -1

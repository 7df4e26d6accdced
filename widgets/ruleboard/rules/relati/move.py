"""Relati's actions: placing, building, attacking, migrating, and giving up further ones."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ruleboard.rules.base import Site
from ruleboard.rules.relati.board import DIRECTIONS, Board

PLACE, BUILD, ATTACK, MIGRATE, STOP = "place", "build", "attack", "migrate", "end"
PREFIX: Mapping[str, str] = {PLACE: "", BUILD: "c", ATTACK: "a", MIGRATE: "m"}


class Move(NamedTuple):
    """One action. `aim` has one direction for each shot of an attack, seen from the cannon that fires."""

    action: str
    site: Site = ""
    aim: str = ""

    def __str__(self) -> str:
        if self.action == STOP:
            return STOP
        return PREFIX[self.action] + self.site + (f">{self.aim}" if self.aim else "")


END = Move(STOP)
"""Giving up the further actions of a turn."""


def well_formed(move: Move) -> bool:
    """Whether this is a move at all: an action of Relati, on a square unless it is END, aimed if it is an attack."""
    if not all(isinstance(part, str) for part in move):
        return False
    if move.action == STOP:
        return move == END
    aimed = bool(move.aim) and set(move.aim) <= set(DIRECTIONS)
    return aimed if move.action == ATTACK else move.action in PREFIX and not move.aim


@lru_cache(maxsize=64)
def table(board: Board, action: str) -> tuple[Move | None, ...]:
    """The moves of one kind on a board, made once, for `Board.pick`."""
    return board.table(lambda site: Move(action, site))

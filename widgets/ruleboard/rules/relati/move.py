"""Relati's actions: placing, building, attacking, migrating, and ending the turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from ruleboard.rules.base import Site
from ruleboard.rules.relati.board import DIRECTIONS, Board

PLACE, BUILD, ATTACK, MIGRATE, STOP = "place", "build", "attack", "migrate", "end"
PREFIX: Mapping[str, str] = {PLACE: "", BUILD: "c", ATTACK: "a", MIGRATE: "m"}


class Move(NamedTuple):
    """One action. `aim` has one direction for each shot of an attack, relative to the cannon that fires."""

    action: str
    site: Site = ""
    aim: str = ""

    def __str__(self) -> str:
        if self.action == STOP:
            return STOP
        return PREFIX[self.action] + self.site + (f">{self.aim}" if self.aim else "")


END = Move(STOP)
"""Ends the turn without using its further actions."""


def well_formed(move: Move) -> bool:
    """Whether the fields fit together: a known action, on a square unless it is END, with an aim if it is an attack."""
    if not all(isinstance(part, str) for part in move):
        return False
    if move.action == STOP:
        return move == END
    aimed = bool(move.aim) and set(move.aim) <= set(DIRECTIONS)
    return aimed if move.action == ATTACK else move.action in PREFIX and not move.aim


@lru_cache(maxsize=64)
def table(board: Board, action: str) -> tuple[Move | None, ...]:
    """All moves of one kind on a board, cached, for `Board.pick`."""
    return board.table(lambda site: Move(action, site))

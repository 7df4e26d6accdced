"""Relati's actions and how they are written: `D4` place, `cC5` build, `aG5>B` attack, `mC5` migrate, `end`."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from ruleboard.rules.base import InvalidMove, Site
from ruleboard.rules.relati.board import DIRECTIONS, Board
from ruleboard.rules.relati.codes import Fault
from ruleboard.rules.relati.rules import Rules

PLACE, BUILD, ATTACK, MIGRATE, STOP = "place", "build", "attack", "migrate", "end"
_PREFIX = {PLACE: "", BUILD: "c", ATTACK: "a", MIGRATE: "m"}
_ACTION = {prefix: action for action, prefix in _PREFIX.items()}
_TEXT = re.compile(r"(?:(?P<prefix>[CAM]?)(?P<site>[A-Z]\d{1,2})(?:>(?P<aim>[FBLR]+))?|END)")


class Move(NamedTuple):
    """One action. `aim` has one direction for each shot of an attack, seen from the cannon that fires."""

    action: str
    site: Site = ""
    aim: str = ""

    def __str__(self) -> str:
        if self.action == STOP:
            return STOP
        return _PREFIX[self.action] + self.site + (f">{self.aim}" if self.aim else "")


END = Move(STOP)
"""Giving up the further actions of a turn."""


def well_formed(move: Move) -> bool:
    """Whether this is a move at all: an action of Relati, on a square unless it is END, aimed if it is an attack."""
    if move.action == STOP:
        return move == END
    aimed = bool(move.aim) and set(move.aim) <= set(DIRECTIONS)
    return aimed if move.action == ATTACK else move.action in _PREFIX and not move.aim


@lru_cache(maxsize=64)
def table(board: Board, action: str) -> tuple[Move | None, ...]:
    """The moves of one kind on a board, made once, for `Board.pick`."""
    return board.table(lambda site: Move(action, site))


def examples(rules: Rules) -> str:
    """How the actions are written that these rules know."""
    written = (
        ("D4", True),
        ("cC3", rules.cannon),
        ("aC3>B", rules.cannon),
        ("mC3", rules.migration),
        ("end", rules.consecutive),
    )
    return ", ".join(text for text, known in written if known)


def read(text: str, board: Board, rules: Rules) -> Move:
    """The move that a text spells, legal or not."""
    found = _TEXT.fullmatch(text.strip().upper())
    if not found:
        raise InvalidMove(Fault.NOT_A_MOVE, got=text, expected=examples(rules))
    if not found["site"]:
        return END
    action, aim = _ACTION[found["prefix"].lower()], found["aim"] or ""
    if (action == ATTACK) != bool(aim):
        raise InvalidMove(Fault.NOT_A_MOVE, got=text, expected="aC3>B, aC3>RFB")
    site = found["site"]
    if site not in board.bit:
        raise InvalidMove(Fault.NO_SUCH_SQUARE, got=text, at=site, expected=board.span)
    return Move(action, site, aim)

"""International draughts: two rule sets on one engine, FEN and PDN, and a reason for every refusal."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ruleboard.rules.base import Game
from ruleboard.rules.draughts.board import BOARD, KINGS, LIGHT, MEN, Board, Square
from ruleboard.rules.draughts.fen import read as parse
from ruleboard.rules.draughts.fen import start
from ruleboard.rules.draughts.moves import Move
from ruleboard.rules.draughts.position import Position
from ruleboard.rules.draughts.rules import FMJD, GUOJI, PRESETS, Rules

if TYPE_CHECKING:
    from ruleboard.rules.draughts.pdn_read import read_pdn, read_record
    from ruleboard.rules.draughts.pdn_write import write_pdn
    from ruleboard.rules.draughts.record import Line, Ply, Record


def _read(text: str, rules: Rules | None) -> Record:
    from ruleboard.rules.draughts.pdn_read import read_record

    return read_record(text, rules)


GAME = Game("draughts", PRESETS, start, parse, _read)

__all__ = [
    "BOARD",
    "FMJD",
    "GAME",
    "GUOJI",
    "KINGS",
    "LIGHT",
    "MEN",
    "PRESETS",
    "Board",
    "Line",
    "Move",
    "Ply",
    "Position",
    "Record",
    "Rules",
    "Square",
    "parse",
    "read_pdn",
    "read_record",
    "start",
    "write_pdn",
]

_RECORDS = {
    "Line": "record",
    "Ply": "record",
    "Record": "record",
    "read_pdn": "pdn_read",
    "read_record": "pdn_read",
    "write_pdn": "pdn_write",
}


def __getattr__(name: str) -> Any:
    """What belongs to records, loaded when somebody first asks for it."""
    if name not in _RECORDS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_RECORDS[name]}"), name)

"""The mill family: nine men's morris and related games on one engine; boards and rules are data.

`start(CHENGSAN)` begins a game, `parse(text, rules)` reads a position, `Board` and `draw` create custom boards.
"""

from __future__ import annotations

from ruleboard.rules.arguments import check_exports
from ruleboard.rules.base import Game
from ruleboard.rules.mills.board import Board, Point
from ruleboard.rules.mills.boards import BOARDS
from ruleboard.rules.mills.distractors import distractors
from ruleboard.rules.mills.drawing import read as draw
from ruleboard.rules.mills.move import Move
from ruleboard.rules.mills.pieces import CLOSED, MEN
from ruleboard.rules.mills.position import Position, parse, start
from ruleboard.rules.mills.record import Record
from ruleboard.rules.mills.record import write as write_record
from ruleboard.rules.mills.record_read import read as read_record
from ruleboard.rules.mills.rules import (
    CHENGSAN,
    LASKER,
    MELNITSA,
    MELNITSA_11,
    MELNITSA_12,
    MELNITSA_SNAIL,
    MOLENDINUM,
    MORABARABA,
    PRESETS,
    SIX,
    STANDARD,
    THREE,
    TOURNAMENT,
    Rules,
)

GAME = Game("mills", PRESETS, start, parse, read_record)

__all__ = [
    "BOARDS",
    "CHENGSAN",
    "CLOSED",
    "GAME",
    "LASKER",
    "MELNITSA",
    "MELNITSA_11",
    "MELNITSA_12",
    "MELNITSA_SNAIL",
    "MEN",
    "MOLENDINUM",
    "MORABARABA",
    "PRESETS",
    "SIX",
    "STANDARD",
    "THREE",
    "TOURNAMENT",
    "Board",
    "Move",
    "Point",
    "Position",
    "Record",
    "Rules",
    "distractors",
    "draw",
    "parse",
    "read_record",
    "start",
    "write_record",
]

check_exports(__name__)

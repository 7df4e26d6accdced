"""Draughts: international, Russian, Brazilian and English on one engine, with FEN, PDN and a reason for each refusal.

`start(FMJD)` begins a game, `parse(text, rules)` reads a position, `layout(size)` is a board as bit masks.
"""

from __future__ import annotations

from ruleboard.rules.arguments import check_exports
from ruleboard.rules.base import Game
from ruleboard.rules.draughts import naming as _naming
from ruleboard.rules.draughts.board import LIGHT, Board, Square
from ruleboard.rules.draughts.distractors import distractors
from ruleboard.rules.draughts.layout import Layout, layout
from ruleboard.rules.draughts.move import Move
from ruleboard.rules.draughts.pdn_read import BadGame, Games, read_games, read_pdn, read_record
from ruleboard.rules.draughts.pdn_write import write_pdn
from ruleboard.rules.draughts.pieces import KINGS, MEN
from ruleboard.rules.draughts.position import Position, parse, start
from ruleboard.rules.draughts.record import Ply, Record, Variation
from ruleboard.rules.draughts.rules import BRAZILIAN, ENGLISH, FMJD, GUOJI, PRESETS, RUSSIAN, Rules

GAME = Game(
    "draughts",
    PRESETS,
    start,
    parse,
    read_record,
    notations=_naming.NOTATIONS,
    naming=_naming.naming,
)

__all__ = [
    "BRAZILIAN",
    "ENGLISH",
    "FMJD",
    "GAME",
    "GUOJI",
    "KINGS",
    "LIGHT",
    "MEN",
    "PRESETS",
    "RUSSIAN",
    "BadGame",
    "Board",
    "Games",
    "Layout",
    "Move",
    "Ply",
    "Position",
    "Record",
    "Rules",
    "Square",
    "Variation",
    "distractors",
    "layout",
    "parse",
    "read_games",
    "read_pdn",
    "read_record",
    "start",
    "write_pdn",
]

check_exports(__name__)

"""Relati: two to four players, forty paths or fewer, and four optional rules in every combination."""

from __future__ import annotations

from ruleboard.rules.base import Game
from ruleboard.rules.relati.board import Board, board
from ruleboard.rules.relati.codes import (
    Counted,
    Duty,
    Ended,
    Evidence,
    Fault,
    Happened,
    Reason,
    Refused,
    Statement,
    Title,
)
from ruleboard.rules.relati.lifeline import Lifelines, lifelines
from ruleboard.rules.relati.link import Effect, Link, cuts, effect, links
from ruleboard.rules.relati.move import ATTACK, BUILD, END, MIGRATE, PLACE, STOP, Move
from ruleboard.rules.relati.notation import SIGNS
from ruleboard.rules.relati.path import (
    KINDS,
    SHAPES,
    NoSource,
    Path,
    nearest_miss,
    open_paths,
    paths,
)
from ruleboard.rules.relati.position import Position
from ruleboard.rules.relati.region import Territory, count_out, territory
from ruleboard.rules.relati.rules import (
    ALL,
    BASIC,
    CANNON,
    CHAIN,
    CONSECUTIVE,
    MIGRATION,
    NEIGHBOURS,
    PRESETS,
    REMOTE,
    Rules,
)
from ruleboard.rules.relati.setup import parse, start
from ruleboard.rules.relati.wave import Wave, waves

GAME = Game("relati", PRESETS, start, parse)

__all__ = [
    "ALL",
    "ATTACK",
    "BASIC",
    "BUILD",
    "CANNON",
    "CHAIN",
    "CONSECUTIVE",
    "END",
    "GAME",
    "KINDS",
    "MIGRATE",
    "MIGRATION",
    "NEIGHBOURS",
    "PLACE",
    "PRESETS",
    "REMOTE",
    "SHAPES",
    "SIGNS",
    "STOP",
    "Board",
    "Counted",
    "Duty",
    "Effect",
    "Ended",
    "Evidence",
    "Fault",
    "Happened",
    "Lifelines",
    "Link",
    "Move",
    "NoSource",
    "Path",
    "Position",
    "Reason",
    "Refused",
    "Rules",
    "Statement",
    "Territory",
    "Title",
    "Wave",
    "board",
    "count_out",
    "cuts",
    "effect",
    "lifelines",
    "links",
    "nearest_miss",
    "open_paths",
    "parse",
    "paths",
    "start",
    "territory",
    "waves",
]

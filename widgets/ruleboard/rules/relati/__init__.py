"""Relati: two to four players, up to forty paths, and four optional rules in any combination."""

from __future__ import annotations

from ruleboard.rules.arguments import check_exports
from ruleboard.rules.base import Game
from ruleboard.rules.relati.board import Board, board
from ruleboard.rules.relati.codes import Evidence
from ruleboard.rules.relati.distractors import distractors
from ruleboard.rules.relati.link import Lifelines, Link, cuts, lifelines, links
from ruleboard.rules.relati.move import ATTACK, BUILD, END, MIGRATE, PLACE, Move
from ruleboard.rules.relati.path import (
    KINDS,
    SHAPES,
    STABLE,
    NoSource,
    Path,
    nearest_miss,
    open_paths,
    paths,
)
from ruleboard.rules.relati.position import Position, parse, start
from ruleboard.rules.relati.reaction import Effect, Wave, effect, waves
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
from ruleboard.rules.relati.territory import Territory, count_out, territory

GAME = Game("relati", PRESETS, start, parse, signed=True)

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
    "STABLE",
    "Board",
    "Effect",
    "Evidence",
    "Lifelines",
    "Link",
    "Move",
    "NoSource",
    "Path",
    "Position",
    "Rules",
    "Territory",
    "Wave",
    "board",
    "count_out",
    "cuts",
    "distractors",
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

check_exports(__name__)

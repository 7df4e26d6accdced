"""Relati: two to four players, forty paths or fewer, and four optional rules in every combination."""

from __future__ import annotations

from ruleboard.rules.base import Game
from ruleboard.rules.relati.board import Board, board
from ruleboard.rules.relati.codes import (
    COUNTERS,
    DIFFERENCES,
    DUTIES,
    EVENTS,
    FAULTS,
    OUTCOMES,
    REASONS,
    REFUSALS,
    TITLES,
)
from ruleboard.rules.relati.lifeline import Lifelines, lifelines
from ruleboard.rules.relati.link import Effect, Link, cuts, effect, links
from ruleboard.rules.relati.move import END, Move
from ruleboard.rules.relati.notation import SIGNS
from ruleboard.rules.relati.path import KINDS, SHAPES, Path, nearest_miss, open_paths, paths
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
    "BASIC",
    "CANNON",
    "CHAIN",
    "CONSECUTIVE",
    "COUNTERS",
    "DIFFERENCES",
    "DUTIES",
    "END",
    "EVENTS",
    "FAULTS",
    "GAME",
    "KINDS",
    "MIGRATION",
    "NEIGHBOURS",
    "OUTCOMES",
    "PRESETS",
    "REASONS",
    "REFUSALS",
    "REMOTE",
    "SHAPES",
    "SIGNS",
    "TITLES",
    "Board",
    "Effect",
    "Lifelines",
    "Link",
    "Move",
    "Path",
    "Position",
    "Rules",
    "Territory",
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

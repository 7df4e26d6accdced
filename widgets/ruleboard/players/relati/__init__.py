"""Knowledge about Relati for the search: evaluation, search functions and reasons."""

from __future__ import annotations

from collections.abc import Iterator

from ruleboard.players import multiplayer
from ruleboard.players.relati import filling
from ruleboard.players.relati.features import FEATURES, evaluate, features, worth
from ruleboard.players.relati.reasons import TOLD_FEATURES, reasons
from ruleboard.players.thinking import Limit, Thought
from ruleboard.rules.relati import Move, Position

__all__ = [
    "FEATURES",
    "SCALE",
    "TOLD_FEATURES",
    "after",
    "evaluate",
    "features",
    "follow",
    "reasons",
    "think",
    "worth",
]


SCALE = 2_000
"""Hundredths of a square at which the chances are three to one.

In the 28 decisive games of 60 that the search played against itself (tests/bench/fit_weights.py), it was 2,200 over
the whole game, but only 180 in its second half: in the first half, the player who placed last seems ahead.
"""


def think(position: Position, limit: Limit, lines: int, seed: int) -> Iterator[Thought]:
    """Search a position of two, three or four players; see `thinking.think`."""
    return multiplayer.Search(position, _sight(position), limit, lines, seed).thoughts()


def follow(position: Position, move: Move, limit: Limit) -> Iterator[Thought]:
    """Search one move only: its value and the expected line."""
    return multiplayer.Search(position, _sight(position), limit, 1, 0, moves=[move]).thoughts()


def after(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    return position._play(move)


def _sight(position: Position) -> multiplayer.Sight:
    cost = _cost(position)
    return multiplayer.Sight(worth, filling.filled_out, after, position.players, cost)


def _cost(position: Position) -> int:
    """Nodes per position: more for extended rules, where shots are slow to find, and for large boards."""
    return 1 + (position.board.size > 9) + position.rules.extended

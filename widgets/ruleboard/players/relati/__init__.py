"""Players of Relati: what they look at, how they search, and what they can say."""

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
"""So many hundredths of a square ahead, and the chances are three to one.

In 28 games that somebody won, of 60 in which the search played itself (tests/bench/fit_weights.py), it took 2,200 over
the whole game, and only 180 in its second half: before that, whoever has just placed seems ahead.
"""


def think(position: Position, limit: Limit, lines: int, seed: int) -> Iterator[Thought]:
    """Search a position of two, three or four players; see `thinking.think`."""
    return multiplayer.Search(position, _sight(position), limit, lines, seed).thoughts()


def follow(position: Position, move: Move, limit: Limit) -> Iterator[Thought]:
    """Look at one move alone: what it is worth, and what follows."""
    return multiplayer.Search(position, _sight(position), limit, 1, 0, moves=[move]).thoughts()


def after(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    return position._play(move)


def _sight(position: Position) -> multiplayer.Sight:
    cost = _cost(position)
    return multiplayer.Sight(worth, filling.filled_out, after, position.players, cost)


def _cost(position: Position) -> int:
    """Shots take long to find, and all takes longer on a large board."""
    return 1 + (position.board.size > 9) + position.rules.extended

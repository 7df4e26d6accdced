"""Players of Relati: what they look at, how they search, and what they can say."""

from __future__ import annotations

from collections.abc import Iterator

from ruleboard.players import many
from ruleboard.players.relati import filling
from ruleboard.players.relati.reasons import reasons
from ruleboard.players.relati.standing import FEATURES, evaluate, features, worth
from ruleboard.players.thinking import Limit, Thought
from ruleboard.rules.relati import Move, Position

__all__ = ["FEATURES", "after", "evaluate", "features", "reasons", "think", "worth"]


def think(position: Position, limit: Limit, lines: int, seed: int) -> Iterator[Thought]:
    """Search a position of two, three or four players; see `thinking.think`."""
    sight = many.Sight(worth, filling.filled_out, after, position.players, _cost(position))
    return many.Search(position, sight, limit, lines, seed).thoughts()


def after(position: Position, move: Move) -> Position:
    """The position after a legal move."""
    return position._play(move)


def _cost(position: Position) -> int:
    """Shots take long to find, and all takes longer on a large board."""
    return 1 if position.board.size <= 9 and not position.rules.extended else 2

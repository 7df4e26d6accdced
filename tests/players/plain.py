"""A search that anybody can check: every move of every position, and nothing is ever cut off."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

from ruleboard.players import exact
from ruleboard.players.knowledge import knowledge
from ruleboard.players.thinking import WIN
from ruleboard.rules import begin

OURS = ("draughts", "mills")


@lru_cache(1 << 16)
def value(position: Any, depth: int, ply: int = 0) -> int:
    """What a position is worth to the player to move, so many plies ahead, and beyond while captures are due."""
    known = knowledge(position.game)
    ended = position.outcome
    if ended is not None:
        if ended.winner is None:
            return 0
        return WIN - ply if ended.winner == position.turn else ply - WIN
    certain = exact.value(position) if ply else None
    if certain is not None:
        left = WIN - ply - certain.plies
        return {"win": left, "loss": -left, "draw": 0}[certain.result]
    if depth <= 0 and known.quiet(position):
        return known.evaluate(position)
    return max(worth(position, move, depth, ply) for move in position.legal_moves)


def worth(position: Any, move: Any, depth: int, ply: int = 0) -> int:
    """What a move is worth to the player who makes it."""
    after = position.play(move)
    found = value(after, depth - 1, ply + 1)
    return found if after.turn == position.turn else -found


def walk(name: str, seed: int, plies: int) -> Iterator[Any]:
    """The positions of a game by chance in which there is something to think about."""
    chance, position = Random(f"{name} {seed}"), begin(name)
    for _ in range(plies):
        if position.outcome is not None:
            return
        yield position
        position = position.play(chance.choice(position.legal_moves))

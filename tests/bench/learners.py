"""Learners as they play after their first lessons: they see what happens at once, and nothing further.

They measure whether the first level can be beaten. All else they leave to chance.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from ruleboard.players.levels import at_once
from ruleboard.players.mills.features import open_mills
from tests.bench.matches import Played, Player


def of_mills(played: Played, seed: int) -> Any:
    """Always closes a mill, and always blocks one that the opponent could close next; takes men from such a line."""
    position, chance = played.position, Random(seed)
    threats = open_mills(position, 1 - position.turn)
    closing = [move for move in position.legal_moves if move.removed]
    blocking = [move for move in position.legal_moves if move.target in threats]
    return chance.choice(closing or blocking or position.legal_moves)


def of_draughts(played: Played, seed: int) -> Any:
    """Looks at the reply: gives away as few pieces as possible."""
    position, chance = played.position, Random(seed)
    lost = {
        move: _most_taken(position.play(move)) - move.taken.bit_count()
        for move in position.legal_moves
    }
    least = min(lost.values())
    return chance.choice([move for move, count in lost.items() if count == least])


def _most_taken(position: Any) -> int:
    moves: Sequence[Any] = () if position.outcome else position.legal_moves
    return max((move.taken.bit_count() for move in moves), default=0)


def of_relati(played: Played, seed: int) -> Any:
    """Makes the move after which the board looks best, and sees no reply."""
    position, chance = played.position, Random(seed)
    values = {move: at_once(position, move) for move in position.legal_moves}
    best = max(values.values())
    return chance.choice([move for move, value in values.items() if value == best])


LEARNERS: Mapping[str, Callable[[Played, int], Any]] = {
    "mills": of_mills,
    "draughts": of_draughts,
    "relati": of_relati,
}
"""A learner for each game."""


def careless(learner: Player, sees: float) -> Player:
    """A learner who plays at random now and then."""

    def play(played: Played, seed: int) -> Any:
        chance = Random(f"{seed} careless")
        if chance.random() < sees:
            return learner(played, seed)
        return chance.choice(played.position.legal_moves)

    return play

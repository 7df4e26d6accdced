"""The engine beside the naive one: both find the same moves, by the same routes, to the same positions."""

from __future__ import annotations

from collections.abc import Iterable

from ruleboard.rules import draughts
from ruleboard.rules.draughts import Position
from tests.rules.draughts.chance import plain
from tests.rules.draughts.naive import Key, number


def key(move: draughts.Move) -> Key:
    return int(move.start), int(move.end), frozenset(map(int, move.captured))


def numbers(routes: Iterable[Iterable[tuple[int, int]]], size: int) -> set[tuple[str, ...]]:
    return {tuple(str(number(where, size)) for where in route) for route in routes}


def agree(position: Position) -> None:
    """Both engines find the same moves, routes and positions after them."""
    naive = plain(position)
    expected = naive.moves
    moves = {key(move): move for move in position.legal_moves}
    assert moves.keys() == expected.keys(), position.text
    assert len(moves) == len(position.legal_moves), position.text
    for name, routes in expected.items():
        ways = set(position.routes(moves[name]))
        assert ways == numbers(routes, naive.size), (position.text, moves[name])
        following = naive.play(name, min(routes))
        after = position.play(moves[name])
        assert plain(after).pieces == following.pieces, (position.text, moves[name])
        assert (after.clock, after.turn) == (following.clock, 1 - position.turn)

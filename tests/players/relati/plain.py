"""A search that anybody can read: every move is followed, nothing is cut off, kept or ordered."""

from __future__ import annotations

from ruleboard.players.relati import worth
from ruleboard.players.relati.filling import filled_out
from ruleboard.players.thinking import LIKELY, WIN
from ruleboard.rules import relati


def minimax(position: relati.Position, me: int, depth: int, ply: int = 0) -> int:
    """What a position is worth to a player against all others, so many plies ahead."""
    ended = filled_out(position) if ply else None
    if ended is not None:
        if ended.winner is None:
            return 0
        far = ply + ended.plies
        lost = WIN if position.players == 2 else LIKELY
        return WIN - far if ended.winner == me else far - lost
    if not depth:
        return worth(position, me)
    best = max if position.turn == me else min
    after = (position.play(move) for move in position.legal_moves)
    return best(minimax(each, me, depth - 1, ply + 1) for each in after)


def outcome(position: relati.Position) -> int | None:
    """Who wins if both play perfectly, by trying everything: 0, 1 or None."""
    if position.outcome is not None:
        return position.outcome.winner
    found = {outcome(position.play(move)) for move in position.legal_moves}
    turn = position.turn
    return turn if turn in found else None if None in found else 1 - turn

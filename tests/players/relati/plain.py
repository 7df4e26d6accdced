"""A search that anybody can read: every move is followed, nothing is cut off, kept or ordered."""

from __future__ import annotations

from ruleboard.players.relati import worth
from ruleboard.players.relati.filling import filled_out
from ruleboard.players.thinking import FARTHEST, LIKELY, WIN
from ruleboard.rules import relati

PROVEN = WIN - FARTHEST


def values(position: relati.Position, me: int, depth: int, ply: int = 0) -> tuple[int, ...]:
    """What a position is worth to each, so many plies ahead, if everybody does what is best for himself.

    Of what is as good for somebody, `me` expects the worst. Of two, what is best for one is worst for the other. Where more play, only a win is ever proven, and only one that
    follows whatever the others do.
    """
    players = range(position.players)
    ended = filled_out(position) if ply else None
    if ended is not None:
        if ended.winner is None:
            return tuple(0 for _ in players)
        far = ply + ended.plies
        lost = WIN if position.players == 2 else LIKELY
        return tuple(WIN - far if each == ended.winner else far - lost for each in players)
    if not depth:
        return tuple(worth(position, each) for each in players)
    turn = position.turn
    found = [values(position.play(move), me, depth - 1, ply + 1) for move in position.legal_moves]
    best = max(found, key=lambda each: (each[turn], -each[me]))
    if position.players == 2 or best[turn] > PROVEN:
        return best
    return tuple(
        value - WIN + LIKELY
        if value > PROVEN and not all(each[player] > PROVEN for each in found)
        else value
        for player, value in enumerate(best)
    )


def forced(position: relati.Position, player: int) -> bool:
    """Whether a player wins whatever all the others do, by trying everything."""
    if position.outcome is not None:
        return position.outcome.winner == player
    each = (forced(position.play(move), player) for move in position.legal_moves)
    return any(each) if position.turn == player else all(each)


def outcome(position: relati.Position) -> int | None:
    """Who wins if both play perfectly, by trying everything: 0, 1 or None."""
    if position.outcome is not None:
        return position.outcome.winner
    found = {outcome(position.play(move)) for move in position.legal_moves}
    turn = position.turn
    return turn if turn in found else None if None in found else 1 - turn

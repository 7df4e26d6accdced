"""A search that anybody can read: every move is followed, nothing is cut off, kept or ordered."""

from __future__ import annotations

from ruleboard.players.relati import worth
from ruleboard.players.relati.filling import filled_out
from ruleboard.players.thinking import FARTHEST, LIKELY, WIN
from ruleboard.rules import relati

PROVEN = WIN - FARTHEST


def values(position: relati.Position, me: int, depth: int, ply: int = 0) -> tuple[int, ...]:
    """What a position is worth to each, so many plies ahead, if everybody does what is best for himself.

    Of what is as good for somebody, `me` expects the worst. Where two play, that is minimax.
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
    after = (position.play(move) for move in position.legal_moves)
    found = [values(each, me, depth - 1, ply + 1) for each in after]
    return best_of(found, position.turn, me)


def best_of(found: list[tuple[int, ...]], turn: int, me: int) -> tuple[int, ...]:
    """What a player chooses. Where somebody else wins by that, but not by every choice, this is likely, not proven."""
    best = max(found, key=lambda each: (each[turn], -each[me], each))
    sure = [all(each[player] > PROVEN for each in found) for player in range(len(best))]
    return tuple(
        value if value <= PROVEN or player == turn or sure[player] else value - WIN + LIKELY
        for player, value in enumerate(best)
    )


def outcome(position: relati.Position) -> int | None:
    """Who wins if both play perfectly, by trying everything: 0, 1 or None."""
    if position.outcome is not None:
        return position.outcome.winner
    found = {outcome(position.play(move)) for move in position.legal_moves}
    turn = position.turn
    return turn if turn in found else None if None in found else 1 - turn

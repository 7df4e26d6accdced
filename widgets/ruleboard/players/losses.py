"""What even a good line costs. Games say it of a move of which they have nothing better to say.

Who is about to lose a man, or the game, is not told how well the others stand in the end.
"""

from __future__ import annotations

from collections.abc import Iterator

from ruleboard.players.reasons import PlayedOut, Why
from ruleboard.rules.base import Note


def cost(played: PlayedOut) -> Iterator[Note]:
    """That the game is lost, or pieces are; nothing where it is won, or where there was no other move."""
    line = played.line
    won = line.plies is not None and line.value > 0
    if won or len(played.first.before.legal_moves) == 1:
        return
    if line.plies is not None and line.value < 0:
        yield Note(Why.LOST, {"n": max(1, played.moves(own=False, plies=line.plies))})
    elif played.net < 0:
        yield Note(Why.STILL_LOSES, {"n": -played.net})

"""What has left a board: it follows from the events of the record, whatever the game calls it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from ruleboard.rules.base import Event, Piece, Position, Role
from ruleboard.session.clicks import after
from ruleboard.session.play import PlayState


def lost(state: PlayState) -> Mapping[Piece, int]:
    """The pieces that were taken in the moves so far, the one in hand included, and how many of each."""
    gone = Counter[Piece]()
    for position, move in zip(state.positions[: state.at], state.moves, strict=False):
        gone.update(_taken_by(position, move))
    gone.update(_taken(state.position, state.happened if state.clicked else ()))
    return dict(sorted(gone.items(), key=lambda item: (item[0].owner or 0, item[0].kind)))


def usual(piece: Piece) -> Piece:
    """A piece as it is when nothing has become of it."""
    return piece._replace(state="", number=0)


@lru_cache(maxsize=4096)
def _taken_by(position: Position, move: Any) -> tuple[Piece, ...]:
    """The same moves are looked at again after each click."""
    return tuple(_taken(position, position.events(move)))


def _taken(position: Position, events: Iterable[Event]) -> list[Piece]:
    """What leaves the board in some events, as it was when they began; what came with them may go with them."""
    before, board, gone = position.pieces, dict(position.pieces), []
    for event in events:
        if event.role is Role.TAKEN:
            found = (before.get(site) or board.get(site) for site in event.sites)
            gone += [usual(piece) for piece in found if piece]
        board = after(board.items(), (event,))
    return gone

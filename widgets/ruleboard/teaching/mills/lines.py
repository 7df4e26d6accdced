"""Lines of a position of mills: those that need one more man, and those that a move closes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ruleboard.rules.base import Role, Site, Way
from ruleboard.rules.mills import Position


def open_lines(position: Position, player: int) -> tuple[Way, ...]:
    """The lines on which a player has two men and the third point is free."""
    found = []
    for line in position.board.mills:
        owners = [position.pieces[site].owner for site in line if site in position.pieces]
        if owners == [player, player]:
            found.append(Way(line))
    return tuple(found)


def closable(position: Position, moves: Iterable[Any] | None = None) -> tuple[Way, ...]:
    """The mills that the player to move can close at once, by these moves or by any."""
    moves = position.legal_moves if moves is None else moves
    found = (
        Way(event.sites)
        for move in moves
        for event in position.events(move)
        if event.role is Role.FORMED
    )
    return tuple(dict.fromkeys(found))


def men(position: Position, player: int) -> tuple[Site, ...]:
    """The points of a player's men."""
    return tuple(site for site, piece in position.pieces.items() if piece.owner == player)

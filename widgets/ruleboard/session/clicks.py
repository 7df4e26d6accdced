"""The legal moves as a prefix tree over the sites to click for them.

This is the whole interaction of every game: the machine offers the next sites and narrows the moves by each click.
Where several moves share all their clicks, the player chooses between them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ruleboard.rules.base import Event, Piece, Position, Role, Site

Clicks = tuple[Site, ...]


class Ways:
    """All click sequences of all legal moves of a position."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._ways: tuple[tuple[Clicks, Any], ...] = tuple(
            (clicks, move) for move in position.legal_moves for clicks in position.clicks(move)
        )

    def next_sites(self, clicked: Clicks) -> tuple[Site, ...]:
        """The sites that may be clicked next, without duplicates."""
        length = len(clicked)
        return tuple(
            dict.fromkeys(
                clicks[length]
                for clicks, _ in self._ways
                if len(clicks) > length and clicks[:length] == clicked
            )
        )

    def finished(self, clicked: Clicks) -> tuple[Any, ...]:
        """The moves that these clicks complete, without duplicates."""
        return tuple(dict.fromkeys(move for clicks, move in self._ways if clicks == clicked))

    def fitting(self, clicked: Clicks) -> tuple[Any, ...]:
        """The moves that begin with these clicks, without duplicates."""
        length = len(clicked)
        return tuple(dict.fromkeys(m for clicks, m in self._ways if clicks[:length] == clicked))

    def leads_on(self, clicked: Clicks) -> bool:
        """Whether these clicks begin or complete a legal move."""
        length = len(clicked)
        return any(clicks[:length] == clicked for clicks, _ in self._ways)

    def happened(self, clicked: Clicks) -> tuple[Event, ...]:
        """The events that all moves beginning with these clicks share: they can be shown before the move is complete.

        A man that closes a mill is shown on its new point while its owner chooses what to remove.
        """
        if not clicked:
            return ()
        length = len(clicked)
        shared: list[Event] | None = None
        for move in self.fitting(clicked):
            events = [e for e in self._position.events(move, clicked) if e.after <= length]
            shared = events if shared is None else _common(shared, events)
            if not shared:
                break
        return tuple(shared or ())


def as_good(position: Position, move: Any, other: Any) -> bool:
    """Whether two moves of one piece capture the same pieces, by different routes or with different last squares."""
    mine, theirs = (position.clicks(each)[0][:1] for each in (move, other))
    taken = _taken(position, move)
    return mine == theirs and bool(taken) and taken == _taken(position, other)


def _taken(position: Position, move: Any) -> frozenset[Site]:
    events = position.events(move)
    return frozenset(s for event in events if event.role is Role.TAKEN for s in event.sites)


def _common(left: list[Event], right: list[Event]) -> list[Event]:
    count = 0
    for a, b in zip(left, right, strict=False):
        if a != b:
            break
        count += 1
    return left[:count]


def after(pieces: Iterable[tuple[Site, Piece]], events: Iterable[Event]) -> dict[Site, Piece]:
    """The pieces on the board after some events."""
    board = dict(pieces)
    for event in events:
        for site, piece in event.changes:
            if piece is None:
                board.pop(site, None)
            else:
                board[site] = piece
    return board

"""Captured pieces, counted from the events of the record, for any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, MutableMapping
from weakref import WeakKeyDictionary

from ruleboard.machines.play import PlayState
from ruleboard.rules.base import Event, Piece, Position, Role
from ruleboard.rules.persistent_list import PersistentList, grown
from ruleboard.session.clicks import after

_known: MutableMapping[PersistentList[Position], Counter[Piece]] = WeakKeyDictionary()
"""Cache of the captures up to a position, so that a click does not recount the whole game."""


def lost(state: PlayState) -> Mapping[Piece, int]:
    """The pieces captured so far, the unfinished move included, and how many of each."""

    def more(gone: Counter[Piece], played: PersistentList[Position]) -> Counter[Piece]:
        if len(played) == 1:
            return gone
        before = played.before[-1]
        taken = _taken(before, before.events(state.moves[len(played) - 2]))
        return gone + Counter(taken) if taken else gone

    gone = grown(state.positions.stage(state.at + 1), _known, Counter[Piece](), more)
    gone = gone + Counter(_taken(state.position, state.happened if state.clicked else ()))
    return dict(sorted(gone.items(), key=lambda item: (item[0].owner or 0, item[0].kind)))


def usual(piece: Piece) -> Piece:
    """A piece in its usual state, without number."""
    return piece._replace(state="", number=0)


def _taken(position: Position, events: Iterable[Event]) -> list[Piece]:
    """The pieces that some events remove, as they were before the first event; some may also appear in between."""
    before, board, gone = position.pieces, dict(position.pieces), []
    for event in events:
        if event.role is Role.TAKEN:
            found = (before.get(site) or board.get(site) for site in event.sites)
            gone += [usual(piece) for piece in found if piece]
        board = after(board.items(), (event,))
    return gone

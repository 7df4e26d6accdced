"""Wrong reasons: what one might think is the matter with an action that is refused, and what is not true of it.

A learner who is asked why an action is refused chooses between the engine's reason and some of these.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ruleboard.rules.base import Note, Refusal, Site
from ruleboard.rules.relati.codes import Refused
from ruleboard.rules.relati.path import paths
from ruleboard.rules.relati.pieces import DEAD, DISCONNECTED

if TYPE_CHECKING:
    from ruleboard.rules.relati.position import Position


def doubts(position: Position, attempt: tuple[Site, ...], _: Refusal) -> Iterator[Note]:
    """Reasons that are not true of an attempt, the likeliest first."""
    if not attempt:
        return
    at = attempt[0]
    ways = [path for path in paths(position, at) if path.own]
    if ways and at not in position.pieces:
        yield Note(Refused.NO_PATH, {"at": at})
    yield from _of_sources(position, at)
    if not ways:
        yield from _of_blockers(position, at)
    if at not in position.pieces:
        other = (position.turn + 1) % position.players
        yield Note(Refused.CELL_TAKEN, {"at": at, "player": other})
    elif position.pieces[at].state != DEAD:
        yield Note(Refused.CELL_DEAD, {"at": at, "player": position.pieces[at].owner})


def _of_sources(position: Position, at: Site) -> Iterator[Note]:
    """That a symbol of one's own near by is disconnected, or for lack of one near by any: it is not."""
    own = [s for s, piece in position.pieces.items() if piece.owner == position.turn]
    near = [path.source for path in paths(position, at) if path.own]
    for source in (*near, *own):
        if not position.pieces[source].state:
            yield Note(Refused.NO_PATH_DISCONNECTED, {"at": at, "source": source, "shape": ""})
            return
        if position.pieces[source].state == DISCONNECTED:
            yield Note(Refused.NO_PATH_DEAD, {"at": at, "source": source, "shape": ""})
            return


def _of_blockers(position: Position, at: Site) -> Iterator[Note]:
    """That a path is blocked, where there is none at all."""
    own = [s for s, piece in position.pieces.items() if piece.owner == position.turn]
    others = [s for s in position.pieces if s not in own and s != at]
    if own and others:
        params = {"at": at, "source": own[0], "blocker": others[0], "shape": ""}
        yield Note(Refused.NO_PATH_BLOCKED, params)

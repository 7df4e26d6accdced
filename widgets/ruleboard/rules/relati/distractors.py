"""Distractors: wrong reasons for a refused action, which sound likely but are not true of it.

In a question why an action is refused, the choices are the engine's reason and some of these.
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


CHANGING = (
    Refused.SYMBOL_DISCONNECTED,
    Refused.SYMBOL_DEAD,
    Refused.NOT_YOUR_SYMBOL,
    Refused.NOT_PLAIN,
    Refused.NOT_LINKED_TO_ROOT,
    Refused.ROOT_LINK_BLOCKED,
)
"""Refusals of building and migrating."""

FIRING = (
    Refused.NO_SHELL,
    Refused.NO_TARGET,
    Refused.OWN_SHIELD,
    Refused.NOT_IN_LINE,
    Refused.IN_THE_WAY,
    Refused.NOTHING_TO_HIT,
    Refused.KILLS_NOTHING,
    Refused.MUST_CONTINUE,
    Refused.FIRE_IS_OVER,
)
"""Refusals of firing."""


def distractors(position: Position, attempt: tuple[Site, ...], refusal: Refusal) -> Iterator[Note]:
    """Reasons that are not true of an attempt, most plausible first."""
    if not attempt:
        return
    if refusal.code in FIRING:
        yield from _of_fire(position, attempt, refusal)
    elif refusal.code in CHANGING:
        yield from _of_change(position, attempt[0], refusal)
    else:
        yield from _of_placing(position, attempt[0])


def _of_change(position: Position, at: Site, refusal: Refusal) -> Iterator[Note]:
    """Wrong reasons why a symbol cannot become a cannon or the root."""
    field, bit, side = position.field, position.board.bit[at], position.field.sides[position.turn]
    others = (site for site, piece in position.pieces.items() if piece.owner != position.turn)
    blocker = next(others, None)
    if refusal.code == Refused.NOT_LINKED_TO_ROOT and blocker:
        params = {"at": at, "root": refusal.params["root"], "blocker": blocker, "shape": ""}
        yield Note(Refused.ROOT_LINK_BLOCKED, params)
    if bit & side.live and not bit & field.lost(position.turn):
        yield Note(Refused.SYMBOL_DISCONNECTED, {"at": at})
    if bit & side.plain:
        yield Note(Refused.NOT_PLAIN, {"at": at, "kind": ""})
    if bit & field.live:
        yield Note(Refused.SYMBOL_DEAD, {"at": at})
    if bit & side.live:
        other = (position.turn + 1) % position.players
        yield Note(Refused.NOT_YOUR_SYMBOL, {"at": at, "player": other})


def _of_fire(position: Position, attempt: tuple[Site, ...], refusal: Refusal) -> Iterator[Note]:
    """Wrong reasons why a cannon cannot fire."""
    gun, side = attempt[0], position.field.sides[position.turn]
    target = attempt[1] if len(attempt) > 1 else refusal.params.get("target")
    params = {"source": gun, "target": target}
    if side.shell(position.board.bit[gun]):
        yield Note(Refused.NO_SHELL, {"at": gun})
    if target and (gun[0] == target[0]) != (gun[1:] == target[1:]):
        yield Note(Refused.NOT_IN_LINE, params)
    if target and position.board.bit[target] & position.field.live:
        yield Note(Refused.NOTHING_TO_HIT, params)
    yield Note(Refused.SYMBOL_DISCONNECTED, {"at": gun})  # a disconnected cannon would be dead
    yield Note(Refused.SYMBOL_DEAD, {"at": gun})


def _of_placing(position: Position, at: Site) -> Iterator[Note]:
    """Wrong reasons why nothing can be placed on a square."""
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
    """The wrong reason that an own symbol (a near one, or else any) is disconnected."""
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
    """The wrong reason that a path is blocked, where there is no path."""
    own = [s for s, piece in position.pieces.items() if piece.owner == position.turn]
    others = [s for s in position.pieces if s not in own and s != at]
    if own and others:
        params = {"at": at, "source": own[0], "blocker": others[0], "shape": ""}
        yield Note(Refused.NO_PATH_BLOCKED, params)

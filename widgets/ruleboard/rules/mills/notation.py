"""Moves as text, both ways, and positions as text; `reading` has the way back from a position's text.

A position is written in fields: the side to move, White's and Black's points, and where they are needed men in hand
(H), closed points (X), turns played (T), mills that wait to be closed again (RW, RB: mill=own turns left), quiet turns
(Q) and the quiet moves since the last placing or removal (P).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, cast

from ruleboard.rules.base import IllegalMove, InvalidMove, Refusal, Site
from ruleboard.rules.mills import refusals
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.mills.tables import Move, Tables, bits

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position

_MOVE = re.compile(r"(?:([^-x]+)-)?([^-x]+)((?:x[^-x]+)*)")
_ALIKE = str.maketrans({"×": "x", "–": "-", "—": "-", "−": "-"})


def legal_move(position: Position, text: str) -> Move:
    """The legal turn that a text means."""
    source, target, removed = read_move(text, position.state.engine.tables)
    wanted = source, target, sorted(removed)
    for move in position.legal_moves:
        if (move.source, move.target, sorted(move.removed)) == wanted:
            return move
    why = refusals.explain(position, source, target, removed)
    raise IllegalMove(cast("Refusal", why), got=text)  # no legal move fits, so there is a reason


def read_move(text: str, table: Tables) -> tuple[Site | None, Site, tuple[Site, ...]]:
    """The points of a turn as it is written, legal or not: from, to, removed."""
    found = _MOVE.fullmatch("".join(text.split()).lower().translate(_ALIKE))
    if not found:
        raise InvalidMove(Fault.NOT_A_MOVE, got=text, expected=_examples(table))
    source, target, rest = found.groups()
    removed = tuple(rest.split("x")[1:])
    for name in (source, target, *removed):
        if name is not None and name not in table.bit:
            raise InvalidMove(
                Fault.UNKNOWN_POINT_IN_MOVE, got=text, at=name, expected=", ".join(table.names)
            )
    return source, target, removed


def _examples(table: Tables) -> str:
    """What moves look like on this board."""
    here, there, *_, taken = table.names
    return f"{here}, {here}x{taken}, {here}-{there}, {here}-{there}x{taken}"


def write(position: Position) -> str:
    """The position in one line."""
    return ":".join(_fields(position))


def _fields(position: Position) -> Iterator[str]:
    (engine, own, foe, aside), turn = position.state, position.turn
    table = engine.tables
    sides = (own, foe)[:: 1 - 2 * turn]
    yield "WB"[turn]
    for letter, men in zip("WB", sides, strict=True):
        yield letter + ",".join(table.sites[men])
    if any(position.hands):
        yield "H{},{}".format(*position.hands)
    if aside.closed:
        yield "X" + ",".join(table.sites[aside.closed])
    if position.turns:
        yield f"T{position.turns}"
    for letter, delays in zip("WB", (aside.delays, aside.foe_delays)[:: 1 - 2 * turn], strict=True):
        waiting = [
            f"{'-'.join(table.board.mills[bit.bit_length() - 1])}={left}"
            for left, mills in enumerate(delays, start=1)
            for bit in bits(mills)
        ]
        if waiting:
            yield f"R{letter}{','.join(waiting)}"
    if aside.quiet:
        yield f"Q{aside.quiet}"
    if aside.past:
        yield "P" + ",".join(_quiet_moves(position))


def _quiet_moves(position: Position) -> Iterator[str]:
    """The moves between the remembered positions: each side's men change at its own move only."""
    engine, own, foe, aside = position.state
    sites = engine.tables.sites
    for (before, _), (_, after) in pairwise((*aside.past, (own, foe))):
        yield f"{sites[before & ~after][0]}-{sites[after & ~before][0]}"

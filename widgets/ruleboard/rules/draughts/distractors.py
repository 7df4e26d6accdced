"""Distractors: wrong reasons for a refused move, which sound likely but are not true of it.

In a question why a move is refused, the choices are the engine's reason and some of these.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ruleboard.rules.base import Note, Refusal, Site
from ruleboard.rules.draughts.board import LIGHT
from ruleboard.rules.draughts.codes import Refused
from ruleboard.rules.draughts.refusals_way import forward_only

if TYPE_CHECKING:
    from ruleboard.rules.draughts.position import Position

CAPTURING = (
    Refused.MUST_CAPTURE,
    Refused.MUST_CAPTURE_MORE,
    Refused.PIECE_TAKES_LESS,
    Refused.MUST_CONTINUE,
)
"""Refusals because of a compulsory capture: the move itself is not obstructed."""


def distractors(position: Position, attempt: tuple[Site, ...], refusal: Refusal) -> Iterator[Note]:
    """Reasons that are not true of an attempt, most plausible first."""
    bit = position.layout.bit
    if not attempt or LIGHT in attempt:
        return
    for site in attempt:
        position.board[site]  # raises Unknown for an unknown square
    start, end = attempt[0], attempt[-1]
    own, foe, kings, side = position.setting
    line = position.layout.line(bit[start], bit[end]) if start != end else None
    open_way = refusal.code in CAPTURING
    if position.legal_moves and not position.legal_moves[0].taken:
        yield Note(Refused.CAN_CAPTURE, {"n": 1})
    if bit[start] & own & ~kings:
        if open_way or (line and not side.backward(bit[start], bit[end])):
            yield Note(forward_only(position.rules), {"at": start})
        if line and not line[1]:
            yield Note(Refused.MAN_ONE_STEP, {"at": start})
    if not bit[end] & (own | foe):
        yield Note(Refused.LANDING_TAKEN, {"at": end})
    if line or open_way:
        yield Note(Refused.NOT_DIAGONAL, {"source": start, "target": end})
    if not bit[start] & foe:
        yield Note(Refused.NOT_YOUR_PIECE, {"at": start})
    if bit[start] & (own | foe):
        yield Note(Refused.EMPTY_SQUARE, {"at": start})

"""Moves as people write them: 32-28, 19x30, and the whole path where start and end do not tell which capture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ruleboard.rules.base import AmbiguousMove, IllegalMove, InvalidMove, Refusal, Site
from ruleboard.rules.draughts.codes import Fault, Refused
from ruleboard.rules.draughts.layout import BIT
from ruleboard.rules.draughts.routes import clicks, routes

if TYPE_CHECKING:
    from ruleboard.rules.draughts.moves import Move
    from ruleboard.rules.draughts.position import Position

EXAMPLE = "32-28, 19x30"
TAKES = "x:×"

_TEXT = rf"\d+(?:\s*[-–{TAKES}{TAKES.upper()}]\s*\d+)+"


def read(position: Position, text: str) -> Move:
    """The legal move that a text means. Any route will do, also one that leaves landing squares out."""
    sites = squares(text)
    moves = meant(position, sites)
    if len(moves) > 1:
        raise AmbiguousMove(moves, got=text)
    if not moves:
        raise IllegalMove(_refusal(position, sites), got=text)
    if not moves[0].taken and any(sign in text.lower() for sign in TAKES):
        raise IllegalMove(Refusal(Refused.NOTHING_TO_JUMP, {"at": sites[-1]}, sites), got=text)
    return moves[0]


def squares(text: str) -> tuple[Site, ...]:
    """The squares of a move's text."""
    if not re.fullmatch(_TEXT, text.strip()):
        raise InvalidMove(Fault.NOT_A_MOVE, got=text, expected=EXAMPLE)
    sites = tuple(number.lstrip("0") or "0" for number in re.findall(r"\d+", text))
    for site in sites:
        if site not in BIT:
            raise InvalidMove(Fault.NO_SUCH_SQUARE, got=text, at=site, expected="1–50")
    return sites


def legal_clicks(position: Position, sites: tuple[Site, ...]) -> bool:
    """Whether some squares, clicked one after another, are a whole legal move."""
    origin, target = BIT.get(sites[0]), BIT.get(sites[-1])
    for move in position.legal_moves:
        if move[0] == origin and move[1] == target:
            return len(sites) == 2 or any(sites in clicks(m) for m in position.legal_moves)
    return False


def meant(position: Position, sites: Sequence[Site]) -> tuple[Move, ...]:
    """The legal moves that some squares, in this order, can mean."""
    ends = sites[0], sites[-1]
    moves = tuple(m for m in position.legal_moves if (m.start, m.end) == ends)
    if len(sites) == 2:
        return moves
    wanted = tuple(sites)
    exact = tuple(move for move in moves if wanted in clicks(move))
    return exact or tuple(m for m in moves if any(_within(wanted, way) for way in routes(m)))


def _within(sites: Sequence[Site], route: Sequence[Site]) -> bool:
    """Whether a route visits these squares in this order."""
    rest = iter(route)
    return all(site in rest for site in sites)


def _refusal(position: Position, sites: tuple[Site, ...]) -> Refusal:
    refusal = position.refuse(sites)
    assert refusal is not None, "a move that is not refused is legal"
    return refusal

"""The moves that a word of a record may mean: people write squares in numbers, letters, or short.

    32-28  32x28  3228  c3-d4  c3d4  cd4  c:e5

A cross for a quiet move is read as well: whole collections write every move so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ruleboard.rules.base import Site
from ruleboard.rules.draughts.codes import Fault, Refused
from ruleboard.rules.draughts.layout import Layout
from ruleboard.rules.draughts.move import Move
from ruleboard.rules.draughts.notation import example, fitting
from ruleboard.rules.draughts.position import Position
from ruleboard.rules.draughts.routes import routes
from ruleboard.rules.errors import IllegalMove, InvalidMove
from ruleboard.rules.naming import Names

_PAIRS = re.compile(r"(?:\d\d){2,}")
_PARTS = re.compile(r"[a-t]\d{1,2}|[a-t]|\d+")

Parts = tuple[str, ...]
"""The squares of a move as they are written: "c3", "28", or only a column, "c"."""


def parts_of(text: str) -> Parts:
    """The squares of a written move."""
    plain = "".join(text.lower().split())
    pairs = _PAIRS.fullmatch(plain)
    return tuple(re.findall(r"\d\d", plain) if pairs else _PARTS.findall(plain))


def site_of(part: str, board: Layout, names: Mapping[str, Site]) -> Site:
    """The name that we have for a square."""
    plain = part.lstrip("0") or "0"
    return names.get(plain) or board.letters.get(plain) or plain


def meanings(
    position: Position, parts: Parts, text: str, names: Mapping[str, Site]
) -> tuple[Move, ...]:
    """The legal moves that these squares may mean, at least one; raises an exception that says why there is none."""
    board = position.layout
    if any(part.isalpha() for part in parts):
        return _short(position, parts, text, names)
    sites = tuple(site_of(part, board, names) for part in parts)
    for site in sites:
        if site not in board.bit:
            expected = Names(site, board.board.names)
            raise InvalidMove(Fault.NO_SUCH_SQUARE, got=text, at=site, expected=expected)
    if moves := fitting(position, sites):
        return moves
    refusal = position.refuse(sites)
    assert refusal is not None, "a move that is not refused is legal"
    raise IllegalMove(refusal, got=text)


def _short(
    position: Position, parts: Parts, text: str, names: Mapping[str, Site]
) -> tuple[Move, ...]:
    """Moves in the short notation of Russian draughts, which leaves out rows: cd4 for c3-d4."""
    called: dict[Site, str] = {site: name for name, site in names.items() if name[0].isalpha()}
    called = called or position.layout.lettered
    first, *between, last = parts
    moves = tuple(
        move
        for move in position.legal_moves
        if called[move.start].startswith(first)
        and called[move.end].startswith(last)
        and (not between or any(_passes(between, way, called) for way in routes(move)))
    )
    if moves:
        return moves
    target = next((site for site, name in called.items() if name == last), None)
    pieces = position.pieces
    own = [s for s in pieces if pieces[s].owner == position.turn and called[s][0] == first[0]]
    reasons = [refusal for site in own if target and (refusal := position.refuse((site, target)))]
    if not reasons:
        raise InvalidMove(Fault.NOT_A_MOVE, got=text, expected=example(position.layout))
    near = [refusal for refusal in reasons if refusal.code != Refused.NOT_DIAGONAL]
    raise IllegalMove((near or reasons)[0], got=text)


def _passes(between: Sequence[str], way: Sequence[Site], called: Mapping[Site, str]) -> bool:
    rest = iter(way)
    return all(any(called[site].startswith(part) for site in rest) for part in between)

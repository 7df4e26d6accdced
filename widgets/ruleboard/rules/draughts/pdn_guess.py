"""Which game a record is of, if none of its tags says so.

Nearly all records of English and Russian draughts are such. Their squares tell the board: no number above 32, or
letters up to h and rows up to 8. Which of its games it is, the moves tell: the first game in which all are legal. If
there is none, the record may be of a game that is not supported; it is named if all moves fit that one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain
from typing import NamedTuple

from ruleboard.rules.base import Site
from ruleboard.rules.draughts.layout import layout
from ruleboard.rules.draughts.pdn_moves import parts_of
from ruleboard.rules.draughts.pdn_types import Variety
from ruleboard.rules.draughts.rules import BRAZILIAN, ENGLISH, FMJD, RUSSIAN, Rules

SMALL, FIRST_HALF = 32, 24
"""The squares of the small board; nobody's first move there starts on a higher one than the second number."""

ENOUGH = 4
"""A record with fewer moves than this fits too many games to name one that is not supported."""

_SQUARES = re.compile(r"[a-jl-t]?\d+", re.IGNORECASE)  # a k is a king


class Stranger(NamedTuple):
    """A game that is not supported, as far as its moves can be told: the rules that are nearest to it."""

    variety: Variety
    rules: Rules
    names: Mapping[str, Site]


def games(moves: Sequence[str], fen: str) -> tuple[Rules, ...]:
    """The games to try for a record, the likeliest first, by its starting position or else by its first move.

    Later moves are not asked: one slip of the pen would change the board.
    """
    told = _placed(fen) or [
        part.lstrip("0") or "0" for move in moves[:1] for part in parts_of(move)
    ]
    lettered = [part for part in told if part[0].isalpha()]
    if lettered:
        small = all(part[0] <= "h" and part[1:] in {"", *"12345678"} for part in lettered)
        return (RUSSIAN, BRAZILIAN, ENGLISH, FMJD) if small else (FMJD,)
    if not told or any(len(part) > 2 or int(part) > SMALL for part in told):
        return (FMJD,)
    if fen:
        return ENGLISH, RUSSIAN, BRAZILIAN, FMJD
    first = int(told[0])
    if first > FIRST_HALF:
        return (FMJD,)
    # English draughts begin with Black, whose numbers are the low ones.
    return (ENGLISH, FMJD) if first <= SMALL // 2 else (RUSSIAN, BRAZILIAN, ENGLISH, FMJD)


def _placed(fen: str) -> list[str]:
    """The squares of a FEN; its clocks are none."""
    fields = [field for field in fen.lower().split(":")[1:] if field[:1] in ("w", "b")]
    found = [square for field in fields for square in _SQUARES.findall(field[1:])]
    return [square.lstrip("0") or "0" for square in found]


def _mirrored(*, flipped: bool) -> dict[str, Site]:
    """The numbers of a board whose dark corner is on the right; flipped: counted from White's side."""
    board = layout(8)
    names = list(board.bit)
    rows = [names[at : at + 4] for at in range(0, SMALL, 4)]
    ordered = [*reversed(rows)] if flipped else [row[::-1] for row in rows]
    return {str(count): site for count, site in enumerate(chain(*ordered), start=1)}


_SHORT_SIGHTED = ENGLISH.replace("italian", black_begins=False)
_SPANISH = _SHORT_SIGHTED.replace("spanish", kings_fly=True)


@cache
def strangers() -> tuple[Stranger, ...]:
    """Games that can be told by their moves. Their rules are at least as permissive as the real ones.

    Made when a record needs them: the tables of a board are not made by an import.
    """
    return (
        Stranger(Variety.ITALIAN, _SHORT_SIGHTED, _mirrored(flipped=False)),
        Stranger(Variety.POOL, BRAZILIAN.replace("pool", takes_most=False, black_begins=True), {}),
        Stranger(Variety.CZECH, _SPANISH.replace("czech"), {}),
        Stranger(Variety.SPANISH, _SPANISH, _mirrored(flipped=True)),
        Stranger(Variety.CANADIAN, FMJD.replace("canadian", size=12), {}),
    )

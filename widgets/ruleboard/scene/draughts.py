"""Draws the draughts board: squares in the common frame, men, kings, and ghosts of jumped pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from ruleboard.rules.base import Piece, Site
from ruleboard.rules.draughts import LIGHT, Position
from ruleboard.scene import layout
from ruleboard.scene.ground import Drawing, Ground, assemble
from ruleboard.scene.layout import Places
from ruleboard.scene.men import ghost, king, man
from ruleboard.scene.panel import BARE, FRAME, edge_labels, panel
from ruleboard.scene.shapes import Between, Box, Label, Mark, Region, Scene, Shape, Stamp, neat

_MAN = 0.37  # the radius of a piece
_HIT = 0.55  # the radius of a hit region: the square without the tips of its corners
_NUMBER = 0.28  # the font size of a number in the corner of its square
_REACH = 0.46  # of brackets: wide enough for the number too, as dark squares touch only at corners

GRID = "grid"
"""Value of `coordinates`: no square numbers, but rows and columns from 0 along the frame (国际跳棋 坐标系统)."""

LETTERS = "letters"
"""Value of `coordinates`: files a, b, c … and ranks 1, 2, 3 … along the frame, as in chess."""

FRAMED = (GRID, LETTERS)

_PIECES: Mapping[Piece, Drawing] = {
    Piece(0, "man"): Drawing("0m", man(0, _MAN)),
    Piece(0, "king"): Drawing("0k", king(0, _MAN)),
    Piece(1, "man"): Drawing("1m", man(1, _MAN)),
    Piece(1, "king"): Drawing("1k", king(1, _MAN)),
    Piece(0, "man", "jumped"): Drawing("0mg", ghost(0, _MAN, crowned=False)),
    Piece(0, "king", "jumped"): Drawing("0kg", ghost(0, _MAN, crowned=True)),
    Piece(1, "man", "jumped"): Drawing("1mg", ghost(1, _MAN, crowned=False)),
    Piece(1, "king", "jumped"): Drawing("1kg", ghost(1, _MAN, crowned=True)),
}


def build(
    position: Position,
    pieces: Mapping[Site, Piece],
    *,
    marks: Sequence[Mark],
    flip: bool,
    coordinates: bool | str,
) -> Scene:
    """The picture of pieces on a draughts board."""
    return assemble(_ground(position.board, flip, coordinates), pieces, _PIECES, _dark(marks))


def _dark(marks: Sequence[Mark]) -> Iterator[Mark]:
    """The marks without light squares: these can be clicked, but nothing is shown there."""
    return (replace(m, sites=tuple(s for s in m.sites if s != LIGHT)) for m in marks)


@lru_cache(maxsize=8)
def _ground(board: Any, flip: bool, coordinates: bool | str) -> Ground:  # noqa: FBT001 — a cache key
    frame = FRAME if coordinates in FRAMED else BARE
    size = board.size + 2 * frame
    places: Places = {
        square.name: (frame + square.column + 0.5, frame + square.row + 0.5)
        for square in board.squares
    }
    if flip:
        places = layout.turned(places, size, size)
    rows = layout.rows(places)
    along = (
        _edges(board.size, lettered=coordinates == LETTERS, turned=flip)
        if coordinates in FRAMED
        else ()
    )
    names = _numbers(places) if coordinates is True else ()
    return Ground(
        size,
        size,
        (*panel(size, size, frame), *_squares(board.size, frame), *along),
        places,
        tuple(Region(site, x, y, _HIT) for site, (x, y) in places.items()),
        rows,
        _arrows(rows),
        {"rows": _two_rows(board.size)},
        Between(LIGHT, frame, frame, board.size, board.size),
        names=names,
        reach=_REACH,
    )


def _two_rows(size: int) -> tuple[Shape, ...]:
    """The dark squares of two rows, as a symbol that is stamped once for every two rows."""
    cells = ((column, row) for row in (0, 1) for column in range(size))
    return tuple(Box(x, y, 1, 1, 0, "board.dark") for x, y in cells if (x + y) % 2)


def _squares(size: int, frame: float) -> Iterator[Shape]:
    yield Box(frame, frame, size, size, 0, "board.light")
    yield from (Stamp(frame, frame + row, "rows") for row in range(0, size, 2))


def _edges(size: int, *, lettered: bool, turned: bool) -> tuple[Shape, ...]:
    """Rows and columns along the frame: numbers from 0, or letters below and numbers from the bottom."""
    files = [chr(97 + each) if lettered else str(each) for each in range(size)]
    ranks = [str(size - each if lettered else each) for each in range(size)]
    if turned:
        files, ranks = files[::-1], ranks[::-1]
    at = [neat(FRAME + each + 0.5) for each in range(size)]
    below, beside = (zip(at, names, strict=True) for names in (files, ranks))
    return edge_labels(below, beside, size + 2 * FRAME, FRAME)


def _numbers(places: Places) -> tuple[Label, ...]:
    """Numbers in the upper left corners of the squares, as far to the left as their digits allow."""
    digit = 0.28 * _NUMBER  # half the width of a digit
    return tuple(
        Label(neat(x - 0.42 + digit * len(site)), neat(y - 0.32), site, _NUMBER, "board.number")
        for site, (x, y) in places.items()
    )


def _arrows(rows: Sequence[Sequence[Site]]) -> dict[Site, dict[str, Site]]:
    """Targets of the arrow keys: along a row, or to the same index in the next row, a zigzag over dark squares."""
    table: dict[Site, dict[str, Site]] = {}
    for r, row in enumerate(rows):
        for c, site in enumerate(row):
            ways = {"left": (r, c - 1), "right": (r, c + 1), "up": (r - 1, c), "down": (r + 1, c)}
            table[site] = {
                name: rows[y][x]
                for name, (y, x) in ways.items()
                if 0 <= y < len(rows) and 0 <= x < len(row)
            }
    return table

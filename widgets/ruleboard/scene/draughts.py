"""The draughts board: a hundred squares in the frame of all boards, men, kings, and the ghosts of jumped ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from ruleboard.rules.base import Piece, Site, Unknown
from ruleboard.rules.draughts import LIGHT
from ruleboard.scene import layout
from ruleboard.scene.layout import Places
from ruleboard.scene.marks import Seat, draw
from ruleboard.scene.panel import BARE, FRAME, edge_labels, panel
from ruleboard.scene.shapes import Between, Box, Label, Mark, Region, Scene, Shape, Stamp
from ruleboard.scene.symbols import ghost, king, man

_MAN = 0.38  # the radius of a piece
_HIT = 0.55  # the radius in which a square is hit: all of it but the tips of its corners
_NUMBER = 0.2  # the type size of a number in the corner of its square

GRID = "grid"
"""Instead of the numbers of squares: rows and columns counted from 0 along the frame (国际跳棋 坐标系统)."""

_PIECES: Mapping[Piece, tuple[Shape, ...]] = {
    "0m": man(0, _MAN),
    "0k": king(0, _MAN),
    "1m": man(1, _MAN),
    "1k": king(1, _MAN),
    "0mg": ghost(0, _MAN, crowned=False),
    "0kg": ghost(0, _MAN, crowned=True),
    "1mg": ghost(1, _MAN, crowned=False),
    "1kg": ghost(1, _MAN, crowned=True),
}


class _Ground(NamedTuple):
    """What a picture has before pieces and marks come."""

    size: float
    frame: float
    shapes: tuple[Shape, ...]
    places: Places
    rows: tuple[tuple[Site, ...], ...]
    neighbours: Mapping[Site, Mapping[str, Site]]


def build(
    board: Any,
    pieces: Mapping[Site, Piece],
    *,
    marks: Sequence[Mark],
    flip: bool,
    coordinates: bool | str,
) -> Scene:
    """The picture of pieces on a draughts board."""
    ground = _ground(board, flip, coordinates)
    places = ground.places
    drawn = draw(_dark(marks), {site: Seat(*places[site], site in pieces) for site in places})
    standing = tuple(_stamps(places, pieces))
    used = sorted(set(pieces.values()))
    return Scene(
        width=ground.size,
        height=ground.size,
        board=ground.shapes,
        pieces=(*drawn.under, *standing),
        marks=drawn.over,
        symbols={"rows": _two_rows(board.size), **{code: _PIECES[code] for code in used}},
        regions=tuple(Region(site, x, y, _HIT) for site, (x, y) in places.items()),
        rows=ground.rows,
        neighbours=ground.neighbours,
        between=Between(LIGHT, ground.frame, ground.frame, board.size, board.size),
    )


def _dark(marks: Sequence[Mark]) -> Iterator[Mark]:
    """The marks without light squares: one can click there, but nothing is ever shown there."""
    return (replace(m, sites=tuple(s for s in m.sites if s != LIGHT)) for m in marks)


@lru_cache(maxsize=8)
def _ground(board: Any, flip: bool, coordinates: bool | str) -> _Ground:  # noqa: FBT001 — a key of the cache
    frame = FRAME if coordinates == GRID else BARE
    size = board.size + 2 * frame
    places: Places = {
        square.name: (frame + square.column + 0.5, frame + square.row + 0.5)
        for square in board.squares
    }
    if flip:
        places = layout.turned(places, size, size)
    rows = layout.rows(places)
    return _Ground(
        size,
        frame,
        (*panel(size, size, frame), *_squares(board.size, frame), *_names(places, coordinates)),
        places,
        rows,
        _arrows(rows),
    )


def _two_rows(size: int) -> tuple[Shape, ...]:
    """The dark squares of two rows: half a board of them is a board, whichever way it is turned."""
    cells = ((column, row) for row in (0, 1) for column in range(size))
    return tuple(Box(x, y, 1, 1, 0, "board.dark") for x, y in cells if (x + y) % 2)


def _squares(size: int, frame: float) -> Iterator[Shape]:
    yield Box(frame, frame, size, size, 0, "board.light")
    yield from (Stamp(frame, frame + row, "rows") for row in range(0, size, 2))


def _names(places: Places, coordinates: bool | str) -> tuple[Shape, ...]:  # noqa: FBT001 — as in `build`
    """Numbers in the upper left corners of the squares, or rows and columns along the frame."""
    if coordinates == GRID:
        size = max(x for x, _ in places.values()) + 0.5 + FRAME
        turned = places["1"][1] > places["50"][1]
        spots = [(round(FRAME + i + 0.5, 4), str(9 - i if turned else i)) for i in range(10)]
        return edge_labels(spots, spots, size, FRAME)
    if not coordinates:
        return ()
    return tuple(
        Label(round(x - 0.37, 4), round(y - 0.39, 4), site, _NUMBER, "board.number")
        for site, (x, y) in places.items()
    )


def _arrows(rows: Sequence[Sequence[Site]]) -> dict[Site, dict[str, Site]]:
    """Left and right along a row; up and down to the same place of the next row, a zigzag over the dark squares."""
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


def _stamps(places: Places, pieces: Mapping[Site, Piece]) -> Iterator[Stamp]:
    """Stamps kind by kind, so that equal symbols follow each other."""
    for site, code in pieces.items():
        if site not in places:
            raise Unknown("unknown_site", got=site, expected="1–50")
        if code not in _PIECES:
            raise Unknown("unknown_piece", got=code, expected=", ".join(_PIECES), at=site)
    for code in _PIECES:
        yield from (Stamp(*places[site], code) for site in places if pieces.get(site) == code)

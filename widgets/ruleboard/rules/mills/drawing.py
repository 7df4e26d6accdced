"""Boards as ASCII drawings: a parser, and a writer that also shows the men.

A drawing is the shortest definition of a board. The built-in boards are drawings too, read by the same parser as
custom boards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import gcd
from typing import NamedTuple

from ruleboard.rules.base import Piece, Site
from ruleboard.rules.errors import InvalidPosition
from ruleboard.rules.mills.board import Board, BoardLine, Point
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.mills.pieces import CLOSED, MEN

_POINTS = "o+·•○●"
_COLUMNS = "abcdefghijklmnopqrstuvwyz"  # without x, which marks a removal in the notation
_SIGNS = {MEN[0]: "○", MEN[1]: "●", CLOSED: "×"}

_Spot = tuple[int, int]  # column and row of a character; rows count downwards


class _Stroke(NamedTuple):
    signs: str
    steps: tuple[_Spot, ...]  # to the next character; a diagonal may be steep or flat
    drawn: str


_STROKES = (
    _Stroke("-─", ((1, 0),), "─"),
    _Stroke("|│", ((0, 1),), "│"),
    _Stroke("\\╲", ((1, 1), (2, 1)), "╲"),
    _Stroke("/╱", ((-1, 1), (-2, 1)), "╱"),
)


def read(name: str, text: str) -> Board:
    r"""Parse a drawing: `o` is a point, `-`, `|`, `/` and `\` are lines.

    Points are named by a letter for the column, from the left, and a number for the row, from the bottom.
    """
    signs = {
        (column, row): sign
        for row, line in enumerate(text.split("\n"))
        for column, sign in enumerate(line.rstrip())
        if sign != " "
    }
    points = _points({spot for spot, sign in signs.items() if sign in _POINTS})
    used: set[_Spot] = set()
    lines = [line for stroke in _STROKES for line in _lines(stroke, signs, points, used)]
    top = min((row for _, row in signs), default=0)  # after triple quotes, the first line is empty
    for (column, row), sign in signs.items():
        if (column, row) not in used and (column, row) not in points:
            known = any(sign in stroke.signs for stroke in _STROKES)
            raise InvalidPosition(
                Fault.STROKE_LEADS_NOWHERE if known else Fault.UNKNOWN_STROKE,
                got=sign,
                at=f"{row - top + 1}:{column + 1}",
                row=row - top + 1,
                column=column + 1,
                expected="o - | / \\",
            )
    return Board(name, points.values(), lines)


def _points(spots: set[_Spot]) -> dict[_Spot, Point]:
    """A point for each spot, in units of the drawing's grid."""
    columns = sorted({column for column, _ in spots})
    rows = sorted({row for _, row in spots}, reverse=True)
    if len(columns) > len(_COLUMNS):
        raise InvalidPosition(Fault.BOARD_TOO_WIDE, got=len(columns), expected=f"≤ {len(_COLUMNS)}")
    wide, high = (_grid(places) for places in (columns, rows))
    return {
        (column, row): Point(
            f"{_COLUMNS[columns.index(column)]}{rows.index(row) + 1}",
            (column - columns[0]) / wide,
            (rows[0] - row) / high,
        )
        for column, row in spots
    }


def _grid(places: list[int]) -> int:
    return gcd(*(place - places[0] for place in places)) or 1


def _lines(
    stroke: _Stroke, signs: Mapping[_Spot, str], points: Mapping[_Spot, Point], used: set[_Spot]
) -> Iterator[BoardLine]:
    """The lines drawn with one kind of stroke: segments between points, joined where they continue."""
    after: dict[_Spot, _Spot] = {}
    for start in points:
        for step in stroke.steps:
            spot, trail = _moved(start, step), []
            while signs.get(spot, " ") in stroke.signs:
                trail.append(spot)
                spot = _moved(spot, step)
            if trail and spot in points:
                after[start] = spot
                used.update(trail)
    for start in sorted(after.keys() - after.values()):
        line = [start]
        while line[-1] in after:
            line.append(after[line[-1]])
        yield tuple(points[spot].name for spot in line)


def _moved(spot: _Spot, step: _Spot) -> _Spot:
    return spot[0] + step[0], spot[1] + step[1]


def write(board: Board, pieces: Mapping[Site, Piece]) -> str:
    """The board as text with the men on it; coordinates are at the edge, or names beside the points."""
    columns = sorted({point.x for point in board.points})
    rows = sorted({point.y for point in board.points}, reverse=True)
    edged = all(
        point.name
        == f"{_COLUMNS[columns.index(point.x) % len(_COLUMNS)]}{len(rows) - rows.index(point.y)}"
        for point in board.points
    )
    wide = 4 if edged else 3 + max(len(point.name) for point in board.points)
    spots = {p.name: (columns.index(p.x) * wide, rows.index(p.y) * 2) for p in board.points}
    canvas = [[" "] * (wide * len(columns)) for _ in range(2 * len(rows) - 1)]
    for line in board.lines:
        for here, there in pairwise(line):
            _join(canvas, spots[here], spots[there], wide)
    for name, (column, row) in spots.items():
        beside = "" if edged else name
        sign = _SIGNS[pieces[name]] if name in pieces else "·"
        canvas[row][column : column + 1 + len(beside)] = [sign, *beside]
    drawn = ["".join(line).rstrip() for line in canvas]
    if not edged:
        return "\n".join(drawn)
    margin = len(str(len(rows)))
    named = [
        f"{'' if row % 2 else len(rows) - row // 2:>{margin}} {line}".rstrip()
        for row, line in enumerate(drawn)
    ]
    return "\n".join([*named, " " * (margin + 1) + "   ".join(_COLUMNS[: len(columns)])])


def _join(canvas: list[list[str]], start: _Spot, end: _Spot, wide: int) -> None:
    """Draw the segment between two points, if characters can show it: along a row, a column or a diagonal."""
    (x1, y1), (x2, y2) = start, end
    across, down = x2 - x1, y2 - y1
    if down == 0:
        sign, steps = "─", abs(across)
    elif across == 0:
        sign, steps = "│", abs(down)
    elif abs(across) * 2 == abs(down) * wide:
        sign, steps = ("╲" if (across > 0) == (down > 0) else "╱"), abs(down)
    else:
        return
    for step in range(1, steps):
        canvas[y1 + down * step // steps][x1 + across * step // steps] = sign

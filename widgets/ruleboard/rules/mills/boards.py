"""The built-in boards."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from ruleboard.rules.mills.board import Board, Point
from ruleboard.rules.mills.drawing import read

NINE = read(
    "nine",
    """\
o-----------o-----------o
|           |           |
|   o-------o-------o   |
|   |       |       |   |
|   |   o---o---o   |   |
|   |   |       |   |   |
o---o---o       o---o---o
|   |   |       |   |   |
|   |   o---o---o   |   |
|   |       |       |   |
|   o-------o-------o   |
|           |           |
o-----------o-----------o""",
)

TWELVE = read(
    "twelve",
    r"""
o-----------o-----------o
| \         |         / |
|   o-------o-------o   |
|   | \     |     / |   |
|   |   o---o---o   |   |
|   |   |       |   |   |
o---o---o       o---o---o
|   |   |       |   |   |
|   |   o---o---o   |   |
|   | /     |     \ |   |
|   o-------o-------o   |
| /         |         \ |
o-----------o-----------o""",
)

SIX = read(
    "six",
    """\
o-------o-------o
|       |       |
|   o---o---o   |
|   |       |   |
o---o       o---o
|   |       |   |
|   o---o---o   |
|       |       |
o-------o-------o""",
)

THREE = read(
    "three",
    r"""
o---o---o
| \ | / |
o---o---o
| / | \ |
o---o---o""",
)


def _snail() -> Board:
    """A square spiral of twelve arms, numbered from its outer end.

    Мельница names this board «улитка» but its picture is lost: this is a reconstruction. Odd numbers are ends and
    corners, even ones the crossings of the arms with the two axes.
    """
    corners = [(-7, 6), (6, 6), (6, -6), (-6, -6), (-6, 4), (4, 4), (4, -4), (-4, -4)]
    corners += [(-4, 2), (2, 2), (2, -2), (-2, -2), (-2, 1)]
    spots = [corners[0]]
    for (x1, y1), (x2, y2) in pairwise(corners):
        spots += [(0, y1) if y1 == y2 else (x1, 0), (x2, y2)]
    points = [Point(str(number), *spot) for number, spot in enumerate(spots, start=1)]
    arms = [(first, first + 1, first + 2) for first in range(1, len(spots) - 1, 2)]
    radials = [(first, first + 8, first + 16) for first in (2, 4, 6, 8)]
    return Board("snail", points, [tuple(map(str, line)) for line in arms + radials])


SNAIL = _snail()

BOARDS: Mapping[str, Board] = {board.name: board for board in (NINE, TWELVE, SIX, THREE, SNAIL)}
"""The built-in boards by name."""

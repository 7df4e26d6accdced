"""Draws mill boards from the data of the board only: any points and lines, also user-defined boards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from math import dist, hypot

from ruleboard.rules.base import Piece, Site
from ruleboard.rules.mills import Position
from ruleboard.rules.mills.board import Board
from ruleboard.scene import layout
from ruleboard.scene.ground import Drawing, Ground, assemble
from ruleboard.scene.layout import Places, Spot
from ruleboard.scene.men import closed, man
from ruleboard.scene.panel import BARE, FRAME, edge_labels, panel
from ruleboard.scene.shapes import Disc, Label, Lines, Mark, Scene, Segment, Shape, Stamp, neat

_MAN = 0.41  # the radius of a man
_MARGIN = 0.68  # from the outermost points to the frame
_NAME = 0.26  # the font size of a name beside its point
_PIECES = {
    Piece(0, "man"): Drawing("0", man(0, _MAN)),
    Piece(1, "man"): Drawing("1", man(1, _MAN)),
    Piece(None, "closed"): Drawing("x", closed(0.17)),
}
_POINT = (Disc(0, 0, 0.1, "board.point_edge"), Disc(0, 0, 0.065, "board.point"))


def build(
    position: Position,
    pieces: Mapping[Site, Piece],
    *,
    marks: Sequence[Mark],
    flip: bool,
    coordinates: bool,
) -> Scene:
    """The picture of men on a mill board."""
    return assemble(_ground(position.board, flip, coordinates), pieces, _PIECES, marks)


@lru_cache(maxsize=32)
def _ground(board: Board, flip: bool, coordinates: bool) -> Ground:  # noqa: FBT001 — a cache key
    spots = spaced({point.name: (point.x, -point.y) for point in board.points}, board.lines)
    edged = coordinates and _named_by_file_and_rank(spots)
    frame = FRAME if edged else BARE
    inset = frame + _MARGIN
    width, height = (neat(max(axis) + 2 * inset) for axis in zip(*spots.values(), strict=True))
    places: Places = {name: (neat(x + inset), neat(y + inset)) for name, (x, y) in spots.items()}
    if flip:
        places = layout.turned(places, width, height)
    segments = tuple((*places[line[0]], *places[line[-1]]) for line in board.lines)
    names: tuple[Shape, ...] = ()
    if edged:
        files = sorted({places[name][0]: name[0] for name in places}.items())
        ranks = sorted({places[name][1]: name[1:] for name in places}.items())
        names = edge_labels(files, ranks, height, frame)
    elif coordinates:
        names = tuple(_names_beside(places, segments))
    return Ground(
        width,
        height,
        (*panel(width, height, frame), *_engraved(places, segments), *names),
        places,
        layout.regions(places),
        layout.rows(places),
        layout.arrows(places, board.neighbours),
        {"point": _POINT},
        linked=board.neighbours,
    )


def _engraved(places: Places, segments: tuple[Segment, ...]) -> Iterator[Shape]:
    """Lines engraved in the wood, lit on their lower edge, with a small inlay at each point."""
    lit = tuple((x1 + 0.02, y1 + 0.03, x2 + 0.02, y2 + 0.03) for x1, y1, x2, y2 in segments)
    yield Lines(lit, "board.line_light")
    yield Lines(segments, "board.line")
    yield from (Stamp(x, y, "point") for x, y in places.values())


def _named_by_file_and_rank(spots: Places) -> bool:
    """Whether every name is a letter for its column and a number for its row, such as "d6"."""
    files: dict[str, set[float]] = {}
    ranks: dict[str, set[float]] = {}
    for name, (x, y) in spots.items():
        if not (name[0].isalpha() and name[1:].isdecimal()):
            return False
        files.setdefault(name[0], set()).add(x)
        ranks.setdefault(name[1:], set()).add(y)
    return all(len(found) == 1 for found in (*files.values(), *ranks.values()))


def _names_beside(places: Places, segments: Sequence[Segment]) -> Iterator[Label]:
    """A name beside each point: at its upper left, or at the first of _BESIDE without overlap."""
    taken: list[Spot] = []
    for name, (x, y) in places.items():
        half = 0.29 * _NAME * len(name)  # about half the width of the text
        found: list[tuple[float, Spot]] = []
        for right, down in _BESIDE:
            spot = (neat(x + right * (0.56 + half)), neat(y + down * 0.58))
            if right and down:
                spot = (neat(x + right * (0.33 + half)), neat(y + down * 0.42))
            room = min(
                min(_off_segment(spot, segment) for segment in segments) - half - 0.04,
                min(dist(spot, place) for place in places.values()) - _MAN - 0.1,
                min((dist(spot, other) for other in taken), default=1) - 2 * half,
            )
            found.append((min(room, 0.03), spot))  # capped, so that the first with enough room wins
        best = max(found, key=lambda each: each[0])[1]
        taken.append(best)
        yield Label(*best, name, _NAME, "board.name")


_BESIDE = ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, -1), (0, 1), (-1, 0), (1, 0))


def spaced(points: Places, lines: Sequence[Sequence[str]]) -> Places:
    """The points scaled: from (0, 0), with the nearest two one unit apart.

    Evenly spaced columns and rows replace the board's own proportions, which may crowd some points as on the snail, if
    every line stays straight and the men become larger.
    """
    true = _scaled(points)
    columns = _ranks(x for x, _ in points.values())
    rows = _ranks(y for _, y in points.values())
    even = _scaled({name: (columns[x], rows[y]) for name, (x, y) in points.items()})
    return even if _span(even) < _span(true) and _clear(even, lines) else true


def _off_segment(spot: Spot, segment: Segment) -> float:
    """The distance of a spot from a segment."""
    x, y = spot
    x1, y1, x2, y2 = segment
    dx, dy = x2 - x1, y2 - y1
    length = dx * dx + dy * dy
    along = max(0.0, min(1.0, ((x - x1) * dx + (y - y1) * dy) / length)) if length else 0.0
    return hypot(x - x1 - along * dx, y - y1 - along * dy)


def _ranks(values: Iterable[float]) -> dict[float, float]:
    return {value: float(rank) for rank, value in enumerate(sorted(set(values)))}


def _scaled(points: Places) -> Places:
    unit = min((dist(a, b) for a, b in combinations(points.values(), 2)), default=1.0)
    left = min(x for x, _ in points.values())
    top = min(y for _, y in points.values())
    return {
        name: (round((x - left) / unit, 4), round((y - top) / unit, 4))
        for name, (x, y) in points.items()
    }


def _span(points: Places) -> float:
    return max(max(spot) for spot in points.values())


def _clear(points: Places, lines: Sequence[Sequence[str]]) -> bool:
    """Whether every line goes straight through its own points and through no others."""
    for line in lines:
        segment = (*points[line[0]], *points[line[-1]])
        for name, spot in points.items():
            if (_off_segment(spot, segment) < 0.01) != (name in line):
                return False
    return True

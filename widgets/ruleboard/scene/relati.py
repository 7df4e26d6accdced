"""Relati boards: a square grid on a wooden panel, A1 at the top left, with the signs of up to four players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from ruleboard.rules.base import Piece, Site, Unknown
from ruleboard.scene import layout
from ruleboard.scene.layout import Places
from ruleboard.scene.marks import Seat, draw
from ruleboard.scene.panel import BARE, FRAME, edge_labels, panel
from ruleboard.scene.shapes import Lines, Mark, Region, Scene, Segment, Shape, Stamp
from ruleboard.scene.signs import symbol

_MARGIN = 0.16  # from the grid to the frame
_LARGE = 9  # boards beyond this size are seen from farther away: their coordinates are set larger


class _Ground(NamedTuple):
    """What a picture has before symbols and marks come."""

    side: float
    shapes: tuple[Shape, ...]
    places: Places
    regions: tuple[Region, ...]
    rows: tuple[tuple[Site, ...], ...]
    neighbours: Mapping[Site, Mapping[str, Site]]


def build(
    board: Any,
    pieces: Mapping[Site, Piece],
    *,
    marks: Sequence[Mark],
    flip: bool,
    coordinates: bool,
) -> Scene:
    """The picture of symbols on a Relati board."""
    ground = _ground(board, flip, coordinates)
    places = ground.places
    for site in pieces:
        if site not in places:
            raise Unknown("unknown_site", got=site, expected=", ".join(places))
    drawn = draw(marks, {site: Seat(*places[site], site in pieces, square=True) for site in places})
    return Scene(
        width=ground.side,
        height=ground.side,
        board=ground.shapes,
        pieces=(*drawn.under, *_stamps(places, pieces)),
        marks=drawn.over,
        symbols={code: symbol(code) for code in sorted(set(pieces.values()))},
        regions=ground.regions,
        rows=ground.rows,
        neighbours=ground.neighbours,
    )


def _stamps(places: Places, pieces: Mapping[Site, Piece]) -> Iterator[Stamp]:
    """Stamps kind by kind, so that equal symbols follow each other."""
    for site, code in sorted(pieces.items(), key=lambda item: item[1]):
        yield Stamp(*places[site], code)


@lru_cache(maxsize=20)
def _ground(board: Any, flip: bool, coordinates: bool) -> _Ground:  # noqa: FBT001 — a key of the cache
    size = board.size
    large = size > _LARGE
    frame = (FRAME * 1.5 if large else FRAME) if coordinates else BARE
    inset = round(frame + _MARGIN, 4)
    side = round(size + 2 * inset, 4)
    places: dict[Site, tuple[float, float]] = {}
    for site in board.squares:
        column, row = board.xy(site)
        places[site] = (round(inset + column + 0.5, 4), round(inset + row + 0.5, 4))
    if flip:
        places = layout.turned(places, side, side)
    names: tuple[Shape, ...] = ()
    if coordinates:
        files = sorted({places[site][0]: site[0] for site in places}.items())
        ranks = sorted({places[site][1]: site[1:] for site in places}.items())
        names = edge_labels(files, ranks, side, frame, 1.5 if large else 1)
    return _Ground(
        side,
        (*panel(side, side, frame), *_grid(size, inset), *names),
        places,
        tuple(Region(site, x, y, 0.5) for site, (x, y) in places.items()),
        layout.rows(places),
        _arrows(places),
    )


def _grid(size: int, inset: float) -> Iterator[Lines]:
    far = round(inset + size, 4)
    steps = [round(inset + number, 4) for number in range(size + 1)]
    inner: tuple[Segment, ...] = tuple((inset, at, far, at) for at in steps[1:-1])
    inner += tuple((at, inset, at, far) for at in steps[1:-1])
    yield Lines(inner, "board.grid")
    edge = ((inset, inset, far, inset), (far, inset, far, far))
    yield Lines((*edge, (far, far, inset, far), (inset, far, inset, inset)), "board.line")


def _arrows(places: Places) -> dict[Site, dict[str, Site]]:
    """Where each arrow key leads: to the next square of the grid."""
    sites = {spot: site for site, spot in places.items()}
    table: dict[Site, dict[str, Site]] = {}
    for site, (x, y) in places.items():
        ahead = {
            name: sites.get((round(x + dx, 4), round(y + dy, 4)))
            for name, (dx, dy) in layout.DIRECTIONS.items()
        }
        table[site] = {name: there for name, there in ahead.items() if there is not None}
    return table

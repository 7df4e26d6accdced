"""Draws Relati boards: a square grid on a wooden panel, A1 at the top left, with the signs of up to four players."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from ruleboard.rules.base import Piece, Site
from ruleboard.rules.relati import Board, Position
from ruleboard.scene import layout
from ruleboard.scene.ground import Ground, assemble
from ruleboard.scene.layout import Places
from ruleboard.scene.panel import BARE, FRAME, edge_labels, panel
from ruleboard.scene.relati.marks import MARKS
from ruleboard.scene.relati.symbols import drawing
from ruleboard.scene.shapes import Lines, Mark, Region, Scene, Segment, Shape, neat

_MARGIN = 0.16  # from the grid to the frame
_LARGE = 9  # above this size squares are small on the screen, so coordinates have a larger font


def build(
    position: Position,
    pieces: Mapping[Site, Piece],
    *,
    marks: Sequence[Mark],
    flip: bool,
    coordinates: bool,
) -> Scene:
    """The picture of symbols on a Relati board."""
    drawings = {piece: drawing(piece) for piece in set(pieces.values())}
    in_order = dict(sorted(drawings.items(), key=lambda item: item[1].name))
    ground = _ground(position.board, flip, coordinates)
    return assemble(ground, pieces, in_order, marks, square=True, own=MARKS)


@lru_cache(maxsize=20)
def _ground(board: Board, flip: bool, coordinates: bool) -> Ground:  # noqa: FBT001 — a cache key
    size = board.size
    large = size > _LARGE
    frame = (FRAME * 1.5 if large else FRAME) if coordinates else BARE
    inset = neat(frame + _MARGIN)
    side = neat(size + 2 * inset)
    places: dict[Site, tuple[float, float]] = {}
    for site in board.squares:
        column, row = board.xy(site)
        places[site] = (neat(inset + column + 0.5), neat(inset + row + 0.5))
    if flip:
        places = layout.turned(places, side, side)
    names: tuple[Shape, ...] = ()
    if coordinates:
        files = sorted({places[site][0]: site[0] for site in places}.items())
        ranks = sorted({places[site][1]: site[1:] for site in places}.items())
        names = edge_labels(files, ranks, side, frame, 1.5 if large else 1)
    return Ground(
        side,
        side,
        (*panel(side, side, frame), *_grid(size, inset), *names),
        places,
        tuple(Region(site, x, y, 0.5) for site, (x, y) in places.items()),
        layout.rows(places),
        _arrows(places),
    )


def _grid(size: int, inset: float) -> Iterator[Lines]:
    far = neat(inset + size)
    steps = [neat(inset + number) for number in range(size + 1)]
    inner: tuple[Segment, ...] = tuple((inset, at, far, at) for at in steps[1:-1])
    inner += tuple((at, inset, at, far) for at in steps[1:-1])
    yield Lines(inner, "board.grid")
    edge = ((inset, inset, far, inset), (far, inset, far, far))
    yield Lines((*edge, (far, far, inset, far), (inset, far, inset, inset)), "board.line")


def _arrows(places: Places) -> dict[Site, dict[str, Site]]:
    """The target of each arrow key: the next square of the grid."""
    sites = {spot: site for site, spot in places.items()}
    table: dict[Site, dict[str, Site]] = {}
    for site, (x, y) in places.items():
        ahead = {
            name: sites.get((neat(x + dx), neat(y + dy)))
            for name, (dx, dy) in layout.DIRECTIONS.items()
        }
        table[site] = {name: there for name, there in ahead.items() if there is not None}
    return table

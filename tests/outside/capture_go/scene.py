"""The board: five lines by five on wood, and stones on their crossings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from capture_go.rules import NEIGHBOURS, POINTS, SIZE, STONES, Position
from ruleboard.rules.base import Piece, Site
from ruleboard.scene import layout
from ruleboard.scene.ground import Drawing, Ground, assemble
from ruleboard.scene.layout import Places
from ruleboard.scene.men import man
from ruleboard.scene.panel import BARE, FRAME, edge_labels, panel
from ruleboard.scene.shapes import Lines, Mark, Scene, Shape

_MARGIN = 0.7  # from the outermost lines to the frame
_PIECES = {
    STONES[0]: Drawing("black", man(1, 0.41)),  # Black begins; men of player 1 are the dark ones
    STONES[1]: Drawing("white", man(0, 0.41)),
}


def build(
    position: Position,
    pieces: Mapping[Site, Piece],
    *,
    marks: Sequence[Mark],
    flip: bool,
    coordinates: bool | str,
) -> Scene:
    """The picture of stones on the board."""
    return assemble(_ground(flip=flip, coordinates=bool(coordinates)), pieces, _PIECES, marks)


@cache
def _ground(*, flip: bool, coordinates: bool) -> Ground:
    frame = FRAME if coordinates else BARE
    inset = frame + _MARGIN
    side = round(SIZE - 1 + 2 * inset, 4)
    places: Places = {
        point: (round(inset + ord(point[0]) - ord("a"), 4), round(inset + SIZE - int(point[1]), 4))
        for point in POINTS
    }
    if flip:
        places = layout.turned(places, side, side)
    names: tuple[Shape, ...] = ()
    if coordinates:
        files = sorted({places[point][0]: point[0] for point in POINTS}.items())
        ranks = sorted({places[point][1]: point[1] for point in POINTS}.items())
        names = edge_labels(files, ranks, side, frame)
    lines = Lines(
        tuple(
            (*places[point], *places[other])
            for point in POINTS
            for other in NEIGHBOURS[point]
            if point < other
        ),
        "board.line",
    )
    return Ground(
        side,
        side,
        (*panel(side, side, frame), lines, *names),
        places,
        layout.regions(places),
        layout.rows(places),
        layout.arrows(places, NEIGHBOURS),
        linked=NEIGHBOURS,
    )

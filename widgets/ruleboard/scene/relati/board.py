"""Draws Relati: a square grid on a wooden panel, A1 at the top left, and the symbols of up to four players.

Every state of a symbol has a shape of its own: a root has a double outline, a disconnected symbol a slash, a dead one
is filled, a cannon has a barrel with a dot for each shell. Colours only repeat what the shapes say.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from ruleboard.rules.base import Piece, Site
from ruleboard.rules.errors import Unknown
from ruleboard.rules.relati import Board, Position
from ruleboard.scene import layout
from ruleboard.scene.ground import Drawing, Ground, assemble, spelled
from ruleboard.scene.layout import Places
from ruleboard.scene.panel import BARE, FRAME, edge_labels, panel
from ruleboard.scene.relati.marks import MARKS
from ruleboard.scene.shapes import (
    Box,
    Disc,
    Label,
    Lines,
    Mark,
    Region,
    Scene,
    Segment,
    Shape,
    neat,
)
from ruleboard.scene.signs import PLAYERS, sign

_SIZE = 0.3  # half the width of a symbol
_DOTS = 3  # more shells are shown as a number
_SLASH: tuple[Segment, ...] = ((-0.36, 0.36, 0.36, -0.36),)
_LEVEL: tuple[Segment, ...] = ((-0.42, 0, 0.42, 0),)  # for a cross, whose lines are diagonal
_KINDS = {"root": "*", "symbol": "n", "cannon": "c", "spent": "e"}
_STATES = {"": "", "disconnected": "~", "dead": "+"}
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


@lru_cache(maxsize=256)
def drawing(piece: Piece) -> Drawing:
    """The drawing of a piece, with a short name such as "0*", "1n~", "2c3" or "3n+"."""
    owner, kind, state, shells = piece
    known = kind in _KINDS and state in _STATES
    if not known or owner is None or not 0 <= owner < PLAYERS:
        expected = f"{', '.join(_KINDS)}, of player 0 to {PLAYERS - 1}"
        raise Unknown("unknown_piece", got=spelled(piece), expected=expected)
    name = f"{owner}{_KINDS[kind]}{shells or ''}{_STATES[state]}"
    return Drawing(name, _shapes(owner, kind, state, shells))


def _shapes(owner: int, kind: str, state: str, shells: int) -> tuple[Shape, ...]:
    if state == "dead":
        return sign(owner, _SIZE, "piece.dead", filled=True)
    ink = f"piece.{owner}.faded" if state else f"piece.{owner}.sign"
    if kind == "root":
        shapes = _root(owner, ink)
    elif kind == "symbol":
        shapes = sign(owner, _SIZE, ink)
    else:
        shapes = (*sign(owner, 0.19, ink, (-0.08, 0.15)), *_barrel(owner, shells))
    slash = _LEVEL if owner == 1 else _SLASH
    return (*shapes, Lines(slash, "piece.slash")) if state else shapes


def _root(owner: int, ink: str) -> tuple[Shape, ...]:
    """The sign with a double outline; for a cross, the outline is around its two lines."""
    if owner == 1:
        return (*sign(1, _SIZE, f"piece.{owner}.root"), *sign(1, _SIZE, "piece.core"))
    inner = {0: 0.18, 2: 0.13, 3: 0.14}[owner]
    outer = {0: 0.36, 2: 0.37, 3: 0.32}[owner]
    return (*sign(owner, outer, ink), *sign(owner, inner, ink))


def _barrel(owner: int, shells: int) -> tuple[Shape, ...]:
    """A barrel that points upwards: solid with shells, hollow without."""
    role = f"piece.{owner}.sign" if shells else "piece.hollow"
    barrel: tuple[Shape, ...] = (
        Box(-0.15, -0.4, 0.14, 0.3, 0.02, role),
        Box(-0.2, -0.42, 0.24, 0.08, 0.02, role),
    )
    if shells > _DOTS:
        return (*barrel, Label(0.25, -0.02, str(shells), 0.34, "piece.shells"))
    return (*barrel, *(Disc(0.25, neat(0.28 - 0.2 * i), 0.07, role) for i in range(shells)))

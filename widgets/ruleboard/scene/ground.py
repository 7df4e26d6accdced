"""The empty board, and the scene assembled from it with pieces and marks, for all games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from ruleboard.rules.base import Piece, Site
from ruleboard.rules.errors import Unknown
from ruleboard.rules.naming import Names
from ruleboard.scene.layout import Places
from ruleboard.scene.mark_kinds import NO_MARKS, REACH, MarkKind, Seat, paints_of
from ruleboard.scene.marks import draw
from ruleboard.scene.shapes import Between, Label, Mark, Region, Scene, Shape, Stamp


class Ground(NamedTuple):
    """The picture of an empty board, the same for every position on it, so it can be cached."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    places: Places
    regions: tuple[Region, ...]
    rows: tuple[tuple[Site, ...], ...]
    neighbours: Mapping[Site, Mapping[str, Site]]
    symbols: Mapping[str, tuple[Shape, ...]] = MappingProxyType({})  # used by its own stamps
    between: Between | None = None
    linked: Mapping[Site, tuple[Site, ...]] = MappingProxyType({})  # sites joined by drawn lines
    names: tuple[Label, ...] = ()  # drawn above pieces and marks
    reach: float = REACH  # how far brackets reach around a piece


class Drawing(NamedTuple):
    """A piece as a symbol of the scene: the symbol's name and shapes."""

    name: str
    shapes: tuple[Shape, ...]


def assemble(
    ground: Ground,
    pieces: Mapping[Site, Piece],
    drawings: Mapping[Piece, Drawing],
    marks: Iterable[Mark],
    *,
    square: bool = False,
    own: Mapping[str, MarkKind] = NO_MARKS,
) -> Scene:
    """The scene of pieces and marks on a ground; with `square`, marks are square frames instead of rings.

    `own` are the kinds of marks that only this game has, the `MARKS` of its `scene` module.
    Pieces are stamped kind by kind, in the order of their drawings, so that equal symbols follow each other.
    """
    _check(ground.places, pieces, drawings)
    places = ground.places
    seats = {site: Seat(*places[site], site in pieces, square, ground.reach) for site in places}
    drawn = draw(marks, seats, own)
    rank = {piece: number for number, piece in enumerate(drawings)}
    standing = sorted((s for s in places if s in pieces), key=lambda site: rank[pieces[site]])
    stamps = (Stamp(*places[site], drawings[pieces[site]].name) for site in standing)
    used = {drawings[piece].name: drawings[piece].shapes for piece in set(pieces.values())}
    return Scene(
        width=ground.width,
        height=ground.height,
        board=ground.shapes,
        pieces=(*drawn.under, *stamps),
        marks=drawn.over,
        symbols={**ground.symbols, **dict(sorted(used.items()))},
        regions=ground.regions,
        rows=ground.rows,
        neighbours=ground.neighbours,
        between=ground.between,
        linked=ground.linked,
        paints=paints_of(own),
        names=ground.names,
    )


def _check(places: Places, pieces: Mapping[Site, Piece], drawings: Mapping[Piece, Drawing]) -> None:
    for site, piece in pieces.items():
        if site not in places:
            raise Unknown("unknown_site", got=site, expected=Names(site, tuple(places)))
        if piece not in drawings:
            known = tuple(map(spelled, drawings))
            raise Unknown("unknown_piece", got=spelled(piece), expected=known, at=site)


def spelled(piece: Piece) -> str:
    """A piece for an error message: its owner, if it has one, and its name."""
    return piece.word if piece.owner is None else f"{piece.owner} {piece.word}"

"""Boards, positions and scenes that the tests of pictures share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from ruleboard.rules.base import Piece, Position, Site
from ruleboard.rules.mills.board import Board
from ruleboard.rules.mills.boards import BOARDS
from ruleboard.scene import Mark, Scene, build
from ruleboard.scene.marks import KINDS
from ruleboard.scene.shapes import Shape, Stamp
from tests.scene import draughts_samples, relati_samples

STAR = Board(
    "star",
    {
        "top": (0, 3),
        "w": (-2, 0),
        "e": (2, 0),
        "nw": (-1, 1.5),
        "ne": (1, 1.5),
        "s": (0, 0),
        "m": (0, 1),
    },
    ["top nw w", "top ne e", "w s e", "nw m", "ne m", "s m"],
)
"""A board of somebody's own: slanting lines, names that are no coordinates."""

ALL_BOARDS: Mapping[str, Board] = {**BOARDS, STAR.name: STAR}
NINE, SNAIL = BOARDS["nine"], BOARDS["snail"]

WHITE = ("a7", "d1", "d2", "d6", "c5", "e3", "e5", "f4", "g4")
BLACK = ("a4", "b2", "c4", "d3", "d5", "d7", "e4", "f6", "g7")
MEN, CLOSED = (Piece(0, "man"), Piece(1, "man")), Piece(None, "closed")
FULL_BOARD: Mapping[Site, Piece] = {
    **dict.fromkeys(WHITE, MEN[0]),
    **dict.fromkeys(BLACK, MEN[1]),
}


@dataclass(frozen=True)
class Still:
    """As much of a position as a picture needs."""

    board: Any
    pieces: Mapping[Site, Piece]
    game: ClassVar[str] = "mills"


def scene(
    board: Board,
    pieces: Mapping[Site, Piece],
    marks: Sequence[Mark] = (),
    *,
    flip: bool = False,
    coordinates: bool = True,
) -> Scene:
    position = cast("Position", Still(board, pieces))
    return build(position, marks=marks, flip=flip, coordinates=coordinates)


def mixed(board: Board) -> dict[Site, Piece]:
    """White men, Black men, a closed point and empty points, all over a board."""
    white, black = MEN
    men = (white, black, None, CLOSED, black, None, white, None)
    sites = [point.name for point in board.points]
    return {site: piece for i, site in enumerate(sites) if (piece := men[i % len(men)])}


def every_mark(board: Board) -> list[Mark]:
    """Each kind of mark, on a taken and on an empty point, as far from the others as the board allows."""
    taken = list(mixed(board))
    empty = [point.name for point in board.points if point.name not in taken]
    return [
        Mark("formed", board.lines[0])
        if kind == "formed"
        else Mark(kind, (taken[i % len(taken)], empty[i % len(empty)]), "3")
        for i, kind in enumerate(KINDS)
    ]


def many_scenes() -> Iterator[Scene]:
    """Every board with everything on it, in all ways to show it."""
    for board in ALL_BOARDS.values():
        for flip in (False, True):
            for coordinates in (False, True):
                yield scene(
                    board, mixed(board), every_mark(board), flip=flip, coordinates=coordinates
                )
    yield from draughts_samples.many_scenes()
    yield from relati_samples.many_scenes()


def shapes(picture: Scene) -> list[Shape]:
    """Everything that is drawn, stamps replaced by what they stamp."""
    drawn = [*picture.board, *picture.pieces, *picture.marks, *picture.names]
    stamped = [part for symbol in picture.symbols.values() for part in symbol]
    return [shape for shape in drawn if not isinstance(shape, Stamp)] + stamped

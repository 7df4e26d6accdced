"""Positions and scenes of Relati that the tests of pictures share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ruleboard.rules import relati
from ruleboard.rules.base import Piece, Site
from ruleboard.scene import Mark, Scene, build
from ruleboard.scene.marks import in_order
from ruleboard.scene.relati import MARKS

SYMBOLS = {
    Piece(player, kind, state, shells): f"{player}{name}"
    for player in range(4)
    for name, kind, state, shells in (
        ("*", "root", "", 0),
        ("n", "symbol", "", 0),
        ("n~", "symbol", "disconnected", 0),
        ("n+", "symbol", "dead", 0),
        ("c1", "cannon", "", 1),
        ("c2", "cannon", "", 2),
        ("c12", "cannon", "", 12),
        ("e", "spent", "", 0),
        ("c1~", "cannon", "disconnected", 1),
        ("e~", "spent", "disconnected", 0),
    )
}
"""Every piece, and what stands for it in a picture."""

WAVE = "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4"


def scene(
    pieces: Mapping[Site, Piece],
    marks: Sequence[Mark] = (),
    *,
    size: int = 9,
    flip: bool = False,
    coordinates: bool = True,
) -> Scene:
    position = relati.start(size=size)
    return build(position, pieces=pieces, marks=marks, flip=flip, coordinates=coordinates)


def all_pieces(size: int = 9) -> dict[Site, Piece]:
    """Every piece that there is, on every other square."""
    return dict(zip(relati.board(size).squares[::2], SYMBOLS, strict=False))


def every_mark(size: int = 9) -> list[Mark]:
    """Each kind of mark, on a taken and on an empty square."""
    squares = relati.board(size).squares
    count = len(squares) // 2
    return [
        Mark("path_turn_turn", ("E5", "E4", "D4", "D3")),
        *(
            Mark(kind, (squares[2 * (i % count)], squares[2 * (3 * i % count) + 1]), "3")
            for i, kind in enumerate(in_order(MARKS))
        ),
    ]


def many_scenes() -> Iterator[Scene]:
    """Everything on boards of all sizes, in all ways to show it."""
    for size in (5, 7, 9, 13, 17):
        for flip in (False, True):
            for coordinates in (False, True):
                yield scene(
                    all_pieces(size),
                    every_mark(size),
                    size=size,
                    flip=flip,
                    coordinates=coordinates,
                )

"""Positions and scenes of draughts that the tests of pictures share."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ruleboard.rules import draughts
from ruleboard.rules.base import Piece, Site
from ruleboard.scene import Mark, Scene, build
from ruleboard.scene.marks import KINDS

THREE_PATHS = "W:WK50:B7,12,29,30,44"
START = draughts.start()
ALL_PIECES: Mapping[Site, Piece] = {
    "1": Piece(1, "king"),
    "9": Piece(1, "man"),
    "18": Piece(1, "man", "jumped"),
    "23": Piece(1, "king", "jumped"),
    "28": Piece(0, "man", "jumped"),
    "33": Piece(0, "king", "jumped"),
    "42": Piece(0, "man"),
    "50": Piece(0, "king"),
}
SYMBOLS = {
    "1": "1k",
    "9": "1m",
    "18": "1mg",
    "23": "1kg",
    "28": "0mg",
    "33": "0kg",
    "42": "0m",
    "50": "0k",
}
"""What stands for them in a picture."""


def scene(
    text: str,
    marks: Sequence[Mark] = (),
    *,
    pieces: Mapping[Site, Piece] | None = None,
    flip: bool = False,
    coordinates: bool = True,
) -> Scene:
    return build(
        draughts.parse(text), pieces=pieces, marks=marks, flip=flip, coordinates=coordinates
    )


def every_mark() -> list[Mark]:
    """Each kind of mark, on a taken and on an empty square."""
    taken = list(ALL_PIECES)
    empty = [square.name for square in START.board.squares if square.name not in taken]
    return [
        Mark(kind, (taken[i % len(taken)], empty[3 * i % len(empty)]), "3")
        for i, kind in enumerate(KINDS)
    ]


def many_scenes() -> Iterator[Scene]:
    """Everything on the board, in all ways to show it."""
    for flip in (False, True):
        for coordinates in (False, True):
            yield scene(
                THREE_PATHS, every_mark(), pieces=ALL_PIECES, flip=flip, coordinates=coordinates
            )

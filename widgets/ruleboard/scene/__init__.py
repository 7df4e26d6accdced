"""Pictures of positions as data: one Scene, rendered as SVG, as text or on a canvas, with hit testing for clicks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ruleboard.rules.base import Piece, Position, Site
from ruleboard.rules.registry import game as find_game
from ruleboard.rules.registry import part
from ruleboard.scene.shapes import Mark, Scene

__all__ = ["Mark", "Scene", "build"]


def build(
    position: Position,
    *,
    pieces: Mapping[Site, Piece] | None = None,
    marks: Iterable[Mark] = (),
    flip: bool = False,
    coordinates: bool | str = True,
) -> Scene:
    """The picture of a position; `pieces` replaces the position's own, to show a moment inside a move.

    The `scene` module of the game draws it, with a function `build` of the same signature.
    """
    game = find_game(position.game)
    drawer: Any = part(game.name, "scene")  # every game has one
    scene: Scene = drawer.build(
        position,
        position.pieces if pieces is None else pieces,
        marks=tuple(marks),
        flip=flip,
        coordinates=coordinates,
    )
    return scene

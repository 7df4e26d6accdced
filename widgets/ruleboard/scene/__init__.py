"""Pictures of positions as data: one Scene, rendered as SVG, as text or on a canvas, and hit by clicks."""

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
    """The picture of a position; `pieces` may show a moment inside a move instead of the position's own.

    A game draws itself: its part of this layer has a function `build` of the same kind.
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

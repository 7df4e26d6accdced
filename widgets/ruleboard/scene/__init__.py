"""Pictures of positions as data: one Scene, rendered as SVG, as text or on a canvas, and hit by clicks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module

from ruleboard.rules.base import Piece, Position, Site, Unknown
from ruleboard.scene.shapes import Mark, Scene

__all__ = ["Mark", "Scene", "build"]

_MODULES = {
    "draughts": "ruleboard.scene.draughts",
    "mills": "ruleboard.scene.mills",
    "relati": "ruleboard.scene.relati",
}
"""Who draws which game: a module with a function `build` like the one below, imported when first needed."""


def build(
    position: Position,
    *,
    pieces: Mapping[Site, Piece] | None = None,
    marks: Iterable[Mark] = (),
    flip: bool = False,
    coordinates: bool | str = True,
) -> Scene:
    """The picture of a position; `pieces` may show a moment inside a move instead of the position's own."""
    if position.game not in _MODULES:
        raise Unknown("unknown_game", got=position.game, expected=", ".join(_MODULES))
    module = import_module(_MODULES[position.game])
    scene: Scene = module.build(
        position.board,
        position.pieces if pieces is None else pieces,
        marks=tuple(marks),
        flip=flip,
        coordinates=coordinates,
    )
    return scene

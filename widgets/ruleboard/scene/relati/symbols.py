"""The symbols of Relati, drawn around (0, 0): the signs of the players in all their states.

Every state has a shape of its own: a root has a double outline, a disconnected symbol a slash, a dead one is filled,
a cannon has a barrel with a dot for each shell. Colours only repeat what the shapes say.
"""

from __future__ import annotations

from functools import lru_cache

from ruleboard.rules.base import Piece
from ruleboard.rules.errors import Unknown
from ruleboard.scene.ground import Drawing, spelled
from ruleboard.scene.shapes import Box, Disc, Label, Lines, Segment, Shape, neat
from ruleboard.scene.signs import PLAYERS, sign

_SIZE = 0.3  # half the width of a symbol
_DOTS = 3  # more shells are shown as a number
_SLASH: tuple[Segment, ...] = ((-0.36, 0.36, 0.36, -0.36),)
_LEVEL: tuple[Segment, ...] = ((-0.42, 0, 0.42, 0),)  # for a cross, whose lines are diagonal
_KINDS = {"root": "*", "symbol": "n", "cannon": "c", "spent": "e"}
_STATES = {"": "", "disconnected": "~", "dead": "+"}


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

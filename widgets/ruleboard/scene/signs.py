"""The symbols of Relati, drawn once each around (0, 0): ○ × △ □, and what has become of them.

Every state has a shape of its own: a root has a double outline, a disconnected symbol a slash, a dead one is filled,
a cannon has a barrel with a dot for each shell. Colours only repeat what the shapes say.
"""

from __future__ import annotations

import re

from ruleboard.rules.base import Piece, Unknown
from ruleboard.scene.shapes import Box, Disc, Label, Lines, Poly, Ring, Segment, Shape

_CODE = re.compile(r"([0-3])([*nce])(\d*)([~+]?)")
_SIZE = 0.3  # half the width of a symbol
_DOTS = 3  # more shells than these are written as a number
_SLASH: tuple[Segment, ...] = ((-0.36, 0.36, 0.36, -0.36),)
_LEVEL: tuple[Segment, ...] = ((-0.42, 0, 0.42, 0),)  # on a cross, whose strokes slant already

Spot = tuple[float, float]


def symbol(code: Piece) -> tuple[Shape, ...]:
    """The shapes of a piece code such as "0*", "1n~", "2c3" or "3n+"."""
    found = _CODE.fullmatch(code)
    if not found:
        expected = "0* 0n 0n~ 0n+ 0c1 0e, with 0 to 3 for the player"
        raise Unknown("unknown_piece", got=code, expected=expected, at=code[:1])
    owner, kind, shells, state = int(found[1]), found[2], found[3], found[4]
    if state == "+":
        return sign(owner, _SIZE, "piece.dead", filled=True)
    ink = f"piece.{owner}.faded" if state else f"piece.{owner}.sign"
    if kind == "*":
        shapes = _root(owner, ink)
    elif kind == "n":
        shapes = sign(owner, _SIZE, ink)
    else:
        shapes = (*sign(owner, 0.19, ink, (-0.08, 0.15)), *_barrel(owner, int(shells or 0)))
    slash = _LEVEL if owner == 1 else _SLASH
    return (*shapes, Lines(slash, "piece.slash")) if state else shapes


def sign(
    owner: int, half: float, role: str, at: Spot = (0, 0), *, filled: bool = False
) -> tuple[Shape, ...]:
    """A player's sign in one stroke, or filled."""
    x, y = at
    if owner == 0:
        round_: Shape = Disc(x, y, half, role) if filled else Ring(x, y, half, role)
        return (round_, Ring(x, y, half, role)) if filled else (round_,)
    if owner == 1 and filled:
        return (Poly(_cross(half), role),)
    if owner == 1:
        arm = round(half * 0.92, 4)
        return (Lines(_moved(((-arm, -arm, arm, arm), (-arm, arm, arm, -arm)), at), role),)
    corners = _triangle(half, at) if owner == 2 else _square(half, at)
    return (Poly(corners, role),) if filled else (_outline(corners, role),)


def _root(owner: int, ink: str) -> tuple[Shape, ...]:
    """The sign with a double outline; a cross has its outline drawn around its two strokes."""
    if owner == 1:
        return (*sign(1, _SIZE, f"piece.{owner}.root"), *sign(1, _SIZE, "piece.core"))
    inner = {0: 0.18, 2: 0.13, 3: 0.14}[owner]
    outer = {0: 0.36, 2: 0.37, 3: 0.32}[owner]
    return (*sign(owner, outer, ink), *sign(owner, inner, ink))


def _barrel(owner: int, shells: int) -> tuple[Shape, ...]:
    """A barrel that points upwards, solid while there are shells, hollow when there are none."""
    role = f"piece.{owner}.sign" if shells else "piece.hollow"
    barrel: tuple[Shape, ...] = (
        Box(-0.15, -0.4, 0.14, 0.3, 0.02, role),
        Box(-0.2, -0.42, 0.24, 0.08, 0.02, role),
    )
    if shells > _DOTS:
        return (*barrel, Label(0.25, -0.02, str(shells), 0.34, "piece.shells"))
    return (*barrel, *(Disc(0.25, round(0.28 - 0.2 * i, 4), 0.07, role) for i in range(shells)))


def _moved(segments: tuple[Segment, ...], at: Spot) -> tuple[Segment, ...]:
    x, y = at
    return tuple(
        (round(x1 + x, 4), round(y1 + y, 4), round(x2 + x, 4), round(y2 + y, 4))
        for x1, y1, x2, y2 in segments
    )


def _cross(half: float) -> tuple[Spot, ...]:
    """A cross as an area: its two strokes, twice as thick as those of a live one."""
    far, near = round(half + 0.02, 4), round(half - 0.13, 4)
    notch = round(far - near, 4)
    quarter: tuple[Spot, ...] = ((-far, -near), (-near, -far), (0, -notch))
    turns = [quarter]
    for _ in range(3):
        turns.append(tuple((-y, x) for x, y in turns[-1]))
    return tuple(spot for turn in turns for spot in turn)


def _triangle(half: float, at: Spot) -> tuple[Spot, ...]:
    x, y = at
    low = round(y + 0.78 * half, 4)
    return ((x, round(y - 1.05 * half, 4)), (round(x + half, 4), low), (round(x - half, 4), low))


def _square(half: float, at: Spot) -> tuple[Spot, ...]:
    x, y = at
    h = round(half * 0.9, 4)
    left, right, top, bottom = (round(v, 4) for v in (x - h, x + h, y - h, y + h))
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _outline(corners: tuple[Spot, ...], role: str) -> Lines:
    ends = (*corners[1:], corners[0])
    return Lines(tuple((*a, *b) for a, b in zip(corners, ends, strict=True)), role)

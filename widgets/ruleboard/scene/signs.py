"""The signs of players in games of up to four: ○ × △ □, as outlines or filled."""

from __future__ import annotations

from ruleboard.scene.shapes import Disc, Lines, Poly, Ring, Segment, Shape, neat

PLAYERS = 4
"""The number of players that have a sign."""

Spot = tuple[float, float]


def sign(
    owner: int, half: float, role: str, at: Spot = (0, 0), *, filled: bool = False
) -> tuple[Shape, ...]:
    """A player's sign, as an outline or filled."""
    x, y = at
    if owner == 0:
        round_: Shape = Disc(x, y, half, role) if filled else Ring(x, y, half, role)
        return (round_, Ring(x, y, half, role)) if filled else (round_,)
    if owner == 1 and filled:
        return (Poly(_cross(half), role),)
    if owner == 1:
        arm = neat(half * 0.92)
        return (Lines(_moved(((-arm, -arm, arm, arm), (-arm, arm, arm, -arm)), at), role),)
    corners = _triangle(half, at) if owner == 2 else _square(half, at)
    return (Poly(corners, role),) if filled else (_outline(corners, role),)


def _moved(segments: tuple[Segment, ...], at: Spot) -> tuple[Segment, ...]:
    x, y = at
    return tuple(
        (neat(x1 + x), neat(y1 + y), neat(x2 + x), neat(y2 + y)) for x1, y1, x2, y2 in segments
    )


def _cross(half: float) -> tuple[Spot, ...]:
    """A cross as a polygon: two bars, twice as thick as the lines of a live symbol."""
    far, near = neat(half + 0.02), neat(half - 0.13)
    notch = neat(far - near)
    quarter: tuple[Spot, ...] = ((-far, -near), (-near, -far), (0, -notch))
    turns = [quarter]
    for _ in range(3):
        turns.append(tuple((-y, x) for x, y in turns[-1]))
    return tuple(spot for turn in turns for spot in turn)


def _triangle(half: float, at: Spot) -> tuple[Spot, ...]:
    x, y = at
    low = neat(y + 0.78 * half)
    return ((x, neat(y - 1.05 * half)), (neat(x + half), low), (neat(x - half), low))


def _square(half: float, at: Spot) -> tuple[Spot, ...]:
    x, y = at
    h = neat(half * 0.9)
    left, right, top, bottom = (neat(v) for v in (x - h, x + h, y - h, y + h))
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def _outline(corners: tuple[Spot, ...], role: str) -> Lines:
    ends = (*corners[1:], corners[0])
    return Lines(tuple((*a, *b) for a, b in zip(corners, ends, strict=True)), role)

"""What a piece can jump from where it stands: the one step that captures are made of.

Pieces that have been jumped stay on the board until the capture is over: they are still in the way, and they are
still among the foes here. It is for the caller not to jump them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ruleboard.rules.draughts.layout import BOARD, JUMPS, RAYS

Leap = tuple[int, tuple[int, ...]]
"""A piece that a king can jump, and the squares where it may land behind it, near ones first."""


class Reach(NamedTuple):
    """A king's way in one direction: behind each piece it can meet, the way on and how far it is free."""

    mask: int
    rising: bool
    behind: dict[
        int, tuple[int, dict[int, tuple[int, ...]]]
    ]  # the way as a mask; its squares by what stops it


@cache
def reaches(origin: int) -> tuple[Reach, ...]:
    """A king's ways from a square on which it can meet a piece with room behind it."""
    found = []
    for step, ray in RAYS[origin].items():
        behind = {}
        for over in ray.squares[:-1]:
            way = RAYS[over][step]
            until = {stop: way.squares[:i] for i, stop in enumerate(way.squares)}
            behind[over] = way.mask, {0: way.squares, **until}
        if behind:
            found.append(Reach(ray.mask, ray.rising, behind))
    return tuple(found)


def leaps(at: int, foe: int, free: int) -> list[Leap]:
    """What a king can jump from a square. `free` are the empty squares and the one it came from."""
    found = []
    blocked = BOARD ^ free
    for mask, rising, behind in reaches(at):
        stop = mask & blocked
        if stop:
            over = stop & -stop if rising else 1 << stop.bit_length() - 1
            if over & foe and over in behind:
                way, until = behind[over]
                stop = way & blocked
                if stop:
                    stop = stop & -stop if rising else 1 << stop.bit_length() - 1
                lands = until[stop]
                if lands:
                    found.append((over, lands))
    return found


def jumps(at: int, foe: int, free: int, *, king: bool) -> Iterator[tuple[int, int]]:
    """Every single jump of a man or king from a square: the piece jumped and the square behind it."""
    if king:
        for over, lands in leaps(at, foe, free):
            for land in lands:
                yield over, land
    else:
        for over, land in JUMPS[at]:
            if over & foe and land & free:
                yield over, land

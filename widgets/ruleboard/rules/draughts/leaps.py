"""What a piece can jump from where it stands: the one step that captures are made of.

Pieces that have been jumped stay on the board until the capture is over: they are still in the way, and they are
still among the foes here. It is for the caller not to jump them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from ruleboard.rules.draughts.layout import BOARD, JUMPS, RAYS, STEPS
from ruleboard.rules.draughts.moves import QUIET, Move

Leap = tuple[int, tuple[int, ...], int]
"""A piece that a king can jump, the squares where it may land behind it, near ones first, and their fan.

A fan is the first of those squares together with the direction of the jump. While captures are searched, a king
stands on its whole fan: what it can jump next, it can jump from some square of it.
"""

Behind = tuple[int, dict[int, tuple[int, ...]], int]
"""What is behind a piece: the way on as a mask, its free squares by what stops it (0: nothing does), and its fan."""

COMPASS = 54  # the direction of a fan is written above the bits of the board
DIRECTIONS = 3 << COMPASS


class Road(NamedTuple):
    """A king's way in one direction: its quiet moves, and what is behind each piece that it can meet."""

    mask: int
    rising: bool  # towards higher bits: the nearest piece on it is then the lowest bit
    slides: dict[int, tuple[Move, ...]]  # by the piece that stops them (0: none does)
    behind: dict[int, Behind]  # by the piece that can be met, if there is room behind it


Roads = tuple[Road, ...]


def _road(origin: int, step: int) -> Road:
    ray = RAYS[origin][step]
    moves = tuple(QUIET[origin, target] for target in ray.squares)
    slides = {stop: moves[:i] for i, stop in enumerate(ray.squares)}
    behind: dict[int, Behind] = {}
    for over in ray.squares[:-1]:
        way = RAYS[over][step]
        until = {stop: way.squares[:i] for i, stop in enumerate(way.squares)}
        fan = way.squares[0] | STEPS.index(step) << COMPASS
        behind[over] = way.mask, {0: way.squares, **until}, fan
    return Road(ray.mask, ray.rising, {0: moves, **slides}, behind)


@cache
def roads(origin: int) -> Roads:
    """A king's ways from a square, in the order of STEPS."""
    return tuple(_road(origin, step) for step in STEPS)


@cache
def roads_on(fan: int, last: int) -> Roads:
    """The ways on from a fan that ends on a square: straight on, and from each of its squares to either side."""
    first, direction = fan & BOARD, fan >> COMPASS
    ray = (first, *RAYS[first][STEPS[direction]].squares)
    crossing = (1, 2) if direction in (0, 3) else (0, 3)
    aside = [roads(land)[way] for land in ray[: ray.index(last) + 1] for way in crossing]
    return tuple(road for road in (roads(last)[direction], *aside) if road.behind)


def survey(kings: int, foe: int, empty: int) -> tuple[dict[int, list[Leap]], list[Move]]:
    """What every king of a side can jump, and where they can go if none can jump anything."""
    blocked = BOARD ^ empty
    jumping: dict[int, list[Leap]] = {}
    quiet: list[Move] = []
    while kings:
        origin = kings & -kings
        kings ^= origin
        for mask, rising, slides, behind in roads(origin):
            stop = mask & blocked
            if stop:
                stop = stop & -stop if rising else 1 << stop.bit_length() - 1
                if stop & foe and stop in behind:
                    way, until, fan = behind[stop]
                    end = way & blocked
                    if end:
                        end = end & -end if rising else 1 << end.bit_length() - 1
                    if until[end]:
                        jumping.setdefault(origin, []).append((stop, until[end], fan))
            quiet += slides[stop]
    return jumping, quiet


def leaps(ways: Roads, foe: int, free: int) -> list[Leap]:
    """What a king can jump on some ways. `free` are the empty squares and the one it came from."""
    found = []
    blocked = BOARD ^ free
    for mask, rising, _, behind in ways:
        stop = mask & blocked
        if stop:
            over = stop & -stop if rising else 1 << stop.bit_length() - 1
            if over & foe and over in behind:
                way, until, fan = behind[over]
                stop = way & blocked
                if stop:
                    stop = stop & -stop if rising else 1 << stop.bit_length() - 1
                if until[stop]:
                    found.append((over, until[stop], fan))
    return found


def jumps(at: int, foe: int, free: int, *, king: bool) -> Iterator[tuple[int, int]]:
    """Every single jump of a man or king from a square: the piece jumped and the square behind it."""
    if king:
        for over, lands, _ in leaps(roads(at), foe, free):
            for land in lands:
                yield over, land
    else:
        for over, land in JUMPS[at]:
            if over & foe and land & free:
                yield over, land

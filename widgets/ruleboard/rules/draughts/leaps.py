"""The single jumps of kings and men, from which captures are composed.

Jumped pieces stay on the board until the capture ends: they still block the way, and still count as foes here. The
caller must not jump them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ruleboard.rules.draughts.layout import Layout
from ruleboard.rules.draughts.move import Move, quiet_moves

if TYPE_CHECKING:
    from ruleboard.rules.draughts.sides import Side

Leap = tuple[int, tuple[int, ...], int]
"""A piece that a king can jump, the landing squares behind it, nearest first, and their fan.

A fan encodes the first of those squares together with the direction of the jump, which is stored above the bits of the
board. The search treats a king as standing on its whole fan: its next jump may start from any square of it.
"""

Behind = tuple[int, dict[int, tuple[int, ...]], int]
"""What is behind a piece: the ray as a mask, its free squares by the piece that blocks it (0: none), and its fan."""


class Road(NamedTuple):
    """A king's ray in one direction: its quiet moves, and what is behind each piece on it."""

    mask: int
    rising: bool  # towards higher bits: the nearest piece is then the lowest bit
    slides: dict[int, tuple[Move, ...]]  # by the piece that blocks them (0: none)
    behind: dict[int, Behind]  # by the piece on the ray, if there is a square behind it


class Roads(dict[int, tuple[Road, ...]]):
    """A king's rays from each square, in the order of the board's steps; computed on first use.

    For a king that does not fly, the rays are one square long.
    """

    def __init__(self, board: Layout, reach: int | None = None) -> None:
        super().__init__()
        self.board = board
        self.reach = reach  # maximum squares before and behind the piece jumped; None: any distance

    def __missing__(self, origin: int) -> tuple[Road, ...]:
        self[origin] = found = tuple(self._road(origin, step) for step in self.board.steps)
        return found

    def _road(self, origin: int, step: int) -> Road:
        board = self.board
        quiet = quiet_moves(board)
        near = board.rays[origin][step].squares[: self.reach]
        moves = tuple(quiet[origin, target] for target in near)
        slides = {stop: moves[:i] for i, stop in enumerate(near)}
        behind: dict[int, Behind] = {}
        for over in near:
            way = board.rays[over][step].squares[: self.reach]
            if way:
                until = {stop: way[:i] for i, stop in enumerate(way)}
                fan = way[0] | board.steps.index(step) << board.width
                behind[over] = sum(way), {0: way, **until}, fan
        return Road(sum(near), step > 0, {0: moves, **slides}, behind)


class RoadsOn(dict[tuple[int, int], tuple[Road, ...]]):
    """The rays from a fan that ends on a square: straight on, and sideways from each of its squares."""

    def __init__(self, roads: Roads) -> None:
        super().__init__()
        self.roads = roads

    def __missing__(self, way: tuple[int, int]) -> tuple[Road, ...]:
        fan, last = way
        roads, board = self.roads, self.roads.board
        first, direction = fan & board.dark, fan >> board.width
        ray = (first, *board.rays[first][board.steps[direction]].squares)
        crossing = (1, 2) if direction in (0, 3) else (0, 3)
        aside = [roads[land][turn] for land in ray[: ray.index(last) + 1] for turn in crossing]
        found = tuple(road for road in (roads[last][direction], *aside) if road.behind)
        self[way] = found
        return found


def survey(
    roads: Roads, kings: int, foe: int, blocked: int
) -> tuple[dict[int, list[Leap]], list[Move]]:
    """All jumps of a side's kings, and their quiet moves.

    The body of `leaps` is inlined: this is the inner loop of a search with kings.
    """
    jumping: dict[int, list[Leap]] = {}
    quiet: list[Move] = []
    while kings:
        origin = kings & -kings
        kings ^= origin
        for mask, rising, slides, behind in roads[origin]:
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


def leaps(ways: tuple[Road, ...], foe: int, blocked: int) -> list[Leap]:
    """The jumps of a king along some rays. `blocked` are all other pieces on the board."""
    found = []
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


def jumps(side: Side, at: int, foe: int, free: int, *, king: bool) -> Iterator[tuple[int, int]]:
    """All single jumps of a man or king from a square: the piece jumped and the landing square."""
    if king:
        for over, lands, _ in leaps(side.roads[at], foe, side.dark ^ free):
            for land in lands:
                yield over, land
    else:
        for over, land in side.jumps[at]:
            if over & foe and land & free:
                yield over, land

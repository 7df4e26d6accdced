"""What a piece can jump from where it stands: the one step that captures are made of.

Pieces that have been jumped stay on the board until the capture is over: they are still in the way, and they are
still among the foes here. It is for the caller not to jump them again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ruleboard.rules.draughts.layout import Layout
from ruleboard.rules.draughts.move import Move, quiet_moves

if TYPE_CHECKING:
    from ruleboard.rules.draughts.sides import Side

Leap = tuple[int, tuple[int, ...], int]
"""A piece that a king can jump, the squares where it may land behind it, near ones first, and their fan.

A fan is the first of those squares together with the direction of the jump, which is written above the bits of the
board. While captures are searched, a king stands on its whole fan: what it can jump next, it can jump from some square
of it.
"""

Behind = tuple[int, dict[int, tuple[int, ...]], int]
"""What is behind a piece: the way on as a mask, its free squares by what stops it (0: nothing does), and its fan."""


class Road(NamedTuple):
    """A king's way in one direction: its quiet moves, and what is behind each piece that it can meet."""

    mask: int
    rising: bool  # towards higher bits: the nearest piece on it is then the lowest bit
    slides: dict[int, tuple[Move, ...]]  # by the piece that stops them (0: none does)
    behind: dict[int, Behind]  # by the piece that can be met, if there is room behind it


class Roads(dict[int, tuple[Road, ...]]):
    """A king's ways from a square, in the order of the board's steps; made when they are first asked for.

    A king that does not fly has the same ways, one square long.
    """

    def __init__(self, board: Layout, reach: int | None = None) -> None:
        super().__init__()
        self.board = board
        self.reach = reach  # squares, before and behind what is jumped; None: any distance

    def __missing__(self, origin: int) -> tuple[Road, ...]:
        """The ways from a square that nobody has asked for yet."""
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
    """The ways on from a fan that ends on a square: straight on, and from each of its squares to either side."""

    def __init__(self, roads: Roads) -> None:
        super().__init__()
        self.roads = roads

    def __missing__(self, way: tuple[int, int]) -> tuple[Road, ...]:
        """The ways on from a fan that nobody has asked for yet."""
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
    """What every king of a side can jump, and where they can go if none can jump anything.

    `leaps`, written out once more: this is the inner loop of a search with kings.
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
    """What a king can jump on some ways. `blocked` are all pieces on the board but itself."""
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
    """Every single jump of a man or king from a square: the piece jumped and the square behind it."""
    if king:
        for over, lands, _ in leaps(side.roads[at], foe, side.dark ^ free):
            for land in lands:
                yield over, land
    else:
        for over, land in side.jumps[at]:
            if over & foe and land & free:
                yield over, land

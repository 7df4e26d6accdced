"""Precomputed tables of a board: points as bits, lines as bit masks, all possible steps as shared objects.

Bit i is the board's i-th point. A few multiplications find all steps of a side: steps with the same distance between
the bits of their points share a lane of one long integer, so that custom boards are as fast as the standard one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Any, TypeVar

from ruleboard.rules.base import Site
from ruleboard.rules.mills.board import Board
from ruleboard.rules.mills.move import Move

_KEPT = 1 << 13  # maximum number of entries of a cache

_Key = TypeVar("_Key")
_Answer = TypeVar("_Answer")


class Memo(dict[_Key, _Answer]):
    """A cache as fast as a dict: missing keys are computed once; cleared when it grows too large."""

    def __init__(self, work: Callable[[_Key], _Answer]) -> None:
        super().__init__()
        self._work = work

    def __missing__(self, key: _Key) -> _Answer:
        if len(self) >= _KEPT:
            self.clear()
        answer = self[key] = self._work(key)
        return answer


def bits(mask: int) -> Iterator[int]:
    """The single bits of a mask, lowest first: the points in board order."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


class Lanes:
    """Finds all steps of one kind at once: `men * men_sum & over * over_sum & blank * blank_sum & mask`.

    Multiplying by a sum of powers of two copies a bit mask into every lane, shifted by the lane's distance; a slide
    jumps over nothing. Each bit of the result is one step.
    """

    def __init__(self, ways: Iterable[tuple[int, int, int]], size: int) -> None:
        """Assign lanes to the steps, each given by the indices of its points: from, over, to."""
        groups: dict[tuple[int, int], list[int]] = {}
        for source, over, target in ways:
            groups.setdefault((target - source, over - source), []).append(source)
        self.men_sum = self.over_sum = self.blank_sum = self.mask = 0
        self.upper = 0  # the steps of men in the first half of the board: halves recur more often in the cache
        self.steps: dict[int, tuple[int, int]] = {}  # from and to, by bit length of the place
        start, last = 2 * size, None
        for lane in sorted(groups, reverse=True):
            if last is not None:  # as close together as possible without overlap
                start += size + max(0, lane[0] - last[0], lane[1] - last[1])
            last = lane
            self.men_sum |= 1 << start
            self.blank_sum |= 1 << start - lane[0]
            self.over_sum |= 1 << start - lane[1]
            for source in groups[lane]:
                self.mask |= 1 << start + source
                if source < size // 2:
                    self.upper |= 1 << start + source
                self.steps[start + source + 1] = source, source + lane[0]
        self.lower = self.mask ^ self.upper
        lengths = range(self.mask.bit_length() + 1)
        self.place = [1 << length >> 1 for length in lengths]
        ends = [self.steps.get(length, (0, 0)) for length in lengths]
        self.change = [1 << source | 1 << target for source, target in ends]


class Tables:
    """The tables of one board."""

    def __init__(self, board: Board) -> None:
        """Number the points, compute lines and steps, and create empty caches."""
        self.board = board
        self.names = tuple(point.name for point in board.points)
        self.size = len(self.names)
        self.full = (1 << self.size) - 1
        self.bit = {name: 1 << number for name, number in board.index.items()}
        self.near = {self.bit[name]: self.mask(near) for name, near in board.neighbours.items()}
        self.mills = tuple(self.mask(line) for line in board.mills)
        self.mills_at = {
            bit: tuple((1 << number, mill) for number, mill in enumerate(self.mills) if mill & bit)
            for bit in self.bit.values()
        }
        self.placings = tuple(Move(None, name, (), bit, 0) for name, bit in self.bit.items())
        self.moves = tuple(
            tuple(
                Move(here, there, (), self.bit[here] | self.bit[there], 0) for there in self.names
            )
            for here in self.names
        )
        index = board.index
        self.slides = Lanes(
            ((index[a], index[a], index[b]) for a in self.names for b in board.neighbours[a]),
            self.size,
        )
        ends = [(index[a], index[b], index[c]) for a, b, c in board.mills]
        self.jumps = Lanes(ends + [(c, b, a) for a, b, c in ends], self.size)
        self._eighths = tuple(self.full & 255 << start for start in range(0, self.size, 8))
        self._placed = Memo(self._placings)
        self.slid = Memo(self._finder(self.slides))
        self.jumped = Memo(self._finder(self.jumps))
        self.threats = Memo(self._threats)
        self.near_threats = Memo(self._near_threats)
        self.in_mills = Memo(self._in_mills)
        self.sites = Memo(self._sites)
        self._memos: tuple[Memo[Any, Any], ...] = tuple(
            memo for memo in vars(self).values() if isinstance(memo, Memo)
        )

    def mask(self, sites: Iterable[Site]) -> int:
        """The bit mask of some points."""
        return sum(self.bit[site] for site in sites)

    def forget(self) -> None:
        """Clear the caches, for benchmarks."""
        for memo in self._memos:
            memo.clear()

    def placed(self, blank: int) -> tuple[Move, ...]:
        """The placings on the points of a mask, looked up in groups of eight points."""
        memo = self._placed
        found: tuple[Move, ...] = ()
        for eighth in self._eighths:
            found += memo[blank & eighth]
        return found

    def _placings(self, blank: int) -> tuple[Move, ...]:
        return tuple([step for step in self.placings if step.own & blank])

    def _finder(self, lanes: Lanes) -> Callable[[int], tuple[Move, ...]]:
        """A function that turns the bits of a long integer into moves, in board order."""
        in_order = sorted(lanes.steps.values())
        moves = [self.moves[source][target] for source, target in in_order]
        place, rank = lanes.place, [0] * len(lanes.place)
        for length, step in lanes.steps.items():
            rank[length] = in_order.index(step)

        def find(places: int) -> tuple[Move, ...]:
            ranks = []
            while places:
                length = places.bit_length()
                ranks.append(rank[length])
                places ^= place[length]
            ranks.sort()
            return tuple([moves[number] for number in ranks])

        return find

    def _threats(self, men: int) -> int:
        """The points on which one more man of this side would close a mill."""
        found = 0
        for mill in self.mills:
            if (men & mill).bit_count() == 2:
                found |= mill
        return found & ~men

    def _near_threats(self, men: int) -> int:
        """The threats next to a man of this side that is not part of the mill, so that it can slide there."""
        found = 0
        for mill in self.mills:
            if (men & mill).bit_count() == 2:
                missing = mill & ~men
                if self.near[missing] & men & ~mill:
                    found |= missing
        return found

    def _in_mills(self, men: int) -> int:
        """The men of one side that are in a mill."""
        found = 0
        for mill in self.mills:
            if men & mill == mill:
                found |= mill
        return found

    def _sites(self, mask: int) -> tuple[Site, ...]:
        """The names of the points in a mask, in board order."""
        return tuple([name for name, bit in self.bit.items() if mask & bit])


@lru_cache(32)
def tables(board: Board) -> Tables:
    """The tables of a board, cached."""
    return Tables(board)

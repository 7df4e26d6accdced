"""Solves six men's morris for `ruleboard.players.mills.six` by retrograde analysis of all positions, with NumPy.

A position is a number in base three, one digit per point, the index of its entry: a byte as in the endgame tables, 0
for a draw, else the plies until the end plus 1.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from math import comb

import numpy as np
from numpy.typing import NDArray

from ruleboard.rules.mills import SIX
from ruleboard.rules.mills.rules import FEWEST
from ruleboard.rules.mills.tables import tables

Masks = NDArray[np.int32]
Places = NDArray[np.int32]
Bytes = NDArray[np.uint8]
Truths = NDArray[np.bool_]

Progress = Callable[[float], None]
"""Progress callback: the share of the work that is done, from 0 to 1."""

BOARD, MEN, SIZE = tables(SIX.board), SIX.men, len(SIX.board.points)
NEVER = 255  # no winning move
ROWS = 400  # placements of one side per batch
MOVING = 0.5  # share of the work that is the moving phase


class Family:
    """Lookup arrays of the board, indexed by the bit mask of a set of men."""

    def __init__(self) -> None:
        masks = np.arange(1 << SIZE, dtype=np.int32)
        self.place = np.zeros(1 << SIZE, dtype=np.int32)  # each man as a digit 1 in base three
        self.men = np.zeros(1 << SIZE, dtype=np.int32)
        for point in range(SIZE):
            there = masks >> point & 1
            self.place += there * 3**point
            self.men += there
        self.milled = np.zeros(1 << SIZE, dtype=np.int32)
        for mill in BOARD.mills:
            self.milled |= np.where(masks & mill == mill, mill, 0).astype(np.int32)
        free = masks & ~self.milled
        self.removable = np.where(free == 0, masks, free)
        self.steps = [
            (here, there)
            for here, near in BOARD.near.items()
            for there in BOARD.bit.values()
            if near & there
        ]

    def at(self, own: Masks, foe: Masks) -> Places:
        """The indexes of positions in the array of entries."""
        found: Places = self.place[own] + 2 * self.place[foe]
        return found

    def pairs(self, own_men: int, foe_men: int) -> Iterator[tuple[Masks, Masks]]:
        """All placements of so many men against so many, in batches."""
        own = np.flatnonzero(self.men == own_men).astype(np.int32)
        foe = np.flatnonzero(self.men == foe_men).astype(np.int32)
        for start in range(0, len(own), ROWS):
            some = own[start : start + ROWS]
            rows, columns = np.nonzero((some[:, None] & foe[None, :]) == 0)
            yield some[rows], foe[columns]


class Best:
    """The best of several moves for many positions at once."""

    def __init__(self, count: int) -> None:
        self.win = np.full(count, NEVER, dtype=np.uint8)
        self.loss = np.zeros(count, dtype=np.uint8)
        self.drawn = np.zeros(count, dtype=np.bool_)

    def add(self, which: NDArray[np.intp], after: Bytes) -> None:
        """Add one move for some positions: the entries of the positions after it."""
        drawn, won = after == 0, after % 2 == 1
        self.drawn[which[drawn]] = True
        better = which[won]
        self.win[better] = np.minimum(self.win[better], after[won] + 1)
        worse = ~drawn & ~won
        later = which[worse]
        self.loss[later] = np.maximum(self.loss[later], after[worse] + 1)

    @property
    def entry(self) -> Bytes:
        """The entries of the positions, once every move has been added."""
        found: Bytes = np.where(
            self.win < NEVER, self.win, np.where(self.drawn, 0, self.loss)
        ).astype(np.uint8)
        return found


class Solver:
    """Solver of the whole game; `moving` and `placing` compute the entries."""

    def __init__(self, progress: Progress) -> None:
        self.board = Family()
        self.progress = progress
        self.entry = np.zeros(3**SIZE, dtype=np.uint8)
        self._open = np.zeros(3**SIZE, dtype=np.uint8)  # number of moves not known to lose

    def moving(self) -> None:
        """Solve the positions with empty hands, fewer men first: removals lead to them."""
        totals = range(2 * FEWEST, 2 * MEN + 1)
        sizes = [sum(comb(SIZE, n) * comb(SIZE - n, t - n) for n in _split(t)) for t in totals]
        for number, total in enumerate(totals):
            self._material([(n, total - n) for n in _split(total)])
            self.progress(MOVING * sum(sizes[: number + 1]) / sum(sizes))

    def _material(self, kinds: list[tuple[int, int]]) -> None:
        parts = [part for kind in kinds for part in self.board.pairs(*kind)]
        own, foe = (np.concatenate(side) for side in zip(*parts, strict=True))
        places = self.board.at(own, foe)
        best, quiet = self._removals(own, foe)
        taking = (best.win < NEVER) | best.drawn | (best.loss > 0)
        self._open[places] = quiet + taking
        wins = {int(n): np.flatnonzero(best.win == n) for n in np.unique(best.win) if n < NEVER}
        only = np.where((best.win < NEVER) | best.drawn, 0, best.loss)
        losses = {int(n): np.flatnonzero(only == n) for n in np.unique(only) if n}
        stuck = self._open[places] == 0
        self.entry[places[stuck]] = 1
        front = [(own[stuck], foe[stuck])]
        level = 1
        while front or level < max((0, *wins, *losses)):
            level += 1
            assert level < NEVER
            fresh = self._back(front, level)
            which = (losses if level % 2 else wins).get(level)
            if which is not None:
                fresh.append(self._settle(own[which], foe[which], level))
            front = [(a, b) for a, b in fresh if len(a)]

    def _removals(self, own: Masks, foe: Masks) -> tuple[Best, Bytes]:
        """The best result of moves with a removal, and the number of moves without."""
        board, best, quiet = self.board, Best(len(own)), np.zeros(len(own), dtype=np.uint8)
        for here, there in board.steps:
            which = np.flatnonzero((own & here != 0) & ((own | foe) & there == 0))
            men = own[which] ^ here ^ there
            closed = board.milled[men] & there != 0
            quiet[which[~closed]] += 1
            self._take(best, which[closed], men[closed], foe[which[closed]], self.entry, 0)
        return best, quiet

    def _take(
        self,
        best: Best,
        which: NDArray[np.intp],
        men: Masks,
        foe: Masks,
        entry: Bytes,
        foe_hand: int,
    ) -> None:
        """Add every removal that a mill allows."""
        for man in BOARD.bit.values():
            some = self.board.removable[foe] & man != 0
            left = foe[some] ^ man
            after = entry[self.board.at(left, men[some])]
            after[self.board.men[left] + foe_hand < FEWEST] = 1  # the game is over
            best.add(which[some], after)

    def _back(self, front: list[tuple[Masks, Masks]], level: int) -> list[tuple[Masks, Masks]]:
        """Go one ply back along every move without a removal."""
        if not front:
            return []
        own, foe = (np.concatenate(side) for side in zip(*front, strict=True))
        found = []
        for here, there in self.board.steps:
            came = (
                (foe & there != 0)
                & ((own | foe) & here == 0)
                & (self.board.milled[foe] & there == 0)
            )
            found.append(self._settle(foe[came] ^ here ^ there, own[came], level))
        return found

    def _settle(self, own: Masks, foe: Masks, level: int) -> tuple[Masks, Masks]:
        """Record one more known move of these positions; returns those that it decides."""
        places = self.board.at(own, foe)
        fresh: Truths = self.entry[places] == 0
        if level % 2:
            self._open[places] -= 1
            fresh &= self._open[places] == 0
        self.entry[places[fresh]] = level
        return own[fresh], foe[fresh]

    def placing(self) -> Iterator[tuple[int, bytes]]:
        """Solve the placing phase backwards: the number of placed men, and the compressed entries."""
        entry = self.entry
        for placed in reversed(range(2 * MEN)):
            before = np.zeros_like(entry)
            own_hand, foe_hand = MEN - placed // 2, MEN - (placed + 1) // 2
            for own_men in range(max(0, FEWEST - own_hand), MEN - own_hand + 1):
                for foe_men in range(max(0, FEWEST - foe_hand), MEN - foe_hand + 1):
                    for own, foe in self.board.pairs(own_men, foe_men):
                        before[self.board.at(own, foe)] = self._placed(own, foe, entry, foe_hand)
            entry = before
            self.progress(1 - (1 - MOVING) * placed / (2 * MEN))
            yield placed, pack(entry)

    def _placed(self, own: Masks, foe: Masks, entry: Bytes, foe_hand: int) -> Bytes:
        best = Best(len(own))
        for there in BOARD.bit.values():
            which = np.flatnonzero((own | foe) & there == 0)
            men, others = own[which] | there, foe[which]
            closed = (self.board.milled[men] & there != 0) & (others != 0)
            still = ~closed
            best.add(which[still], entry[self.board.at(others[still], men[still])])
            self._take(best, which[closed], men[closed], others[closed], entry, foe_hand)
        return best.entry


def _split(total: int) -> Iterator[int]:
    """The numbers of men that the player to move may have, of a total."""
    return (n for n in range(FEWEST, MEN + 1) if FEWEST <= total - n <= MEN)


def solve(progress: Progress) -> dict[int, bytes]:
    """The compressed entries of all positions, by the number of placed men."""
    solver = Solver(progress)
    solver.moving()
    return {2 * MEN: pack(solver.entry), **dict(solver.placing())}


def pack(entry: Bytes) -> bytes:
    """Compress entries with zlib."""
    return zlib.compress(entry.tobytes(), 1)

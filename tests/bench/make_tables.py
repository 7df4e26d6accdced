"""Makes the tables of the endgames again: `python -m tests.bench.make_tables [FOLDER | --check]`.

Who wins is found backwards from the end: a ply before positions that are lost for the player to move are the won ones,
and a ply before nothing but won positions the lost ones. A position is a pair of standings, so a step back for all
positions at once is one product of matrices. This needs NumPy; reading the tables does not.
"""

from __future__ import annotations

import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ruleboard.players.mills import endgame as endgames
from ruleboard.players.mills.endgame import DRAW, ENDGAMES, NOWHERE, Endgame, layout
from ruleboard.rules.mills.tables import bits, tables

Grid = NDArray[np.bool_]
"""One truth for each pair of standings: rows are those of the player to move that have a row in the table."""

Progress = Callable[[int, int], None]
"""Told as the plies go by: how far from the end, and how many positions of the table were settled there."""


class Solver:
    """One endgame as matrices."""

    def __init__(self, endgame: Endgame) -> None:
        """Lay out standings, rows and steps."""
        self.endgame = endgame
        places = layout(endgame.board)
        standings = np.array(places.standings, dtype=np.int64)
        self.size = len(standings)
        served = [places.rows[men] for men in places.standings]
        rows = np.array([row for row, _ in served])
        turned = np.array(
            [
                [places.number[places.turned(men, turn)] for men in places.standings]
                for turn in range(len(places.turns))
            ]
        )
        self.unfold = rows[:, None] * self.size + turned[[turn for _, turn in served]]
        self.first = np.unique(rows, return_index=True)[1]
        self.apart: Grid = (standings[self.first][:, None] & standings[None, :]) == 0
        self.mill: NDArray[np.bool_] = np.isin(standings, tables(endgame.board).mills)
        self.steps = np.zeros((len(self.first), self.size), dtype=np.float32)
        for row, number in enumerate(self.first):
            for men in _steps(endgame, places.standings[number]):
                self.steps[row, places.number[men]] = 1

    def some(self, positions: Grid) -> Grid:
        """From which positions one step leads to some of these, in which the other player is to move."""
        whole = positions.ravel()[self.unfold].astype(np.float32)
        found: Grid = self.steps @ whole.T > 0
        return self.apart & found

    def closing(self) -> Grid:
        """In which positions a mill can be closed that removes a man, and so wins."""
        whole = self.apart.ravel()[self.unfold]
        found: Grid = self.steps[:, self.mill] @ whole[self.mill].astype(np.float32) > 0
        if self.endgame.spared:
            found &= ~self.mill
        return self.apart & found

    def solve(self, progress: Progress) -> bytes:
        """The table of the endgame."""
        found = np.where(self.apart, DRAW, NOWHERE).astype(np.uint8)
        lost = self.apart & ~self.some(self.apart)
        won = np.zeros_like(lost)
        plies = 0
        while lost.any() or plies == 0:
            found[lost] = plies + 1
            fresh = self.some(lost)
            if plies == 0:
                fresh |= self.closing()
            fresh &= found == DRAW
            found[fresh] = plies + 2
            won |= fresh
            progress(plies + 1, int(lost.sum() + fresh.sum()))
            lost = ~self.some(self.apart & ~won) & (found == DRAW)
            plies += 2
        return found.tobytes()


def _steps(endgame: Endgame, own: int) -> Iterator[int]:
    """The standings that three men can reach in a step, as if the board were free otherwise."""
    board = tables(endgame.board)
    for man in bits(own):
        for target in bits((board.full if endgame.flying else board.near[man]) & ~own):
            yield own ^ man ^ target


def make(endgame: Endgame, progress: Progress) -> bytes:
    """The file of an endgame."""
    return zlib.compress(Solver(endgame).solve(progress), 9)


def main(arguments: list[str]) -> int:
    """Make all tables and say how far it is; with --check, compare them with the ones that are there."""
    check = arguments == ["--check"]
    folder = (
        Path(arguments[0]) if arguments and not check else Path(endgames.__file__).parent / "tables"
    )
    different = 0
    for number, endgame in enumerate(ENDGAMES, start=1):
        head = f"\r{number}/{len(ENDGAMES)} {endgame.name}"

        def show(plies: int, settled: int, head: str = head) -> None:
            sys.stderr.write(f"{head}: ply {plies}, {settled} positions settled   ")

        made, path = make(endgame, show), folder / endgame.name
        news = f"{len(made)} bytes"
        if check:
            same = path.read_bytes() == made
            news += ", as before" if same else ", different"
            different += not same
        else:
            folder.mkdir(parents=True, exist_ok=True)
            path.write_bytes(made)
        sys.stderr.write(f"{head}: {news}{' ' * 30}\n")
    return min(different, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

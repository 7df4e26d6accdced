"""The flood has two ways to step out, and remembers cases: whichever is taken, it finds the same."""

from __future__ import annotations

import random

import pytest

from ruleboard.rules import relati
from ruleboard.rules.relati.reach import MANY, flood


def subsets(mask: int) -> list[int]:
    """All sets of squares within a set."""
    found = [0]
    while mask:
        bit = mask & -mask
        found += [each | bit for each in found]
        mask ^= bit
    return found


@pytest.mark.parametrize(("paths", "cases"), [(8, 1), (16, 256), (40, 4096)])
@pytest.mark.parametrize("size", [5, 17])
def test_every_case_put_together_from_quarters_is_what_stepping_finds(
    size: int, paths: int, cases: int
) -> None:
    near = relati.board(size, paths).near
    patterns = subsets(near.around)
    assert len(patterns) == cases
    for blank in patterns:
        assert near[blank] == near.spread(near.stride, 1 << near.origin, blank)


@pytest.mark.parametrize("paths", [8, 16, 40])
def test_many_sources_step_together_as_they_would_one_by_one(paths: int) -> None:
    board = relati.board(9, paths)
    chance = random.Random(paths)
    for _ in range(100):
        taken = chance.sample(board.squares, 30)
        sources = [board[site] for site in taken[: MANY + 4]]
        blank = board.full & ~sum(board[site] for site in taken)
        together = flood(board.near, sum(sources), 0, blank)
        alone = 0
        for source in sources:
            alone |= flood(board.near, source, 0, blank)
        assert (together ^ alone) & blank == 0

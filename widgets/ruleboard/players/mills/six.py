"""Six men's morris, solved as a whole when somebody asks for it: too large for a table in the package.

`solve()` takes about a minute of computing and NumPy; what it gives back answers for every position of the game.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache

from ruleboard.rules.mills import SIX, Position

MEN = SIX.men


class Six:
    """Every position of six men's morris: a source for `exact.value` and `exact.moves`."""

    def __init__(self, packed: Mapping[int, bytes]) -> None:
        """Keep the entries, packed, by the number of men that have been placed."""
        # A position and those after it lie in two of the parts.
        self._part = lru_cache(3)(lambda placed: zlib.decompress(packed[placed]))

    def plies(self, position: Position) -> int | None:
        """The plies until the end of a position, -1 for a draw; None if no game of these rules comes there."""
        _, own, foe, off = position.state
        placed = 2 * MEN - off.hand - off.foe_hand
        if off.hand - off.foe_hand != placed % 2 or replace(position.rules, name=SIX.name) != SIX:
            return None
        entry = self._part(placed)[_place(own) + 2 * _place(foe)]
        return entry - 1


def solve(progress: Callable[[float], None] = lambda _part: None) -> Six:
    """Solve the game; `progress` is told from time to time which part of the work is done, from 0 to 1."""
    from ruleboard.players.mills import make_six

    return Six(make_six.solve(progress))


def _place(men: int) -> int:
    """Some men as a number in base three: a digit 1 for each."""
    return int(f"{men:b}", 3)

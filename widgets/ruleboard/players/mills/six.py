"""Six men's morris, solved completely on demand: too large for a table in the package.

`solve()` takes about a minute and needs NumPy; its result covers every position of the game.
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
        """`packed` are the compressed entries, by the number of placed men."""
        # A position and its successors lie in at most two of the parts.
        self._part = lru_cache(3)(lambda placed: zlib.decompress(packed[placed]))

    def plies(self, position: Position) -> int | None:
        """The plies until the end of a position, -1 for a draw; None if no game of these rules reaches it."""
        _, own, foe, off = position.state
        placed = 2 * MEN - off.hand - off.foe_hand
        if off.hand - off.foe_hand != placed % 2 or replace(position.rules, name=SIX.name) != SIX:
            return None
        entry = self._part(placed)[_place(own) + 2 * _place(foe)]
        return entry - 1


def solve(progress: Callable[[float], None] = lambda _part: None) -> Six:
    """Solve the game; `progress` is a callback that gets the finished share of the work, from 0 to 1."""
    from ruleboard.players.mills import make_six

    return Six(make_six.solve(progress))


def _place(men: int) -> int:
    """A bit mask read as a number in base three."""
    return int(f"{men:b}", 3)

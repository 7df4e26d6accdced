"""A move, and every quiet move there is.

A quiet move is made once and shared by all positions: finding moves is then collecting references.
"""

from __future__ import annotations

from typing import NamedTuple

from ruleboard.rules.base import Site
from ruleboard.rules.draughts import layout
from ruleboard.rules.draughts.layout import BITS, RAYS, SITE


class Move(NamedTuple):
    """Where from, where to, and what is taken on the way: that is a move's whole identity.

    The three fields are masks of `layout`, for the engine; the properties give the squares' names. All ways between
    the same squares that take the same pieces are one move; `position.routes(move)` tells them.
    """

    origin: int
    target: int
    taken: int

    @property
    def start(self) -> Site:
        """The square it leaves."""
        return SITE[self.origin]

    @property
    def end(self) -> Site:
        """The square where it comes to rest."""
        return SITE[self.target]

    @property
    def captured(self) -> tuple[Site, ...]:
        """The squares of the pieces it takes, in board order."""
        return layout.sites(self.taken)

    def __str__(self) -> str:
        """The notation: 32-28, 19x30."""
        return f"{self.start}{'x' if self.taken else '-'}{self.end}"

    def __repr__(self) -> str:
        """The notation again: the masks are for the engine only."""
        return f"<Move {self}>"


QUIET = {
    (origin, target): Move(origin, target, 0)
    for origin in BITS
    for ray in RAYS[origin].values()
    for target in ray.squares
}

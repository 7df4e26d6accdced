"""A move, and all quiet moves of a board.

Quiet moves are created once and shared by all positions, so that move generation only collects references.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, NamedTuple, TypeVar, cast

from ruleboard.rules.base import Site
from ruleboard.rules.draughts.layout import Layout, layout


class _Masks(NamedTuple):
    origin: int
    target: int
    taken: int


class Move(_Masks):
    """A move is identified by where from, where to, and what it captures.

    The three fields are masks of its `layout`, for the engine; the properties give the names of the squares. All routes
    between the same squares that take the same pieces are one move; `position.routes(move)` lists them.
    """

    __slots__ = ()

    layout: ClassVar[Layout]
    """The board of its masks; each board has its own subclass of Move."""

    @property
    def start(self) -> Site:
        """The square it leaves."""
        return self.layout.site[self.origin]

    @property
    def end(self) -> Site:
        """The square where it ends."""
        return self.layout.site[self.target]

    @property
    def captured(self) -> tuple[Site, ...]:
        """The squares of the captured pieces, in board order."""
        return self.layout.sites(self.taken)

    def __str__(self) -> str:
        """The notation: 32-28, 19x30."""
        return f"{self.start}{'x' if self.taken else '-'}{self.end}"

    def __repr__(self) -> str:
        """The notation; the masks are for the engine only."""
        return f"<Move {self}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle to the subclass of the same board."""
        return _again, (self.layout.size, *self)


M = TypeVar("M", bound=Move)


@cache
def moves_on(board: Layout, kind: type[M]) -> type[M]:
    """The subclass of Move or Chain for a board."""
    return cast("type[M]", type(kind.__name__, (kind,), {"__slots__": (), "layout": board}))


def _again(size: int, origin: int, target: int, taken: int) -> Move:
    kind: type[Move] = moves_on(layout(size), Move)
    return kind(origin, target, taken)


@cache
def quiet_moves(board: Layout) -> dict[tuple[int, int], Move]:
    """All quiet moves of a board, by where from and where to."""
    new: type[Move] = moves_on(board, Move)
    return {
        (origin, target): new(origin, target, 0)
        for origin, rays in board.rays.items()
        for ray in rays.values()
        for target in ray.squares
    }

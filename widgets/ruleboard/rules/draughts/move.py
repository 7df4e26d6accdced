"""A move, and every quiet move there is on a board.

A quiet move is made once and shared by all positions: finding moves is then collecting references.
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
    """Where from, where to, and what is taken on the way: that is a move's whole identity.

    The three fields are masks of its `layout`, for the engine; the properties give the squares' names. All ways
    between the same squares that take the same pieces are one move; `position.routes(move)` tells them.
    """

    __slots__ = ()

    layout: ClassVar[Layout]
    """The board that its masks are of; every board has a class of moves of its own."""

    @property
    def start(self) -> Site:
        """The square it leaves."""
        return self.layout.site[self.origin]

    @property
    def end(self) -> Site:
        """The square where it comes to rest."""
        return self.layout.site[self.target]

    @property
    def captured(self) -> tuple[Site, ...]:
        """The squares of the pieces it takes, in board order."""
        return self.layout.sites(self.taken)

    def __str__(self) -> str:
        """The notation: 32-28, 19x30."""
        return f"{self.start}{'x' if self.taken else '-'}{self.end}"

    def __repr__(self) -> str:
        """The notation again: the masks are for the engine only."""
        return f"<Move {self}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles find the class of their board again."""
        return _again, (self.layout.size, *self)


M = TypeVar("M", bound=Move)


@cache
def moves_on(board: Layout, kind: type[M]) -> type[M]:
    """The class of the moves of a kind on a board."""
    return cast("type[M]", type(kind.__name__, (kind,), {"__slots__": (), "layout": board}))


def _again(size: int, origin: int, target: int, taken: int) -> Move:
    kind: type[Move] = moves_on(layout(size), Move)
    return kind(origin, target, taken)


@cache
def quiet_moves(board: Layout) -> dict[tuple[int, int], Move]:
    """Every quiet move on a board, by where from and where to."""
    new: type[Move] = moves_on(board, Move)
    return {
        (origin, target): new(origin, target, 0)
        for origin, rays in board.rays.items()
        for ray in rays.values()
        for target in ray.squares
    }

"""A move, and every quiet move there is.

A quiet move is made once and shared by all positions: finding moves is then collecting references.
"""

from __future__ import annotations

from typing import NamedTuple

from ruleboard.rules.draughts import layout
from ruleboard.rules.draughts.layout import BITS, RAYS, SITE


class Move(NamedTuple):
    """Where from, where to, and what is taken on the way: all three as masks of `layout`.

    That is a move's whole identity. The ways from start to end that take the same pieces are its
    routes: `position.routes(move)`.
    """

    origin: int
    target: int
    taken: int

    @property
    def start(self) -> str:
        """The square it leaves."""
        return SITE[self.origin]

    @property
    def end(self) -> str:
        """The square where it comes to rest."""
        return SITE[self.target]

    @property
    def captured(self) -> tuple[str, ...]:
        """The squares of the pieces it takes, in board order."""
        return layout.sites(self.taken)

    def __str__(self) -> str:
        return f"{self.start}{'x' if self.taken else '-'}{self.end}"


class Chain(Move):
    """A capture of several pieces. It remembers its position, to write itself without doubt."""

    where: tuple[int, int, int, Side]

    @classmethod
    def of(cls, fields, where):
        chain = tuple.__new__(cls, fields)
        chain.where = where
        return chain


QUIET = {
    (origin, target): Move(origin, target, 0)
    for origin in BITS
    for ray in RAYS[origin].values()
    for target in ray.squares
}


class Slide(NamedTuple):
    """A king's way in one direction: its moves by the piece that stops it (0: none does)."""

    mask: int
    rising: bool
    moves: dict[int, tuple[Move, ...]]


def _slides(origin: int) -> tuple[Slide, ...]:
    slides = []
    for ray in RAYS[origin].values():
        if ray.squares:
            moves = tuple(QUIET[origin, target] for target in ray.squares)
            until = {stop: moves[:i] for i, stop in enumerate(ray.squares)}
            slides.append(Slide(ray.mask, ray.rising, {0: moves, **until}))
    return tuple(slides)


SLIDES = {origin: _slides(origin) for origin in BITS}

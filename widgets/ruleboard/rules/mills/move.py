"""A turn as a value: what is placed or moved, and what is removed."""

from __future__ import annotations

from typing import NamedTuple

from ruleboard.rules.base import Site


class Move(NamedTuple):
    """A turn: a man placed or moved, and the men removed for it. `str` gives its notation."""

    source: Site | None  # None: placed from the hand
    target: Site
    removed: tuple[Site, ...]  # in board order
    own: int  # the bits that change for the mover,
    foe: int  # and for the other side

    def __str__(self) -> str:
        """The notation: d6, a7-d7, a7-d7xa1."""
        step = self.target if self.source is None else f"{self.source}-{self.target}"
        return "x".join((step, *self.removed))

    def __repr__(self) -> str:
        """The notation; the bits are for the engine only."""
        return f"<Move {self}>"

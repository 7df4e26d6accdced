"""A piece in the middle of a capture: what it can jump from here, where it may land, and whether it may stop there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ruleboard.rules.draughts.leaps import jumps

if TYPE_CHECKING:
    from ruleboard.rules.draughts.sides import Side


class Landing(NamedTuple):
    """The squares behind a piece that is jumped: whichever the rules let the jumping piece choose."""

    squares: tuple[int, ...]
    ends: bool  # the capture is over there; if not, it goes on from each of these squares


class Jumper(NamedTuple):
    """A piece in the middle of an attempt: where it stands, what it has jumped, what else is on the board."""

    at: int
    taken: int
    king: bool
    own: int  # the other pieces of its side
    foe: int  # those of the other side; jumped ones are still there
    side: Side

    @property
    def free(self) -> int:
        """The empty squares, the one that it came from included."""
        return self.side.dark ^ self.own ^ self.foe

    def jumps(self) -> Iterator[tuple[int, int]]:
        """The pieces that it can jump from here, each with a square to land on."""
        for over, land in jumps(self.side, self.at, self.foe, self.free, king=self.king):
            if not over & self.taken:
                yield over, land

    def jumped(self, over: int, land: int) -> Jumper:
        """The piece after a jump."""
        king = self.king or bool(over & self.side.passing)
        return Jumper(land, self.taken | over, king, self.own, self.foe, self.side)

    def landings(self) -> dict[int, Landing]:
        """By the piece that is jumped, where the rules let this one land: where it can capture on, if it can."""
        behind: dict[int, list[int]] = {}
        for over, land in self.jumps():
            behind.setdefault(over, []).append(land)
        found = {}
        for over, lands in behind.items():
            onward = [land for land in lands if any(self.jumped(over, land).jumps())]
            found[over] = Landing(tuple(onward or lands), ends=not onward)
        return found

"""A piece in the middle of a capture: what it can jump, where it may land, and whether it may stop there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ruleboard.rules.draughts.leaps import jumps

if TYPE_CHECKING:
    from ruleboard.rules.draughts.sides import Side


class Landing(NamedTuple):
    """The squares behind a jumped piece on which the rules allow the jumper to land."""

    squares: tuple[int, ...]
    ends: bool  # the capture ends there; otherwise it continues from each of these squares


class Jumper(NamedTuple):
    """A piece in the middle of a capture: its square, what it has jumped, and the other pieces."""

    at: int
    taken: int
    king: bool
    own: int  # the other pieces of its side
    foe: int  # pieces of the other side, including those already jumped
    side: Side

    @property
    def free(self) -> int:
        """The empty squares, including the one where the piece started."""
        return self.side.dark ^ self.own ^ self.foe

    def jumps(self) -> Iterator[tuple[int, int]]:
        """The single jumps from here: the piece jumped and the landing square."""
        for over, land in jumps(self.side, self.at, self.foe, self.free, king=self.king):
            if not over & self.taken:
                yield over, land

    def jumped(self, over: int, land: int) -> Jumper:
        """The piece after a jump."""
        king = self.king or bool(over & self.side.passing)
        return Jumper(land, self.taken | over, king, self.own, self.foe, self.side)

    def landings(self) -> dict[int, Landing]:
        """Where the rules allow to land behind each jumpable piece: if possible, where the capture can continue."""
        behind: dict[int, list[int]] = {}
        for over, land in self.jumps():
            behind.setdefault(over, []).append(land)
        found = {}
        for over, lands in behind.items():
            onward = [land for land in lands if any(self.jumped(over, land).jumps())]
            found[over] = Landing(tuple(onward or lands), ends=not onward)
        return found

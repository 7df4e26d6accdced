"""The routes of a capture of several pieces, and the one used for notation.

The search needs only the end of a capture and the pieces taken. The jumps between are computed here on demand, for
display, clicks and notation.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from ruleboard.rules.base import Site
from ruleboard.rules.draughts.jumper import Jumper
from ruleboard.rules.draughts.layout import Layout
from ruleboard.rules.draughts.leaps import jumps
from ruleboard.rules.draughts.move import Move

if TYPE_CHECKING:
    from ruleboard.rules.draughts.sides import Side

Setting = tuple[int, int, int, "Side"]
"""A position without its past: own pieces, the other side's, the kings of both, and the side to move with its rules."""

Path = tuple[int, ...]

_new_tuple = tuple.__new__


class Chain(Move):
    """A capture of several pieces; it keeps its position, so that its notation can be unambiguous."""

    where: tuple[Setting, list[int]]
    """The position, and the ends of all captures of this piece: the square and the pieces taken in one mask each."""

    def __str__(self) -> str:
        """The notation: 47x36, or 47x38x24x13x36 if 47x36 is ambiguous."""
        (_, foe, _, _), ends = self.where
        if sum(end & ~foe == self.target for end in ends) == 1:
            return Move.__str__(self)
        return "x".join(routes(self)[0])

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle together with `where`."""
        return _again, (tuple(self), self.where)


def _again(masks: tuple[int, int, int], where: tuple[Setting, list[int]]) -> Chain:
    chain = where[0][3].chain(*masks)
    chain.where = where
    return chain


def chains(setting: Setting, origin: int, ends: list[int]) -> list[Chain]:
    """The captures of a piece with these ends: the square and the pieces taken in one mask each."""
    _, foe, _, side = setting
    kind = side.chain
    where = setting, ends
    found = []
    for end in ends:
        taken = end & foe
        chain = _new_tuple(kind, (origin, end ^ taken, taken))
        chain.where = where
        found.append(chain)
    return found


def routes(move: Move) -> tuple[tuple[Site, ...], ...]:
    """All routes of a move, square by square; the first is the main route, used for notation and display."""
    if not isinstance(move, Chain):
        return ((move.start, move.end),)
    paths = _paths(move)
    board = move.layout
    paths.sort(key=lambda path: (_detours(board, path, move.taken), path))
    return tuple(tuple(board.site[bit] for bit in path) for path in paths)


def _paths(chain: Chain) -> list[Path]:
    own, foe, kings, side = chain.where[0]
    free = side.dark ^ own ^ foe | chain.origin
    crowned = bool(chain.origin & kings)
    known: dict[int, list[Path]] = {}

    def onward(at: int, left: int) -> list[Path]:
        if not left:
            return [(at,)] if at == chain.target else []
        if at | left not in known:
            king = crowned or bool((chain.taken ^ left) & side.passing)
            known[at | left] = [
                (at, *rest)
                for over, land in jumps(side, at, foe, free, king=king)
                if over & left and (left ^ over or side.takes_most or ends(at, over, king=king))
                for rest in onward(land, left ^ over)
            ]
        return known[at | left]

    def ends(at: int, over: int, *, king: bool) -> bool:
        """Whether a capture may end with this jump."""
        here = Jumper(at, chain.taken ^ over, king, own ^ chain.origin, foe, side)
        return here.landings()[over].ends

    return onward(chain.origin, chain.taken)


def _detours(board: Layout, path: Path, taken: int) -> int:
    """The squares that a route overshoots before it jumps in the same direction; PDN 3.0 wants none."""
    count = 0
    hops = pairwise(path)
    for (start, land), (_, end) in pairwise(hops):
        here, there = board.line(start, land), board.line(land, end)
        if here and there and here[0] == there[0]:
            squares = here[1]
            over = next(i for i, square in enumerate(squares) if square & taken)
            count += len(squares) - over - 1
    return count

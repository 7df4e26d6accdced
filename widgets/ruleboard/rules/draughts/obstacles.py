"""What stands in the way of a single step or jump: how pieces move, seen from where they fail."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ruleboard.rules.base import Refusal
from ruleboard.rules.draughts.codes import Refused
from ruleboard.rules.draughts.layout import BOARD, SITE, line
from ruleboard.rules.draughts.leaps import jumps
from ruleboard.rules.draughts.sides import FORWARD

if TYPE_CHECKING:
    from ruleboard.rules.draughts.position import Position


class Stand(NamedTuple):
    """A piece in the middle of an attempt: where it stands, what it has jumped, what else is on the board."""

    at: int
    taken: int
    king: bool
    own: int  # the other pieces of its side
    foe: int  # those of the other side; jumped ones are still there
    passing: int  # the row whose capture makes it a king at once

    @property
    def free(self) -> int:
        """The empty squares, the one that it came from included."""
        return BOARD ^ self.own ^ self.foe

    def jumps(self) -> Iterator[tuple[int, int]]:
        """The pieces that it can jump from here, each with a square to land on."""
        for over, land in jumps(self.at, self.foe, self.free, king=self.king):
            if not over & self.taken:
                yield over, land

    def jumped(self, over: int, land: int) -> Stand:
        """The piece after a jump."""
        king = self.king or bool(over & self.passing)
        return self._replace(at=land, taken=self.taken | over, king=king)


def backward(position: Position, start: int, end: int) -> bool:
    """Whether a man of the side to move would go backward on this line."""
    way = line(start, end)
    return way is not None and way[0] not in FORWARD[position.turn]


def quiet(position: Position, start: int, end: int) -> bool:
    """Whether this would be a quiet move if nothing had to be captured."""
    own, foe, kings, _ = position.setting
    way = line(start, end)
    if way is None or (own | foe) & (end | sum(way[1])):
        return False
    return bool(start & kings) or not (way[1] or backward(position, start, end))


def name(position: Position, stand: Stand, target: int, *, jumping: bool) -> Refusal:
    """Why a piece cannot go from where it stands to a square."""
    way = line(stand.at, target)
    ends = (SITE[stand.at], SITE[target])
    if way is None:
        return Refusal(Refused.NOT_DIAGONAL, {"source": ends[0], "target": ends[1]}, ends)
    if not target & stand.free:
        return Refusal(Refused.LANDING_TAKEN, {"at": ends[1]}, ends[1:])
    between = way[1]
    if not stand.king:
        refusal = _man(position, stand, target, between, jumping=jumping)
        if refusal:
            return refusal
    return _line(stand, target, between)


def _man(
    position: Position, stand: Stand, target: int, between: tuple[int, ...], *, jumping: bool
) -> Refusal | None:
    """What only a man may not do."""
    ends = (SITE[stand.at], SITE[target])
    standing = [not bit & stand.free for bit in between]
    if jumping and not any(standing):
        return Refusal(Refused.NOTHING_TO_JUMP, {"at": ends[1]}, ends)
    if standing[:1] == [True] and (
        standing[1:2] in ([], [True]) or between[0] & (stand.own | stand.taken)
    ):
        return None
    if not any(standing) and backward(position, stand.at, target):
        return Refusal(Refused.MAN_MOVES_FORWARD_ONLY, {"at": ends[0]}, ends)
    return Refusal(Refused.MAN_ONE_STEP, {"at": ends[0]}, ends)


def _line(stand: Stand, target: int, between: tuple[int, ...]) -> Refusal:
    """What stands between a piece and the square behind."""
    ends = (SITE[stand.at], SITE[target])
    blockers = [bit for bit in between if not bit & stand.free]
    if not blockers:
        return Refusal(Refused.NOTHING_TO_JUMP, {"at": ends[1]}, ends)
    first = blockers[0]
    at = SITE[first]
    if first & stand.own:
        return Refusal(Refused.CANNOT_JUMP_OWN, {"at": at}, (at,))
    if first & stand.taken:
        return Refusal(Refused.ALREADY_JUMPED, {"at": at}, (at,))
    second = SITE[blockers[1]]
    if between.index(blockers[1]) == between.index(first) + 1:
        return Refusal(Refused.TWO_IN_A_ROW, {"over": at, "blocker": second}, (at, second))
    return Refusal(Refused.PATH_BLOCKED, {"at": second}, (second,))

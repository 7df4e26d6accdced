"""What stands in the way of a single step or jump: how pieces move, seen from where they fail."""

from __future__ import annotations

from ruleboard.rules.base import Refusal
from ruleboard.rules.draughts.codes import Refused
from ruleboard.rules.draughts.rules import Rules
from ruleboard.rules.draughts.stand import Stand


def steps(stand: Stand, target: int) -> bool:
    """Whether this would be a quiet move if nothing had to be captured."""
    way = stand.side.layout.line(stand.at, target)
    if way is None or (target | sum(way[1])) & ~stand.free:
        return False
    if stand.king:
        return stand.side.rules.kings_fly or not way[1]
    return not (way[1] or stand.side.backward(stand.at, target))


def why_not(stand: Stand, target: int, *, jumping: bool) -> Refusal:
    """Why a piece cannot go from where it stands to a square."""
    board = stand.side.layout
    way = board.line(stand.at, target)
    ends = (board.site[stand.at], board.site[target])
    if way is None:
        return Refusal(Refused.NOT_DIAGONAL, {"source": ends[0], "target": ends[1]}, ends)
    if not target & stand.free:
        return _onto(stand, target, way)
    between = way[1]
    refusal = None
    if not stand.king:
        refusal = _man(stand, target, between, jumping=jumping)
    elif not stand.side.rules.kings_fly:
        refusal = _short(stand, target, between, Refused.KING_ONE_STEP, jumping=jumping)
    return refusal or _line(stand, target, between)


def _onto(stand: Stand, target: int, way: tuple[int, tuple[int, ...]]) -> Refusal:
    """A click on a piece: a beginner who means to capture it learns where one lands, or why nobody can land there."""
    board = stand.side.layout
    at = board.site[target]
    behind = tuple(board.site[land] for over, land in stand.jumps() if over == target)
    if behind:
        return Refusal(Refused.LAND_BEHIND, {"over": at, "targets": behind}, (at, *behind))
    step, between = way
    near = (stand.king and stand.side.rules.kings_fly) or not between
    if near and target & stand.foe and _only_forward(stand, target):
        params = {"at": board.site[stand.at], "over": at}
        return Refusal(Refused.MAN_CAPTURES_FORWARD_ONLY, params, tuple(params.values()))
    blocker = board.shift(target, step) & ~stand.free
    if blocker and near and _jumpable(stand, target, between):
        return _two(stand, target, blocker)
    if between and _jumpable(stand, between[-1], between[:-1]):  # the click is on the piece behind
        return _two(stand, between[-1], target)
    return Refusal(Refused.LANDING_TAKEN, {"at": at}, (at,))


def _jumpable(stand: Stand, over: int, before: tuple[int, ...]) -> bool:
    """Whether a piece of the other side could be jumped if only the square behind it were free."""
    near = not before or (stand.king and stand.side.rules.kings_fly)
    clear = near and not sum(before) & ~stand.free and not _only_forward(stand, over)
    return clear and bool(over & stand.foe & ~stand.taken)


def _two(stand: Stand, over: int, blocker: int) -> Refusal:
    site = stand.side.layout.site
    params = {"over": site[over], "blocker": site[blocker]}
    return Refusal(Refused.TWO_IN_A_ROW, params, tuple(params.values()))


def _man(stand: Stand, target: int, between: tuple[int, ...], *, jumping: bool) -> Refusal | None:
    """What only a man may not do."""
    site = stand.side.layout.site
    if between[:1] and between[0] & stand.foe & ~stand.taken and _only_forward(stand, target):
        params = {"at": site[stand.at], "over": site[between[0]]}
        return Refusal(Refused.MAN_CAPTURES_FORWARD_ONLY, params, tuple(params.values()))
    backward = stand.side.backward(stand.at, target)
    if not jumping and backward and not any(bit & ~stand.free for bit in between):
        ends = (site[stand.at], site[target])
        return Refusal(forward_only(stand.side.rules), {"at": ends[0]}, ends)
    return _short(stand, target, between, Refused.MAN_ONE_STEP, jumping=jumping)


def forward_only(rules: Rules) -> Refused:
    """Why a man does not step backward: what it may do there instead depends on the rules."""
    back = rules.men_capture_backward
    return Refused.MAN_MOVES_FORWARD_ONLY if back else Refused.MAN_ALWAYS_FORWARD


def _only_forward(stand: Stand, target: int) -> bool:
    """Whether a man would capture backward here, and may not."""
    allowed = stand.king or stand.side.rules.men_capture_backward
    return not allowed and stand.side.backward(stand.at, target)


def _short(
    stand: Stand, target: int, between: tuple[int, ...], too_far: Refused, *, jumping: bool
) -> Refusal | None:
    """What a piece may not do that goes one square, or jumps over a neighbour; None where something else stops it."""
    site = stand.side.layout.site
    ends = (site[stand.at], site[target])
    standing = [not bit & stand.free for bit in between]
    if jumping and not any(standing):
        return Refusal(Refused.NOTHING_TO_JUMP, {"at": ends[1]}, ends)
    if standing[:1] == [True] and (
        standing[1:2] in ([], [True]) or between[0] & (stand.own | stand.taken)
    ):
        return None
    return Refusal(too_far, {"at": ends[0]}, ends)


def _line(stand: Stand, target: int, between: tuple[int, ...]) -> Refusal:
    """What stands between a piece and the square behind."""
    site = stand.side.layout.site
    ends = (site[stand.at], site[target])
    blockers = [bit for bit in between if not bit & stand.free]
    if not blockers:
        return Refusal(Refused.NOTHING_TO_JUMP, {"at": ends[1]}, ends)
    first = blockers[0]
    at = site[first]
    if first & stand.own:
        return Refusal(Refused.CANNOT_JUMP_OWN, {"at": at}, (at,))
    jumped = next((site[bit] for bit in blockers[:2] if bit & stand.taken), None)
    if jumped:
        return Refusal(Refused.ALREADY_JUMPED, {"at": jumped}, (jumped,))
    if between.index(blockers[1]) == between.index(first) + 1:
        return _two(stand, first, blockers[1])
    second = site[blockers[1]]
    return Refusal(Refused.PATH_BLOCKED, {"at": second}, (second,))

"""Why a single step or jump fails: how pieces move, and what blocks them."""

from __future__ import annotations

from ruleboard.rules.base import Refusal
from ruleboard.rules.draughts.codes import Refused
from ruleboard.rules.draughts.jumper import Jumper
from ruleboard.rules.draughts.rules import Rules


def steps(piece: Jumper, target: int) -> bool:
    """Whether this would be a legal quiet move if no capture were compulsory."""
    way = piece.side.layout.line(piece.at, target)
    if way is None or (target | sum(way[1])) & ~piece.free:
        return False
    if piece.king:
        return piece.side.rules.kings_fly or not way[1]
    return not (way[1] or piece.side.backward(piece.at, target))


def why_not(piece: Jumper, target: int, *, jumping: bool) -> Refusal:
    """Why a piece cannot go to a square."""
    board = piece.side.layout
    way = board.line(piece.at, target)
    ends = (board.site[piece.at], board.site[target])
    if way is None:
        return Refusal(Refused.NOT_DIAGONAL, {"source": ends[0], "target": ends[1]}, ends)
    if not target & piece.free:
        return _onto(piece, target, way)
    between = way[1]
    refusal = None
    if not piece.king:
        refusal = _man(piece, target, between, jumping=jumping)
    elif not piece.side.rules.kings_fly:
        refusal = _short(piece, target, between, Refused.KING_ONE_STEP, jumping=jumping)
    return refusal or _line(piece, target, between)


def _onto(piece: Jumper, target: int, way: tuple[int, tuple[int, ...]]) -> Refusal:
    """A click on a piece: tells a beginner who wants to capture it where to land, or why that is not possible."""
    board = piece.side.layout
    at = board.site[target]
    behind = tuple(board.site[land] for over, land in piece.jumps() if over == target)
    if behind:
        return Refusal(Refused.LAND_BEHIND, {"over": at, "targets": behind}, (at, *behind))
    step, between = way
    near = (piece.king and piece.side.rules.kings_fly) or not between
    if near and target & piece.foe and _only_forward(piece, target):
        params = {"at": board.site[piece.at], "over": at}
        return Refusal(Refused.MAN_CAPTURES_FORWARD_ONLY, params, tuple(params.values()))
    blocker = board.shift(target, step) & ~piece.free
    if blocker and near and _jumpable(piece, target, between):
        return _two(piece, target, blocker)
    if between and _jumpable(piece, between[-1], between[:-1]):  # the click is on the piece behind
        return _two(piece, between[-1], target)
    return Refusal(Refused.LANDING_TAKEN, {"at": at}, (at,))


def _jumpable(piece: Jumper, over: int, before: tuple[int, ...]) -> bool:
    """Whether a piece of the other side could be jumped if the square behind it were empty."""
    near = not before or (piece.king and piece.side.rules.kings_fly)
    clear = near and not sum(before) & ~piece.free and not _only_forward(piece, over)
    return clear and bool(over & piece.foe & ~piece.taken)


def _two(piece: Jumper, over: int, blocker: int) -> Refusal:
    site = piece.side.layout.site
    params = {"over": site[over], "blocker": site[blocker]}
    return Refusal(Refused.TWO_IN_A_ROW, params, tuple(params.values()))


def _man(piece: Jumper, target: int, between: tuple[int, ...], *, jumping: bool) -> Refusal | None:
    """Restrictions of men."""
    site = piece.side.layout.site
    if between[:1] and between[0] & piece.foe & ~piece.taken and _only_forward(piece, target):
        params = {"at": site[piece.at], "over": site[between[0]]}
        return Refusal(Refused.MAN_CAPTURES_FORWARD_ONLY, params, tuple(params.values()))
    backward = piece.side.backward(piece.at, target)
    if not jumping and backward and not any(bit & ~piece.free for bit in between):
        ends = (site[piece.at], site[target])
        return Refusal(forward_only(piece.side.rules), {"at": ends[0]}, ends)
    return _short(piece, target, between, Refused.MAN_ONE_STEP, jumping=jumping)


def forward_only(rules: Rules) -> Refused:
    """Why a man cannot step backward; whether it may capture backward depends on the rules."""
    back = rules.men_capture_backward
    return Refused.MAN_MOVES_FORWARD_ONLY if back else Refused.MAN_ALWAYS_FORWARD


def _only_forward(piece: Jumper, target: int) -> bool:
    """Whether this would be a capture backward by a man that may not do so."""
    allowed = piece.king or piece.side.rules.men_capture_backward
    return not allowed and piece.side.backward(piece.at, target)


def _short(
    piece: Jumper, target: int, between: tuple[int, ...], too_far: Refused, *, jumping: bool
) -> Refusal | None:
    """Restrictions of pieces that move one square and jump neighbours; None if something else is wrong."""
    site = piece.side.layout.site
    ends = (site[piece.at], site[target])
    standing = [not bit & piece.free for bit in between]
    if jumping and not any(standing):
        return Refusal(Refused.NOTHING_TO_JUMP, {"at": ends[1]}, ends)
    if standing[:1] == [True] and (
        standing[1:2] in ([], [True]) or between[0] & (piece.own | piece.taken)
    ):
        return None
    return Refusal(too_far, {"at": ends[0]}, ends)


def _line(piece: Jumper, target: int, between: tuple[int, ...]) -> Refusal:
    """What blocks the diagonal between a piece and its target."""
    site = piece.side.layout.site
    ends = (site[piece.at], site[target])
    blockers = [bit for bit in between if not bit & piece.free]
    if not blockers:
        return Refusal(Refused.NOTHING_TO_JUMP, {"at": ends[1]}, ends)
    first = blockers[0]
    at = site[first]
    if first & piece.own:
        return Refusal(Refused.CANNOT_JUMP_OWN, {"at": at}, (at,))
    jumped = next((site[bit] for bit in blockers[:2] if bit & piece.taken), None)
    if jumped:
        return Refusal(Refused.ALREADY_JUMPED, {"at": jumped}, (jumped,))
    if between.index(blockers[1]) == between.index(first) + 1:
        return _two(piece, first, blockers[1])
    second = site[blockers[1]]
    return Refusal(Refused.PATH_BLOCKED, {"at": second}, (second,))

"""Why an attempt is not a legal move: a code, its parameters, and the squares that prove it.

An attempt is followed jump by jump as far as possible. It fails because of the way pieces move (`refusals_way`), or
because it captures nothing or too little where a capture is compulsory.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ruleboard.rules.base import Note, Proof, Refusal, Site
from ruleboard.rules.draughts.board import LIGHT
from ruleboard.rules.draughts.captures import jumper
from ruleboard.rules.draughts.codes import Fault, Refused
from ruleboard.rules.draughts.jumper import Jumper
from ruleboard.rules.draughts.notation import legal_clicks
from ruleboard.rules.draughts.refusals_way import steps, why_not
from ruleboard.rules.draughts.routes import routes
from ruleboard.rules.errors import Unknown
from ruleboard.rules.naming import Names

if TYPE_CHECKING:
    from ruleboard.rules.draughts.move import Move
    from ruleboard.rules.draughts.position import Position


def refuse(position: Position, attempt: tuple[Site, ...]) -> Refusal | None:
    """Why these clicks are not a complete legal move; None exactly if they are."""
    board = position.layout
    for site in attempt:
        if site not in board.bit and site != LIGHT:
            raise Unknown(Fault.UNKNOWN_SITE, got=site, expected=Names(site, board.board.names))
    own, foe, _, _ = position.setting
    start = board.bit.get(attempt[0], 0) if attempt else 0
    if len(attempt) > 1 and start & own and legal_clicks(position, attempt):
        return None
    if position.outcome:
        return Refusal(Refused.GAME_OVER)
    if not attempt:
        return Refusal(Refused.CHOOSE_PIECE, {}, _movers(position))
    if LIGHT in attempt:
        return Refusal(Refused.LIGHT_SQUARE, {}, attempt[: attempt.index(LIGHT)])
    if start & foe:
        return Refusal(Refused.NOT_YOUR_PIECE, {"at": attempt[0]}, attempt[:1])
    if not start & own:
        return Refusal(Refused.EMPTY_SQUARE, {"at": attempt[0]}, attempt[:1])
    if len(set(attempt)) == 1:
        return _only_chosen(position, attempt[0])
    return _follow(position, attempt)


def _movers(position: Position) -> tuple[Site, ...]:
    return tuple(dict.fromkeys(move.start for move in position.legal_moves))


def _only_chosen(position: Position, at: Site) -> Refusal:
    """Only a piece is selected."""
    if at in _movers(position):
        ends = tuple(dict.fromkeys(m.end for m in position.legal_moves if m.start == at))
        return Refusal(Refused.CHOOSE_TARGET, {"at": at}, (at, *ends))
    if position.legal_moves[0].taken:
        most = _most(jumper(position, position.layout.bit[at]))
        return _less(position, at, most) if most else _must_capture(position)
    king = position.layout.bit[at] & position.setting[2]
    code = Refused.KING_CANNOT_MOVE if king else Refused.MAN_CANNOT_MOVE
    return Refusal(code, {"at": at}, (at, *_ahead(position, at)))


def _ahead(position: Position, at: Site) -> Iterator[Site]:
    """The squares that a piece could step to if they were empty."""
    _, _, kings, side = position.setting
    board = side.layout
    start = board.bit[at]
    for ray in board.rays[start].values():
        if ray.squares and (start & kings or not side.backward(start, ray.squares[0])):
            yield board.site[ray.squares[0]]


def _follow(position: Position, attempt: tuple[Site, ...]) -> Refusal:
    """Follow an attempt jump by jump until it fails."""
    bit = position.layout.bit
    here = jumper(position, bit[attempt[0]])
    for number, site in enumerate(attempt[1:], start=1):
        target = bit[site]
        over = next((over for over, land in here.jumps() if land == target), 0)
        if not over:
            return _stopped(position, here, attempt, number)
        better = _better_landings(here, over, target)
        if better:
            return _land_for_more(position, over, better)
        here = here.jumped(over, target)
    return _too_short(position, attempt, here.taken.bit_count() + _most(here))


def _better_landings(here: Jumper, over: int, land: int) -> tuple[int, ...]:
    """The landing squares behind the same piece that are required instead, because the capture can continue there."""
    if here.side.takes_most:
        return ()  # only the number of pieces counts
    allowed = here.landings()[over].squares
    return () if land in allowed else allowed


def _land_for_more(position: Position, over: int, better: tuple[int, ...]) -> Refusal:
    site = position.layout.site
    at, targets = site[over], tuple(site[land] for land in better)
    rule = Note(Refused.LAND_FOR_MORE, {"at": at})
    params = {"at": at, "targets": targets}
    return Refusal(Refused.MUST_LAND_FOR_MORE, params, (at, *targets), Proof.ROUTE, rule)


def _stopped(position: Position, here: Jumper, attempt: tuple[Site, ...], number: int) -> Refusal:
    """No single jump leads to the next square."""
    target = position.layout.bit[attempt[number]]
    if number == len(attempt) - 1:
        takes = _most_by_way_of(here, target)
        stray = _stray(here, target) if takes else None
        if stray:
            return _land_for_more(position, *stray)
        if takes:
            return _too_short(position, attempt, takes)
        if number == 1 and steps(here, target):
            return _must_capture(position)
        takes = _most_over(here, target)
        if takes and here.side.takes_most and takes < position.legal_moves[0].taken.bit_count():
            return _more(
                position, attempt[0], takes
            )  # no landing square is named for an illegal capture
    return why_not(here, target, jumping=len(attempt) > 2)


def _stands(first: Jumper) -> Iterator[Jumper]:
    """All squares that a piece can reach by further jumps, each with the pieces taken so far."""
    left, seen = [first], {(first.at, first.taken)}
    while left:
        here = left.pop()
        for over, land in here.jumps():
            after = here.jumped(over, land)
            if (after.at, after.taken) not in seen:
                seen.add((after.at, after.taken))
                left.append(after)
                yield after


def _most(first: Jumper) -> int:
    """The maximum number of pieces that can still be taken."""
    taken = first.taken.bit_count()
    return max((here.taken.bit_count() - taken for here in _stands(first)), default=0)


def _most_by_way_of(first: Jumper, target: int) -> int:
    """The maximum of a whole capture that passes a square; 0 if none does."""
    there = (here for here in _stands(first) if here.at == target)
    return max((here.taken.bit_count() + _most(here) for here in there), default=0)


def _most_over(here: Jumper, target: int) -> int:
    """The maximum of a whole capture that goes on over a piece; 0 if it cannot be jumped."""
    over = (here.jumped(each, land) for each, land in here.jumps() if each == target)
    return max((after.taken.bit_count() + _most(after) for after in over), default=0)


def _stray(first: Jumper, target: int) -> tuple[int, tuple[int, ...]] | None:
    """For a capture that reaches a square only by an illegal landing: the piece jumped, and the legal landings."""
    if first.side.takes_most:
        return None
    found, left, seen = None, [first], set()
    while left:
        here = left.pop()
        for over, land in here.jumps():
            after = here.jumped(over, land)
            better = _better_landings(here, over, land)
            if land == target and not better:
                return None
            if land == target:
                found = over, better
            elif not better and (land, after.taken) not in seen:
                seen.add((land, after.taken))
                left.append(after)
    return found


def _too_short(position: Position, attempt: tuple[Site, ...], takes: int) -> Refusal:
    """The jumps are possible, but the capture is incomplete, or another one takes more."""
    own = [move for move in position.legal_moves if move.start == attempt[0]]
    along = [(_along(route, attempt), route) for move in own for route in routes(move)]
    length, route = min(((n, r) for n, r in along if n), key=lambda way: way[0], default=(0, ()))
    if not length:
        return _more(position, attempt[0], takes)
    left = {"n": len(route) - length, "at": attempt[-1]}
    rule = Note(Refused.MUST_CONTINUE, left)
    return Refusal(Refused.MUST_CONTINUE, left, route[length - 1 :], Proof.ROUTE, rule)


def _along(route: tuple[Site, ...], attempt: tuple[Site, ...]) -> int:
    """How many squares of a route an attempt has covered; its last click may skip several."""
    known = len(attempt) - 1
    if route[:known] == attempt[:known] and attempt[-1] in route[known:-1]:
        return route.index(attempt[-1], known) + 1
    return 0


def _more(position: Position, at: Site, takes: int) -> Refusal:
    """国际跳棋 强制吃最多: another capture takes more, if possible by the same piece."""
    best = _best(position, at)
    counts = {"n": best.taken.bit_count(), "takes": takes}
    params, rule = {**counts, "move": str(best)}, Note(Refused.LARGER_CAPTURE, counts)
    return Refusal(Refused.MUST_CAPTURE_MORE, params, routes(best)[0], Proof.ROUTE, rule)


def _less(position: Position, at: Site, takes: int) -> Refusal:
    """As `_more`, for a piece that is only selected: another piece takes more than it can."""
    best = _best(position, at)
    counts = {"at": at, "n": best.taken.bit_count(), "takes": takes}
    rule = Note(Refused.PIECE_TAKES_LESS, counts)
    return Refusal(Refused.PIECE_TAKES_LESS, counts, routes(best)[0], Proof.ROUTE, rule)


def _best(position: Position, at: Site) -> Move:
    moves = position.legal_moves
    return next((move for move in moves if move.start == at), moves[0])


def _must_capture(position: Position) -> Refusal:
    """国际跳棋 强制吃子: a quiet move although a capture is possible."""
    movers = _movers(position)
    params, rule = (
        {"n": len(movers), "sites": movers},
        Note(Refused.CAN_CAPTURE, {"n": len(movers)}),
    )
    return Refusal(Refused.MUST_CAPTURE, params, movers, Proof.MUST_MOVE, rule)

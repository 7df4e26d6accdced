"""The atomic steps of a move, and the clicks that make it.

The order is: each jump, then the removal of all jumped pieces, then the promotion. Until the capture is complete, a
jumped piece is shown as a ghost, because it still blocks the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

from ruleboard.rules.base import Event, Role, Site
from ruleboard.rules.draughts.codes import Happened
from ruleboard.rules.draughts.layout import Layout
from ruleboard.rules.draughts.pieces import JUMPED, KINGS, MEN
from ruleboard.rules.draughts.routes import routes

if TYPE_CHECKING:
    from ruleboard.rules.draughts.move import Move
    from ruleboard.rules.draughts.position import Position


def events(position: Position, move: Move, clicked: tuple[Site, ...] = ()) -> tuple[Event, ...]:
    """The steps of a legal move; their changes, applied in order, give the pieces of the next position."""
    if move.taken:
        return tuple(_capture(position, move, _route(move, clicked)))
    start, end = move.start, move.end
    piece = position.pieces[start]
    params = {"source": start, "target": end}
    changes = ((start, None), (end, piece))
    moved = Event(Happened.MOVE, params, (start, end), changes, 2, Role.MOVED)
    if move.target & position.setting[3].far and piece in MEN:
        return moved, _crown(position, end, 2)
    return (moved,)


def _route(move: Move, clicked: tuple[Site, ...]) -> tuple[Site, ...]:
    """The route that starts with these clicks, or else the main route."""
    known = routes(move)
    landings = clicked if len(clicked) < 2 or clicked[-1] != move.end else clicked[:-1]
    return next((way for way in known if way[: len(landings)] == landings), known[0])


def jumped(board: Layout, route: tuple[Site, ...], taken: int) -> tuple[Site, ...]:
    """The pieces that a capture jumps, in the order of its route."""
    ways = [board.line(board.bit[start], board.bit[end]) for start, end in pairwise(route)]
    return tuple(board.site[bit] for way in ways if way for bit in way[1] if bit & taken)


def _capture(position: Position, move: Move, route: tuple[Site, ...]) -> Iterator[Event]:
    pieces = position.pieces
    side = position.setting[3]
    bit = side.layout.bit
    piece = pieces[route[0]]
    order = jumped(side.layout, route, move.taken)
    lifted = {"at": route[0], "n": len(order)}
    yield Event(Happened.LIFT, lifted, (route[0],), after=2, role=Role.LIFTED)
    for number, (start, over, end) in enumerate(
        zip(route, order, route[1:], strict=False), start=1
    ):
        changes = ((start, None), (over, JUMPED[pieces[over]]), (end, piece))
        params = {"source": start, "over": over, "target": end}
        yield Event(Happened.JUMP, params, (start, over, end), changes, number + 1, Role.JUMPED)
        if bit[end] & side.far and piece in MEN and number < len(order):
            if side.passing:
                # 国际跳棋 成王时机: at once, even in the middle of a capture.
                piece = KINGS[position.turn]
                yield _crown(position, end, number + 1)
            else:
                yield Event(
                    Happened.PASSES_KING_ROW, {"at": end}, (end,), (), number + 1, Role.SHOWN
                )
    gone = tuple((site, None) for site in order)
    taken = {"n": len(order), "sites": order}
    yield Event(Happened.REMOVE, taken, order, gone, len(route), Role.TAKEN)
    if bit[route[-1]] & side.far and piece in MEN:
        yield _crown(position, route[-1], len(route))


def _crown(position: Position, at: Site, after: int) -> Event:
    changes = ((at, KINGS[position.turn]),)
    return Event(Happened.PROMOTE, {"at": at}, (at,), changes, after, Role.CROWNED)


def clicks(move: Move) -> tuple[tuple[Site, ...], ...]:
    """All sequences of clicks for a move.

    A click on the end plays the whole capture; a click on an earlier landing square narrows the choice.
    """
    whole = routes(move)
    short = [(*route[:length], move.end) for route in whole for length in range(2, len(route) - 1)]
    return tuple(dict.fromkeys(((move.start, move.end), *whole, *short)))

"""The steps of a turn, for demonstrations, and the clicks that make it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from ruleboard.rules.base import Event, Params, Piece, Role, Site
from ruleboard.rules.mills.board import BoardLine
from ruleboard.rules.mills.codes import Happened
from ruleboard.rules.mills.move import Move
from ruleboard.rules.mills.pieces import CLOSED, MEN, men
from ruleboard.rules.mills.rules import FEWEST
from ruleboard.rules.mills.tables import bits

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position

_ROLES: Mapping[Happened, Role] = {
    Happened.PLACE: Role.MOVED,
    Happened.MOVE: Role.MOVED,
    Happened.JUMP: Role.MOVED,
    Happened.FLY: Role.MOVED,
    Happened.MILL_OPENED: Role.SHOWN,
    Happened.REBUILD_WAITS_ILLEGAL: Role.SHOWN,
    Happened.REBUILD_WAITS_NO_CAPTURE: Role.SHOWN,
    Happened.MILL_CLOSED: Role.FORMED,
    Happened.ONE_FOR_ALL: Role.TOLD,
    Happened.REBUILD_TAKES_NOTHING: Role.SHOWN,
    Happened.CHOOSE_REMOVAL: Role.CHOICE,
    Happened.CHOOSE_NEXT_REMOVAL: Role.CHOICE,
    Happened.CHOOSE_ANY_REMOVAL: Role.CHOICE,
    Happened.REMOVE: Role.TAKEN,
    Happened.MARK_POINT: Role.SHOWN,
    Happened.NOTHING_TO_REMOVE: Role.SAFE,
    Happened.REST_LAPSES: Role.SAFE,
    Happened.MARKS_VANISH: Role.SHOWN,
    Happened.MOVING_BEGINS: Role.TOLD,
    Happened.FLYING_BEGINS: Role.TOLD,
}
_WAITS = {
    "illegal": Happened.REBUILD_WAITS_ILLEGAL,
    "no_capture": Happened.REBUILD_WAITS_NO_CAPTURE,
}


def clicks(position: Position, move: Move) -> tuple[tuple[Site, ...], ...]:
    """All sequences of clicks for a turn: removals may come in any order that the rules allow."""
    step = (move.target,) if move.source is None else (move.source, move.target)
    return tuple((*step, *order) for order in _orders(position, move))


def _orders(position: Position, move: Move) -> Iterator[tuple[Site, ...]]:
    """The orders in which the men of a turn can be removed: after each removal, protection is evaluated again."""
    engine, _, foe, off = position.state
    for order in permutations(move.removed):
        left = foe
        for site in order:
            bit = engine.tables.bit[site]
            if not engine.removable(left, off.foe_hand) & bit:
                break
            left ^= bit
        else:
            yield order


def events(position: Position, move: Move, clicked: Sequence[Site] = ()) -> tuple[Event, ...]:
    """The steps of a turn in order; men are removed in the order in which they were clicked."""
    length = 1 if move.source is None else 2
    chosen = tuple(clicked[length:])
    orders = [*_orders(position, move)]
    order = next((each for each in orders if each[: len(chosen)] == chosen), orders[0])
    return tuple(_events(position, move, order))


def _events(position: Position, move: Move, order: Sequence[Site]) -> Iterator[Event]:
    yield _step(position, move)
    clicked = 1 if move.source is None else 2
    yield from _mills(position, move, clicked)
    yield from _removals(position, move, order, clicked)
    yield from _consequences(position, move, clicked + len(move.removed))


def _event(
    code: Happened,
    params: Params,
    sites: tuple[Site, ...],
    after: int,
    *,
    changes: tuple[tuple[Site, Piece | None], ...] = (),
    barred: tuple[Site, ...] = (),
) -> Event:
    return Event(code, params, sites, changes, after, _ROLES[code], barred)


def _step(position: Position, move: Move) -> Event:
    player, source, target = position.turn, move.source, move.target
    stands = (target, MEN[player])
    code, over = manner(position, move)
    if source is None:
        placed = {"player": player, "at": target, "n": position.hands[player] - 1}
        return _event(code, placed, (target,), 1, changes=(stands,))
    changes = ((source, None), stands)
    moved = {"player": player, "source": source, "target": target}
    if over is None:
        return _event(code, moved, (source, target), 2, changes=changes)
    return _event(code, {**moved, "over": over}, (source, over, target), 2, changes=changes)


def manner(position: Position, move: Move) -> tuple[Happened, Site | None]:
    """How a man reaches its point, and the point it jumps over, if any."""
    if move.source is None:
        return Happened.PLACE, None
    if move.target in position.board.neighbours[move.source]:
        return Happened.MOVE, None
    engine, own, foe, _ = position.state
    jumpable = engine.jumpable(own, foe)
    for first, over, last in position.board.mills:
        if {first, last} == {move.source, move.target} and jumpable & engine.tables.bit[over]:
            return Happened.JUMP, over
    return Happened.FLY, None


def lines(position: Position, mills: int) -> tuple[BoardLine, ...]:
    """The lines of the mills in a bit mask."""
    return tuple(position.board.mills[bit.bit_length() - 1] for bit in bits(mills))


def _mills(position: Position, move: Move, clicked: int) -> Iterator[Event]:
    engine, own, _, off = position.state
    rules, player = position.rules, {"player": position.turn}
    for line in lines(position, engine.opens(own, move)):
        yield _event(Happened.MILL_OPENED, player, line, clicked)
        if rules.rebuild_delay:
            waits = {**player, "n": rules.rebuild_delay}
            yield _event(_WAITS[rules.rebuild], waits, line, clicked)
    closed = engine.closes(own, move.own)
    formed = lines(position, closed)
    for line in formed:
        yield _event(Happened.MILL_CLOSED, player, line, clicked)
    if len(formed) > 1 == engine.owed(own, off, move) and move.removed:
        yield _event(Happened.ONE_FOR_ALL, {**player, "n": len(formed)}, (), clicked)
    if move.source is not None:
        for line in lines(position, closed & engine.waiting(off)):
            yield _event(Happened.REBUILD_TAKES_NOTHING, player, line, clicked)


def _removals(
    position: Position, move: Move, order: Sequence[Site], clicked: int
) -> Iterator[Event]:
    engine, own, foe, off = position.state
    tables, hand, player = engine.tables, off.foe_hand, {"player": position.turn}
    owed = engine.owed(own, off, move)
    hands_left = sum(position.hands) - (move.source is None)
    usual = Happened.CHOOSE_REMOVAL
    for site in order:
        free = engine.removable(foe, hand)
        left = {**player, "n": engine.removals[foe, hand, owed][0].bit_count()}
        in_mills = bool(free & tables.in_mills[foe])
        code = Happened.CHOOSE_ANY_REMOVAL if in_mills else usual
        yield _event(code, left, tables.sites[free], clicked, barred=tables.sites[foe & ~free])
        clicked += 1
        gone, marked = ((site, None),), ((site, CLOSED),)
        yield _event(Happened.REMOVE, {**player, "at": site}, (site,), clicked, changes=gone)
        if position.rules.marked_points and hands_left:
            yield _event(Happened.MARK_POINT, {"at": site}, (site,), clicked, changes=marked)
        foe ^= tables.bit[site]
        owed -= 1
        usual = Happened.CHOOSE_NEXT_REMOVAL
    if owed and foe.bit_count() + hand >= FEWEST:  # all remaining men are protected by mills
        code = Happened.REST_LAPSES if move.removed else Happened.NOTHING_TO_REMOVE
        yield _event(code, player, tables.sites[foe], clicked)


def _consequences(position: Position, move: Move, clicked: int) -> Iterator[Event]:
    following = position._play(move)
    if position.closed and not following.closed:
        free = tuple((site, None) for site in position.closed)
        yield _event(Happened.MARKS_VANISH, {}, position.closed, clicked, changes=free)
    moving = sum(position.hands) and not sum(following.hands)
    flying = [each for each in (0, 1) if _flies(following, each) and not _flies(position, each)]
    if not (moving or flying) or following.outcome:  # the outcome takes longest to find
        return
    if moving:
        yield _event(Happened.MOVING_BEGINS, {}, (), clicked)
    for player in flying:
        left = men(following, player).bit_count()
        yield _event(Happened.FLYING_BEGINS, {"player": player, "n": left}, (), clicked)


def _flies(position: Position, player: int) -> bool:
    return position.state.engine.flies(men(position, player), position.hands[player])

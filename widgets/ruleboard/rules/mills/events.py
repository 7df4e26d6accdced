"""What happens in a turn, step by step, for demonstrations; and how the turn is clicked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from ruleboard.rules.base import Event, Piece, Site
from ruleboard.rules.mills.board import Line
from ruleboard.rules.mills.rules import FEWEST
from ruleboard.rules.mills.standing import men
from ruleboard.rules.mills.tables import Move, bits

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position


def clicks(position: Position, move: Move) -> tuple[tuple[Site, ...], ...]:
    """Every sequence of points to click for a turn: men are removed in any order that the rules allow."""
    step = (move.target,) if move.source is None else (move.source, move.target)
    return tuple((*step, *order) for order in _orders(position, move))


def _orders(position: Position, move: Move) -> Iterator[tuple[Site, ...]]:
    """The orders in which the men of a turn can be removed: protection is judged anew each time."""
    engine, _, foe, aside = position.state
    for order in permutations(move.removed):
        left = foe
        for site in order:
            bit = engine.tables.bit[site]
            if not engine.removable(left, aside.foe_hand) & bit:
                break
            left ^= bit
        else:
            yield order


def events(position: Position, move: Move, clicked: Sequence[Site] = ()) -> tuple[Event, ...]:
    """The steps of a turn, in the order in which they happen; men go in the order in which they were clicked."""
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


def _step(position: Position, move: Move) -> Event:
    player, source, target = position.turn, move.source, move.target
    stands: Piece = str(player)
    if source is None:
        placed = {"player": player, "point": target, "n": position.hands[player] - 1}
        return Event("place", placed, (target,), ((target, stands),), 1)
    changes = ((source, None), (target, stands))
    moved = {"player": player, "source": source, "target": target}
    code, over = manner(position, move)
    if over is None:
        return Event(code, moved, (source, target), changes, 2)
    return Event(code, {**moved, "over": over}, (source, over, target), changes, 2)


def manner(position: Position, move: Move) -> tuple[str, Site | None]:
    """How a man gets to its point: "place", "move", "jump" (and over which point) or "fly"."""
    if move.source is None:
        return "place", None
    if move.target in position.board.neighbours[move.source]:
        return "move", None
    engine, own, foe, _ = position.state
    jumpable = engine.jumpable(own, foe)
    for first, over, last in position.board.mills:
        if {first, last} == {move.source, move.target} and jumpable & engine.tables.bit[over]:
            return "jump", over
    return "fly", None


def lines(position: Position, mills: int) -> tuple[Line, ...]:
    """The lines of some mills, given by the bits of their numbers."""
    return tuple(position.board.mills[bit.bit_length() - 1] for bit in bits(mills))


def _mills(position: Position, move: Move, clicked: int) -> Iterator[Event]:
    engine, own, _, aside = position.state
    rules, player = position.rules, {"player": position.turn}
    for line in lines(position, engine.opens(own, move)):
        yield Event("mill_opened", player, line, (), clicked)
        if rules.rebuild_delay:
            waits = {**player, "n": rules.rebuild_delay}
            yield Event(f"rebuild_waits_{rules.rebuild}", waits, line, (), clicked)
    closed = engine.closes(own, move.own)
    for line in lines(position, closed):
        yield Event("mill_closed", player, line, (), clicked)
    if move.source is not None:
        for line in lines(position, closed & engine.waiting(aside)):
            yield Event("rebuild_takes_nothing", player, line, (), clicked)


def _removals(
    position: Position, move: Move, order: Sequence[Site], clicked: int
) -> Iterator[Event]:
    engine, own, foe, aside = position.state
    tables, hand, player = engine.tables, aside.foe_hand, {"player": position.turn}
    owed = engine.owed(own, aside, move)
    hands_left = sum(position.hands) - (move.source is None)
    for point in order:
        free = engine.removable(foe, hand)
        left = engine.removals[foe, hand, owed][0].bit_count()
        choice = {**player, "n": left, "protected": tables.sites[foe & ~free]}
        code = "choose_any_removal" if free & tables.in_mills[foe] else "choose_removal"
        yield Event(code, choice, tables.sites[free], (), clicked)
        clicked += 1
        yield Event("remove", {**player, "point": point}, (point,), ((point, None),), clicked)
        if position.rules.marked_points and hands_left:
            yield Event("mark_point", {"point": point}, (point,), ((point, "x"),), clicked)
        foe ^= tables.bit[point]
        owed -= 1
    if owed and foe.bit_count() + hand >= FEWEST:  # every man that is left is safe in a mill
        code = "rest_lapses" if move.removed else "nothing_to_remove"
        yield Event(code, player, tables.sites[foe], (), clicked)


def _consequences(position: Position, move: Move, clicked: int) -> Iterator[Event]:
    following = position._play(move)
    if position.closed and not following.closed:
        free = tuple((site, None) for site in position.closed)
        yield Event("marks_vanish", {}, position.closed, free, clicked)
    if following.outcome:
        return
    if sum(position.hands) and not sum(following.hands):
        yield Event("moving_begins", {}, (), (), clicked)
    for player in (0, 1):
        if following.phase(player) == "flying" != position.phase(player):
            left = men(following, player).bit_count()
            yield Event("flying_begins", {"player": player, "n": left}, (), (), clicked)

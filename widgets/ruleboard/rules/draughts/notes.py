"""Notes about a position and a move, other than refusals: duty, counters, comments on a move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ruleboard.rules.base import Counter, Law, Note
from ruleboard.rules.draughts import ending
from ruleboard.rules.draughts.codes import Counted, Duty, Happened, Reason
from ruleboard.rules.draughts.events import events, jumped
from ruleboard.rules.draughts.leaps import jumps
from ruleboard.rules.draughts.routes import routes

if TYPE_CHECKING:
    from ruleboard.rules.draughts.move import Move
    from ruleboard.rules.draughts.position import Position

SOON = 10
"""A draw is announced when it is at most this many plies away."""

_TOLD: Mapping[str, Reason] = {
    Happened.PROMOTE: Reason.PROMOTED,
    Happened.PASSES_KING_ROW: Reason.PASSES_KING_ROW,
}
"""The events of a move that are also mentioned as comments on it."""


_EACH = (Counted.KING_MOVES, Counted.SIXTEEN_MOVES, Counted.FIVE_MOVES)
"""Federations count these in moves of each side: 25, 16, 5. 国际跳棋 counts 50 plies."""


def duty(position: Position) -> Note:
    """The task of the player to move."""
    if position.outcome:
        return Note(Duty.OVER)
    moves = position.legal_moves
    if not moves[0].taken:
        return Note(Duty.MOVE, {"player": position.turn})
    capturers = tuple(dict.fromkeys(move.start for move in moves))
    counts = {move.taken.bit_count() for move in moves}
    count = counts.pop()
    if counts:  # only under rules that leave the choice to the player
        return Note(Duty.CAPTURE_ANY, {"player": position.turn}, capturers)
    return Note(Duty.CAPTURE, {"player": position.turn, "n": count}, capturers)


def counters(position: Position) -> tuple[Counter, ...]:
    """The pieces of both sides, and the distance to each kind of draw."""
    own, foe, kings, _ = position.setting
    sides = (own, foe) if position.turn == 0 else (foe, own)
    found = []
    for player, pieces in enumerate(sides):
        crowned = (pieces & kings).bit_count()
        men = pieces.bit_count() - crowned
        params = {"player": player, "men": men, "kings": crowned}
        found.append(Counter(Counted.PIECES, params))
    for code, n, limit in _clocks(position):
        each = 2 if code in _EACH else 1
        params = {"n": n // each, "limit": -(-limit // each)}
        found.append(Counter(code, params, left=limit - n))
    times = ending.repeated(position)
    if times > 1:
        params = {"n": times, "limit": position.rules.repetitions}
        found.append(Counter(Counted.REPETITION, params))
    return tuple(found)


def _clocks(position: Position) -> Iterator[tuple[Counted, int, int]]:
    rules = position.rules
    code = Counted.KING_MOVES if rules.men_reset_clock else Counted.NO_PROGRESS
    yield code, position.clock, rules.clock_limit
    if rules.lone_king_limits:
        sixteen, five = ending.endings(position)
        if sixteen is not None:
            yield Counted.SIXTEEN_MOVES, sixteen, ending.SIXTEEN
        if five is not None:
            yield Counted.FIVE_MOVES, five, ending.FIVE


def reasons(position: Position, move: Move) -> tuple[Note, ...]:
    """Comments on a legal move, the most important last."""
    return tuple(_reasons(position, move))


def _reasons(position: Position, move: Move) -> Iterator[Note]:
    if len(position.legal_moves) == 1:
        yield Law(Reason.ONLY_MOVE, {"player": position.turn})
    if move.taken:
        route = routes(move)[0]
        order = jumped(move.layout, route, move.taken)
        most = position.rules.takes_most or len(position.legal_moves) == 1  # no choice
        forced = Reason.FORCED_BECAUSE if most else Reason.FORCED_FREELY
        yield Law(forced, {"n": len(order)}, order)
        yield from _backward(position, route, order)
    for event in events(position, move):
        if event.code in _TOLD:
            yield Note(_TOLD[event.code], event.params, event.sites)
    if move.taken:
        yield from _stopped(position, move)
    yield from _end(position.play(move), position.turn)


def _backward(position: Position, route: tuple[str, ...], order: tuple[str, ...]) -> Iterator[Note]:
    """国际跳棋 可以后向吃: men capture backward too, although they never move backward."""
    _, _, kings, side = position.setting
    bit = side.layout.bit
    if bit[route[0]] & kings:
        return
    for start, over, end in zip(route, order, route[1:], strict=False):
        if side.backward(bit[start], bit[end]):
            yield Note(
                Reason.CAPTURES_BACKWARD, {"source": start, "over": over}, (start, over, end)
            )
            return
        if bit[over] & side.passing:
            return


def _stopped(position: Position, move: Move) -> Iterator[Note]:
    """The capture would continue if the jumped pieces were not still on the board."""
    own, foe, kings, side = position.setting
    king = bool(move.origin & kings or move.taken & side.passing)
    left = foe ^ move.taken
    free = side.dark ^ own ^ left | move.origin
    for over, _ in jumps(side, move.target, left, free, king=king):
        params = {"at": move.end, "over": side.layout.site[over]}
        yield Note(Reason.STOPPED_BY_JUMPED, params, move.captured)
        return


def _end(after: Position, player: int) -> Iterator[Note]:
    outcome = after.outcome
    if outcome is not None:
        if outcome.winner == player:
            yield Note(Reason.WINS, {"player": player})
        return
    left = [limit - n for _, n, limit in _clocks(after) if n]
    if left and min(left) <= SOON:
        yield Note(Reason.DRAW_IN, {"n": min(left)})

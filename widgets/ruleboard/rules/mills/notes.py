"""Notes about a position and a turn: the player's duty, counters, and comments on a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ruleboard.rules.arguments import check_value
from ruleboard.rules.base import Counter, Law, Note
from ruleboard.rules.errors import Unknown
from ruleboard.rules.mills.board import BoardLine
from ruleboard.rules.mills.codes import Counted, Duty, Ended, Fault, Happened, Reason
from ruleboard.rules.mills.ending import seen
from ruleboard.rules.mills.events import lines, manner
from ruleboard.rules.mills.move import Move
from ruleboard.rules.mills.pieces import men

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position


_WINNING: Mapping[str, Reason] = {
    Ended.BLOCKED: Reason.BLOCKS,
    Ended.FEW_MEN: Reason.LEAVES_TWO,
}
"""How a turn wins, where the board shows it only afterwards."""


def phase(position: Position, player: int) -> str:
    """The phase of a player: "placing", "moving" or "flying"."""
    check_value("player", player, int)
    if player not in (0, 1):
        raise Unknown(Fault.UNKNOWN_PLAYER, got=player, expected=("0", "1"))
    hand = position.hands[player]
    if hand:
        return "placing"
    return "flying" if position.state.engine.flies(men(position, player), hand) else "moving"


def duty(position: Position) -> Note:
    """The task of the player to move."""
    player = position.turn
    if position.outcome:
        return Note(Duty.OVER)
    doing = phase(position, player)
    if doing == "placing":
        code = Duty.PLACE_OR_MOVE if position.rules.moves_while_placing else Duty.PLACE
        return Note(code, {"player": player, "n": position.hands[player]})
    return Note(Duty.FLY if doing == "flying" else Duty.MOVE, {"player": player})


def counters(position: Position) -> tuple[Counter, ...]:
    """The counters: the men always, the others if the rules make them matter."""
    return tuple(_counters(position))


def _counters(position: Position) -> Iterator[Counter]:
    rules, (_, own, foe, off) = position.rules, position.state
    for player in (0, 1):
        on_board = men(position, player).bit_count()
        hand = position.hands[player]
        yield Counter(Counted.MEN, {"player": player, "hand": hand, "board": on_board})
    for player, delays in ((position.turn, off.delays), (1 - position.turn, off.foe_delays)):
        for turns, waiting in enumerate(delays, start=1):
            for line in lines(position, waiting):
                params = {"player": player, "n": turns, "mill": line}
                yield Counter(Counted.REBUILD, params, line)
    if rules.limit:
        every = rules.limit_counts == "turns"
        left = max(0, rules.limit - (position.turns if every else off.quiet))
        code = Counted.LIMIT_TURNS if every else Counted.LIMIT_QUIET
        yield Counter(code, {"n": left}, left=left)
    if rules.last_men_limit and off.last:
        left = max(0, rules.last_men_limit - off.last)
        yield Counter(Counted.LAST_MEN, {"n": left}, left=left)
    if rules.repetition:
        times = seen(own, foe, off)
        if times > 1:
            yield Counter(Counted.REPETITION, {"n": times, "limit": rules.repetition})


def reasons(position: Position, move: Move) -> tuple[Note, ...]:
    """Comments on a turn: what it achieves, and why it was legal where that may be a surprise."""
    return tuple(_reasons(position, move))


def _reasons(position: Position, move: Move) -> Iterator[Note]:
    engine, own, foe, off = position.state
    if len(position.legal_moves) == 1:
        yield Law(Reason.ONLY_MOVE)
    how, over = manner(position, move)
    if over is not None:
        yield Note(Reason.JUMPS, {"over": over}, (over,))
    elif how is Happened.FLY:
        yield Note(Reason.FLIES, {"n": own.bit_count()})
    closed = lines(position, engine.closes(own, move.own))
    if closed:
        sites = tuple(dict.fromkeys(site for line in closed for site in line))
        yield Note(Reason.MILL_CLOSED, {"n": len(closed), "mills": closed}, sites)
    enemies = engine.tables.sites[foe]
    if move.foe & engine.tables.in_mills[foe]:
        yield Note(Reason.ALL_IN_MILLS, {}, enemies)
    if not move.foe and engine.owed(own, off, move):
        yield Note(Reason.NOTHING_TO_REMOVE, {}, enemies)
    stopped = _stopped(position, move)
    if stopped:
        yield Note(Reason.STOPS_MILL, {"at": move.target, "mill": stopped}, stopped)
    outcome = position.play(move).outcome
    if outcome and outcome.reason in _WINNING:
        yield Note(_WINNING[outcome.reason])


def _stopped(position: Position, move: Move) -> BoardLine | None:
    """The mill that the other side could have closed on the point that this turn occupies."""
    engine, own, foe, off = position.state
    if not engine.tables.threats[foe] & engine.tables.bit[move.target]:
        return None
    turned = off._replace(
        hand=off.foe_hand,
        foe_hand=off.hand,
        delays=off.foe_delays,
        foe_delays=off.delays,
    )
    for step in engine.steps(foe, own, turned):
        if step.target == move.target and engine.closes(foe, step.own):
            return lines(position, engine.closes(foe, step.own))[0]
    return None

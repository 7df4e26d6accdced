"""What a player's part in a rule set comes down to, made ready once for the inner loops."""

from __future__ import annotations

from functools import cache
from typing import Any

from ruleboard.rules.draughts.lanes import lanes
from ruleboard.rules.draughts.layout import layout
from ruleboard.rules.draughts.leaps import Roads, RoadsOn
from ruleboard.rules.draughts.move import Move, moves_on
from ruleboard.rules.draughts.routes import Chain
from ruleboard.rules.draughts.rules import Rules


class Side:
    """A player's part in a rule set, with all that the search asks of its board. Two for each, made by `sides`."""

    __slots__ = (
        "chain",
        "dark",
        "directions",
        "empty_lanes",
        "far",
        "foe_lanes",
        "hits",
        "jumps",
        "layout",
        "men_lanes",
        "men_tick",
        "move",
        "other",
        "passing",
        "roads",
        "roads_on",
        "rules",
        "stepping",
        "steps",
        "takes_most",
        "turn",
    )

    other: Side

    def __init__(self, rules: Rules, turn: int) -> None:
        self.rules = rules
        self.turn = turn
        self.layout = board = layout(rules.size)
        self.dark = board.dark
        self.far = board.far[turn]  # the row where its men are crowned
        # The row whose capture crowns a man in passing; 0 where that is no rule.
        self.passing = board.before_far[turn] if rules.crowned_in_passing else 0
        self.men_tick = not rules.men_reset_clock  # a man's step lets the no-progress clock run on
        self.takes_most = rules.takes_most
        backward = rules.men_capture_backward
        ready = lanes(board, backward=backward)
        self.men_lanes, self.empty_lanes = ready.spread(turn)  # spread a mask over the lanes
        self.foe_lanes = ready.foes
        self.stepping = ready.stepping
        self.steps = ready.steppers[turn]  # the moves of the two step lanes
        self.hits = ready.hits  # the jumps of the four others
        self.jumps = {bit: board.men_jumps(bit, turn, backward=backward) for bit in board.bits}
        self.roads, self.roads_on = _roads(rules.size, None if rules.kings_fly else 1)
        self.directions = len(board.steps) - 1 << board.width  # where a fan has its direction
        # Its moves, and those that take several pieces.
        self.move: type[Move] = moves_on(board, Move)
        self.chain: type[Chain] = moves_on(board, Chain)

    def backward(self, start: int, end: int) -> bool:
        """Whether a man of this side would go backward on this line."""
        way = self.layout.line(start, end)
        return way is not None and way[0] not in self.layout.forward[self.turn]

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle to the same shared object."""
        return _side, (self.rules, self.turn)


@cache
def sides(rules: Rules) -> tuple[Side, Side]:
    """White's and Black's part in a rule set."""
    white, black = Side(rules, 0), Side(rules, 1)
    white.other, black.other = black, white
    return white, black


@cache
def _roads(size: int, reach: int | None) -> tuple[Roads, RoadsOn]:
    """The ways of kings, which are the same for both sides."""
    roads = Roads(layout(size), reach)
    return roads, RoadsOn(roads)


def _side(rules: Rules, turn: int) -> Side:
    return sides(rules)[turn]

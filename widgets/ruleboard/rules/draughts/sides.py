"""Precomputed data of one player under one rule set, for the inner loops."""

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
    """One player under one rule set, with the tables that the search needs. Created by `sides`, two per rule set."""

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
        self.far = board.far[turn]  # the promotion row
        # The row whose capture promotes a man in passing; 0 if the rules do not.
        self.passing = board.before_far[turn] if rules.crowned_in_passing else 0
        self.men_tick = not rules.men_reset_clock  # a man's step does not reset the clock
        self.takes_most = rules.takes_most
        backward = rules.men_capture_backward
        ready = lanes(board, backward=backward)
        self.men_lanes, self.empty_lanes = ready.spread(turn)  # copy a mask into the lanes
        self.foe_lanes = ready.foes
        self.stepping = ready.stepping
        self.steps = ready.steppers[turn]  # the moves of the two step lanes
        self.hits = ready.hits  # the jumps of the four others
        self.jumps = {bit: board.men_jumps(bit, turn, backward=backward) for bit in board.bits}
        self.roads, self.roads_on = _roads(rules.size, None if rules.kings_fly else 1)
        self.directions = len(board.steps) - 1 << board.width  # where a fan stores its direction
        # The classes of its moves, and of its captures of several pieces.
        self.move: type[Move] = moves_on(board, Move)
        self.chain: type[Chain] = moves_on(board, Chain)

    def backward(self, start: int, end: int) -> bool:
        """Whether this line leads backward for a man of this side."""
        way = self.layout.line(start, end)
        return way is not None and way[0] not in self.layout.forward[self.turn]

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle to the same shared object."""
        return _side, (self.rules, self.turn)


@cache
def sides(rules: Rules) -> tuple[Side, Side]:
    """White's and Black's side of a rule set."""
    white, black = Side(rules, 0), Side(rules, 1)
    white.other, black.other = black, white
    return white, black


@cache
def _roads(size: int, reach: int | None) -> tuple[Roads, RoadsOn]:
    """The rays of kings, which are the same for both sides."""
    roads = Roads(layout(size), reach)
    return roads, RoadsOn(roads)


def _side(rules: Rules, turn: int) -> Side:
    return sides(rules)[turn]

"""What a player's part in a rule set comes down to, made ready once for the inner loops.

Several shifted copies of a mask are one multiplication, each copy in a lane of its own. Two lanes
find the men that can step (a man here, the square ahead empty), four the men that can jump (a man
here, a foe next to it, the square behind empty), one for each direction.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from ruleboard.rules.draughts import layout
from ruleboard.rules.draughts.layout import BITS, DOWN_LEFT, DOWN_RIGHT
from ruleboard.rules.draughts.moves import QUIET, Move
from ruleboard.rules.draughts.rules import Rules

FORWARD = ((-DOWN_RIGHT, -DOWN_LEFT), (DOWN_LEFT, DOWN_RIGHT))
JUMP_STEPS = (-DOWN_LEFT, -DOWN_RIGHT, DOWN_LEFT, DOWN_RIGHT)

# The first bits of the lanes: 54 bits of board and as many more as the lane's shift.
STEP_LANES = (0, 60)
JUMP_LANES = (120, 184, 250, 314)
STEPPING = (1 << JUMP_LANES[0]) - 1
FOE_LANES = sum(1 << lane + abs(step) for lane, step in zip(JUMP_LANES, JUMP_STEPS, strict=True))

MEMO_SIZE = 1 << 14  # sets of men that can step; a long search meets a few thousand


class Side:
    """A player's part in a rule set. There are two for each, made by `sides`."""

    __slots__ = (
        "empty_lanes",
        "far",
        "men_lanes",
        "men_tick",
        "other",
        "passing",
        "rules",
        "steps",
        "turn",
    )

    other: Side

    def __init__(self, rules: Rules, turn: int) -> None:
        self.rules = rules
        self.turn = turn
        self.far = layout.FAR[turn]  # the row where its men are crowned
        # The row whose capture crowns a man in passing; 0 where that is no rule.
        self.passing = layout.BEFORE_FAR[turn] if rules.crowned_in_passing else 0
        self.men_tick = not rules.men_reset_clock  # a man's step lets the no-progress clock run on
        self.men_lanes, self.empty_lanes = _spread(FORWARD[turn])  # spread a mask over the lanes
        self.steps = STEPPERS[turn]  # the moves of the two step lanes


def _spread(forward: tuple[int, int]) -> tuple[int, int]:
    """The factors for men and empty squares: a lane counts from its square lower on the board."""
    men = empty = 0
    reaches = (*forward, *(2 * step for step in JUMP_STEPS))
    for lane, reach in zip(STEP_LANES + JUMP_LANES, reaches, strict=True):
        men |= 1 << lane + max(reach, 0)
        empty |= 1 << lane + max(-reach, 0)
    return men, empty


def _stepper(forward: tuple[int, int]) -> Callable[[int], tuple[Move, ...]]:
    by_bit: dict[int, Move] = {}
    for lane, step in zip(STEP_LANES, forward, strict=True):
        for origin in BITS:
            target = layout.shift(origin, step)
            if target:
                by_bit[max(origin, target) << lane] = QUIET[origin, target]

    @lru_cache(MEMO_SIZE)
    def steps(lanes: int) -> tuple[Move, ...]:
        return tuple(sorted([by_bit[bit] for bit in layout.bits(lanes)]))

    return steps


STEPPERS = tuple(_stepper(forward) for forward in FORWARD)


@cache
def sides(rules: Rules) -> tuple[Side, Side]:
    """White's and Black's part in a rule set."""
    white, black = Side(rules, 0), Side(rules, 1)
    white.other, black.other = black, white
    return white, black

"""Fast evaluation of the mill games on bit masks, called at every leaf: equals the weighted sum of the features."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ruleboard.players.mills.features import CROSSING, FEATURES
from ruleboard.rules.mills import Position, Rules
from ruleboard.rules.mills.engine import engine
from ruleboard.rules.mills.tables import Memo, bits

FEWEST = 3  # with so few men on both sides, the endgame tables may know the position

MEN, MILLS, CLOSES_NEXT, OPEN_MILLS, DOUBLE_MILLS, MOBILITY, BLOCKED, CROSSINGS = FEATURES.values()
EIGHT = 255


def evaluate(position: Position) -> int:
    """The static value of a position for the player to move."""
    machine, own, foe, off = position.state
    here = ground(machine.rules)
    blank = machine.full ^ own ^ foe ^ off.closed
    closing = here.closing(own, off.hand, blank)
    value = here.standing[own] - here.standing[foe]
    value += OPEN_MILLS * (closing.bit_count() - here.closing(foe, off.foe_hand, blank).bit_count())
    if closing:
        value += CLOSES_NEXT
    if here.doubles:
        mine, theirs = here.double[own] & blank, here.double[foe] & blank
        value += DOUBLE_MILLS * (mine.bit_count() - theirs.bit_count())
    lanes = machine.lanes
    free = blank * lanes.blank_sum & lanes.mask
    value += MOBILITY * (
        (own * lanes.men_sum & free).bit_count() - (foe * lanes.men_sum & free).bit_count()
    )
    low, middle, high = here.beside
    stuck = ~(low[blank & EIGHT] | middle[blank >> 8 & EIGHT] | high[blank >> 16])
    value += BLOCKED * ((own & stuck).bit_count() - (foe & stuck).bit_count())
    return value + MEN * (off.hand - off.foe_hand)


def at_rest(position: Position, _least: int) -> int | None:
    """The static value, or None if the game may be over or the position may be exactly known."""
    _, own, foe, off = position.state
    few = own.bit_count() + off.hand <= FEWEST and foe.bit_count() + off.foe_hand <= FEWEST
    return None if few or not position.mobility else evaluate(position)


class Ground:
    """Precomputed masks and memo tables of a rule set for the evaluation. Made by `ground`."""

    def __init__(self, rules: Rules) -> None:
        self.tables = tables = engine(rules).tables
        self.flies_at = rules.flies_at
        self.doubles = not rules.rebuild_delay
        self.double = Memo(self._double)
        self.standing = Memo(self._standing)
        self.crossings = sum(
            bit for bit, near in tables.near.items() if near.bit_count() >= CROSSING
        )
        # Lookup by eight points at a time: the neighbours of the free ones.
        self.beside = tuple(Memo(self._next_to(shift)) for shift in (0, 8, 16))

    def closing(self, men: int, hand: int, blank: int) -> int:
        """The free points where the next man would close a mill."""
        if hand or men.bit_count() <= self.flies_at:
            return self.tables.threats[men] & blank
        return self.tables.near_threats[men] & blank

    def _standing(self, men: int) -> int:
        """The part of the value that depends only on one side's men."""
        mills = sum(men & mill == mill for mill in self.tables.mills)
        crossings = (men & self.crossings).bit_count()
        return MEN * men.bit_count() + MILLS * mills + CROSSINGS * crossings

    def _double(self, men: int) -> int:
        """The points where a man can move from one closed mill into another."""
        mills, near = self.tables.mills, self.tables.near
        closed = [mill for mill in mills if men & mill == mill]
        found = 0
        for line in mills if closed else ():
            missing = line & ~men
            if missing.bit_count() == 1:
                beside = near[missing] & men & ~line
                if any(beside & mill and not mill & line for mill in closed):
                    found |= missing
        return found

    def _next_to(self, shift: int) -> Callable[[int], int]:
        near = self.tables.near

        def beside(some: int) -> int:
            found = 0
            for bit in bits(some << shift):
                found |= near[bit]
            return found

        return beside


@lru_cache(32)
def ground(rules: Rules) -> Ground:
    """The ground of a rule set, cached."""
    return Ground(rules)

"""How far a player's connections reach: the one calculation that everything in Relati hangs on, so it is fast.

A level of the flood goes one of two ways. Many sources step together as one set: 40 paths of one to three steps are
some fifty operations on whole numbers, whatever the number of symbols. Few sources are looked up one by one: only
twelve squares around a source decide what it reaches, so there are no more than 4096 cases to remember.
Rules with fewer paths have a shorter way to step, and fewer cases.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

Spread = Callable[[int, int, int], int]

MANY = 6
"""From more sources than this, stepping together is faster."""


def neighbours(stride: int, sources: int, blank: int) -> int:  # noqa: ARG001  # one signature for all
    """The squares next to one of the sources; bits beyond the board may be set."""
    across = sources << 1 | sources >> 1
    rows = across | sources
    return across | rows << stride | rows >> stride


def two_steps(stride: int, sources: int, blank: int) -> int:
    """The squares one or two equal steps away, the middle one blank; bits beyond the board may be set."""
    reach = 0
    for step in (1, stride, stride + 1, stride - 1):
        near = sources << step | sources >> step
        reach |= near
        near &= blank
        reach |= near << step | near >> step
    return reach


def spread(stride: int, sources: int, blank: int) -> int:
    """The squares to which one of all 40 paths lies open from a source; bits beyond the board may be set.

    A step back only meets squares that are known already, so left and right are taken together.
    """
    rising, falling = stride + 1, stride - 1
    across = sources << 1 | sources >> 1
    along = sources << stride | sources >> stride
    slope = sources << rising | sources >> rising
    slant = sources << falling | sources >> falling
    # Relati, 一般連線: the eight neighbours.
    reach = across | along | slope | slant
    across &= blank
    along &= blank
    slope &= blank
    slant &= blank
    corner = (across << stride | across >> stride | along << 1 | along >> 1) & blank
    across = across << 1 | across >> 1
    along = along << stride | along >> stride
    # Relati, 遠程一般連線: two equal steps.
    reach |= across | along | slope << rising | slope >> rising
    reach |= slant << falling | slant >> falling
    # Relati, 遠程穩定連線: long-long-short, short-long-long and long-short-long end alike.
    across = across & blank | corner
    along = along & blank | corner
    return reach | across << stride | across >> stride | along << 1 | along >> 1


SPREADS: Mapping[int, Spread] = MappingProxyType({8: neighbours, 16: two_steps, 40: spread})
"""How connections step out, by the number of paths that the rules allow."""


class Quarter(dict[int, int]):
    """What a source reaches by the blank squares in one quarter around it, `squares`; filled when asked."""

    def __init__(self, near: Near, along: int, across: int) -> None:
        self.reach = partial(near.spread, near.stride, 1 << near.origin)
        one, two = (along, across, along + across), (2 * along, 2 * across)
        offsets = {8: (), 16: one, 40: one + two}[near.paths]
        self.squares = sum(1 << near.origin + offset for offset in offsets)

    def __missing__(self, blank: int) -> int:
        self[blank] = found = self.reach(blank)
        return found


class Near(dict[int, int]):
    """What a source on the square `origin` reaches, by the pattern of blank squares around it; filled when asked.

    Each path stays within one quarter around its source, so a new case is put together from four smaller ones.
    """

    def __init__(self, stride: int, paths: int) -> None:
        self.stride = stride
        self.paths = paths
        self.spread = SPREADS[paths]
        self.origin = 2 * stride + 2
        ways = ((stride, 1), (stride, -1), (-stride, 1), (-stride, -1))
        self.quarters = tuple(Quarter(self, along, across) for along, across in ways)
        self.around = 0
        for quarter in self.quarters:
            self.around |= quarter.squares

    def __missing__(self, pattern: int) -> int:
        one, two, three, four = self.quarters
        found = one[pattern & one.squares] | two[pattern & two.squares]
        found |= three[pattern & three.squares] | four[pattern & four.squares]
        self[pattern] = found
        return found


def flood(near: Near, sources: int, carriers: int, blank: int) -> int:
    """Every square to which a path lies open, from the sources and from all carriers so reached.

    Carriers are the symbols that pass a connection on; paths run over blank squares alone. Bits beyond the board
    may be set. All squares lie at `near.origin` or above.
    """
    around, first = near.around, near.origin + 1
    reach = 0
    while sources:
        if sources.bit_count() > MANY:
            reach |= near.spread(near.stride, sources, blank)
        else:
            while sources:
                place = sources.bit_length()
                sources ^= 1 << place - 1
                place -= first
                reach |= near[blank >> place & around] << place
        sources = reach & carriers
        carriers ^= sources
    return reach

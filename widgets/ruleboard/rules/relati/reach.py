"""The reach of a player's connections (flood fill): all of Relati depends on it, so it is optimized for speed.

Each level of the flood uses one of two methods. Many sources step together as one mask: 40 paths of one to three steps
are about fifty integer operations, whatever the number of symbols. Few sources are looked up one by one: only twelve
squares around a source decide what it reaches, so a cache has at most 4096 cases.
Rules with fewer paths need fewer operations and fewer cases.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

Spread = Callable[[int, int, int], int]

MANY = 6
"""With more sources than this, stepping together is faster."""


def neighbours(stride: int, sources: int, blank: int) -> int:  # noqa: ARG001  # one signature for all
    """The squares next to a source; bits beyond the board may be set."""
    across = sources << 1 | sources >> 1
    rows = across | sources
    return across | rows << stride | rows >> stride


def two_steps(stride: int, sources: int, blank: int) -> int:
    """The squares one or two equal steps away, with a blank middle; bits beyond the board may be set."""
    reach = 0
    for step in (1, stride, stride + 1, stride - 1):
        near = sources << step | sources >> step
        reach |= near
        near &= blank
        reach |= near << step | near >> step
    return reach


def spread(stride: int, sources: int, blank: int) -> int:
    """The squares that any of the 40 paths connects to a source; bits beyond the board may be set.

    A step back meets only squares that are already included, so left and right are computed together.
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
    # Relati, 遠程穩定連線: long-long-short, short-long-long and long-short-long have the same ends.
    across = across & blank | corner
    along = along & blank | corner
    return reach | across << stride | across >> stride | along << 1 | along >> 1


SPREADS: Mapping[int, Spread] = MappingProxyType({8: neighbours, 16: two_steps, 40: spread})
"""The step functions, by the number of paths that the rules allow."""


class Quarter(dict[int, int]):
    """Cache: what a source reaches in one quarter around it, by the blank ones among `squares`."""

    def __init__(self, near: Near, along: int, across: int) -> None:
        self.reach = partial(near.spread, near.stride, 1 << near.origin)
        one, two = (along, across, along + across), (2 * along, 2 * across)
        offsets = {8: (), 16: one, 40: one + two}[near.paths]
        self.squares = sum(1 << near.origin + offset for offset in offsets)

    def __missing__(self, blank: int) -> int:
        self[blank] = found = self.reach(blank)
        return found


class Near(dict[int, int]):
    """Cache: what a source on the square `origin` reaches, by the pattern of blank squares around it.

    Each path stays within one quarter around its source, so a new entry is combined from four smaller ones.
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
    """All squares that an open path connects to the sources, or to carriers that are reached in turn.

    Carriers are the symbols that pass a connection on; paths run only over blank squares. Bits beyond the board may be
    set. All squares must be at `near.origin` or above.
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

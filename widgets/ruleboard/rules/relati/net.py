"""How far a player's connections reach: the one calculation that everything in Relati hangs on, so it is fast.

All sources of a level step together, as one set. 40 paths of one, two or three steps take some fifty operations on
whole numbers, whatever the number of symbols.
"""

from __future__ import annotations


def flood(stride: int, sources: int, carriers: int, blank: int) -> int:
    """Every square to which a path lies open, from the sources and from all carriers so reached.

    Carriers are the symbols that pass a connection on; paths run over blank squares alone. Bits beyond the board
    may be set. A step back only meets squares that are known already, so left and right are taken together.
    """
    rising, falling = stride + 1, stride - 1
    reach = 0
    while sources:
        across = sources << 1 | sources >> 1
        along = sources << stride | sources >> stride
        slope = sources << rising | sources >> rising
        slant = sources << falling | sources >> falling
        # Relati, 一般連線: the eight neighbours.
        reach |= across | along | slope | slant
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
        reach |= across << stride | across >> stride | along << 1 | along >> 1
        sources = reach & carriers
        carriers ^= sources
    return reach

"""The captures of rules that leave the choice to the player: any of them, as long as it is played to its end.

Russian and English draughts. A king that could land in several places behind a piece must land where it can capture on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruleboard.rules.draughts.layout import bits
from ruleboard.rules.draughts.routes import Setting, chains
from ruleboard.rules.draughts.stand import Stand

if TYPE_CHECKING:
    from ruleboard.rules.draughts.move import Move


def captures(setting: Setting) -> tuple[Move, ...]:
    """Every capture that has come to its end, by where it starts, where it ends and what it takes."""
    own, foe, kings, side = setting
    found: list[Move] = []
    for origin in bits(own):
        first = Stand(origin, 0, bool(origin & kings), own ^ origin, foe, side)
        found += chains(setting, origin, list(_ends(first)))
    found.sort()
    return tuple(found)


def _ends(first: Stand) -> dict[int, None]:
    """How the captures of a piece end: the square and the pieces taken in one mask each, in the order they are met."""
    ends: dict[int, None] = {}
    seen: set[tuple[int, int]] = set()
    left = [first]
    while left:
        here = left.pop()
        if (here.at, here.taken) in seen:
            continue
        seen.add((here.at, here.taken))
        for over, landing in here.landings().items():
            after = (here.jumped(over, land) for land in landing.squares)
            if landing.ends:
                ends.update((each.taken | each.at, None) for each in after)
            else:
                left += after
    return ends

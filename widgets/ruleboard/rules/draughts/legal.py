"""The move generator, on bit masks: the inner loop of the engine.

Captures are searched breadth-first: all states after k jumps, then after k + 1. The last layer that is not empty is the
maximum that the rules demand. Since a state is one mask (the pieces taken, and the empty square where the piece is),
routes with the same end and the same pieces taken are merged. Where the rules leave the choice of the capture to the
player, each is followed to its end (`free_captures`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ruleboard.rules.draughts.jumper import Jumper
from ruleboard.rules.draughts.layout import bits
from ruleboard.rules.draughts.leaps import Leap, leaps, survey
from ruleboard.rules.draughts.move import Move
from ruleboard.rules.draughts.routes import Setting, chains
from ruleboard.rules.draughts.sides import Side

NOBODY: Mapping[int, list[Leap]] = MappingProxyType({})


def generate(own: int, foe: int, kings: int, side: Side) -> tuple[Move, ...]:
    """The legal moves: the captures of the maximum number of pieces, or else all quiet moves."""
    empty = side.dark ^ own ^ foe
    crowned = kings & own
    able = (own ^ crowned) * side.men_lanes & empty * side.empty_lanes
    hits = able & foe * side.foe_lanes
    if not crowned:
        if not hits:
            return side.steps(able & side.stepping)
        if not side.takes_most:
            return free_captures((own, foe, kings, side))
        if hits & hits - 1:
            return _captures(own, foe, kings, side, hits, NOBODY)
        _, alone, origin, taken, around, further = side.hits[hits.bit_length()]
        if taken & side.passing:
            return _captures(own, foe, kings, side, hits, NOBODY)
        if around & foe:
            free = empty | origin
            for over, land in further:
                if over & foe and land & free:
                    return _captures(own, foe, kings, side, hits, NOBODY)
        return alone
    jumping, quiet = survey(side.roads, crowned, foe, own | foe)
    if (hits or jumping) and not side.takes_most:
        return free_captures((own, foe, kings, side))
    if hits or jumping:
        return _captures(own, foe, kings, side, hits, jumping)
    return side.steps(able & side.stepping) + tuple(quiet)


def _captures(
    own: int, foe: int, kings: int, side: Side, hits: int, jumping: Mapping[int, list[Leap]]
) -> tuple[Move, ...]:
    """The captures of the maximum number of pieces; `hits` and `jumping` are the first jumps of men and kings."""
    found: list[Move] = []
    empty = side.dark ^ own ^ foe
    second: dict[int, list[int]] = {}  # by man: its states after two jumps
    while hits:
        hit = hits & -hits
        hits ^= hit
        move, _, origin, taken, around, further = side.hits[hit.bit_length()]
        if taken & side.passing:
            for over, lands, _ in leaps(side.roads[move.target], foe ^ taken, own ^ origin | foe):
                for land in lands:
                    second.setdefault(origin, []).append(taken | over | land)
        elif around & foe:
            for over, land in further:
                if over & foe and land & (empty | origin):
                    second.setdefault(origin, []).append(taken | over | land)
        found.append(move)
    if second or jumping:
        found = _longest((own, foe, kings, side), found, second, jumping)
    if len(found) > 1:
        found.sort()
    return tuple(found)


def _longest(
    setting: Setting,
    found: list[Move],
    second: dict[int, list[int]],
    jumping: Mapping[int, list[Leap]],
) -> list[Move]:
    """The longest captures, if a man takes more than one piece or a king takes any."""
    own, foe, _, side = setting
    empty = side.dark ^ own ^ foe
    best = 1 if found else 0
    for origin, layer in second.items():
        count, ends = _man_layers(layer, foe, empty | origin, side)
        if count > best:
            best = count
            found = []
        if count == best:
            found += chains(setting, origin, ends)
    for origin, first in jumping.items():
        count, ends = _king_layers(foe, empty | origin, first, side)
        if count > best:
            best = count
            found = []
        if count == best > 1:
            found += chains(setting, origin, ends)
        elif count == best:
            found += [side.move(origin, end & empty, end & foe) for end in ends]
    return found


def _man_layers(layer: list[int], foe: int, free: int, side: Side) -> tuple[int, list[int]]:
    """The maximum that a man can take, and its last layer, starting from the layer after two jumps."""
    jumps, passing = side.jumps, side.passing
    count = 2
    while True:
        after: list[int] = []
        for state in layer:
            at = state & free
            taken = state ^ at
            left = foe ^ taken
            if taken & passing:
                for over, lands, _ in leaps(side.roads[at], foe, side.dark ^ free):
                    if over & left:
                        after += [taken | over | land for land in lands]
            else:
                for over, land in jumps[at]:
                    if over & left and land & free:
                        after.append(taken | over | land)
        if not after:
            return count, layer
        layer = list(dict.fromkeys(after)) if len(after) > 1 else after
        count += 1


def _king_layers(foe: int, free: int, first: list[Leap], side: Side) -> tuple[int, list[int]]:
    """The maximum that a king can take, and its last layer. Here a state is the pieces taken and a fan."""
    fans: dict[int, tuple[int, ...]] = {}
    onward: dict[int, list[Leap]] = {}
    layer = set()
    for over, lands, fan in first:
        fans[fan] = lands
        layer.add(over | fan)
    count = 1
    standing = free | side.directions
    roads_on, blocked = side.roads_on, side.dark ^ free
    while True:
        after = set()
        for state in layer:
            fan = state & standing
            taken = state ^ fan
            if fan not in onward:
                onward[fan] = leaps(roads_on[fan, fans[fan][-1]], foe, blocked)
            for over, lands, following in onward[fan]:
                if not over & taken:
                    fans[following] = lands
                    after.add(taken | over | following)
        if not after:
            ends = {state & foe | land for state in layer for land in fans[state & standing]}
            return count, list(ends)
        layer = after
        count += 1


def free_captures(setting: Setting) -> tuple[Move, ...]:
    """All complete captures, for rules that leave the choice to the player (Russian and English draughts).

    A king that can land on several squares behind a piece must land where it can continue to capture.
    """
    own, foe, kings, side = setting
    found: list[Move] = []
    for origin in bits(own):
        first = Jumper(origin, 0, bool(origin & kings), own ^ origin, foe, side)
        found += chains(setting, origin, list(_ends(first)))
    found.sort()
    return tuple(found)


def _ends(first: Jumper) -> dict[int, None]:
    """The ends of a piece's captures, in search order: the square and the pieces taken in one mask each."""
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

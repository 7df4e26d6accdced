"""All legal moves of a side, from masks: the inner loop of the engine.

Captures are searched in layers: every state after k jumps, then after k + 1. The last layer that is not empty is the
maximum that the rules demand, already merged to one state for each end and set of pieces taken, since a state is one
mask: the pieces taken and the empty square where the piece stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from ruleboard.rules.draughts.layout import BITS, BOARD, JUMPS, RAYS, Jump
from ruleboard.rules.draughts.leaps import DIRECTIONS, Leap, leaps, roads, roads_on, survey
from ruleboard.rules.draughts.moves import Move
from ruleboard.rules.draughts.routes import Chain, Setting
from ruleboard.rules.draughts.sides import FOE_LANES, JUMP_LANES, JUMP_STEPS, STEPPING, Side

NOBODY: Mapping[int, list[Leap]] = MappingProxyType({})

_new_tuple = tuple.__new__


class Hit(NamedTuple):
    """A man's jump, as the jump lanes find it."""

    move: Move
    alone: tuple[Move]  # the legal moves, where this is the only one
    origin: int
    taken: int
    around: int  # the squares next to the landing one, without the piece jumped
    further: tuple[Jump, ...]  # the jumps from there, without the one back


def _hits() -> tuple[Hit, ...]:
    hits: dict[int, Hit] = {}
    for lane, step in zip(JUMP_LANES, JUMP_STEPS, strict=True):
        for origin in BITS:
            ray = RAYS[origin][step].squares
            if len(ray) > 1:
                over, land = ray[:2]
                further = tuple(jump for jump in JUMPS[land] if jump.over != over)
                around = sum(jump.over for jump in further)
                at = (max(origin, land) << lane).bit_length()
                move = Move(origin, land, over)
                hits[at] = Hit(move, (move,), origin, over, around, further)
    nothing = Hit(Move(0, 0, 0), (Move(0, 0, 0),), 0, 0, 0, ())
    return tuple(hits.get(at, nothing) for at in range(max(hits) + 1))


HITS = _hits()


def generate(own: int, foe: int, kings: int, side: Side) -> tuple[Move, ...]:
    """The legal moves: the captures that take most, or else all quiet moves."""
    empty = BOARD ^ own ^ foe
    crowned = kings & own
    able = (own ^ crowned) * side.men_lanes & empty * side.empty_lanes
    hits = able & foe * FOE_LANES
    if not crowned:
        if not hits:
            return side.steps(able & STEPPING)
        if hits & hits - 1:
            return _captures(own, foe, kings, side, hits, NOBODY)
        _, alone, origin, taken, around, further = HITS[hits.bit_length()]
        if taken & side.passing:
            return _captures(own, foe, kings, side, hits, NOBODY)
        if around & foe:
            free = empty | origin
            for over, land in further:
                if over & foe and land & free:
                    return _captures(own, foe, kings, side, hits, NOBODY)
        return alone
    jumping, quiet = survey(crowned, foe, empty)
    if hits or jumping:
        return _captures(own, foe, kings, side, hits, jumping)
    return side.steps(able & STEPPING) + tuple(quiet)


def _captures(
    own: int, foe: int, kings: int, side: Side, hits: int, jumping: Mapping[int, list[Leap]]
) -> tuple[Move, ...]:
    """The captures that take most, given the jumps that men and kings can begin with."""
    found: list[Move] = []
    empty = BOARD ^ own ^ foe
    second: dict[int, list[int]] = {}  # by man, its states after two jumps
    while hits:
        hit = hits & -hits
        hits ^= hit
        move, _, origin, taken, around, further = HITS[hit.bit_length()]
        if taken & side.passing:
            for over, lands, _ in leaps(roads(move.target), foe ^ taken, empty | origin):
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
    """The longest captures, where some piece takes more than one or some king takes at all."""
    own, foe, _, side = setting
    empty = BOARD ^ own ^ foe
    best = 1 if found else 0
    for origin, layer in second.items():
        count, ends = _man_layers(layer, foe, empty | origin, side.passing)
        if count > best:
            best = count
            found = []
        if count == best:
            found += _chains(setting, origin, ends)
    for origin, first in jumping.items():
        count, ends = _king_layers(foe, empty | origin, first)
        if count > best:
            best = count
            found = []
        if count == best > 1:
            found += _chains(setting, origin, ends)
        elif count == best:
            found += [Move(origin, end & empty, end & foe) for end in ends]
    return found


def _chains(setting: Setting, origin: int, ends: list[int]) -> list[Chain]:
    foe = setting[1]
    where = setting, ends
    chains = []
    for end in ends:
        taken = end & foe
        chain = _new_tuple(Chain, (origin, end ^ taken, taken))
        chain.where = where
        chains.append(chain)
    return chains


def _man_layers(layer: list[int], foe: int, free: int, passing: int) -> tuple[int, list[int]]:
    """The most that a man can take, and its last layer, from the layer after two jumps."""
    count = 2
    while True:
        after: list[int] = []
        for state in layer:
            at = state & free
            taken = state ^ at
            left = foe ^ taken
            if taken & passing:
                for over, lands, _ in leaps(roads(at), foe, free):
                    if over & left:
                        after += [taken | over | land for land in lands]
            else:
                for over, land in JUMPS[at]:
                    if over & left and land & free:
                        after.append(taken | over | land)
        if not after:
            return count, layer
        layer = list(dict.fromkeys(after)) if len(after) > 1 else after
        count += 1


def _king_layers(foe: int, free: int, first: list[Leap]) -> tuple[int, list[int]]:
    """The most that a king can take, and its last layer. A state is here the pieces taken and a fan."""
    fans: dict[int, tuple[int, ...]] = {}
    onward: dict[int, list[Leap]] = {}
    layer = set()
    for over, lands, fan in first:
        fans[fan] = lands
        layer.add(over | fan)
    count = 1
    standing = free | DIRECTIONS
    while True:
        after = set()
        for state in layer:
            fan = state & standing
            taken = state ^ fan
            if fan not in onward:
                onward[fan] = leaps(roads_on(fan, fans[fan][-1]), foe, free)
            for over, lands, following in onward[fan]:
                if not over & taken:
                    fans[following] = lands
                    after.add(taken | over | following)
        if not after:
            ends = {state & foe | land for state in layer for land in fans[state & standing]}
            return count, list(ends)
        layer = after
        count += 1

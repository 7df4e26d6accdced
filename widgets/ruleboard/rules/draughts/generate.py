"""All legal moves of a side, from masks: the inner loop of the engine.

Captures are searched in layers: every state after k jumps, then after k + 1. The last layer that is not empty is the
maximum that the rules demand, already merged to one state for each end and set of pieces taken, since a state is one
mask: the pieces taken and the empty square where the piece stands.
"""

from __future__ import annotations

from typing import NamedTuple

from ruleboard.rules.draughts.layout import BITS, BOARD, JUMPS, RAYS, Jump
from ruleboard.rules.draughts.leaps import Leap, leaps
from ruleboard.rules.draughts.moves import Move, slides
from ruleboard.rules.draughts.routes import Chain, Setting
from ruleboard.rules.draughts.sides import FOE_LANES, JUMP_LANES, JUMP_STEPS, STEPPING, Side

Way = tuple[int, tuple[int, ...], list[int]]
"""A leap, with those of its landing squares from where another piece can be jumped."""

_new_tuple = tuple.__new__


class Hit(NamedTuple):
    """A man's jump, as the jump lanes find it."""

    move: Move
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
                hits[at] = Hit(Move(origin, land, over), origin, over, around, further)
    nothing = Hit(Move(0, 0, 0), 0, 0, 0, ())
    return tuple(hits.get(at, nothing) for at in range(max(hits) + 1))


HITS = _hits()


def generate(own: int, foe: int, kings: int, side: Side) -> tuple[Move, ...]:
    """The legal moves: the captures that take most, or else all quiet moves."""
    empty = BOARD ^ own ^ foe
    crowned = kings & own
    able = (own ^ crowned) * side.men_lanes & empty * side.empty_lanes
    hits = able & foe * FOE_LANES
    if not hits and not crowned:
        return side.steps(able & STEPPING)
    captures = _captures(own, foe, kings, side, hits)
    if captures:
        return captures
    moves = side.steps(able & STEPPING)
    blocked = own | foe
    while crowned:
        king = crowned & -crowned
        crowned ^= king
        for mask, rising, until in slides(king):
            stop = mask & blocked
            if stop:
                stop = stop & -stop if rising else 1 << stop.bit_length() - 1
            moves += until[stop]
    return moves


def _captures(own: int, foe: int, kings: int, side: Side, hits: int) -> tuple[Move, ...]:
    """The captures that take most, given the jumps that men can begin with."""
    found: list[Move] = []
    empty = BOARD ^ own ^ foe
    second: dict[int, set[int]] = {}  # by man, its states after two jumps
    while hits:
        hit = hits & -hits
        hits ^= hit
        move, origin, taken, around, further = HITS[hit.bit_length()]
        if taken & side.passing:
            for over, lands in leaps(move.target, foe ^ taken, empty | origin):
                for land in lands:
                    second.setdefault(origin, set()).add(taken | over | land)
        elif around & foe:
            for over, land in further:
                if over & foe and land & (empty | origin):
                    second.setdefault(origin, set()).add(taken | over | land)
        found.append(move)
    if second or kings & own:
        found = _longest((own, foe, kings, side), found, second)
    if len(found) > 1:
        found.sort()
    return tuple(found)


def _longest(setting: Setting, found: list[Move], second: dict[int, set[int]]) -> list[Move]:
    """The longest captures, where some piece takes more than one or some king takes at all."""
    own, foe, kings, side = setting
    empty = BOARD ^ own ^ foe
    best = 1 if found else 0
    for origin, layer in second.items():
        count, ends = _man_layers(layer, foe, empty | origin, side.passing)
        if count > best:
            best = count
            found = []
        if count == best:
            found += _chains(setting, origin, ends)
    crowned = kings & own
    while crowned:
        origin = crowned & -crowned
        crowned ^= origin
        free = empty | origin
        first = leaps(origin, foe, free)
        if first:
            count, ends = _king_layers(origin, foe, free, first)
            if count > best:
                best = count
                found = []
            if count == best > 1:
                found += _chains(setting, origin, ends)
            elif count == best:
                found += [Move(origin, end & free, end & foe) for end in ends]
    return found


def _chains(setting: Setting, origin: int, ends: set[int]) -> list[Chain]:
    own, foe, _, _ = setting
    free = BOARD ^ own ^ foe | origin
    chains = []
    for end in ends:
        chain = _new_tuple(Chain, (origin, end & free, end & foe))
        chain.setting = setting
        chain.ends = ends
        chains.append(chain)
    return chains


def _man_layers(layer: set[int], foe: int, free: int, passing: int) -> tuple[int, set[int]]:
    """The most that a man can take, and its last layer, from the layer after two jumps."""
    count = 2
    while True:
        after: set[int] = set()
        for state in layer:
            at = state & free
            taken = state ^ at
            left = foe ^ taken
            if taken & passing:
                for over, lands in leaps(at, foe, free):
                    if over & left:
                        after.update([taken | over | land for land in lands])
            else:
                for over, land in JUMPS[at]:
                    if over & left and land & free:
                        after.add(taken | over | land)
        if not after:
            return count, layer
        layer = after
        count += 1


def _king_layers(origin: int, foe: int, free: int, first: list[Leap]) -> tuple[int, set[int]]:
    """The most that a king can take, and its last layer.

    Only landing squares from where another piece can be jumped are carried on; the last layer needs all of them.
    """
    known = {origin: first}
    ways: dict[int, list[Way]] = {}
    layer = {origin}
    last: list[Leap] = []
    count = 0
    while True:
        leapt: list[Leap] = []
        after: set[int] = set()
        for state in layer:
            at = state & free
            taken = state ^ at
            if at not in ways:
                ways[at] = _ways(at, known, foe, free)
            for over, lands, live in ways[at]:
                if not over & taken:
                    now = taken | over
                    leapt.append((now, lands))
                    for land in live:
                        after.add(now | land)
        if not leapt:
            return count, {taken | land for taken, lands in last for land in lands}
        last = leapt
        layer = after
        count += 1


def _ways(at: int, known: dict[int, list[Leap]], foe: int, free: int) -> list[Way]:
    found = []
    for over, lands in known[at]:
        live = []
        for land in lands:
            if land not in known:
                known[land] = leaps(land, foe, free)
            for piece, _ in known[land]:
                if piece != over:
                    live.append(land)
                    break
        found.append((over, lands, live))
    return found

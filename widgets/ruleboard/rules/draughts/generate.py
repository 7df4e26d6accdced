"""All legal moves of a side, from masks: the inner loop of the engine.

Captures are searched in layers: every state after k jumps, then after k + 1. The last layer that is
not empty is the maximum that the rules demand, already merged to one state for each (end, pieces
taken), since a state is one mask: the pieces taken and the empty square where the piece stands.
"""

from __future__ import annotations

from typing import NamedTuple

from ruleboard.rules.draughts.layout import BITS, BOARD, JUMPS, RAYS, Jump
from ruleboard.rules.draughts.moves import SLIDES, Chain, Move
from ruleboard.rules.draughts.sides import FOE_LANES, JUMP_LANES, JUMP_STEPS, STEPPING, Side

Leap = tuple[int, tuple[int, ...]]  # a piece that a king can jump, and where it can land behind it


new_tuple = tuple.__new__

class Hit(NamedTuple):
    """A man's jump, as the jump lanes find it."""

    move: Move
    origin: int
    taken: int
    around: int  # the squares next to the landing one, without the piece jumped
    further: tuple[Jump, ...]  # the jumps from there, without the one back


def _hits() -> tuple[Hit | None, ...]:
    hits: dict[int, Hit] = {}
    for lane, step in zip(JUMP_LANES, JUMP_STEPS, strict=True):
        for origin in BITS:
            ray = RAYS[origin][step].squares
            if len(ray) > 1:
                over, land = ray[:2]
                at = (max(origin, land) << lane).bit_length()
                further = tuple(jump for jump in JUMPS[land] if jump.over != over)
                near = sum(jump.over for jump in further)
                hits[at] = Hit(Move(origin, land, over), origin, over, near, further)
    return tuple(hits.get(at) for at in range(max(hits) + 1))


HITS = _hits()


class Reach(NamedTuple):
    """A king's way in one direction: by the piece it meets, the ways to land behind that piece."""

    mask: int
    rising: bool
    behind: dict[int, tuple[int, dict[int, tuple[int, ...]]]]  # mask of the way; squares by stop


def _reaches(origin: int) -> tuple[Reach, ...]:
    reaches = []
    for step, ray in RAYS[origin].items():
        behind = {}
        for over in ray.squares[:-1]:
            way = RAYS[over][step]
            until = {stop: way.squares[:i] for i, stop in enumerate(way.squares)}
            behind[over] = way.mask, {0: way.squares, **until}
        if behind:
            reaches.append(Reach(ray.mask, ray.rising, behind))
    return tuple(reaches)


REACHES = {origin: _reaches(origin) for origin in BITS}


def generate(own: int, foe: int, kings: int, side: Side) -> tuple[Move, ...]:
    """The legal moves: the captures that take most, or else all quiet moves."""
    empty = BOARD ^ own ^ foe
    if kings:
        crowned = kings & own
        men = own ^ crowned
    else:
        crowned = 0
        men = own
    able = men * side.men_lanes & empty * side.empty_lanes
    hits = able & foe * FOE_LANES
    if hits or crowned:
        captures = _captures(own, foe, kings, side, hits)
        if captures:
            return captures
        moves = side.steps(able & STEPPING)
        taken = own | foe
        while crowned:
            king = crowned & -crowned
            crowned ^= king
            for mask, rising, until in SLIDES[king]:
                stop = mask & taken
                if stop:
                    stop = stop & -stop if rising else 1 << stop.bit_length() - 1
                moves += until[stop]
        return moves
    return side.steps(able & STEPPING)


def _captures(own: int, foe: int, kings: int, side: Side, hits: int) -> tuple[Move, ...]:
    """The captures that take most, given the jumps that men can begin with."""
    found: list[Move] = []
    empty = BOARD ^ own ^ foe
    passing = side.passing
    second: dict[int, set[int]] = {}  # by man, the states after two jumps
    while hits:
        hit = hits & -hits
        hits ^= hit
        move, origin, taken, around, further = HITS[hit.bit_length()]
        if taken & passing:
            for over, lands in leaps(move.target, foe ^ taken, empty | origin):
                for land in lands:
                    second.setdefault(origin, set()).add(taken | over | land)
        elif around & foe:
            for over, land in further:
                if over & foe and land & (empty | origin):
                    second.setdefault(origin, set()).add(taken | over | land)
        found.append(move)
    crowned = kings & own
    if second or crowned:
        found = _longest(own, foe, kings, side, found, second)
    if len(found) > 1:
        found.sort()
    return tuple(found)


def _longest(
    own: int, foe: int, kings: int, side: Side, found: list[Move], second: dict[int, set[int]]
) -> list[Move]:
    """The longest captures, where some go beyond a man's single jump."""
    empty = BOARD ^ own ^ foe
    best = 1 if found else 0
    passing = side.passing
    where = (own, foe, kings, side)
    for origin, layer in second.items():
        free = empty | origin
        count, ends = _man_layers(layer, foe, free, passing)
        if count > best:
            best = count
            found = []
        if count == best:
            for end in ends:
                chain = new_tuple(Chain, (origin, end & free, end & foe))
                chain.where = where
                found.append(chain)
    crowned = kings & own
    while crowned:
        origin = crowned & -crowned
        crowned ^= origin
        free = empty | origin
        first = leaps(origin, foe, free)
        if not first:
            continue
        count, ends = _king_layers(origin, foe, free, first)
        if count > best:
            best = count
            found = []
        if count == best:
            if count > 1:
                for end in ends:
                    chain = new_tuple(Chain, (origin, end & free, end & foe))
                    chain.where = where
                    found.append(chain)
            else:
                found += [Move(origin, end & free, end & foe) for end in ends]
    return found


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


def _king_layers(origin: int, foe: int, free: int, first) -> tuple[int, set[int]]:
    """The most that a king can take, and its last layer.

    Only landings from where another piece can be jumped are carried on; the last layer needs all.
    """
    reach: dict[int, list[Leap]] = {origin: first}
    ways: dict[int, list[tuple[int, tuple[int, ...], list[int]]]] = {}
    layer = {origin}
    last: list[tuple[int, tuple[int, ...]]] = []
    count = 0
    while True:
        tails = []
        after = set()
        for state in layer:
            at = state & free
            taken = state ^ at
            if at not in ways:
                ways[at] = _ways(at, reach, foe, free)
            for over, lands, live in ways[at]:
                if not over & taken:
                    now = taken | over
                    tails.append((now, lands))
                    for land in live:
                        after.add(now | land)
        if not tails:
            return count, {now | land for now, lands in last for land in lands}
        last = tails
        layer = after
        count += 1


def _ways(at, reach, foe, free):
    found = []
    for over, lands in reach[at]:
        live = []
        for land in lands:
            further = reach.get(land)
            if further is None:
                further = reach[land] = leaps(land, foe, free)
            for piece, _ in further:
                if piece != over:
                    live.append(land)
                    break
        found.append((over, lands, live))
    return found


def leaps(at: int, foe: int, free: int) -> list[Leap]:
    """What a king can jump from a square, and where it may land."""
    found = []
    blocked = BOARD ^ free
    for mask, rising, behind in REACHES[at]:
        stop = mask & blocked
        if stop:
            over = stop & -stop if rising else 1 << stop.bit_length() - 1
            if over & foe and over in behind:
                way, until = behind[over]
                stop = way & blocked
                if stop:
                    stop = stop & -stop if rising else 1 << stop.bit_length() - 1
                lands = until[stop]
                if lands:
                    found.append((over, lands))
    return found

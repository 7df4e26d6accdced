"""Perft on bit masks, without creating positions; the usual benchmark of move generators.

On the last ply moves are counted by their bits; a position that recurs on the same ply is counted from a cache.
"""

from __future__ import annotations

from ruleboard.rules.draughts.leaps import survey
from ruleboard.rules.draughts.legal import generate
from ruleboard.rules.draughts.routes import Setting
from ruleboard.rules.draughts.sides import Side

Seen = list[dict[tuple[int, int, int], int]]


def count(setting: Setting, depth: int) -> int:
    """The number of sequences of this many legal moves."""
    if depth == 0:
        return 1
    return _count(*setting, depth, [{} for _ in range(depth + 1)])


def _count(own: int, foe: int, kings: int, side: Side, depth: int, seen: Seen) -> int:
    if depth == 1:
        return moves(own, foe, kings, side)
    known = seen[depth]
    total = 0
    far, passing, other = side.far, side.passing, side.other
    for origin, target, taken in generate(own, foe, kings, side):
        own_after = own ^ origin | target
        crowned = kings
        if kings & origin:
            crowned = kings ^ origin | target
        elif target & far or taken & passing:
            crowned = kings | target
        if taken:
            foe_after = foe ^ taken
            crowned &= ~taken
        else:
            foe_after = foe
        key = (foe_after, own_after, crowned)
        result = known.get(key)
        if result is None:
            result = known[key] = _count(*key, other, depth - 1, seen)
        total += result
    return total


def moves(own: int, foe: int, kings: int, side: Side) -> int:
    """The number of legal moves."""
    empty = side.dark ^ own ^ foe
    crowned = kings & own
    able = (own ^ crowned) * side.men_lanes & empty * side.empty_lanes
    if able & foe * side.foe_lanes:
        return len(generate(own, foe, kings, side))
    steps = (able & side.stepping).bit_count()
    if not crowned:
        return steps
    jumping, quiet = survey(side.roads, crowned, foe, own | foe)
    return len(generate(own, foe, kings, side)) if jumping else steps + len(quiet)

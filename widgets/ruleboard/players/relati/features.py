"""Features of a Relati position, named as a teacher names them, and their fast evaluation on bit masks.

The last player with squares left wins. So the unit is a square that a player reaches sooner than all others; the
other features count because they decide about squares later.

All weights but one are guesses. The weight of `room` was found in matches, 600 positions a move
(tests/bench/versions.py): 100 won 61 % ± 5 of 40 games against 10; 250 won 58 % ± 5 of 32 against 100; 600 won
54 % ± 7 of 28 against 250, which is not significant. A fit to the results of 60 games gave no significant weight: the
lead before the last third does not predict the winner. The weights of cannons have to grow with `room`: with all
optional rules this won 62 % ± 12 of 16 games, without it 25 % ± 11 of 12.

Measured and left out: a bonus for the right to place next. With 40 for every square that both reach at once, a
position is on average worth as much as after the best placement (without it, two thousand less); but it won only
38 % ± 9 of 24 games against the player without it (with 10 for `room`). For more than two players, subtracting the
best of the others' sums instead of their mean is no better: 52 % ± 4 of 66 games of three, 48 % ± 3 of 60 of four.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ruleboard.players.knowledge import against
from ruleboard.rules.relati import Position
from ruleboard.rules.relati.board import DIRECTIONS
from ruleboard.rules.relati.field import Field, Player

FEATURES: Mapping[str, int] = MappingProxyType(
    {
        "nearer": 100,  # empty squares that the player reaches with fewer symbols than all others
        "room": 250,  # squares where the player can place now
        "lost": -20,  # disconnected symbols
        "healable": 10,  # disconnected symbols that a single symbol might reconnect
        "loose": -10,  # connected symbols without a chain of neighbours to the root: links can be cut
        "shells": 150,  # shells of connected cannons
        "aimed_at": -900,  # the root is first in the line of fire of another player's loaded cannon
    }
)
_NEARER, _ROOM, _LOST, _HEALABLE, _LOOSE, _SHELLS, _AIMED_AT = FEATURES.values()


def features(position: Position, player: int) -> Mapping[str, int]:
    """The value of each feature for a player."""
    field = position.field
    lost = field.lost(player)
    return {
        "nearer": nearer(field)[player].bit_count(),
        "room": field.room(player).bit_count(),
        "lost": lost.bit_count(),
        "healable": (lost & field.step(field.room(player))).bit_count(),
        "loose": loose(field, player).bit_count(),
        "shells": _shells(field, player),
        "aimed_at": int(aimed_at(field, player)),
    }


def worth(position: Position, player: int) -> int:
    """The static value for a player in hundredths of a square: their sum minus the mean of the others' sums."""
    return against(sums(position.field), player)


def evaluate(position: Position) -> int:
    """The static value for the player to move."""
    return worth(position, position.turn)


def sums(field: Field) -> list[int]:
    """The weighted sum of each player's features; shared intermediate results are computed once."""
    board, sides, reaches = field
    empty, blank, near = field.empty, field.blank, board.near
    cannons = any(side.cannons for side in sides)
    sums = []
    for player, (side, reach, closer) in enumerate(zip(sides, reaches, nearer(field), strict=True)):
        room = reach & empty
        value = _NEARER * closer.bit_count() + _ROOM * room.bit_count()
        lost = side.live & ~(reach | side.root)
        if lost:
            value += _LOST * lost.bit_count()
            if room:
                reachable = near.spread(near.stride, room, blank)
                value += _HEALABLE * (lost & reachable).bit_count()
        value += _LOOSE * _untied(side, side.live & ~lost, near.stride).bit_count()
        if cannons:
            value += _SHELLS * _shells(field, player) + _AIMED_AT * aimed_at(field, player)
        sums.append(value)
    return sums


def nearer(field: Field) -> list[int]:
    """The empty squares that each player reaches with fewer symbols than all others, if the others do not move.

    A breadth-first search from all players at once; a square that several reach in the same step belongs to none.
    """
    near, blank, left = field.board.near, field.blank, field.empty
    claims = [0] * len(field.sides)
    fronts = [reach & left for reach in field.reaches]
    while True:
        once = several = 0
        for front in fronts:
            several |= once & front
            once |= front
        left &= ~once
        for player, front in enumerate(fronts):
            claims[player] |= front & ~several
        if not once or not left:
            return claims
        taken = 0
        for claim in claims:
            taken |= claim
        fronts = [
            front and near.spread(near.stride, front, blank & ~(taken ^ claim)) & left
            for front, claim in zip(fronts, claims, strict=True)
        ]


def loose(field: Field, player: int) -> int:
    """A player's connected symbols without a chain of neighbours to the root; only such a chain cannot be cut."""
    return _untied(field.sides[player], field.linked(player), field.board.stride)


def _untied(side: Player, linked: int, stride: int) -> int:
    rest, tied = linked & ~side.root, side.root
    carries = ~side.cannons
    while tied:
        row = tied << 1 | tied >> 1 | tied
        tied = (row | row << stride | row >> stride) & rest
        rest ^= tied
        tied &= carries
    return rest


def _shells(field: Field, player: int) -> int:
    linked = field.linked(player)
    return sum(count for gun, count in field.sides[player].shells if gun & linked)


def aimed_at(field: Field, player: int) -> bool:
    """Whether another player's cannon could hit the root now."""
    root = field.sides[player].root
    if not root:
        return False
    guns = 0
    for other, side in enumerate(field.sides):
        if other != player:
            linked = field.linked(other)
            for gun, _ in side.shells:
                guns |= gun & linked
    if not guns:
        return False
    live = field.live
    return any(field.board.ray(root, way).first(live) & guns for way in DIRECTIONS)

"""What a player of Relati looks at, in words that a teacher knows, and what all of it is worth.

Relati is won by whoever has squares left when nobody else has: so a square that one reaches sooner than all others
is the unit, and everything else is there because it decides about squares later.

The weights are guesses but for one: what room is worth was found in matches, 600 positions a move
(tests/bench/versions.py). With 100 the player won 61 % ± 5 of 40 games against one with 10; with 250, 58 % ± 5 of 32
against one with 100; with 600, 54 % ± 7 of 28 against one with 250, which is not clear. Fitted to the results of 60
games, no weight was clear either: who is ahead before the last third does not tell who wins. What cannons
are worth has to grow with room: by all rules, it won 62 % ± 12 of 16 games so, and else 25 % ± 11 of 12.

One more was measured and left out: what it is worth to be the next to place. With 40 for every square that both reach
at once, positions are worth on average what they are worth after the best placement, where else two thousand are
missing; but it won only 38 % ± 9 of 24 games against the player without it (that was with 10 for room). Where more
than two play, one's own sum less the best of the others', not less their mean, is no better: 52 % ± 4 of 66 games of
three, 48 % ± 3 of 60 games of four.
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
        "nearer": 100,  # empty squares that the player reaches with fewer symbols than anybody else
        "room": 250,  # squares on which the player can place at once
        "lost": -20,  # disconnected symbols
        "healable": 10,  # of these, the ones that a single symbol might connect again
        "loose": -10,  # connected symbols that no chain of neighbours ties to the root: links can be cut
        "shells": 150,  # shells of connected cannons
        "aimed_at": -900,  # the root stands first in the line of fire of another's loaded cannon
    }
)
_NEARER, _ROOM, _LOST, _HEALABLE, _LOOSE, _SHELLS, _AIMED_AT = FEATURES.values()


def features(position: Position, player: int) -> Mapping[str, int]:
    """What there is to say of a player in a position, as numbers."""
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
    """What a position is worth to a player, in hundredths of a square: their own sum less the mean of the others'."""
    return against(sums(position.field), player)


def evaluate(position: Position) -> int:
    """The same for the player to move."""
    return worth(position, position.turn)


def sums(field: Field) -> list[int]:
    """The features of each player by their weights; nothing is looked at twice."""
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
    """The empty squares that each player reaches with fewer symbols than all others, who stand still meanwhile.

    All step out together, over what nobody has reached before; what several reach at the same time is nobody's.
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
    """A player's connected symbols that are not tied to the root by neighbours alone: those cannot be cut."""
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
    """Whether another player's cannon could hit the root at once."""
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

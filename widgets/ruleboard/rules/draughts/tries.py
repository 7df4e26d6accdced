"""Every capture that somebody might try, the short ones too: what a lesson counts before it strikes most out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ruleboard.rules.base import Site
from ruleboard.rules.draughts.events import jumped
from ruleboard.rules.draughts.layout import SITE, bits
from ruleboard.rules.draughts.obstacles import Stand
from ruleboard.rules.draughts.routes import routes

if TYPE_CHECKING:
    from ruleboard.rules.draughts.position import Position


class Try(NamedTuple):
    """A capture that is followed to its end, whether the rules allow it or not."""

    route: tuple[Site, ...]
    taken: tuple[Site, ...]  # in the order in which they are jumped
    text: str

    def __str__(self) -> str:
        return self.text


def tries(position: Position) -> tuple[Try, ...]:
    """Every capture that cannot be continued, short ones first; ways to take the same pieces count once."""
    found: dict[tuple[int, int], tuple[Site, ...]] = {
        (move.origin, move.taken): routes(move)[0] for move in position.legal_moves if move.taken
    }
    own, foe, kings, side = position.setting
    for origin in bits(own):
        king = bool(origin & kings)
        passing = 0 if king else side.passing
        stand = Stand(origin, 0, king=king, own=own ^ origin, foe=foe, passing=passing)
        for route, taken in _followed(stand, (SITE[origin],)):
            found.setdefault((origin, taken), route)
    ordered = sorted(found.items(), key=lambda item: (len(item[1]), item[0][0].bit_length()))
    ends = [(route[0], route[-1]) for _, route in ordered]
    return tuple(
        Try(
            route,
            jumped(route, taken),
            "x".join(end if ends.count(end) == 1 else route),
        )
        for ((_, taken), route), end in zip(ordered, ends, strict=True)
    )


def _followed(stand: Stand, route: tuple[Site, ...]) -> Iterator[tuple[tuple[Site, ...], int]]:
    onward = list(stand.jumps())
    if not onward and stand.taken:
        yield route, stand.taken
    for over, land in onward:
        yield from _followed(stand.jumped(over, land), (*route, SITE[land]))

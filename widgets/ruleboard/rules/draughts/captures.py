"""Follows captures jump by jump, legal or not.

Refusals follow an attempted move; a lesson lists all captures, short ones too, before it excludes most of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from ruleboard.rules.base import Site
from ruleboard.rules.draughts.events import jumped
from ruleboard.rules.draughts.jumper import Jumper
from ruleboard.rules.draughts.layout import bits
from ruleboard.rules.draughts.routes import routes

if TYPE_CHECKING:
    from ruleboard.rules.draughts.position import Position


def jumper(position: Position, origin: int) -> Jumper:
    """A piece of the side to move at the start of a capture."""
    own, foe, kings, side = position.setting
    return Jumper(origin, 0, king=bool(origin & kings), own=own ^ origin, foe=foe, side=side)


class Attempted(NamedTuple):
    """A capture followed to its end, legal or not."""

    route: tuple[Site, ...]
    taken: tuple[Site, ...]  # in the order in which they are jumped
    text: str

    def __str__(self) -> str:
        return self.text


def captures(position: Position) -> tuple[Attempted, ...]:
    """All captures that cannot be continued, shortest first; routes that take the same pieces count once."""
    found: dict[tuple[int, int], tuple[Site, ...]] = {
        (move.origin, move.taken): routes(move)[0] for move in position.legal_moves if move.taken
    }
    board = position.layout
    for origin in bits(position.setting[0]):
        for route, taken in _followed(jumper(position, origin), (board.site[origin],)):
            found.setdefault((origin, taken), route)
    ordered = sorted(found.items(), key=lambda item: (len(item[1]), item[0][0].bit_length()))
    ends = [(route[0], route[-1]) for _, route in ordered]
    return tuple(
        Attempted(
            route,
            jumped(board, route, taken),
            "x".join(end if ends.count(end) == 1 else route),
        )
        for ((_, taken), route), end in zip(ordered, ends, strict=True)
    )


def _followed(here: Jumper, route: tuple[Site, ...]) -> Iterator[tuple[tuple[Site, ...], int]]:
    onward = list(here.jumps())
    if not onward and here.taken:
        yield route, here.taken
    for over, land in onward:
        yield from _followed(here.jumped(over, land), (*route, here.side.layout.site[land]))

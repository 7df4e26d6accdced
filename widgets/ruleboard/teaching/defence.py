"""The reply of an opponent who cannot prevent the goal any more: one that makes the learner work for it.

Of replies that hold out equally long, the best is the one after which the fewest moves are still right: it stops a
threat if that is possible, and otherwise leaves most ways to go wrong. Equal ones are chosen by a checksum of the
position, so that opponents vary between tasks and every lesson can be reproduced.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

from ruleboard.rules.base import Position, Role, Site

Ease = Callable[[Position], tuple[int, int]]
"""How easy a position is for the learner: the number of sites to aim at, and of right moves."""


def aim(position: Position, move: Any) -> Site:
    """The site at which a move is aimed: its last click, apart from a choice that the rules demand afterwards."""
    ways = position.clicks(move)
    clicks = ways[0] if ways else ()
    choices = [event.after for event in position.events(move) if event.role is Role.CHOICE]
    clicks = clicks[: choices[0]] if choices else clicks
    return clicks[-1] if clicks else ""


def stubborn(position: Position, replies: Sequence[Any], ease: Ease) -> Any:
    """The reply after which the position is least easy for the learner."""

    def rank(reply: Any) -> tuple[int, int, int]:
        return (*ease(position.play(reply)), crc32(f"{position.text} {reply}".encode()))

    return replies[0] if len(replies) == 1 else min(replies, key=rank)

"""Lines of fire as marks on the board: where a cannon would hit, and how far its shots fly."""

from __future__ import annotations

from collections.abc import Iterable

from ruleboard.rules import relati
from ruleboard.rules.base import Site
from ruleboard.rules.relati.board import DIRECTIONS
from ruleboard.scene.shapes import Mark


def rays(gun: Site, targets: Iterable[Site]) -> tuple[Mark, ...]:
    """A line of fire from a cannon to each of its targets."""
    return tuple(Mark("ray", (gun, target)) for target in targets)


def firing(position: relati.Position, clicked: tuple[Site, ...]) -> Site | None:
    """The cannon that fires next after these clicks; None if the first of them is not the player's own cannon.

    After a relay the receiver fires; after a kill the same cannon goes on.
    """
    own = [site for site in clicked if _is_cannon(position, site)]
    if not clicked or own[:1] != [clicked[0]]:
        return None
    return own[-1] if position.rules.chain else own[0]


def _is_cannon(position: relati.Position, site: Site) -> bool:
    return bool(position.board[site] & position.field.sides[position.turn].cannons)


def all_round(
    position: relati.Position, gun: Site, directions: str = DIRECTIONS
) -> tuple[Mark, ...]:
    """A line in each direction as far as a shot reaches: to the first live symbol, or to the edge."""
    board, live = position.board, position.field.live
    ends = []
    for direction in directions:
        ray = board.ray(board[gun], direction)
        if ray.squares:
            ends.append(board.site[ray.first(live) or ray.last])
    return rays(gun, ends)

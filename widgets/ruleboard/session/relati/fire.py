"""Lines of fire: where a cannon would hit, and what keeps its shot from a target, as marks on the board."""

from __future__ import annotations

from collections.abc import Iterable

from ruleboard.rules import relati
from ruleboard.rules.base import Refusal, Site
from ruleboard.rules.relati.board import DIRECTIONS
from ruleboard.scene.shapes import Mark


def rays(gun: Site, targets: Iterable[Site]) -> tuple[Mark, ...]:
    """A line of fire from a cannon to each of its targets."""
    return tuple(Mark("ray", (gun, target)) for target in targets)


def firing(position: relati.Position, clicked: tuple[Site, ...]) -> Site | None:
    """The cannon whose turn it is to fire after these clicks; None if the first of them is no cannon of one's own.

    A relay makes the receiver fire on, a kill leaves the cannon as it is.
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
    """A line in each direction as far as a shot can fly: to the first live symbol, or to the edge."""
    board, live = position.board, position.field.live
    ends = []
    for direction in directions:
        ray = board.ray(board[gun], direction)
        if ray.squares:
            ends.append(board.site[ray.first(live) or ray.last])
    return rays(gun, ends)


def proof(position: relati.Position, refusal: Refusal) -> tuple[Mark, ...]:
    """Why a shot is refused: the line of fire, and what stands in it."""
    gun: Site = refusal.params.get("at", "")
    target: Site = refusal.params.get("target", "")
    match refusal.code:
        case "own_shield" | "already_relayed":
            return (*rays(gun, (target,)), Mark("blocked", (target,)))
        case "in_the_way":
            blocker = refusal.params["blocker"]
            return (*rays(gun, (blocker,)), Mark("blocked", (blocker,)), Mark("proof", (target,)))
        case "nothing_to_hit":
            return (*rays(gun, (target,)), Mark("proof", (target,)))
        case "not_in_line":
            return (*all_round(position, gun), Mark("proof", (target,)))
        case "no_target" | "kills_nothing":
            directions = refusal.params.get("direction") or DIRECTIONS
            return (*all_round(position, gun, directions), Mark("proof", (gun,)))
        case "choose_target" | "must_continue":
            return (*rays(gun, refusal.sites[1:]), Mark("must_move", (gun,)))
    return ()

"""Marks that prove a refusal: every path that fails, and where; the line of fire, and what is in its way."""

from __future__ import annotations

from ruleboard.rules import relati
from ruleboard.rules.base import Refusal, Site
from ruleboard.rules.relati import Evidence
from ruleboard.rules.relati.board import DIRECTIONS
from ruleboard.scene.shapes import Mark
from ruleboard.session.marks import proof_of
from ruleboard.session.relati.asking import candidate_paths, path_marks
from ruleboard.session.relati.fire import all_round, rays


def proof(position: relati.Position, refusal: Refusal) -> tuple[Mark, ...]:
    """The marks of the evidence that the rules name; brackets around the sites if there is no other."""
    return _paths(position, refusal) or _shots(position, refusal) or proof_of(refusal)


def _paths(position: relati.Position, refusal: Refusal) -> tuple[Mark, ...]:
    match refusal.proof:
        case Evidence.PATHS:
            ways = candidate_paths(position, refusal.sites[0])
        case Evidence.ROOT_PATH:
            ways = _to_root(position, refusal.sites[0])
        case _:
            return ()
    return (*path_marks(ways), Mark("proof", refusal.sites[:1])) if ways else ()


def _to_root(position: relati.Position, square: Site) -> tuple[relati.Path, ...]:
    root = position.board.names(position.field.sides[position.turn].root)
    return tuple(path for path in relati.paths(position, square) if path.source in root)


def _shots(position: relati.Position, refusal: Refusal) -> tuple[Mark, ...]:
    match refusal.proof, refusal.sites:
        case Evidence.SHIELD, (gun, target):
            return (*rays(gun, (target,)), Mark("blocked", (target,)))
        case Evidence.IN_THE_WAY, (gun, blocker, target):
            return (*rays(gun, (blocker,)), Mark("blocked", (blocker,)), Mark("proof", (target,)))
        case Evidence.NOTHING_HIT, (gun, target):
            return (*rays(gun, (target,)), Mark("proof", (target,)))
        case Evidence.NOT_IN_LINE, (gun, target):
            return (*all_round(position, gun), Mark("proof", (target,)))
        case Evidence.ALL_ROUND, (gun,):
            directions = refusal.params.get("direction") or DIRECTIONS
            return (*all_round(position, gun, directions), Mark("proof", (gun,)))
        case Evidence.AIMS, (gun, *targets):
            return (*rays(gun, targets), Mark("must_move", (gun,)))
    return ()

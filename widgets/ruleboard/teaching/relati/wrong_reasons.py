"""Describes a proposed action of Relati, legal or not, for the sentences of questions."""

from __future__ import annotations

from typing import Any

from ruleboard.rules.base import Site
from ruleboard.rules.relati import ATTACK, BUILD, MIGRATE, PLACE, Move, Position, cannon
from ruleboard.rules.relati.notation import read_move
from ruleboard.teaching.proposals import Proposal

CHAIN = "chain"
"""An attack that begins by hitting the player's own cannon."""


def described(position: Position, tried: Proposal) -> dict[str, Any]:
    """The action, its square and its targets; an attack without a target is described by its direction."""
    move = _meant(position, tried)
    if move.action != ATTACK:
        return {"action": move.action, "at": move.site, "targets": ()}
    targets = tried.sites[1:] or _targets(position, move)
    if not targets:
        return {"action": f"{ATTACK}_{move.aim[:1]}", "at": move.site, "targets": ()}
    chain = position.rules.chain and position.board.bit[targets[0]] & _cannons(position)
    return {"action": CHAIN if chain else ATTACK, "at": move.site, "targets": targets}


def _cannons(position: Position) -> int:
    """The mover's own cannons: one that is hit receives the shells."""
    return position.field.sides[position.turn].cannons


def _meant(position: Position, tried: Proposal) -> Move:
    """The action from its notation, or from the meaning of the clicks."""
    if tried.move is not None:
        return Move(*tried.move)
    if not tried.clicked:
        return read_move(tried.text, position.board, position.rules)
    side, bit = position.field.sides[position.turn], position.board.bit[tried.sites[0]]
    if bit & side.cannons:
        return Move(ATTACK, tried.sites[0])
    own = bool(bit & side.live) and position.rules.extended
    changed = BUILD if position.rules.cannon else MIGRATE
    return Move(changed if own else PLACE, tried.sites[0])


def _targets(position: Position, move: Move) -> tuple[Site, ...]:
    """The targets of an attack, shot by shot, up to the first that does not hit."""
    found: list[Site] = []
    fire = cannon.Fire(position.field, position.board.bit[move.site])
    for direction in move.aim:
        shot = cannon.aim(fire, position.rules, position.turn, direction)
        if shot.target:
            found.append(position.board.site[shot.target])
        if shot.kind not in cannon.HITS:
            break
        fire = cannon.after(fire, position.turn, shot)
    return tuple(found)

"""What an action of Relati is about that somebody might want to do, legal or not, so that questions can speak of it."""

from __future__ import annotations

from typing import Any

from ruleboard.rules.base import Site
from ruleboard.rules.relati import ATTACK, BUILD, MIGRATE, PLACE, Move, Position, cannon
from ruleboard.rules.relati.notation import read_move
from ruleboard.teaching.proposals import Proposal

CHAIN = "chain"
"""An attack that begins with a cannon of one's own."""


def described(position: Position, tried: Proposal) -> dict[str, Any]:
    """Which action it is, where, and what it aims at; a shot at nothing is known by its direction."""
    move = _meant(position, tried)
    if move.action != ATTACK:
        return {"action": move.action, "at": move.site, "targets": ()}
    targets = tried.sites[1:] or _targets(position, move)
    if not targets:
        return {"action": f"{ATTACK}_{move.aim[:1]}", "at": move.site, "targets": ()}
    chain = position.rules.chain and position.board.bit[targets[0]] & _cannons(position)
    return {"action": CHAIN if chain else ATTACK, "at": move.site, "targets": targets}


def _cannons(position: Position) -> int:
    """The mover's own cannons: one that is hit is handed the shells."""
    return position.field.sides[position.turn].cannons


def _meant(position: Position, tried: Proposal) -> Move:
    """The action as it is written, or what clicks on these squares mean."""
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
    """What an attack meets, shot by shot, as far as it gets."""
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

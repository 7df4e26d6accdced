"""The chain reaction of a move, level by level: symbols that are cut, cannons that die, symbols that heal.

A level of a cut has the symbols that depended directly on the level before; a level of healing those that the level
before connects. So a demonstration can run the wave forwards and backwards; `Effect` is the final result.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ruleboard.rules.base import Site
from ruleboard.rules.relati import actions, cannon
from ruleboard.rules.relati.codes import Happened
from ruleboard.rules.relati.field import Field, linked
from ruleboard.rules.relati.move import ATTACK, PLACE, STOP

if TYPE_CHECKING:
    from ruleboard.rules.relati.move import Move
    from ruleboard.rules.relati.position import Position

CUT, DIE, HEAL = Happened.CUT, Happened.DIE, Happened.HEAL


@dataclass(frozen=True, slots=True)
class Wave:
    """One level of a reaction."""

    code: Happened  # CUT, DIE or HEAL
    player: int  # the owner of the symbols
    level: int  # from 1, counted for each player and each kind
    sites: tuple[Site, ...]


@dataclass(frozen=True, slots=True)
class Effect:
    """The final effect of a move on the symbols of each player, as squares by player."""

    cut: tuple[tuple[Site, ...], ...]  # newly disconnected
    healed: tuple[tuple[Site, ...], ...]  # connected again
    died: tuple[tuple[Site, ...], ...]  # killed, replaced as root, or disconnected cannons


@dataclass(frozen=True, slots=True)
class Stage:
    """One step of a move (a placement, or each shot of a chain) with the boards before and after."""

    before: Field
    after: Field  # links recomputed, disconnected cannons still alive
    clicks: int  # the number of squares clicked so far
    shot: cannon.Shot | None = None


def _levels(along: Field, other: Field, player: int) -> Iterator[int]:
    """The symbols connected on one board but not on the other, level by level along the links of the first."""
    rest = along.linked(player) & other.lost(player)
    sources = along.sources(player)
    reached = sources & ~rest
    while rest:
        level = along.step(reached) & rest
        yield level
        rest ^= level
        reached = level & sources


def reaction(before: Field, after: Field) -> Iterator[Wave]:
    """All consequences of a step: cuts, healing, the death of cut cannons, healing by their death."""
    yield from _waves(CUT, before, after)
    yield from _waves(HEAL, before, after)
    for player, doomed in enumerate(after.doomed()):
        if doomed:
            yield Wave(DIE, player, 1, after.board.names(doomed))
    yield from _waves(HEAL, after, after.buried())


def _waves(code: Happened, before: Field, after: Field) -> Iterator[Wave]:
    """Cuts spread along the links of the board before; healing spreads along the links of the board after."""
    along, other = (before, after) if code is CUT else (after, before)
    for player in range(len(before.sides)):
        for level, squares in enumerate(_levels(along, other, player), 1):
            yield Wave(code, player, level, before.board.names(squares))


def stages(position: Position, move: Move) -> Iterator[Stage]:
    """The steps of a legal move, in order."""
    field, rules, turn = position.field, position.rules, position.turn
    board = field.board
    if move.action == ATTACK:
        fire = cannon.Fire(field, board.bit[move.site])
        for clicks, direction in enumerate(move.aim, 2):
            shot = cannon.aim(fire, rules, turn, direction)
            after = linked(board, cannon.raw(fire, turn, shot).sides)
            yield Stage(fire.field, after, clicks, shot)
            fire = cannon.after(fire, turn, shot)
    elif move.action == PLACE:
        yield Stage(field, linked(board, field.grown(turn, board.bit[move.site])), 1)
    elif move.action != STOP:
        yield Stage(field, linked(board, actions.changed(field, turn, move)), 1)


def waves(position: Position, move: Move | str) -> tuple[Wave, ...]:
    """The whole chain reaction of a legal move, level by level."""
    deeds = stages(position, position.legal(move))
    return tuple(wave for stage in deeds for wave in reaction(stage.before, stage.after))


def effect(position: Position, move: Move | str) -> Effect:
    """What a legal move cuts, heals and kills."""
    legal = position.legal(move)
    before = position.field
    after = actions.perform(before, position.rules, position.turn, legal)
    names, players = position.board.names, range(position.players)
    return Effect(
        cut=tuple(names(after.lost(p) & before.linked(p)) for p in players),
        healed=tuple(names(before.lost(p) & after.linked(p)) for p in players),
        died=tuple(names(after.sides[p].dead & ~before.sides[p].dead) for p in players),
    )

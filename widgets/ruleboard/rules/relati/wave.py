"""The chain reaction of a move, level by level: who loses the connection first, who next, which cannons die, who heals.

A level of a cut holds the symbols that hung directly on the level before; a level of healing those that the level
before connects. So a demonstration can run the wave forwards and back.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ruleboard.rules.base import Site
from ruleboard.rules.relati import acting, cannon
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
    player: int  # whose symbols
    level: int  # from 1, counted for each player and each kind
    sites: tuple[Site, ...]


@dataclass(frozen=True, slots=True)
class Stage:
    """One deed of a move (a placement, each shot of a chain) and the boards around it."""

    before: Field
    after: Field  # links found anew, disconnected cannons still standing
    clicks: int  # how many squares have been clicked for it
    shot: cannon.Shot | None = None


def falls(before: Field, after: Field, player: int) -> Iterator[int]:
    """The symbols that lose their connection, along the links of the board before."""
    rest = before.linked(player) & after.lost(player)
    sources = before.sources(player) & ~rest
    while rest:
        level = before.step(sources) & rest
        yield level
        rest ^= level
        sources = level & before.sources(player)


def rises(before: Field, after: Field, player: int) -> Iterator[int]:
    """The symbols that find a connection, along the links of the board after."""
    rest = before.lost(player) & after.linked(player)
    sources = after.sources(player) & ~rest
    while rest:
        level = after.step(sources) & rest
        yield level
        rest ^= level
        sources = level & after.sources(player)


def reaction(before: Field, after: Field) -> Iterator[Wave]:
    """All that follows from a deed: cuts, healing, the death of cut cannons, healing by their death."""
    yield from _levels(CUT, before, after)
    yield from _levels(HEAL, before, after)
    for player, doomed in enumerate(after.doomed()):
        if doomed:
            yield Wave(DIE, player, 1, after.board.names(doomed))
    yield from _levels(HEAL, after, after.buried())


def _levels(code: Happened, before: Field, after: Field) -> Iterator[Wave]:
    for player in range(len(before.sides)):
        steps = (falls if code == CUT else rises)(before, after, player)
        for level, squares in enumerate(steps, 1):
            yield Wave(code, player, level, before.board.names(squares))


def stages(position: Position, move: Move) -> Iterator[Stage]:
    """The deeds of a legal move, one after another."""
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
        yield Stage(field, linked(board, acting.changed(field, turn, move)), 1)


def waves(position: Position, move: Move | str) -> tuple[Wave, ...]:
    """The whole reaction to a legal move, level by level."""
    legal = position.move(str(move))
    return tuple(
        wave for stage in stages(position, legal) for wave in reaction(stage.before, stage.after)
    )

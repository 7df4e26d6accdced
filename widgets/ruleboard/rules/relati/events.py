"""A move told as its atomic steps: how it connects, the deed, the wave of cutting and healing, what the turn brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ruleboard.rules.base import Event, Piece, Site
from ruleboard.rules.relati import acting, cannon, piece, turns
from ruleboard.rules.relati.field import Field
from ruleboard.rules.relati.move import ATTACK, BUILD, PLACE, STOP, Move
from ruleboard.rules.relati.path import open_paths
from ruleboard.rules.relati.wave import DIE, HEAL, Stage, Wave, reaction, stages

if TYPE_CHECKING:
    from ruleboard.rules.relati.position import Position

Changes = tuple[tuple[Site, Piece | None], ...]


def events(position: Position, move: Move | str) -> Iterator[Event]:
    """The steps of a legal move; their changes, applied in order, give the next position's pieces."""
    legal = position.move(str(move))
    if legal.action == PLACE:
        yield from _connects(position, legal)
    if legal.action == STOP:
        yield Event("end", {"player": position.turn})
    for stage in stages(position, legal):
        yield _deed(position, legal, stage)
        for wave in reaction(stage.before, stage.after):
            yield _wave(stage.after, wave)
    yield from _turn(position, legal)


def _connects(position: Position, move: Move) -> Iterator[Event]:
    if position.field.sides[position.turn].absent:
        return
    ways = open_paths(position, move.site)
    params = {"player": position.turn, "shape": ways[0].shape, "source": ways[0].source}
    yield Event("connects_via", {**params, "count": len(ways)}, ways[0].sites)


def _codes(field: Field, player: int, *sites: Site, linked: bool = True) -> Changes:
    side, bits = field.sides[player], field.board.bit
    return tuple((s, piece.live(player, side, bits[s], linked=linked)) for s in sites)


def _deed(position: Position, move: Move, stage: Stage) -> Event:
    turn, after, site = position.turn, stage.after, move.site
    if move.action == ATTACK:
        return _shot(turn, stage)
    if move.action == PLACE:
        code = "place_root" if stage.before.sides[turn].absent else "place"
        return Event(code, {"player": turn}, (site,), _codes(after, turn, site))
    if move.action == BUILD:
        return Event("build", {"player": turn}, (site,), _codes(after, turn, site))
    old = after.board.site[stage.before.sides[turn].root]
    changes = (*_codes(after, turn, site), (old, piece.dead(turn)))
    return Event("migrate", {"player": turn}, (site, old), changes)


def _shot(turn: int, stage: Stage) -> Event:
    assert stage.shot is not None
    kind, gun, target = stage.shot
    after, sites = stage.after, (after_site(stage, gun), after_site(stage, target))
    if kind == cannon.RELAY:
        shells = after.sides[turn].shell(target)
        return Event("relay", {"player": turn, "shells": shells}, sites, _codes(after, turn, *sites))
    owner = next(p for p, side in enumerate(stage.before.sides) if side.live & target)
    code = "kill_root" if stage.before.sides[owner].root & target else "kill"
    changes = (*_codes(after, turn, sites[0]), (sites[1], piece.dead(owner)))
    return Event(code, {"player": turn, "owner": owner}, sites, changes)


def after_site(stage: Stage, bit: int) -> Site:
    """The name of a square of a stage."""
    return stage.after.board.site[bit]


def _wave(field: Field, wave: Wave) -> Event:
    params = {"player": wave.player, "level": wave.level, "count": len(wave.sites)}
    changes: Changes
    if wave.code == DIE:
        changes = tuple((site, piece.dead(wave.player)) for site in wave.sites)
    else:
        changes = _codes(field, wave.player, *wave.sites, linked=wave.code == HEAL)
    return Event(wave.code, params, wave.sites, changes)


def _turn(position: Position, move: Move) -> Iterator[Event]:
    turn, rules = position.turn, position.rules
    following = position.play(move)
    gained = turns.bonus(position.field, following.field, turn)
    if following.outcome:
        won = following.outcome.winner is not None
        yield Event("win", {"player": turn}) if won else Event("no_winner")
        return
    if rules.consecutive and gained and move.action != STOP:
        yield Event("bonus", {"player": turn, "count": gained})
    if following.turn == turn and following.acted:
        return
    if rules.consecutive and move.action != STOP and position.actions_left - 1 + gained:
        yield Event("lapse", {"player": turn})
    for player in turns.skipped(following.field, rules, turn):
        yield Event("skip", {"player": player})

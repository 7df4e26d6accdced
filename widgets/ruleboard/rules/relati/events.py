"""A move told as its atomic steps: how it connects, the deed, the wave of cutting and healing, what the turn brings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ruleboard.rules.base import Event, Piece, Site
from ruleboard.rules.relati import piece, turns
from ruleboard.rules.relati.cannon import RELAY, Shot
from ruleboard.rules.relati.field import Field
from ruleboard.rules.relati.move import BUILD, PLACE, STOP, Move
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
            yield _wave(stage, wave)
    yield from _turn(position, legal)


def _connects(position: Position, move: Move) -> Iterator[Event]:
    if position.field.sides[position.turn].absent:
        return
    ways = open_paths(position, move.site)
    params = {"player": position.turn, "shape": ways[0].shape, "source": ways[0].source}
    yield Event("connects_via", {**params, "count": len(ways)}, ways[0].sites, after=1)


def _codes(field: Field, player: int, *sites: Site, linked: bool = True) -> Changes:
    side, bits = field.sides[player], field.board.bit
    return tuple((s, piece.live(player, side, bits[s], linked=linked)) for s in sites)


def _deed(position: Position, move: Move, stage: Stage) -> Event:
    turn, after, site = position.turn, stage.after, move.site
    if stage.shot:
        return _shot(turn, stage, stage.shot)
    params, root = {"player": turn}, stage.before.sides[turn].root
    changes = _codes(after, turn, site)
    if move.action == PLACE:
        return Event("place" if root else "place_root", params, (site,), changes, stage.clicks)
    if move.action == BUILD:
        return Event("build", params, (site,), changes, stage.clicks)
    old = after.board.site[root]
    changes = (*changes, (old, piece.dead(turn)))
    return Event("migrate", {**params, "at": site, "old": old}, (site, old), changes, stage.clicks)


def _shot(turn: int, stage: Stage, shot: Shot) -> Event:
    kind, gun, target = shot
    after = stage.after
    sites = at, hit = after.board.site[gun], after.board.site[target]
    params = {"player": turn, "at": at, "target": hit}
    if kind == RELAY:
        given, shells = stage.before.sides[turn].shell(gun), after.sides[turn].shell(target)
        params |= {"count": given, "shells": shells}
        return Event("relay", params, sites, _codes(after, turn, *sites), stage.clicks)
    owner = next(p for p, side in enumerate(stage.before.sides) if side.live & target)
    code = "kill_root" if stage.before.sides[owner].root & target else "kill"
    changes = (*_codes(after, turn, at), (hit, piece.dead(owner)))
    return Event(code, {**params, "owner": owner}, sites, changes, stage.clicks)


def _wave(stage: Stage, wave: Wave) -> Event:
    params = {"player": wave.player, "level": wave.level, "count": len(wave.sites)}
    changes: Changes
    if wave.code == DIE:
        changes = tuple((site, piece.dead(wave.player)) for site in wave.sites)
    else:
        changes = _codes(stage.after, wave.player, *wave.sites, linked=wave.code == HEAL)
    return Event(wave.code, params, wave.sites, changes, stage.clicks)


def _turn(position: Position, move: Move) -> Iterator[Event]:
    """What the turn brings, once all squares of the move have been clicked. How a game ends, its outcome tells."""
    turn, rules = position.turn, position.rules
    following = position.play(move)
    clicks = len(position.clicks(move)[0])
    if following.outcome:
        return
    if rules.consecutive and move.action != STOP:
        gained = turns.bonus(position.field, following.field, turn)
        if gained:
            yield Event("bonus", {"player": turn, "count": gained}, after=clicks)
        if position.actions_left - 1 + gained and not following.acted:
            yield Event("lapse", {"player": turn}, after=clicks)
    if not following.acted:
        for player in turns.skipped(following.field, rules, turn):
            yield Event("skip", {"player": player}, after=clicks)

"""The atomic steps of a move, and the clicks that make it.

The order is: the action, its connection, the wave of cuts and healing, and the consequences for the turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ruleboard.rules.base import Event, Piece, Role, Site
from ruleboard.rules.relati import actions, cannon, ending, pieces
from ruleboard.rules.relati.cannon import RELAY, Shot
from ruleboard.rules.relati.codes import Happened
from ruleboard.rules.relati.field import Field
from ruleboard.rules.relati.move import ATTACK, BUILD, MIGRATE, PLACE, STOP, Move
from ruleboard.rules.relati.path import open_paths
from ruleboard.rules.relati.reaction import DIE, HEAL, Stage, Wave, reaction, stages

if TYPE_CHECKING:
    from ruleboard.rules.relati.position import Position

Changes = tuple[tuple[Site, Piece | None], ...]


def events(position: Position, move: Move) -> Iterator[Event]:
    """The steps of a legal move; their changes, applied in order, give the pieces of the next position."""
    if move.action == STOP:
        yield Event(Happened.END, {"player": position.turn})
    for stage in stages(position, move):
        yield _deed(position, move, stage)
        if move.action == PLACE:
            yield from _connects(position, move)
        for wave in reaction(stage.before, stage.after):
            yield _wave(stage, wave)
    yield from _turn(position, move)


def clicks(position: Position, move: Move) -> tuple[Site, ...]:
    """The squares of a legal action in the order of clicks."""
    if move.action == STOP:
        return ()
    if move.action != ATTACK:
        return (move.site,)
    rules, turn, names = position.rules, position.turn, position.board.site
    fire = cannon.Fire(position.field, position.board.bit[move.site])
    sites = [move.site]
    for direction in move.aim:
        shot = cannon.aim(fire, rules, turn, direction)
        sites.append(names[shot.target])
        fire = cannon.after(fire, turn, shot)
    return tuple(sites)


def _connects(position: Position, move: Move) -> Iterator[Event]:
    if position.field.sides[position.turn].absent:
        return
    ways = open_paths(position, move.site)
    nearest = ways[0]
    params = {"player": position.turn, **nearest.told, "n": len(ways)}
    yield Event(Happened.CONNECTS_VIA, params, nearest.sites, after=1, role=Role.LINKED)


def _standing(field: Field, player: int, *sites: Site, linked: bool = True) -> Changes:
    side, bits = field.sides[player], field.board.bit
    return tuple((s, pieces.live(player, side, bits[s], linked=linked)) for s in sites)


def _deed(position: Position, move: Move, stage: Stage) -> Event:
    turn, after, site = position.turn, stage.after, move.site
    if stage.shot:
        return _shot(turn, stage, stage.shot)
    params: dict[str, Any] = {"player": turn}
    root = stage.before.sides[turn].root
    changes = _standing(after, turn, site)
    if move.action == MIGRATE:
        old = after.board.site[root]
        params |= {"source": old, "target": site}
        changes = (*changes, (old, pieces.dead(turn)))
        return Event(Happened.MIGRATE, params, (old, site), changes, stage.clicks, Role.MOVED)
    placed = Happened.PLACE if root else Happened.PLACE_ROOT
    code = Happened.BUILD if move.action == BUILD else placed
    return Event(code, params, (site,), changes, stage.clicks, Role.MOVED)


def _shot(turn: int, stage: Stage, shot: Shot) -> Event:
    kind, gun, target = shot
    after = stage.after
    sites = source, hit = after.board.site[gun], after.board.site[target]
    params = {"player": turn, "source": source, "target": hit}
    if kind == RELAY:
        given, shells = stage.before.sides[turn].shell(gun), after.sides[turn].shell(target)
        params |= {"n": given, "shells": shells}
        changes = _standing(after, turn, *sites)
        return Event(Happened.RELAY, params, sites, changes, stage.clicks, Role.SHOT)
    owner = next(p for p, side in enumerate(stage.before.sides) if side.live & target)
    root = stage.before.sides[owner].root & target
    code = Happened.KILL_ROOT if root else Happened.KILL
    changes = (*_standing(after, turn, source), (hit, pieces.dead(owner)))
    return Event(code, {**params, "owner": owner}, sites, changes, stage.clicks, Role.SHOT)


def _wave(stage: Stage, wave: Wave) -> Event:
    params = {"player": wave.player, "level": wave.level, "n": len(wave.sites)}
    changes: Changes
    if wave.code == DIE:
        changes = tuple((site, pieces.dead(wave.player)) for site in wave.sites)
    else:
        changes = _standing(stage.after, wave.player, *wave.sites, linked=wave.code == HEAL)
    role = Role.HEALED if wave.code == HEAL else Role.CUT
    return Event(wave.code, params, wave.sites, changes, stage.clicks, role)


def _turn(position: Position, move: Move) -> Iterator[Event]:
    """The consequences for the turn, after all clicks of the move. The end of a game is in `outcome`."""
    turn, rules = position.turn, position.rules
    following = position.play(move)
    done = len(clicks(position, move))
    if following.outcome:
        return
    if rules.consecutive and move.action != STOP:
        gained = actions.bonus(position.field, following.field, turn)
        if gained:
            yield Event(Happened.BONUS, {"player": turn, "n": gained}, after=done)
        if position.actions_left - 1 + gained and not following.acted:
            yield Event(Happened.LAPSE, {"player": turn}, after=done)
    if not following.acted:
        for player in ending.skipped(following.field, rules, turn):
            yield Event(Happened.SKIP, {"player": player}, after=done)

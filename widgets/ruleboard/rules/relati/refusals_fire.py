"""Follows an attack shot by shot, by directions or by clicked targets, to find where and why it fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruleboard.rules.base import Refusal, Site
from ruleboard.rules.relati import cannon
from ruleboard.rules.relati.board import DIRECTIONS
from ruleboard.rules.relati.cannon import HITS, Fire, Shot
from ruleboard.rules.relati.codes import Evidence, Refused

if TYPE_CHECKING:
    from ruleboard.rules.relati.position import Position


def _shots(position: Position, fire: Fire) -> list[Shot]:
    return [cannon.aim(fire, position.rules, position.turn, d) for d in DIRECTIONS]


def refuse_aim(position: Position, gun: Site, directions: str) -> Refusal | None:
    """Why an armed cannon may not fire in these directions, in this order."""
    fire = Fire(position.field, position.board.bit[gun])
    for direction in directions:
        if not fire.goes_on(position.turn):
            return _over(position, fire)
        shot = cannon.aim(fire, position.rules, position.turn, direction)
        if shot.kind not in HITS:
            return _no_hit(position, shot, direction)
        fire = cannon.after(fire, position.turn, shot)
    return _unfinished(position, fire)


def refuse_targets(position: Position, attempt: tuple[Site, ...]) -> Refusal | None:
    """Why an armed cannon, clicked first, may not hit these targets, in this order."""
    fire = Fire(position.field, position.board.bit[attempt[0]])
    for site in attempt[1:]:
        if not fire.goes_on(position.turn):
            return _over(position, fire)
        bit = position.board.bit[site]
        shot = next((s for s in _shots(position, fire) if s.target == bit), None)
        if shot is None:
            return _no_aim(position, fire, site)
        if shot.kind not in HITS:
            return _no_hit(position, shot)
        fire = cannon.after(fire, position.turn, shot)
    return _unfinished(position, fire)


def _over(position: Position, fire: Fire) -> Refusal:
    site = position.board.site[fire.gun]
    return Refusal(Refused.FIRE_IS_OVER, {"at": site}, (site,))


def _no_hit(position: Position, shot: Shot, direction: str = "") -> Refusal:
    """Nothing on the ray, or an own symbol that shields, or that has already passed its shells on."""
    names = position.board.site
    gun = names[shot.gun]
    if not shot.target:
        params = {"at": gun, "direction": direction}
        return Refusal(Refused.NO_TARGET, params, (gun,), Evidence.ALL_ROUND)
    target = names[shot.target]
    params = {"source": gun, "target": target}
    return Refusal(shot.kind, params, (gun, target), Evidence.SHIELD)


def _no_aim(position: Position, fire: Fire, site: Site) -> Refusal:
    """A clicked square that is not a target: not in line, behind another symbol, or blank."""
    board, gun = position.board, position.board.site[fire.gun]
    bit, params = board.bit[site], {"source": gun, "target": site}
    for direction in DIRECTIONS:
        ray = board.ray(fire.gun, direction)
        if not bit & ray.squares:
            continue
        if bit & fire.field.blank:
            return Refusal(Refused.NOTHING_TO_HIT, params, (gun, site), Evidence.NOTHING_HIT)
        shot = cannon.aim(fire, position.rules, position.turn, direction)
        if shot.kind not in HITS:  # an own symbol is nearer, and shields
            return _no_hit(position, shot)
        nearer = board.site[shot.target]
        params |= {"blocker": nearer}
        return Refusal(Refused.IN_THE_WAY, params, (gun, nearer, site), Evidence.IN_THE_WAY)
    return Refusal(Refused.NOT_IN_LINE, params, (gun, site), Evidence.NOT_IN_LINE)


def _unfinished(position: Position, fire: Fire) -> Refusal | None:
    """The fire must continue, or has killed nothing; None if it is complete."""
    gun, started = position.board.site[fire.gun], bool(fire.kills or fire.relayed)
    shots = _shots(position, fire) if fire.goes_on(position.turn) else []
    hits = [shot for shot in shots if shot.kind in HITS]
    useful = next(cannon.volleys(fire, position.rules, position.turn), None) if hits else None
    if useful is not None:
        sites = (gun, *(position.board.site[shot.target] for shot in hits))
        if not started:
            return Refusal(Refused.CHOOSE_TARGET, {"at": gun}, sites, Evidence.AIMS)
        params = {"at": gun, "n": fire.shells(position.turn)}
        return Refusal(Refused.MUST_CONTINUE, params, sites, Evidence.AIMS)
    if fire.kills:
        return None
    if started or hits:
        return Refusal(Refused.KILLS_NOTHING, {"at": gun}, (gun,), Evidence.ALL_ROUND)
    return _blocked(position, shots)


def _blocked(position: Position, shots: list[Shot]) -> Refusal:
    """A cannon that cannot fire anywhere: shielded by own symbols, or no target on any ray."""
    shields = [shot for shot in shots if shot.target]
    return _no_hit(position, shields[0] if shields else shots[0])

"""Shots and chains of shots: what a cannon hits, and all ways to continue its fire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ruleboard.rules.relati.board import DIRECTIONS
from ruleboard.rules.relati.codes import Happened, Refused
from ruleboard.rules.relati.field import Field, settled
from ruleboard.rules.relati.rules import Rules

KILL, RELAY = HITS = Happened.KILL, Happened.RELAY
NO_TARGET, SHIELD, RELAYED = Refused.NO_TARGET, Refused.OWN_SHIELD, Refused.ALREADY_RELAYED


class Shot(NamedTuple):
    """One shot in a direction, and what it hits."""

    kind: Happened | Refused  # KILL or RELAY, or why there is no shot
    gun: int
    target: int  # 0 if the ray is blank up to the edge


class Fire(NamedTuple):
    """An attack in progress: the resolved board, the cannon that fires next, and what has happened so far."""

    field: Field
    gun: int
    relayed: int = 0  # cannons that have passed their shells on, and receive none in this action
    kills: int = 0

    def shells(self, player: int) -> int:
        """The shells of the firing cannon."""
        return self.field.sides[player].shell(self.gun)

    def goes_on(self, player: int) -> bool:
        """Whether the cannon may fire again if there is a target."""
        # 連鎖砲台: after a relay, until no shells are left.
        if not self.kills and not self.relayed:
            return True
        return bool(self.relayed) and self.shells(player) > 0


def aim(fire: Fire, rules: Rules, player: int, direction: str) -> Shot:
    """The shot in a direction: it hits the first live symbol; dead ones do not block."""
    field, gun = fire.field, fire.gun
    target = field.board.ray(gun, direction).first(field.live)
    side = field.sides[player]
    kind: Happened | Refused
    if not target:
        kind = NO_TARGET
    elif not target & side.live:
        kind = KILL
    elif rules.chain and target & side.cannons:
        kind = RELAYED if target & fire.relayed else RELAY
    else:
        kind = KILL if rules.friendly_fire else SHIELD
    return Shot(kind, gun, target)


def raw(fire: Fire, player: int, shot: Shot) -> Field:
    """The board right after a shot, before links are recomputed."""
    field, gun, target = fire.field, shot.gun, shot.target
    side = field.sides[player]
    shells = side.shell(gun)
    if shot.kind == RELAY:
        # 連鎖砲台: 轉移所有砲彈累計數給目標符號.
        side = side.armed(target, side.shell(target) + shells).armed(gun, 0)
        return field._replace(sides=field.changed(player, side))
    field = field._replace(sides=field.changed(player, side.armed(gun, shells - 1)))
    owner = next(p for p, s in enumerate(field.sides) if s.live & target)
    return field._replace(sides=field.changed(owner, field.sides[owner].without(target)))


def after(fire: Fire, player: int, shot: Shot) -> Fire:
    """The attack after a shot. A relay moves only shells, so links do not change."""
    field = raw(fire, player, shot)
    if shot.kind == RELAY:
        return Fire(field, shot.target, fire.relayed | shot.gun, fire.kills)
    return Fire(settled(field.board, field.sides), shot.gun, fire.relayed, fire.kills + 1)


def volleys(fire: Fire, rules: Rules, player: int) -> Iterator[str]:
    """All legal ways to continue firing, as directions; a chain must kill something."""
    stuck = True
    if fire.goes_on(player):
        for direction in DIRECTIONS:
            shot = aim(fire, rules, player, direction)
            if shot.kind not in HITS:
                continue
            stuck = False
            if shot.kind == KILL and not fire.relayed:
                yield direction
                continue
            for rest in volleys(after(fire, player, shot), rules, player):
                yield direction + rest
    if stuck and fire.kills:
        yield ""


def guns(field: Field, player: int) -> Iterator[int]:
    """A player's cannons that can fire: armed and connected, from the bottom right."""
    linked = field.linked(player)
    return (gun for gun, _ in field.sides[player].shells if gun & linked)

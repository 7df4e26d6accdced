"""The actions that a player has, their results, and the further actions they earn."""

from __future__ import annotations

from collections.abc import Iterator

from ruleboard.rules.relati import cannon
from ruleboard.rules.relati.field import Field, Sides, settled
from ruleboard.rules.relati.move import ATTACK, BUILD, MIGRATE, PLACE, STOP, Move, table
from ruleboard.rules.relati.rules import Rules


def buildable(field: Field, player: int) -> int:
    """Relati, 砲台: only plain symbols become cannons, and disconnected symbols cannot act."""
    return field.sides[player].plain & field.reaches[player]


def migratable(field: Field, player: int) -> int:
    """Relati, 根源遷移: plain symbols with an open direct path to the live root."""
    side = field.sides[player]
    return side.plain & field.step(side.root)


def attacks(field: Field, rules: Rules, player: int) -> Iterator[Move]:
    """All legal attacks, cannon by cannon in reading order."""
    for gun in reversed(tuple(cannon.guns(field, player))):
        for directions in cannon.volleys(cannon.Fire(field, gun), rules, player):
            yield Move(ATTACK, field.board.site[gun], directions)


def further(field: Field, rules: Rules, player: int) -> Iterator[Move]:
    """All legal actions other than placing."""
    board = field.board
    if rules.cannon:
        yield from board.pick(table(board, BUILD), buildable(field, player))
        yield from attacks(field, rules, player)
    if rules.migration:
        yield from board.pick(table(board, MIGRATE), migratable(field, player))


def able(field: Field, rules: Rules, player: int) -> bool:
    """Whether this player gets a turn: depending on `can_act`, by any action or only by placing."""
    if rules.can_act == "place":
        return bool(field.room(player))
    return capable(field, rules, player)


def capable(field: Field, rules: Rules, player: int) -> bool:
    """Whether the player has any action, whatever `can_act` says: enough to continue a turn that has begun."""
    if field.room(player):
        return True
    return rules.extended and next(further(field, rules, player), None) is not None


def changed(field: Field, player: int, move: Move) -> Sides:
    """The symbols right after building or migrating, before links are recomputed."""
    side, bit = field.sides[player], field.board.bit[move.site]
    if move.action == BUILD:
        return field.changed(player, side.armed(bit, 1))
    return field.changed(player, side.without(side.root)._replace(root=bit))


def perform(field: Field, rules: Rules, player: int, move: Move) -> Field:
    """The board after a legal action, with links and deaths resolved."""
    if move.action == PLACE:
        return field.placed(player, field.board.bit[move.site])
    if move.action == STOP:
        return field
    if move.action != ATTACK:
        return settled(field.board, changed(field, player, move))
    fire = cannon.Fire(field, field.board.bit[move.site])
    for direction in move.aim:
        fire = cannon.after(fire, player, cannon.aim(fire, rules, player, direction))
    return fire.field


def bonus(before: Field, after: Field, player: int) -> int:
    """Relati, 連續行動: one action for each other player who was cut, and one for healing own symbols."""
    players = range(len(before.sides))
    more = [after.lost(each).bit_count() - before.lost(each).bit_count() for each in players]
    healed = more[player] < 0
    return healed + sum(lost > 0 for each, lost in enumerate(more) if each != player)

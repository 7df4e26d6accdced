"""Notes about a position and a move, other than refusals: duty, counters, comments on a move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ruleboard.rules.base import Counter, Law, Note, Site
from ruleboard.rules.relati import actions
from ruleboard.rules.relati.codes import Counted, Duty, Reason
from ruleboard.rules.relati.move import ATTACK, PLACE
from ruleboard.rules.relati.path import open_paths
from ruleboard.rules.relati.reaction import Effect, effect

if TYPE_CHECKING:
    from ruleboard.rules.relati.move import Move
    from ruleboard.rules.relati.position import Position


def duty(position: Position) -> Note:
    """The task of the player to move."""
    turn = {"player": position.turn}
    if position.outcome:
        return Note(Duty.OVER)
    if not position.legal_moves:
        return Note(Duty.CANNOT_ACT, turn)
    if position.acted:
        return Note(Duty.ACT_AGAIN, {**turn, "n": position.actions_left})
    if position.field.sides[position.turn].absent:
        return Note(Duty.PLACE_ROOT, turn)
    return Note(Duty.ACT if position.rules.extended else Duty.PLACE, turn)


def counters(position: Position) -> tuple[Counter, ...]:
    """For each player: symbols, disconnected ones, squares to place on and, with cannons, shells; then actions left."""
    found = [
        Counter(code, {"player": player, "n": n}, sites, each=True)
        for player in range(position.players)
        for code, n, sites in _holdings(position, player)
    ]
    if position.rules.consecutive:
        params = {"player": position.turn, "n": position.actions_left}
        found.append(Counter(Counted.ACTIONS, params))
    return tuple(found)


def _holdings(position: Position, player: int) -> Iterator[tuple[Counted, int, tuple[Site, ...]]]:
    """What a player has, and where. Squares to place on have no sites, since they are not symbols."""
    field, side = position.field, position.field.sides[player]
    lost = position.board.names(field.lost(player))
    yield Counted.SYMBOLS, side.live.bit_count(), ()
    yield Counted.DISCONNECTED, len(lost), lost
    yield Counted.SQUARES, field.room(player).bit_count(), ()
    if position.rules.cannon:
        guns = position.board.names(sum(gun for gun, _ in side.shells))
        yield Counted.SHELLS, sum(shells for _, shells in side.shells), guns


def reasons(position: Position, move: Move) -> tuple[Note, ...]:
    """Comments on a legal move, the most important last."""
    return tuple(_reasons(position, move))


def _reasons(position: Position, move: Move) -> Iterator[Note]:
    turn = position.turn
    if len(position.legal_moves) == 1:
        yield Law(Reason.ONLY_MOVE, {"player": turn})
    if move.action == PLACE:
        ways = () if position.field.sides[turn].absent else open_paths(position, move.site)
        for shape in dict.fromkeys(way.shape for way in ways):
            way = next(way for way in ways if way.shape == shape)
            yield Note(Reason.CONNECTS_VIA, way.told, way.sites)
    yield from _effects(effect(position, move), turn, attack=move.action == ATTACK)
    following = position.play(move)
    gained = actions.bonus(position.field, following.field, turn)
    if following.outcome:
        won = following.outcome.winner is not None
        yield Note(Reason.WINS, {"player": turn}) if won else Note(Reason.NO_WINNER)
    elif position.rules.consecutive and gained:
        yield Note(Reason.BONUS, {"player": turn, "n": gained})


def _effects(done: Effect, turn: int, *, attack: bool) -> Iterator[Note]:
    others = [player for player in range(len(done.cut)) if player != turn]
    for code, sites in (
        (
            Reason.KILLS,
            tuple(s for p in range(len(done.died)) for s in done.died[p]) if attack else (),
        ),
        (Reason.CUTS, tuple(s for p in others for s in done.cut[p])),
        (Reason.CUTS_OWN, done.cut[turn]),
        (Reason.HEALS, done.healed[turn]),
        (Reason.HEALS_OTHERS, tuple(s for p in others for s in done.healed[p])),
        (Reason.CANNONS_DIE, () if attack else tuple(s for p in others for s in done.died[p])),
    ):
        if sites:
            yield Note(code, {"n": len(sites)}, sites)

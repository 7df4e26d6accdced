"""What there is to say of a position and of a move besides why a move is refused: duty, counters, reasons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ruleboard.rules.base import Note
from ruleboard.rules.relati import turns
from ruleboard.rules.relati.link import Effect, effect
from ruleboard.rules.relati.move import ATTACK, PLACE
from ruleboard.rules.relati.path import open_paths

if TYPE_CHECKING:
    from ruleboard.rules.relati.move import Move
    from ruleboard.rules.relati.position import Position


def duty(position: Position) -> Note:
    """What the player to move has to do."""
    turn = {"player": position.turn}
    if position.outcome:
        return Note("over")
    if not position.legal_moves:
        return Note("cannot_act", turn)
    if position.acted:
        return Note("act_again", {**turn, "count": position.actions_left})
    if position.field.sides[position.turn].absent:
        return Note("place_root", turn)
    return Note("act" if position.rules.extended else "place", turn)


def counters(position: Position) -> tuple[Note, ...]:
    """For each player: symbols, disconnected ones, squares to place on and, with cannons, shells; then actions left."""
    field, names = position.field, position.board.names
    found = []
    for player, side in enumerate(field.sides):
        lost, room = names(field.lost(player)), names(field.room(player))
        found.append(Note("symbols", {"player": player, "count": side.live.bit_count()}))
        found.append(Note("disconnected", {"player": player, "count": len(lost)}, lost))
        found.append(Note("squares", {"player": player, "count": len(room)}, room))
        if position.rules.cannon:
            guns = names(sum(gun for gun, _ in side.shells))
            shells = sum(count for _, count in side.shells)
            found.append(Note("shells", {"player": player, "count": shells}, guns))
    if position.rules.consecutive:
        found.append(Note("actions", {"player": position.turn, "count": position.actions_left}))
    return tuple(found)


def reasons(position: Position, move: Move | str) -> tuple[Note, ...]:
    """What is worth saying of a legal move, most telling last."""
    legal = position.move(str(move))
    return tuple(_reasons(position, legal))


def _reasons(position: Position, move: Move) -> Iterator[Note]:
    turn = position.turn
    if len(position.legal_moves) == 1:
        yield Note("only_move", {"player": turn})
    if move.action == PLACE:
        ways = () if position.field.sides[turn].absent else open_paths(position, move.site)
        for shape in dict.fromkeys(way.shape for way in ways):
            way = next(way for way in ways if way.shape == shape)
            yield Note("connects_via", {"shape": shape, "source": way.source}, way.sites)
    yield from _effects(effect(position, move), turn, attack=move.action == ATTACK)
    following = position.play(move)
    gained = turns.bonus(position.field, following.field, turn)
    if following.outcome:
        won = following.outcome.winner is not None
        yield Note("wins", {"player": turn}) if won else Note("no_winner")
    elif position.rules.consecutive and gained:
        yield Note("bonus", {"player": turn, "count": gained})


def _effects(done: Effect, turn: int, *, attack: bool) -> Iterator[Note]:
    others = [player for player in range(len(done.cut)) if player != turn]
    for code, sites in (
        ("kills", tuple(s for p in range(len(done.died)) for s in done.died[p]) if attack else ()),
        ("cuts", tuple(s for p in others for s in done.cut[p])),
        ("cuts_own", done.cut[turn]),
        ("heals", done.healed[turn]),
        ("heals_others", tuple(s for p in others for s in done.healed[p])),
        ("cannons_die", () if attack else tuple(s for p in others for s in done.died[p])),
    ):
        if sites:
            yield Note(code, {"count": len(sites)}, sites)

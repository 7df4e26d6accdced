"""Knows how a game of Relati ends once it is only a matter of filling squares that nobody else can reach."""

from __future__ import annotations

from ruleboard.players.many import Ended
from ruleboard.rules.relati import Position
from ruleboard.rules.relati.field import Field
from ruleboard.rules.relati.reach import flood


def filled_out(position: Position) -> Ended | None:
    """How a position ends, where it is over or nothing but filling is left; None where it is still open."""
    if not position.actions_left:
        outcome = position.outcome
        assert outcome is not None
        return Ended(outcome.winner, 0)
    field, rules = position.field, position.rules
    if rules.extended or _meet(field.reaches, field.empty):
        return None
    if rules.consecutive and any(map(field.lost, range(len(field.sides)))):
        return None  # healing oneself would give a further action
    regions = tuple(_region(field, player) for player in range(len(field.sides)))
    if _meet(regions, field.empty):
        return None
    return run_out([region.bit_count() for region in regions], position.turn)


def run_out(left: list[int], turn: int) -> Ended:
    """How it ends when each player fills squares of his own, `turn` first, and in how many placements."""
    plies = 0
    while True:
        if left[turn]:
            left[turn] -= 1
            plies += 1
            if not any(left[:turn] + left[turn + 1 :]):
                return Ended(turn if left[turn] else None, plies)
        elif not any(left):
            return Ended(None, plies)
        turn = (turn + 1) % len(left)


def _meet(regions: tuple[int, ...], empty: int) -> bool:
    """Whether several players could come to one of the empty squares."""
    once = 0
    for region in regions:
        if once & region & empty:
            return True
        once |= region
    return False


def _region(field: Field, player: int) -> int:
    """The squares that a player could fill if the others stood still."""
    side, empty = field.sides[player], field.empty
    if side.absent:
        return empty
    return flood(field.board.near, side.root, side.plain | empty, field.blank) & empty

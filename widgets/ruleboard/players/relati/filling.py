"""The result of a Relati game as soon as all players only fill squares that no other player can reach."""

from __future__ import annotations

from ruleboard.players.multiplayer import Ended
from ruleboard.rules.relati import Position
from ruleboard.rules.relati.territory import region, run_out


def filled_out(position: Position) -> Ended | None:
    """How a position ends, if it is over or only filling is left; else None."""
    if not position.actions_left:
        outcome = position.outcome
        assert outcome is not None
        return Ended(outcome.winner, 0)
    field, rules = position.field, position.rules
    if rules.extended or _meet(field.reaches, field.empty):
        return None
    if rules.consecutive and any(map(field.lost, range(len(field.sides)))):
        return None  # healing own symbols would give another action
    regions = tuple(region(field, player) for player in range(len(field.sides)))
    if _meet(regions, field.empty):
        return None
    return Ended(*run_out([squares.bit_count() for squares in regions], position.turn))


def _meet(regions: tuple[int, ...], empty: int) -> bool:
    """Whether several players could reach the same empty square."""
    once = 0
    for squares in regions:
        if once & squares & empty:
            return True
        once |= squares
    return False

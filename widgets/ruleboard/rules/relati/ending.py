"""Who can still act: decides whose turn is next, who is skipped, and how the game ends."""

from __future__ import annotations

from collections.abc import Iterator

from ruleboard.rules.base import Outcome
from ruleboard.rules.relati.actions import able
from ruleboard.rules.relati.codes import Ended
from ruleboard.rules.relati.field import Field
from ruleboard.rules.relati.rules import Rules


def _others(field: Field, player: int) -> Iterator[int]:
    """The other players in turn order."""
    count = len(field.sides)
    return ((player + step) % count for step in range(1, count))


def follower(field: Field, rules: Rules, player: int) -> int | None:
    """Relati, 遊戲流程 4: the next player who can act; None if no other player can."""
    for other in _others(field, player):
        if able(field, rules, other):
            return other
    return None


def skipped(field: Field, rules: Rules, player: int) -> tuple[int, ...]:
    """The players who are skipped because they cannot act, before the next player's turn."""
    passed = []
    for other in _others(field, player):
        if able(field, rules, other):
            break
        passed.append(other)
    return tuple(passed)


def outcome(field: Field, rules: Rules, player: int) -> Outcome | None:
    """Relati, 遊戲規則: the only player who can still act, after acting, has won; if no player can, there is no winner.

    Called for the player to move when no action is left or possible.
    """
    if follower(field, rules, player) is not None:
        return None
    if able(field, rules, player):
        return Outcome(player, Ended.ONLY_ONE_CAN_ACT)
    return Outcome(None, Ended.NOBODY_CAN_ACT)

"""Who acts next: the order of players, those who cannot act, and the further actions that an action earns."""

from __future__ import annotations

from collections.abc import Iterator

from ruleboard.rules.relati.acting import able
from ruleboard.rules.relati.field import Field
from ruleboard.rules.relati.rules import Rules


def others(field: Field, player: int) -> Iterator[int]:
    """The other players in the order in which their turns come."""
    count = len(field.sides)
    return ((player + step) % count for step in range(1, count))


def follower(field: Field, rules: Rules, player: int) -> int | None:
    """Relati, 遊戲流程 4: the next one who can act; None if no other player can."""
    for other in others(field, player):
        if able(field, rules, other):
            return other
    return None


def skipped(field: Field, rules: Rules, player: int) -> tuple[int, ...]:
    """Those whose turn would come before the follower's and who cannot act."""
    passed = []
    for other in others(field, player):
        if able(field, rules, other):
            break
        passed.append(other)
    return tuple(passed)


def cut_players(before: Field, after: Field, player: int) -> tuple[int, ...]:
    """The other players who have more disconnected symbols than before."""
    return tuple(
        other
        for other in others(before, player)
        if after.lost(other).bit_count() > before.lost(other).bit_count()
    )


def healed(before: Field, after: Field, player: int) -> bool:
    """Whether the player has fewer disconnected symbols than before."""
    return after.lost(player).bit_count() < before.lost(player).bit_count()


def bonus(before: Field, after: Field, player: int) -> int:
    """Relati, 連續行動: one action for each other player who was cut, one for having healed oneself."""
    return len(cut_players(before, after, player)) + healed(before, after, player)

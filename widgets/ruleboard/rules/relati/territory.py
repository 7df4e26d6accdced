"""Territory: the squares that each player can ever fill, and the count that decides once they no longer touch."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ruleboard.rules.base import Outcome, Site
from ruleboard.rules.errors import BadValue, Unknown
from ruleboard.rules.relati.codes import Ended, Fault
from ruleboard.rules.relati.field import Field
from ruleboard.rules.relati.reach import flood

if TYPE_CHECKING:
    from ruleboard.rules.relati.position import Position


@dataclass(frozen=True, slots=True)
class Territory:
    """The territories of all players, by player."""

    reachable: tuple[tuple[Site, ...], ...]  # what a player could fill if the others did not move
    own: tuple[tuple[Site, ...], ...]  # of these, what no other player could fill
    contested: tuple[Site, ...]  # what several players could fill
    closed: bool  # nothing is contested: players can no longer obstruct each other
    verdict: Outcome | None  # the outcome by count, if it is decided

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of squares that each player could fill."""
        return tuple(map(len, self.reachable))


def territory(position: Position) -> Territory:
    """The territory of each player.

    Placements never cut the player's own connections, so all squares of a region can be filled, in any order; and every
    empty square on their paths is in the region. Regions that do not touch are therefore independent.
    """
    field, players = position.field, range(position.players)
    rooms = [region(field, player) for player in players]
    shared = 0
    for player in players:
        for other in players[:player]:
            shared |= rooms[player] & rooms[other]
    names = position.board.names
    counts = tuple(room.bit_count() for room in rooms)
    return Territory(
        reachable=tuple(map(names, rooms)),
        own=tuple(names(room & ~shared) for room in rooms),
        contested=names(shared),
        closed=not shared,
        verdict=None
        if shared or not _only_counting(position)
        else count_out(counts, position.turn),
    )


def region(field: Field, player: int) -> int:
    """The empty squares that a player could fill if the others did not move."""
    side, empty = field.sides[player], field.empty
    if side.absent:
        return empty
    return flood(field.board.near, side.root, side.plain | empty, field.blank) & empty


def _only_counting(position: Position) -> bool:
    """Whether only placing matters, one symbol a turn. Healing own symbols would give a further action."""
    field, rules = position.field, position.rules
    lost = any(field.lost(player) for player in range(position.players))
    return bool(position.legal_moves) and not rules.extended and not (rules.consecutive and lost)


def count_out(counts: tuple[int, ...], turn: int) -> Outcome:
    """The outcome when each player fills a region of their own, starting with `turn`.

    With two players: the player to move has a squares, the other b. They win if a >= b + 2, lose if a < b; otherwise
    no player wins.
    """
    if not counts or min(counts) < 0:
        raise BadValue(Fault.IMPOSSIBLE_SETTING, got=counts, at="counts", expected="≥ 0")
    if not 0 <= turn < len(counts):
        raise Unknown(Fault.UNKNOWN_PLAYER, got=turn, expected=f"0–{len(counts) - 1}")
    winner, _ = run_out(counts, turn)
    return Outcome(winner, Ended.NOBODY_CAN_ACT if winner is None else Ended.ONLY_ONE_CAN_ACT)


def run_out(counts: Sequence[int], turn: int) -> tuple[int | None, int]:
    """The winner and the number of placements when each player fills a region of their own, starting with `turn`."""
    left, plies = list(counts), 0
    while True:
        if left[turn]:
            left[turn] -= 1
            plies += 1
            if not any(left[:turn] + left[turn + 1 :]):
                return (turn if left[turn] else None), plies
        elif not any(left):
            return None, plies
        turn = (turn + 1) % len(left)

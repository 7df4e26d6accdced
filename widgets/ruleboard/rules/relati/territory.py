"""Territory: the squares that each player can ever fill, and the count that decides once these no longer touch."""

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
    """The room of every player, by player."""

    reachable: tuple[tuple[Site, ...], ...]  # what a player could fill if the others stood still
    own: tuple[tuple[Site, ...], ...]  # of these, what no other player could fill
    contested: tuple[Site, ...]  # what several players could fill
    closed: bool  # nothing is contested: from now on nobody can hinder anybody
    verdict: Outcome | None  # how the game will end by the count, where that is settled

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of squares that each player could fill."""
        return tuple(map(len, self.reachable))


def territory(position: Position) -> Territory:
    """The territory of each player.

    A player's placements never take an own connection away, so all squares of their region can be filled, in any order;
    and every empty square on their paths is in their region. Regions that do not touch are therefore independent.
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
    """Whether nothing but placing happens, one symbol a turn. Healing oneself would give a further action."""
    field, rules = position.field, position.rules
    lost = any(field.lost(player) for player in range(position.players))
    return bool(position.legal_moves) and not rules.extended and not (rules.consecutive and lost)


def count_out(counts: tuple[int, ...], turn: int) -> Outcome:
    """How a game ends in which each player fills a region of their own, `turn` first.

    With two players: who is to act and has a squares against b wins if a >= b + 2, loses if a < b; else nobody wins.
    """
    if not counts or min(counts) < 0:
        raise BadValue(Fault.IMPOSSIBLE_SETTING, got=counts, at="counts", expected="≥ 0")
    if not 0 <= turn < len(counts):
        raise Unknown(Fault.UNKNOWN_PLAYER, got=turn, expected=f"0–{len(counts) - 1}")
    winner, _ = run_out(counts, turn)
    return Outcome(winner, Ended.NOBODY_CAN_ACT if winner is None else Ended.ONLY_ONE_CAN_ACT)


def run_out(counts: Sequence[int], turn: int) -> tuple[int | None, int]:
    """The winner, and the number of placements, when each player fills a region of their own, `turn` first."""
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

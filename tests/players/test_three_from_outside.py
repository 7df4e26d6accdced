"""A game of three from outside that brings nothing for players: one of them thinks, and the others are his rivals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import pytest

from ruleboard.players.levels import LEVELS, level
from ruleboard.players.review import Grade, review
from ruleboard.players.thinking import LIKELY, WIN, Limit, settle, think
from ruleboard.rules.base import Event, Outcome, Position
from ruleboard.rules.record import Record


@dataclass(frozen=True)
class Heap(Position):
    """Three players take one or two from a heap in turn; whoever takes the last one wins."""

    turn: int = 0
    left: int = 0
    players: ClassVar[int] = 3
    pieces: ClassVar[dict[str, Any]] = {}
    game = "heap"

    @property
    def text(self) -> str:
        return f"{self.turn} {self.left}"

    @property
    def legal_moves(self) -> tuple[int, ...]:
        return tuple(range(1, min(self.left, 2) + 1))

    @property
    def outcome(self) -> Outcome | None:
        return None if self.left else Outcome((self.turn + 2) % 3, "last")

    def play(self, move: int) -> Heap:
        return replace(self, turn=(self.turn + 1) % 3, left=self.left - move)

    def events(self, move: int, clicked: Any = ()) -> tuple[Event, ...]:
        return ()


def heap(turn: int, left: int) -> Any:
    """A position; it has only as much of what all positions have as the search asks for."""
    return Heap(turn, left)  # type: ignore[abstract]


def forced(at: Heap, me: int, ply: int = 0) -> int:
    """What is worth to one against whom both others play."""
    if at.outcome is not None:
        return WIN - ply if at.outcome.winner == me else ply - LIKELY
    values = [forced(at.play(move), me, ply + 1) for move in at.legal_moves]
    return max(values) if at.turn == me else min(values)


@pytest.mark.parametrize("turn", [0, 1, 2])
@pytest.mark.parametrize("left", range(1, 10))
def test_each_of_them_finds_what_he_can_force(turn: int, left: int) -> None:
    position = heap(turn, left)
    found = settle(think(position, Limit(nodes=None, depth=left), lines=2))
    assert {line.move: line.value for line in found.lines} == {
        move: forced(position.play(move), turn, 1) for move in position.legal_moves
    }


@pytest.mark.parametrize("number", LEVELS)
def test_every_level_plays_it_to_the_end(number: int) -> None:
    at = heap(0, 20)
    while at.outcome is None:
        at = at.play(settle(level(number).choose(at, seed=at.left)).best.move)


def test_a_win_that_was_missed_is_a_mistake_and_the_chances_of_three_add_up() -> None:
    start = heap(2, 2)
    first, second = [each for each in review(Record.of(start, [1, 1])) if each]
    assert (first.grade, first.best.move, first.best.value) == (Grade.MISTAKE, 2, WIN - 1)
    assert sum(first.ahead) == 100
    assert (second.grade, second.ahead) == (Grade.FORCED, (100, 0, 0))

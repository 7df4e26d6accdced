"""Perft: how many sequences of turns, or of single steps, a position allows; the yardstick for engines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruleboard.rules.base import Unknown
from ruleboard.rules.mills.tables import Move, bits

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position


def perft(position: Position, depth: int, unit: str = "turns") -> int:
    """Count the sequences of a length in turns, or in steps, where every removal is a step of its own."""
    if depth < 0:
        raise Unknown("negative_depth", got=depth, expected="≥ 0")
    if unit == "turns":
        return _turns(position, depth)
    if unit == "steps":
        return _steps(position, depth)
    raise Unknown("unknown_unit", got=unit, expected="turns, steps")


def _turns(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        return len(position.legal_moves)
    return sum([_turns(position._play(move), depth - 1) for move in position.legal_moves])


def _steps(position: Position, depth: int) -> int:
    if depth == 0:
        return 1
    if depth == 1:
        return len(position.steps)
    machine, found = position.state.engine, 0
    threats = machine.tables.threats[position.state.own]
    for step in position.steps:
        owed = (
            machine.owed(position.state.own, position.state.aside, step)
            if step.own & threats
            else 0
        )
        found += _removing(position, step, owed, depth - 1)
    return found


def _removing(position: Position, step: Move, owed: int, depth: int) -> int:
    """Go on after a placing or move: first with the removals that are owed, then with the next turn."""
    machine = position.state.engine
    foe, hand = position.state.foe ^ step.foe, position.state.aside.foe_hand
    free = machine.removable(foe, hand) if owed else 0
    if not free:
        return _steps(position._play(step), depth)
    if depth <= 1:
        return free.bit_count() if depth else 1
    return sum(
        [
            _removing(position, step._replace(foe=step.foe | bit), owed - 1, depth - 1)
            for bit in bits(free)
        ]
    )

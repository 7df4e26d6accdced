"""Perft: counts the sequences of turns, or of single steps, from a position; the usual benchmark of move generators.

Under simple rules it works on bit masks alone; rules that need more state (`OffBoard`) work on positions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruleboard.rules.arguments import check_depth
from ruleboard.rules.errors import Unknown
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.mills.engine import ONLY_SLIDES, Engine, OffBoard
from ruleboard.rules.mills.move import Move
from ruleboard.rules.mills.rules import FEWEST
from ruleboard.rules.mills.tables import bits

if TYPE_CHECKING:
    from ruleboard.rules.mills.position import Position


def perft(position: Position, depth: int, unit: str = "turns") -> int:
    """Count the sequences of a length in turns, or in steps, where every removal counts as a step."""
    if unit not in ("turns", "steps"):
        raise Unknown(Fault.UNKNOWN_UNIT, got=unit, expected=("turns", "steps"))
    if check_depth(depth) == 0:
        return 1
    if position.outcome:
        return 0
    engine, own, foe, off = position.state
    if engine.simple:
        return _Counter(engine, unit).count(own, foe, off, depth)
    return _turns(position, depth) if unit == "turns" else _steps(position, depth)


def _turns(position: Position, depth: int) -> int:
    if depth == 1:
        return len(position.legal_moves)
    return sum([_turns(position._play(move), depth - 1) for move in position.legal_moves])


def _steps(position: Position, depth: int) -> int:
    if depth <= 1:
        return position.mobility if depth else 1
    engine, own, _, off = position.state
    threats, found = engine.threats(own, off), 0
    for step in position.steps:
        owed = engine.owed(own, off, step) if step.own & threats else 0
        found += _removing(position, step, owed, depth - 1)
    return found


def _removing(position: Position, step: Move, owed: int, depth: int) -> int:
    """Continue after a placing or move: first with the removals it earned, then with the next turn."""
    engine, _, foe, off = position.state
    free = engine.removable(foe ^ step.foe, off.foe_hand) if owed else 0
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


class _Counter:
    """Counts on bit masks, for rules whose state is only the men on the board and in hand."""

    def __init__(self, engine: Engine, unit: str) -> None:
        self.engine = engine
        self.in_steps = unit == "steps"

    def count(self, own: int, foe: int, off: OffBoard, depth: int) -> int:
        """Count the sequences of a length from a position in which the game is not over."""
        engine, in_steps = self.engine, self.in_steps
        threats = engine.threats(own, off) & ~foe
        if depth == 1 and (in_steps or not threats):
            return engine.mobility(own, foe, off)
        if depth == 2 and in_steps and off is ONLY_SLIDES:
            return self._last_two(own, foe, threats)
        found = 0
        for step in engine.steps(own, foe, off):
            men, hand = own ^ step[3], off.hand - (step[0] is None)
            if step[3] & threats and (owed := engine.owed(own, off, step)):
                found += self._removing(men, hand, foe, off.foe_hand, owed, depth - 1)
            elif depth == 1:
                found += 1
            else:
                after = (
                    ONLY_SLIDES
                    if off is ONLY_SLIDES
                    else engine.off_board(foe, men, off.foe_hand, hand)
                )
                found += self.count(foe, men, after, depth - 1)
        return found

    def _removing(self, own: int, hand: int, foe: int, foe_hand: int, owed: int, depth: int) -> int:
        """Count the sequences after a step, beginning with the removals it earned."""
        engine = self.engine
        if not self.in_steps:
            removals = engine.removals[foe, foe_hand, owed]
            return sum([self._on(own, hand, foe ^ taken, foe_hand, depth) for taken in removals])
        free = engine.removable(foe, foe_hand) if owed and depth else 0
        if not free:
            return self._on(own, hand, foe, foe_hand, depth)
        if depth == 1:
            return free.bit_count()
        left = [foe ^ bit for bit in bits(free)]
        return sum([self._removing(own, hand, men, foe_hand, owed - 1, depth - 1) for men in left])

    def _on(self, own: int, hand: int, foe: int, foe_hand: int, depth: int) -> int:
        """Count the sequences after a complete turn of the player whose men come first."""
        if not depth:
            return 1
        if foe.bit_count() + foe_hand < FEWEST:
            return 0
        return self.count(foe, own, self.engine.off_board(foe, own, foe_hand, hand), depth)

    def _last_two(self, own: int, foe: int, threats: int) -> int:
        """Count two steps where both sides can only slide; the second ones are counted without generating them."""
        engine, lanes, found = self.engine, self.engine.lanes, 0
        blank, blank_sum = engine.full ^ own ^ foe, lanes.blank_sum
        place, change = lanes.place, lanes.change
        replies = foe * lanes.men_sum & lanes.mask
        places = own * lanes.men_sum & blank * blank_sum & lanes.mask
        while places:
            length = places.bit_length()
            places ^= place[length]
            moved = change[length]
            if moved & threats and engine.closes(own, moved):
                free = engine.removable(foe, 0)
                if free:
                    found += free.bit_count()
                    continue
            found += (replies & (blank ^ moved) * blank_sum).bit_count()
        return found

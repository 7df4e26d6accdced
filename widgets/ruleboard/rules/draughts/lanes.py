"""Finds the men that can step and the men that can jump, all at once.

One multiplication makes several shifted copies of a mask, each in a lane of its own. Two lanes find the men that can
step (a man here, the square ahead empty), four the men that can jump (a man here, a foe next to it, the square behind
empty), one for each direction.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from ruleboard.rules.draughts.layout import Jump, Layout, bits
from ruleboard.rules.draughts.move import Move, moves_on, quiet_moves

MEMO_SIZE = 1 << 14  # entries of the step cache; a long search needs a few thousand

Stepper = Callable[[int], tuple[Move, ...]]


class Hit(NamedTuple):
    """A man's jump, as found in the jump lanes."""

    move: Move
    alone: tuple[Move]  # the tuple of legal moves if this is the only one
    origin: int
    taken: int
    around: int  # the squares next to the landing square, except the piece jumped
    further: tuple[Jump, ...]  # the jumps from there, except back


class Lanes:
    """The offsets of a board's lanes, and the meaning of each bit in them. Created by `lanes`."""

    def __init__(self, board: Layout, *, backward: bool) -> None:
        self.board = board
        self.backward = backward  # whether men capture backward too
        down_left, down_right = board.forward[1]
        # A lane has the width of a mask plus its shift.
        wide = board.width + down_right
        self.step = (0, wide)
        self.jump_steps = (-down_left, -down_right, down_left, down_right)
        begins = [2 * wide]
        for step in self.jump_steps[:-1]:
            begins.append(begins[-1] + board.width + 2 * abs(step))
        self.jump = tuple(begins)
        self.stepping = (1 << self.jump[0]) - 1  # both step lanes
        # Copies the foes into the jump lanes.
        self.foes = sum(
            1 << lane + abs(step) for lane, step in zip(self.jump, self.jump_steps, strict=True)
        )
        self.hits = self._hits()
        self.steppers = tuple(self._stepper(player) for player in (0, 1))

    def spread(self, player: int) -> tuple[int, int]:
        """The factors for a player's men and for empty squares: a lane is indexed by the higher bit of its squares."""
        men = empty = 0
        forward = self.board.forward[player]
        reaches = (*forward, *(2 * step for step in self.jump_steps))
        for lane, reach in zip(self.step + self.jump, reaches, strict=True):
            if lane in self.step or self.backward or reach // 2 in forward:
                men |= 1 << lane + max(reach, 0)
            empty |= 1 << lane + max(-reach, 0)
        return men, empty

    def jumps(self, origin: int, step: int) -> tuple[Jump, ...]:
        """The jumps of a man that arrived by this step: all, or only those forward."""
        player = 0 if step in self.board.forward[0] else 1
        return self.board.men_jumps(origin, player, backward=self.backward)

    def _hits(self) -> tuple[Hit, ...]:
        """The jumps of men, by the position of their bit in the lanes."""
        new: type[Move] = moves_on(self.board, Move)
        hits: dict[int, Hit] = {}
        for lane, step in zip(self.jump, self.jump_steps, strict=True):
            for origin, rays in self.board.rays.items():
                ray = rays[step].squares
                if len(ray) > 1:
                    over, land = ray[:2]
                    further = tuple(jump for jump in self.jumps(land, step) if jump.over != over)
                    around = sum(jump.over for jump in further)
                    at = (max(origin, land) << lane).bit_length()
                    move = new(origin, land, over)
                    hits[at] = Hit(move, (move,), origin, over, around, further)
        none = new(0, 0, 0)
        nothing = Hit(none, (none,), 0, 0, 0, ())
        return tuple(hits.get(at, nothing) for at in range(max(hits) + 1))

    def _stepper(self, player: int) -> Stepper:
        """A function that returns a player's steps from the two step lanes."""
        quiet = quiet_moves(self.board)
        by_bit: dict[int, Move] = {}
        for lane, step in zip(self.step, self.board.forward[player], strict=True):
            for origin in self.board.bits:
                target = self.board.shift(origin, step)
                if target:
                    by_bit[max(origin, target) << lane] = quiet[origin, target]

        @lru_cache(MEMO_SIZE)
        def steps(able: int) -> tuple[Move, ...]:
            return tuple(sorted([by_bit[bit] for bit in bits(able)]))

        return steps


@cache
def lanes(board: Layout, *, backward: bool) -> Lanes:
    """The lanes of a board, for men that capture backward too or only forward."""
    return Lanes(board, backward=backward)

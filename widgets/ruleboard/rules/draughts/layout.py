"""A board as bit masks: the bit of each square, and the rays and jumps from it.

A mask has one bit per square and one spare bit after every two rows, so that a diagonal step is always a shift by half
a row or by one more, and never wraps to the next row.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ruleboard.rules.arguments import checked
from ruleboard.rules.base import Site
from ruleboard.rules.draughts.board import Board, check_size


class Jump(NamedTuple):
    """A man's jump from a given square."""

    over: int
    land: int


class Ray(NamedTuple):
    """All squares from a square to the edge in one direction, nearest first."""

    mask: int
    rising: bool  # towards higher bits: the nearest piece is then the lowest bit
    squares: tuple[int, ...]


class Layout:
    """A board of one size as bit masks. There is one object for each size, returned by `layout`."""

    @checked
    def __init__(self, size: int) -> None:
        self.size = size
        self.board = Board(size)
        self.row = row = size // 2  # dark squares in a row
        names = [square.name for square in self.board.squares]
        self.bits = bits = tuple(1 << n + n // size for n in range(len(names)))
        self.width = bits[-1].bit_length()  # bits of a mask, including the spare ones
        self.dark = sum(bits)  # the whole board
        self.site: dict[int, Site] = dict(zip(bits, names, strict=True))
        self.bit: dict[Site, int] = dict(zip(names, bits, strict=True))
        # Chess coordinates, from White's left: common in records of the small boards.
        self.letters: dict[str, Site] = {
            f"{chr(97 + square.column)}{size - square.row}": square.name
            for square in self.board.squares
        }
        self.lettered = {site: letters for letters, site in self.letters.items()}
        self.steps = (-row - 1, -row, row, row + 1)
        # By player: the steps of men, their starting rows, the promotion row, and the row jumped to reach it.
        self.forward = (self.steps[:2], self.steps[2:])
        men = row * (row - 1)
        self.men = (sum(bits[-men:]), sum(bits[:men]))
        self.far = (sum(bits[:row]), sum(bits[-row:]))
        self.before_far = (sum(bits[row : 2 * row]), sum(bits[-2 * row : -row]))
        self.rays = {bit: {step: self._ray(bit, step) for step in self.steps} for bit in bits}
        self.jumps = {
            bit: tuple(Jump(*ray.squares[:2]) for ray in rays.values() if len(ray.squares) > 1)
            for bit, rays in self.rays.items()
        }

    def _ray(self, bit: int, step: int) -> Ray:
        squares = []
        at = self.shift(bit, step)
        while at:
            squares.append(at)
            at = self.shift(at, step)
        return Ray(sum(squares), step > 0, tuple(squares))

    def men_jumps(self, origin: int, player: int, *, backward: bool) -> tuple[Jump, ...]:
        """The jumps of a player's man from a square, with or without jumps backward."""
        forward = sum(self.rays[origin][step].mask for step in self.forward[player])
        return tuple(jump for jump in self.jumps[origin] if backward or jump.over & forward)

    def shift(self, mask: int, step: int) -> int:
        """All squares of a mask shifted by one diagonal step; squares off the board are dropped."""
        return (mask << step if step > 0 else mask >> -step) & self.dark

    def sites(self, mask: int) -> tuple[Site, ...]:
        """The names of the squares in a mask, in board order."""
        return tuple(self.site[bit] for bit in bits(mask))

    def line(self, start: int, end: int) -> tuple[int, tuple[int, ...]] | None:
        """The step and the squares between two squares of one diagonal; None if they share no diagonal."""
        for step, ray in self.rays[start].items():
            if end & ray.mask:
                return step, ray.squares[: ray.squares.index(end)]
        return None


made = cache(Layout)


def layout(size: int) -> Layout:
    """The board of a size as bit masks."""
    check_size(size)
    return made(size)


def bits(mask: int) -> list[int]:
    """The single bits of a mask, from the top of the board downwards."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit)
        mask ^= bit
    return found

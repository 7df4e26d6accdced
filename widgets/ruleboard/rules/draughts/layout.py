"""The board as bits: where a square lies in a mask, and every ray and jump from it.

A mask has one bit a square and one spare bit after every ten (bit = n - 1 + (n - 1) // 10), so that
a diagonal step is always a shift by 5 or 6 and never runs over the edge onto the next row.
"""

from __future__ import annotations

from typing import NamedTuple

SIZE = 10
SQUARES = range(1, SIZE * SIZE // 2 + 1)

BITS = tuple(1 << (n - 1 + (n - 1) // SIZE) for n in SQUARES)
BOARD = sum(BITS)
NUMBER = {bit: n for n, bit in zip(SQUARES, BITS, strict=True)}
SITE = {bit: str(n) for bit, n in NUMBER.items()}
BIT = {site: bit for bit, site in SITE.items()}

DOWN_LEFT, DOWN_RIGHT = 5, 6
STEPS = (-DOWN_RIGHT, -DOWN_LEFT, DOWN_LEFT, DOWN_RIGHT)

# By player: the row where a man is crowned, and the row it jumps over to get there in a capture.
FAR = (sum(BITS[:5]), sum(BITS[45:]))
BEFORE_FAR = (sum(BITS[5:10]), sum(BITS[40:45]))


class Jump(NamedTuple):
    """A man's jump seen from its first square."""

    over: int
    land: int


class Ray(NamedTuple):
    """All squares from one square to the edge in one direction, near ones first."""

    mask: int
    rising: bool  # towards higher bits: the nearest piece on it is then the lowest bit
    squares: tuple[int, ...]


def shift(mask: int, step: int) -> int:
    """All squares of a mask one diagonal step on; what leaves the board is gone."""
    return (mask << step if step > 0 else mask >> -step) & BOARD


def row(bit: int) -> int:
    """The row of a square, 0 at the top."""
    return (NUMBER[bit] - 1) // 5


def column(bit: int) -> int:
    """The column of a square, 0 at the left."""
    n = NUMBER[bit] - 1
    return n % 5 * 2 + (n // 5 + 1) % 2


def bits(mask: int) -> list[int]:
    """The single bits of a mask, from the top of the board down."""
    found = []
    while mask:
        bit = mask & -mask
        found.append(bit)
        mask ^= bit
    return found


def sites(mask: int) -> tuple[str, ...]:
    """The names of the squares of a mask, in board order."""
    return tuple(SITE[bit] for bit in bits(mask))


def _ray(bit: int, step: int) -> Ray:
    squares = []
    at = shift(bit, step)
    while at:
        squares.append(at)
        at = shift(at, step)
    return Ray(sum(squares), step > 0, tuple(squares))


RAYS = {bit: {step: _ray(bit, step) for step in STEPS} for bit in BITS}
JUMPS = {
    bit: tuple(Jump(*ray.squares[:2]) for ray in RAYS[bit].values() if len(ray.squares) > 1)
    for bit in BITS
}


def line(start: int, end: int) -> tuple[int, tuple[int, ...]] | None:
    """The step and the squares between two squares of one diagonal; None if they share none."""
    for step, ray in RAYS[start].items():
        if end & ray.mask:
            return step, ray.squares[: ray.squares.index(end)]
    return None

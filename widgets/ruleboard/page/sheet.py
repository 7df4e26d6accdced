"""Paging for the list of moves: the page gets a bounded number of lines, however long the game is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

LEAF = 100
"""Moves per page. At least this many before and after the current move are in the list."""


def sheet(
    count: int, at: int, lines: Callable[[int, int], Sequence[str]]
) -> tuple[int, tuple[str, ...]]:
    """The number of the first line, and the lines; `lines(start, stop)` is called for each slice.

    The moves omitted before and after are collapsed into one line each, "first … last". Selecting it goes to the
    nearest omitted move, and so to that part of the game.
    """
    first = max(0, (at // LEAF - 1) * LEAF)
    last = min(count, first + 3 * LEAF)
    found = [*lines(first, last)]
    if last < count:
        found.append(_folded(lines, last, count))
    if not first:
        return 1, tuple(found)
    return first, (_folded(lines, 0, first), *found)


def _folded(lines: Callable[[int, int], Sequence[str]], first: int, last: int) -> str:
    """A range of lines collapsed into one."""
    return f"{lines(first, first + 1)[0]} … {lines(last - 1, last)[0]}"

"""The part of a long game that its list of moves shows: however many moves there are, a page gets about as much."""

from __future__ import annotations

from collections.abc import Callable, Sequence

LEAF = 100
"""Moves. As many before the one where the game stands are always in the list, and as many after it."""


def sheet(
    count: int, at: int, lines: Callable[[int, int], Sequence[str]]
) -> tuple[int, tuple[str, ...]]:
    """The number of the first line, and the lines; `lines` gives those from one place to before another.

    What is left out before and after them is one line each, with the first and the last of what is left out. It leads
    to the nearest move of it, and so to the next part of the game.
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
    """Some lines as one."""
    return f"{lines(first, first + 1)[0]} … {lines(last - 1, last)[0]}"

"""Free tries: moves that the text of a lesson suggests ("try e4 first"), so they must not cost a star.

An illegal try is free anyway; the legal ones are stored with their exercise. A text that is no move, and a try that
would solve the exercise, are mistakes of the author and raise an error.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ruleboard.rules.base import Position, Site
from ruleboard.rules.errors import AmbiguousMove, BadArgument, BadValue, IllegalMove
from ruleboard.session.clicks import Ways
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.outlook import outlook

Written = str | Sequence[Site]
"""A move in notation, or the sites to click for it."""


def listed(tries: Sequence[Written]) -> tuple[Written, ...]:
    """An author's tries as immutable data; a single text is rejected, because it would be a list of its letters."""
    if isinstance(tries, str) or not all(isinstance(each, Sequence) for each in tries):
        raise BadArgument("tries_not_listed", got=tries, expected='tries=["e4"]')
    return tuple(each if isinstance(each, str) else tuple(each) for each in tries)


def invited(start: Position, goal: Goal, moves: int, tries: Sequence[Written]) -> tuple[Any, ...]:
    """The legal moves among the tries of an exercise."""
    found = tuple(move for each in listed(tries) for move in _meant(start, each))
    seen = outlook(start, goal, moves)
    for move in found:
        if seen.right(start, move, moves):
            raise BadValue("try_is_an_answer", got=str(move))
    return found


def _meant(position: Position, tried: Written) -> Iterator[Any]:
    """Every legal move that a try may mean; none if it is illegal."""
    if not isinstance(tried, str):
        if position.refuse(tuple(tried)) is None:
            yield from Ways(position).finished(tuple(tried))
        return
    try:
        yield position.move(tried)
    except IllegalMove:
        return
    except AmbiguousMove as error:
        yield from error.candidates

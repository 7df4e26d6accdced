"""Tries to which a text invites: "try e4 first". What somebody was asked to do must not cost them anything.

A try that the rules refuse is free anyway; one that they allow is remembered with its exercise. What is no move at all,
and what would solve the exercise, is a slip of the author and is told as one.
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
"""A move as in the move box, or the sites that one clicks for it."""


def listed(tries: Sequence[Written]) -> tuple[Written, ...]:
    """The tries of an author as data that is not changed; a single text would be a list of its letters."""
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
    """Every legal move that a try may mean: none if the rules refuse it."""
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

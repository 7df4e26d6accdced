"""A row of things that grows at its end, and of which every earlier stage lives on: the moves of a game.

Whoever plays ten thousand moves does not want to copy all of them at each: a longer line shares everything with the one
that it has grown from. Any place is found in a few jumps, and what comes up again is counted without going through all.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, MutableMapping, Sequence
from itertools import islice
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")
R = TypeVar("R")

ONE_BY_ONE = 64
"""Things that are looked through one by one sooner than a count of them is kept."""


class Line(Sequence[T]):
    """Immutable, equal by value. `Line(things)` makes one, `line.plus(thing)` a longer one, `line[:n]` what it was.

    Each stage knows the one before it and one further back, so chosen that a few of those lead anywhere.
    """

    __slots__ = ("__weakref__", "_before", "_count", "_far", "_last", "_tally")

    _before: Line[T]
    _far: Line[T]
    _last: T
    _count: int
    _tally: _Tally[T] | None  # of the first thing: all lines that begin with it share it

    def __new__(cls, things: Iterable[T] = ()) -> Self:
        """A line of these things."""
        found = object.__new__(cls)
        found._before = found._far = found
        found._count, found._tally = 0, None
        for each in things:
            found = found.plus(each)
        return found

    def plus(self, thing: T) -> Self:
        """The line with one more at its end."""
        longer = object.__new__(type(self))
        far = self._far
        even = self._count - far._count == far._count - far._far._count
        longer._before, longer._far = self, far._far if even else self
        longer._last, longer._count, longer._tally = thing, self._count + 1, None
        return longer

    @property
    def before(self) -> Line[T]:
        """The line without its last thing."""
        return self._before

    def stage(self, count: int) -> Line[T]:
        """The line when it had so many things."""
        found: Line[T] = self
        while found._count > count:
            found = found._far if found._far._count >= count else found._before
        return found

    def part(self, start: int, stop: int) -> list[T]:
        """The things from one place to before another."""
        return [each._last for each in islice(self.stage(stop)._back(), stop - start)][::-1]

    def seen(self, thing: T) -> int:
        """How often a thing is in the line where the same side had the move as at its end: at every second place."""
        if self._count <= ONE_BY_ONE:
            return sum(
                each._last == thing and (self._count - each._count) % 2 for each in self._back()
            )
        first = self.stage(1)
        if first._tally is None:
            first._tally = _Tally()
        return first._tally.seen(self, thing)

    def _back(self) -> Iterator[Line[T]]:
        """All stages that have a last thing, the longest first."""
        found: Line[T] = self
        while found._count:
            yield found
            found = found._before

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return (each._last for each in reversed([*self._back()]))

    def __reversed__(self) -> Iterator[T]:
        return (each._last for each in self._back())

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> Line[T]: ...

    def __getitem__(self, at: int | slice) -> T | Line[T]:
        if isinstance(at, slice):
            start, stop, step = at.indices(self._count)
            if (start, step) == (0, 1):
                return self.stage(stop)
            return Line(self.part(0, self._count)[at])
        number = at + self._count if at < 0 else at
        if not 0 <= number < self._count:
            raise IndexError(at)
        return self.stage(number + 1)._last

    def __eq__(self, other: object) -> bool:
        """As far as two lines are one, nothing is compared."""
        if not isinstance(other, Line) or self._count != other._count:
            return False
        here: Line[Any] = self
        there: Line[Any] = other
        while here is not there and here._count:
            if here._last != there._last:
                return False
            here, there = here._before, there._before
        return True

    def __hash__(self) -> int:
        return hash((self._count, self._last if self._count else None))

    def __repr__(self) -> str:
        return f"Line({[*self]!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies and pickles are made of a list: a long line is not too deep for them."""
        return type(self), ([*self],)


class _Tally(Generic[T]):
    """How often each thing is in the line that was asked about last; the next one to be asked about is close to it."""

    __slots__ = ("_counts", "_stages")

    def __init__(self) -> None:
        self._stages: list[Line[T]] = []
        self._counts: dict[Hashable, int] = {}

    def seen(self, line: Line[T], thing: T) -> int:
        """How often a thing is in a line, at every second place."""
        fresh = []
        here = line
        while here._count and not self._knows(here):
            fresh.append(here)
            here = here._before
        while len(self._stages) > here._count:
            self._counts[self._key(self._stages.pop())] -= 1
        for each in reversed(fresh):
            self._stages.append(each)
            key = self._key(each)
            self._counts[key] = self._counts.get(key, 0) + 1
        return self._counts.get((thing, (line._count + 1) % 2), 0)

    def _knows(self, line: Line[T]) -> bool:
        return line._count <= len(self._stages) and self._stages[line._count - 1] is line

    def _key(self, stage: Line[T]) -> Hashable:
        return stage._last, stage._count % 2


def grown(
    line: Line[T], known: MutableMapping[Line[T], R], start: R, grow: Callable[[R, Line[T]], R]
) -> R:
    """What follows from a line, thing by thing; what is known of an earlier stage is not worked out again."""
    fresh, here = [], line
    while len(here) and here not in known:
        fresh.append(here)
        here = here.before
    found = known[here] if len(here) else start
    for each in reversed(fresh):
        found = known[each] = grow(found, each)
    return found

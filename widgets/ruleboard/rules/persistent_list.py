"""A persistent (immutable, sharing) list: appending returns a longer list, and every shorter one stays valid.

It holds the moves of a game. A tuple would copy all of them at each move, 80 kB at 10,000 moves. Each node has a second
link further back (a skip list), so that any index is found in O(log n); repetitions are counted in a shared tally.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, MutableMapping, Sequence
from itertools import islice
from typing import Any, Generic, Self, TypeVar, overload

T = TypeVar("T")
R = TypeVar("R")

ONE_BY_ONE = 64
"""Up to this length, counting by a scan is faster than keeping a tally."""


class PersistentList(Sequence[T]):
    """Immutable, equal by value: `PersistentList(items)`, `items.plus(item)` is longer, `items[:n]` an earlier stage.

    Each node links to its predecessor and to one further back; distances are chosen so that any index takes few hops.
    """

    __slots__ = ("__weakref__", "_before", "_count", "_far", "_last", "_tally")

    _before: PersistentList[T]
    _far: PersistentList[T]
    _last: T
    _count: int
    _tally: _Tally[T] | None  # kept at the first node: all lists that begin with it share it

    def __new__(cls, things: Iterable[T] = ()) -> Self:
        """A list of these items."""
        found = object.__new__(cls)
        found._before = found._far = found
        found._count, found._tally = 0, None
        for each in things:
            found = found.plus(each)
        return found

    def plus(self, thing: T) -> Self:
        """The list with one more item at its end."""
        longer = object.__new__(type(self))
        far = self._far
        even = self._count - far._count == far._count - far._far._count
        longer._before, longer._far = self, far._far if even else self
        longer._last, longer._count, longer._tally = thing, self._count + 1, None
        return longer

    @property
    def before(self) -> PersistentList[T]:
        """The list without its last item."""
        return self._before

    def stage(self, count: int) -> PersistentList[T]:
        """The list of the first `count` items: an existing node, not a copy."""
        found: PersistentList[T] = self
        while found._count > count:
            found = found._far if found._far._count >= count else found._before
        return found

    def part(self, start: int, stop: int) -> list[T]:
        """The items from `start` to before `stop`."""
        return [each._last for each in islice(self.stage(stop)._back(), stop - start)][::-1]

    def seen(self, thing: T) -> int:
        """How often an item occurs at every second index from the end: positions with the same side to move."""
        if self._count <= ONE_BY_ONE:
            return sum(
                each._last == thing and (self._count - each._count) % 2 for each in self._back()
            )
        first = self.stage(1)
        if first._tally is None:
            first._tally = _Tally()
        return first._tally.seen(self, thing)

    def _back(self) -> Iterator[PersistentList[T]]:
        """All nodes, last first."""
        found: PersistentList[T] = self
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
    def __getitem__(self, at: slice) -> PersistentList[T]: ...

    def __getitem__(self, at: int | slice) -> T | PersistentList[T]:
        if isinstance(at, slice):
            start, stop, step = at.indices(self._count)
            if (start, step) == (0, 1):
                return self.stage(stop)
            return PersistentList(self.part(0, self._count)[at])
        number = at + self._count if at < 0 else at
        if not 0 <= number < self._count:
            raise IndexError(at)
        return self.stage(number + 1)._last

    def __eq__(self, other: object) -> bool:
        """Compares from the end, and stops at the first shared node."""
        if not isinstance(other, PersistentList) or self._count != other._count:
            return False
        here: PersistentList[Any] = self
        there: PersistentList[Any] = other
        while here is not there and here._count:
            if here._last != there._last:
                return False
            here, there = here._before, there._before
        return True

    def __hash__(self) -> int:
        return hash((self._count, self._last if self._count else None))

    def __repr__(self) -> str:
        return f"PersistentList({[*self]!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle as a plain list: the linked nodes would exceed the recursion limit."""
        return type(self), ([*self],)


class _Tally(Generic[T]):
    """Cache of how often each item occurs in the list of the last query; the next is usually similar."""

    __slots__ = ("_counts", "_stages")

    def __init__(self) -> None:
        self._stages: list[PersistentList[T]] = []
        self._counts: dict[Hashable, int] = {}

    def seen(self, line: PersistentList[T], thing: T) -> int:
        """How often an item occurs in a list at every second index."""
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

    def _knows(self, line: PersistentList[T]) -> bool:
        return line._count <= len(self._stages) and self._stages[line._count - 1] is line

    def _key(self, stage: PersistentList[T]) -> Hashable:
        return stage._last, stage._count % 2


def grown(
    line: PersistentList[T],
    known: MutableMapping[PersistentList[T], R],
    start: R,
    grow: Callable[[R, PersistentList[T]], R],
) -> R:
    """A left fold over a list, with the results for earlier stages cached in `known`."""
    fresh, here = [], line
    while len(here) and here not in known:
        fresh.append(here)
        here = here.before
    found = known[here] if len(here) else start
    for each in reversed(fresh):
        found = known[each] = grow(found, each)
    return found

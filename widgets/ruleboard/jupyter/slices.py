"""Long work in short slices on the event loop: between two of them everything else has its turn.

No thread is needed, so it works where there are none, as in a browser. Where no loop runs that could come back to it
(a script, a test), the work is done at once. A page may have its messages handled in a thread of their own, with a loop
of its own, while a cell runs in another: so whoever stops a piece of work only says so, and the work ends itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

SLICE = 0.03  # seconds: nobody feels that a click waits so long
BREATH = 0.004  # between two slices
TOLD = 0.25  # how often progress is told

_OVER = object()


def _loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:  # no kernel: a script, a test
        return None


@dataclass(slots=True)
class _Job:
    """A piece of work, and who waits for it."""

    work: Iterator[Any]
    done: Callable[[Any], None]
    progress: Callable[[Any], None]
    due: float  # its result comes then at the earliest
    told: float = field(default_factory=monotonic)  # when progress was told last
    last: Any = None  # what it has found so far
    unwanted: bool = False  # somebody has stopped it

    def slice(self) -> bool:
        """A slice of it, which is a step at least; whether it is done."""
        until = monotonic() + SLICE
        while not self.unwanted:
            item = next(self.work, _OVER)
            if item is _OVER:
                return True
            self.last = item
            if monotonic() >= until:
                break
        return False


class Slices:
    """At most one piece of work: an iterator, whose last item is its result."""

    def __init__(self) -> None:
        self._waiting: asyncio.Handle | None = None
        self._job: _Job | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return self._job is not None

    def begin(
        self,
        work: Iterator[Any],
        done: Callable[[Any], None],
        progress: Callable[[Any], None],
        *,
        rest: float = 0,
    ) -> None:
        """Do this instead of what was being done; its result comes after so many seconds at the earliest."""
        self.stop()
        loop = _loop()
        if loop is None:
            last = None
            for last in work:  # noqa: B007 - the last one is what counts
                pass
            done(last)
        else:
            self._job = _Job(work, done, progress, monotonic() + rest)
            self._waiting = loop.call_soon(self._go_on, loop, self._job)

    def stop(self) -> None:
        """Nothing is done any more."""
        if self._job is not None:
            self._job.unwanted = True
        if self._waiting is not None:
            self._waiting.cancel()
        self._job = self._waiting = None

    def _go_on(self, loop: asyncio.AbstractEventLoop, job: _Job) -> None:
        """The next slice."""
        try:
            over = job.slice()
        except BaseException:
            self.stop()
            job.progress(None)  # nobody waits for it any more
            raise
        if job.unwanted:
            return
        if over:
            rest = max(job.due - monotonic(), 0)
            self._waiting = loop.call_later(rest, self._finish, job)
            return
        self._waiting = loop.call_later(BREATH, self._go_on, loop, job)
        if monotonic() - job.told >= TOLD:
            job.told = monotonic()
            job.progress(job.last)

    def _finish(self, job: _Job) -> None:
        if job.unwanted:
            return
        self._job = self._waiting = None
        job.done(job.last)

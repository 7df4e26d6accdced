"""Long work in short slices on the event loop: between two of them everything else has its turn.

No thread is needed, so it works where there are none, as in a browser. Where no loop runs that could come back to it
(a script, a test), the work is done at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from time import monotonic
from typing import Any

SLICE = 0.03  # seconds: nobody feels that a click waits so long
BREATH = 0.004  # between two slices
TOLD = 0.25  # how often progress is told


class Slices:
    """At most one piece of work: an iterator, whose last item is its result."""

    def __init__(self) -> None:
        self._waiting: asyncio.Handle | None = None
        self._work: Iterator[Any] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return self._work is not None

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
        self._work = work
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            last = None
            for last in work:  # noqa: B007 - the last one is what counts
                pass
            self._work = None
            done(last)
            return
        due, told = monotonic() + rest, monotonic()
        found: list[Any] = [None]

        def finish() -> None:
            self._work = self._waiting = None
            done(found[0])

        def go_on() -> None:
            nonlocal told
            until = monotonic() + SLICE
            while monotonic() < until:
                item = next(work, work)
                if item is work:
                    self._waiting = loop.call_later(max(due - monotonic(), 0), finish)
                    return
                found[0] = item
            self._waiting = loop.call_later(BREATH, go_on)
            if monotonic() - told >= TOLD:
                told = monotonic()
                progress(found[0])

        self._waiting = loop.call_soon(go_on)

    def stop(self) -> None:
        """Nothing is done any more."""
        if self._waiting is not None:
            self._waiting.cancel()
        close = getattr(self._work, "close", None)
        self._work = self._waiting = None
        if close:
            close()

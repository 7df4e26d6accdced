"""Something that happens by itself after a moment, so that an eye can follow one thing after another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

MOMENT = 1.2  # seconds: time enough to see one's own move before it is answered


class Later:
    """At most one thing that is about to happen. Where nothing runs that could wait, it happens at once."""

    def __init__(self) -> None:
        self._waiting: asyncio.TimerHandle | None = None

    def plan(self, action: Callable[[], None]) -> None:
        """Do it after a moment, instead of what was planned before."""
        self.forget()
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # no kernel: a script, a test
            action()
        else:
            self._waiting = loop.call_later(MOMENT, action)

    def forget(self) -> None:
        """Nothing happens any more."""
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

"""Runs the effects of boards: the only place with timers, searches and file writes, always after the page is updated.

Searches run in short slices on the event loop, so that other callbacks run in between. This needs no threads, so it
works in a browser too. Without a running event loop (a script, a test), effects run synchronously. A server may handle
the messages of a page in another thread, with its own event loop, while a cell runs: so stopping a job only sets a
flag, and the job ends itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from ruleboard.folder.locks import TIMEOUT, Locked
from ruleboard.jupyter.diary import Page, earned
from ruleboard.machines.board import (
    After,
    Below,
    Effect,
    Failed,
    Focus,
    Found,
    Given,
    NoteProgress,
    Report,
    Think,
    Waiting,
)
from ruleboard.rules.base import Note
from ruleboard.teaching.progress import NOTHING, Effort

SLICE = 0.03  # seconds: too short to notice as a delay of a click
BREATH = 0.004  # seconds between two slices
TOLD = 0.25  # seconds between two progress updates
AGAIN = 0.1  # seconds before a locked file is retried
PACE = 1.0  # factor for all delays of effects; tests set it to 0
MOST_AT_ONCE = 2_000  # limit of synchronous inputs: more than the moves of a game

_OVER = object()


@dataclass(frozen=True, slots=True)
class Host:
    """The callbacks through which a runner controls the widget of its board."""

    do: Callable[[Given], None]  # send an input to the board
    come: Callable[[], None]  # scroll it into view and focus it
    progress: Callable[[float], None]  # show progress, 0 to 1
    lower: Callable[[], Runner | None]  # the runner of the board below, if one is open


def _loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:  # no kernel: a script, a test
        return None


@dataclass(slots=True)
class _Job:
    """A timer or a search; `unwanted` marks it as cancelled."""

    waiting: Waiting
    handle: asyncio.Handle | None = None
    work: Any = None
    last: Any = None  # the latest result
    due: float = 0  # earliest time for the final result
    told: float = field(default_factory=monotonic)  # last progress update
    unwanted: bool = False

    def stop(self) -> None:
        self.unwanted = True
        if self.handle is not None:
            self.handle.cancel()


class Runner:
    """Runs the effects of one board."""

    def __init__(self, host: Host, pages: Iterable[Page | None] = ()) -> None:
        """`pages` are the entries in the progress file, one per task of the board."""
        self._host = host
        self._pages = tuple(pages)
        self._job: _Job | None = None
        self._todo: list[Waiting] | None = None  # queue without an event loop
        self._unnoted: dict[Page, Effort] = {}
        self._noting: asyncio.Handle | None = None

    @property
    def busy(self) -> bool:
        """Whether a timer or a search is pending."""
        return self._job is not None

    @property
    def earned(self) -> tuple[int, ...]:
        """The stars noted for each task of the board."""
        return earned(self._pages)

    def follow(self, effects: Iterable[Effect]) -> None:
        """Run some effects; a pending job that is not among them is cancelled."""
        waiting: Waiting | None = None
        below: list[Effect] = []
        efforts: list[NoteProgress] = []
        for effect in effects:
            match effect:
                case Think() | After():
                    waiting = effect
                case Below(inner):
                    below.append(inner)
                case NoteProgress():
                    efforts.append(effect)
                case Focus():
                    self._host.come()
        for each in efforts:
            self._note(each.task, each.effort)
        self._wait_for(waiting)
        lower = self._host.lower()
        if lower is not None:
            lower.follow(below)

    def stop(self) -> None:
        """Cancel the pending job, and write unsaved progress now."""
        self._wait_for(None)
        self._write(wait=True)

    # Timers and searches.

    def _wait_for(self, waiting: Waiting | None) -> None:
        if self._job is not None:
            if self._job.waiting == waiting:
                return
            self._job.stop()
            self._job = None
        if waiting is None:
            return
        loop = _loop()
        if loop is None:
            self._at_once(waiting)
            return
        self._job = job = _Job(waiting)
        if isinstance(waiting, After):
            job.handle = loop.call_later(waiting.seconds * PACE, self._give, job, waiting.given)
        else:
            self._host.progress(0)
            job.work = waiting.wish.work()
            job.due = monotonic() + waiting.rest * PACE
            job.handle = loop.call_soon(self._go_on, loop, job, waiting)

    def _at_once(self, waiting: Waiting) -> None:
        """Without an event loop: run it now, then what the board requests next, until nothing is pending."""
        if self._todo is not None:  # called from within the loop below
            self._todo = [waiting]
            return
        self._todo = [waiting]
        try:
            for _ in range(MOST_AT_ONCE):
                if not self._todo:
                    break
                each = self._todo.pop()
                self._host.do(each.given if isinstance(each, After) else _result(each))
        finally:
            self._todo = None

    def _give(self, job: _Job, given: Given) -> None:
        if not job.unwanted:
            self._job = None
            self._host.do(given)

    def _go_on(self, loop: asyncio.AbstractEventLoop, job: _Job, waiting: Think) -> None:
        """Callback: the next slice of a search."""
        wish = waiting.wish
        try:
            over = self._slice(job)
        except BaseException:
            self._give(job, Failed(wish))
            raise
        if job.unwanted:
            return
        if over:
            rest = max(job.due - monotonic(), 0)
            job.handle = loop.call_later(rest, self._give, job, Found(wish, job.last))
            return
        job.handle = loop.call_later(BREATH, self._go_on, loop, job, waiting)
        if monotonic() - job.told >= TOLD and job.last is not None:
            job.told = monotonic()
            self._host.progress(wish.share(job.last))
            if wish.partly:
                self._host.do(Found(wish, job.last, final=False))

    def _slice(self, job: _Job) -> bool:
        """Run one slice, at least one step; returns whether the job is done."""
        until = monotonic() + SLICE
        while not job.unwanted:
            item = next(job.work, _OVER)
            if item is _OVER:
                return True
            job.last = item
            if monotonic() >= until:
                break
        return False

    # Progress.

    def _note(self, task: int, effort: Effort) -> None:
        """Record progress. With an event loop, a file locked by another program is retried, not waited for."""
        page = self._pages[task] if task < len(self._pages) else None
        if page is None:
            return
        self._unnoted[page] = self._unnoted.get(page, NOTHING) + effort
        loop = _loop()
        if loop is None:
            self._write(wait=True)
        else:
            self._try_to_note(loop, monotonic() + TIMEOUT)

    def _try_to_note(self, loop: asyncio.AbstractEventLoop, until: float) -> None:
        """Write unsaved progress; a locked file is retried until the deadline `until`."""
        if self._write(wait=False, last=monotonic() >= until):
            self._noting = loop.call_later(AGAIN, self._try_to_note, loop, until)

    def _write(self, *, wait: bool, last: bool = True) -> bool:
        """Write unsaved progress; returns whether a locked file should be retried.

        What cannot be written is kept, and written with the next entry.
        """
        if self._noting is not None:
            self._noting.cancel()
            self._noting = None
        locked = False
        troubles: list[Note] = []
        for page, effort in tuple(self._unnoted.items()):
            try:
                trouble = page.note(effort, wait=wait)
            except Locked:
                if not last:
                    locked = True
                    continue
                trouble = page.unwritten
            if trouble != page.unwritten:
                del self._unnoted[page]
            if trouble is not None and effort.solved and trouble not in troubles:
                troubles.append(trouble)
        if troubles:
            self._host.do(Report(tuple(troubles)))
        return locked


def _result(waiting: Think) -> Found:
    last = None
    for last in waiting.wish.work():  # noqa: B007 - the last one is what counts
        pass
    return Found(waiting.wish, last)

"""Carries out what boards want done: the one place that waits, thinks and writes, always after the picture is out.

Thinking is done in short slices on the event loop: between two of them everything else has its turn. No thread is
needed, so it works where there are none, as in a browser. Where no loop runs that could come back to it (a script, a
test), everything is done at once. A page may have its messages handled in a thread of their own, with a loop of its
own, while a cell runs in another: so stopping a job only marks it, and the job ends itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from ruleboard.folder.locks import TIMEOUT, Locked
from ruleboard.jupyter.diary import Page
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

SLICE = 0.03  # seconds: nobody feels that a click waits so long
BREATH = 0.004  # between two slices
TOLD = 0.25  # how often progress is told
AGAIN = 0.1  # seconds until a file that is locked is tried again
PACE = 1.0  # what seconds of effects are multiplied by; tests do not wait
MOST_AT_ONCE = 2_000  # inputs in a row where no loop runs: more than the moves of a game

_OVER = object()


@dataclass(frozen=True, slots=True)
class Host:
    """What a runner may do with the widget that shows its board."""

    do: Callable[[Given], None]  # give the board something
    come: Callable[[], None]  # bring it into view, and give it the focus
    progress: Callable[[float], None]  # show how much of a piece of work is done
    lower: Callable[[], Runner | None]  # the runner of the board below, while there is one


def _loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:  # no kernel: a script, a test
        return None


@dataclass(slots=True)
class _Job:
    """What is waited for; `unwanted` as soon as the board waits for something else."""

    waiting: Waiting
    handle: asyncio.Handle | None = None
    work: Any = None
    last: Any = None  # what was found so far
    due: float = 0  # the result comes then at the earliest
    told: float = field(default_factory=monotonic)  # when progress was told last
    unwanted: bool = False

    def stop(self) -> None:
        self.unwanted = True
        if self.handle is not None:
            self.handle.cancel()


class Runner:
    """Carries out the effects of one board."""

    def __init__(self, host: Host, pages: Iterable[Page | None] = ()) -> None:
        """`pages` are where progress is noted, for each task of the board."""
        self._host = host
        self._pages = tuple(pages)
        self._job: _Job | None = None
        self._todo: list[Waiting] | None = None  # where no loop runs
        self._unnoted: dict[Page, Effort] = {}
        self._noting: asyncio.Handle | None = None

    @property
    def busy(self) -> bool:
        """Whether something is waited for."""
        return self._job is not None

    def follow(self, effects: Iterable[Effect]) -> None:
        """Carry out some effects; what was waited for and is not among them is given up."""
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
        """Give up what is waited for; what is to be noted is noted now."""
        self._wait_for(None)
        self._write(wait=True)

    # What is waited for.

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
        """Where no loop runs: do it now, and what the board waits for then, until it waits for nothing."""
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
        """The next slice of a job."""
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
        """A slice of a job, which is one step at least; whether the job is done."""
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
        """Note what was done. Where a loop runs, nothing waits for another program that holds the file."""
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
        """Note what is left; a file that is locked is tried again until it has been locked too long."""
        self._write(wait=False, last=monotonic() >= until)
        if self._unnoted:
            self._noting = loop.call_later(AGAIN, self._try_to_note, loop, until)

    def _write(self, *, wait: bool, last: bool = True) -> None:
        if self._noting is not None:
            self._noting.cancel()
            self._noting = None
        troubles: list[Note] = []
        for page, effort in tuple(self._unnoted.items()):
            try:
                trouble = page.note(effort, wait=wait)
            except Locked:
                if not last:
                    continue
                trouble = page.unwritten
            del self._unnoted[page]
            if trouble is not None and effort.solved:
                troubles.append(trouble)
        if troubles:
            self._host.do(Report(tuple(troubles)))


def _result(waiting: Think) -> Found:
    last = None
    for last in waiting.wish.work():  # noqa: B007 - the last one is what counts
        pass
    return Found(waiting.wish, last)

"""Lets one program at a time change a file: two pages of a learner are two kernels that know nothing of each other.

The lock is one of the system's own, on a file beside: it ends with whoever holds it, however that comes about.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ruleboard.folder.writing import CannotWrite, Obstacle, content, make_folder, obstacles, write

SECONDS = 5.0  # a change takes milliseconds; whoever holds the lock longer is stuck
PAUSE = 0.01


class Locked(CannotWrite):
    """Another program has held the lock all the time."""


def change(
    path: Path, edit: Callable[[bytes | None], bytes], *, seconds: float | None = None
) -> None:
    """Write what `edit` makes of a file's content (None if there is no file), with nobody else in between.

    Waits for the lock some seconds at most. If `edit` raises, the file stays as it is. Raises CannotWrite.
    """
    make_folder(path.parent)
    with locked(path, seconds=seconds):
        write(path, edit(content(path)))


@contextmanager
def locked(
    path: Path, *, seconds: float | None = None, waiting: Callable[[], None] | None = None
) -> Iterator[None]:
    """Be alone with a path, or wait for it, some seconds at most; `waiting` is called if there is need to.

    Raises CannotWrite.
    """
    # In a page: its files have no locks, and a learner one page at a time.
    if sys.platform == "emscripten":
        yield
        return
    lock = path.with_name(f".{path.name}.lock")
    with obstacles(lock):
        handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o666)
    try:
        _wait(handle, path, SECONDS if seconds is None else seconds, waiting)
        yield
    finally:
        os.close(handle)


def _wait(handle: int, path: Path, seconds: float, waiting: Callable[[], None] | None) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            _try_lock(handle)
        except OSError as error:
            if error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                raise CannotWrite(Obstacle.NOT_WRITTEN, path, str(error)) from error
            if time.monotonic() > end:
                raise Locked(Obstacle.NOT_WRITTEN, path, "locked") from error
            if waiting is not None:
                waiting()
                waiting = None
            time.sleep(PAUSE)
        else:
            return


def _try_lock(handle: int) -> None:
    """Not every Python has either of the modules: they are asked for when there is something to lock."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

"""File locks between processes: two open notebooks are two kernels that write the same progress.json.

The operating system's lock on a file beside the target; it is released when the process ends, even by a crash.
"""

from __future__ import annotations

import errno
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ruleboard.folder.files import CannotWrite, Obstacle, content, make_folder, obstacles, write

TIMEOUT = 5.0  # seconds; a change takes milliseconds
PAUSE = 0.01

TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
# Some network drives have no locks. Files are replaced as a whole, so the worst case there is one lost entry.
NO_LOCKS = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL)


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
    """Hold the lock of a path; `waiting` is called once if it is taken. Raises CannotWrite after the timeout.

    On a drive without locks this goes on without one: a learner's progress is worth more than the rare collision.
    """
    if sys.platform == "emscripten":
        yield  # Pyodide has no file locks, and only one tab writes
        return
    lock = path.with_name(f".{path.name}.lock")
    with obstacles(lock):
        # Not through a link, which would create a file somewhere else. Windows has no such flag.
        handle = os.open(lock, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o666)
    try:
        _wait(handle, path, TIMEOUT if seconds is None else seconds, waiting)
        yield
    finally:
        os.close(handle)


def _wait(handle: int, path: Path, seconds: float, waiting: Callable[[], None] | None) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            _try_lock(handle)
        except OSError as error:
            if error.errno in NO_LOCKS:
                return
            if error.errno not in TAKEN:
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
    """Imports are local: either module is missing on the other systems."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)

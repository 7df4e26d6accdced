"""Atomic file writes, with errors that the commands can translate.

Content goes to a temporary file, which then replaces the target: after a crash there is the old file or the new one.
"""

from __future__ import annotations

import errno
import os
import secrets
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path

PATIENCE = 1.0  # seconds; scanners and sync programs hold a file for a moment
PAUSE = 0.05
WINDOWS = os.name == "nt"


class Obstacle(StrEnum):
    """Why a file cannot be written."""

    READ_ONLY = "read_only"
    IN_THE_WAY = "in_the_way"  # a file where a folder is needed, or the other way round
    DISK_FULL = "disk_full"
    NOT_WRITTEN = "not_written"  # any other error


class CannotWrite(Exception):
    """A file could not be written; its old content is unchanged."""

    def __init__(self, obstacle: Obstacle, path: Path, detail: str = "") -> None:
        super().__init__(f"{obstacle}: {path}: {detail}")
        self.obstacle = obstacle
        self.path = path
        self.detail = detail


_OBSTACLES = {
    errno.EACCES: Obstacle.READ_ONLY,
    errno.EPERM: Obstacle.READ_ONLY,
    errno.EROFS: Obstacle.READ_ONLY,
    errno.EEXIST: Obstacle.IN_THE_WAY,
    errno.EISDIR: Obstacle.IN_THE_WAY,
    errno.ENOTDIR: Obstacle.IN_THE_WAY,
    errno.ENOSPC: Obstacle.DISK_FULL,
    errno.EDQUOT: Obstacle.DISK_FULL,
}


@contextmanager
def obstacles(path: Path) -> Iterator[None]:
    """Convert OSError to CannotWrite."""
    try:
        yield
    except OSError as error:
        obstacle = _OBSTACLES.get(error.errno or 0, Obstacle.NOT_WRITTEN)
        raise CannotWrite(obstacle, path, error.strerror or str(error)) from error


def make_folder(folder: Path) -> None:
    """Create a folder with its parents if needed; the error for a file among the parents names that file."""
    with obstacles(folder):
        for place in (folder, *folder.parents):
            if place.is_file():
                raise CannotWrite(Obstacle.IN_THE_WAY, place, os.strerror(errno.ENOTDIR))
        folder.mkdir(parents=True, exist_ok=True)


def content(path: Path) -> bytes | None:
    """The content of a file, None if it does not exist. Raises CannotWrite for folders, and for pipes, which block."""
    with obstacles(path):
        if not path.exists():
            return None
        _check_file(path)
        return path.read_bytes()


def _check_file(path: Path) -> None:
    if path.exists() and not path.is_file():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))


def write(path: Path, content: bytes) -> None:
    """Write a file atomically, replacing an existing one, whose permissions are kept."""
    make_folder(path.parent)
    with obstacles(path):
        _check_file(path)
        new = path.with_name(f".{path.name}.{secrets.token_hex(4)}.new")
        try:
            with new.open("xb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            with suppress(FileNotFoundError):
                shutil.copymode(path, new)
            _replace(path, new)
        except BaseException:
            with suppress(OSError):
                new.unlink()
            raise


def _replace(path: Path, new: Path) -> None:
    """Rename a file to its final name. Windows refuses that while any other program has the target open."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            new.replace(path)
        except PermissionError:
            if not WINDOWS or time.monotonic() > end:
                raise
            time.sleep(PAUSE)
        else:
            return

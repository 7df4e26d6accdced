"""Records a learner's progress in `progress.json` beside the lessons, and nowhere else.

Only in a lesson folder with a `ruleboard.json` (every learner's folder has one, also on a hub or Binder), and only if
that says `"progress": true`. Nothing leaves the machine.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path

from ruleboard.folder.files import CannotWrite
from ruleboard.folder.handout import own_folder, setting
from ruleboard.folder.locks import Locked, change
from ruleboard.rules.base import Note
from ruleboard.teaching.progress import NOTHING, Effort, NotProgress, Progress, read

FILE = "progress.json"


@dataclass(frozen=True, slots=True)
class Page:
    """The entry of one exercise in the progress file."""

    file: Path
    lesson: str
    key: str

    def part(self, number: int) -> Page:
        """The entry of one of several tasks, counted from 1."""
        return replace(self, key=f"{self.key}-{number}")

    def note(self, effort: Effort, *, wait: bool = True) -> Note | None:
        """Add an effort to the file; returns a message for the learner if that failed.

        Raises Locked if another program holds the file and `wait` is False.
        """
        if effort == NOTHING:
            return None
        try:
            change(self.file, partial(self._with, effort), seconds=None if wait else 0)
        except NotProgress:
            return Note("exercise.foreign_progress", {"file": self.file.name})
        except CannotWrite as error:
            if isinstance(error, Locked) and not wait:
                raise
            return self.unwritten
        return None

    @property
    def unwritten(self) -> Note:
        """The message for a file that cannot be written."""
        return Note("exercise.unwritten_progress", {"file": self.file.name})

    def _with(self, effort: Effort, content: bytes | None) -> bytes:
        progress = Progress() if content is None else read(content)
        return progress.plus(self.lesson, self.key, effort).text.encode()


def earned(pages: Sequence[Page | None]) -> tuple[int, ...]:
    """The stars noted for each of some exercises of one lesson; zeros if there is no progress that can be read."""
    first = next(filter(None, pages), None)
    try:
        content = b"" if first is None else first.file.read_bytes()
        noted = read(content).lessons.get(first.lesson, {}) if first else {}
    except (OSError, NotProgress):
        noted = {}
    return tuple(noted[each.key].stars if each and each.key in noted else 0 for each in pages)


def page(key: str | None) -> Page | None:
    """The entry of an exercise of the current notebook; None if progress is not recorded here."""
    folder = own_folder(Path.cwd())
    notebook = Path(os.environ.get("JPY_SESSION_NAME", "")).name  # set by jupyter_server
    if not key or not notebook or folder is None or setting(folder, "progress") is not True:
        return None
    return Page(folder / FILE, _writable(_lesson(Path.cwd() / notebook)), _writable(key))


def _writable(name: str) -> str:
    """Replaces lone surrogates, which a file name may contain but UTF-8 cannot."""
    return name.encode(errors="replace").decode()


@lru_cache(maxsize=8)  # usually one notebook; on the site (Pyodide) reading it takes a second
def _lesson(notebook: Path) -> str:
    """The lesson id from the notebook's metadata, or the file name if it has none."""
    try:
        name = json.loads(notebook.read_bytes())["metadata"]["lesson"]["id"]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        name = None
    return name if isinstance(name, str) else notebook.stem

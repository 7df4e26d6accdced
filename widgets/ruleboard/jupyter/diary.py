"""Notes what a learner does in the exercises of a lesson, in one file beside the lessons, and only there.

Only in a folder of lessons with a `ruleboard.json`, as every learner's has, also where it came by git to a hub or to
Binder, and only while that says `"progress": true`. Nothing leaves the machine.
"""

from __future__ import annotations

import json
import os
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
    """The place of one exercise in the learner's file."""

    file: Path
    lesson: str
    key: str

    def part(self, number: int) -> Page:
        """The place of one of several tasks, counted from 1."""
        return replace(self, key=f"{self.key}-{number}")

    def note(self, effort: Effort, *, wait: bool = True) -> Note | None:
        """Add an effort to what is noted; what stood in the way, if something did.

        Raises Locked if another program holds the file and we are not to `wait` for it.
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
        """What is said where the file cannot be written."""
        return Note("exercise.unwritten_progress", {"file": self.file.name})

    def _with(self, effort: Effort, content: bytes | None) -> bytes:
        progress = Progress() if content is None else read(content)
        return progress.plus(self.lesson, self.key, effort).text.encode()


def page(key: str | None) -> Page | None:
    """Where an exercise of the notebook that runs here is noted; None where nothing is to be noted."""
    folder = own_folder(Path.cwd())
    notebook = Path(os.environ.get("JPY_SESSION_NAME", "")).name  # Jupyter's server names it so
    if not key or not notebook or folder is None or setting(folder, "progress") is not True:
        return None
    return Page(folder / FILE, _writable(_lesson(Path.cwd() / notebook)), _writable(key))


def _writable(name: str) -> str:
    """A name as a file can hold it: a system may give a notebook one that is no text."""
    return name.encode(errors="replace").decode()


@lru_cache(maxsize=8)  # one notebook, as a rule; on the site it takes a second to read
def _lesson(notebook: Path) -> str:
    """What a notebook says that it is, whatever the learner calls the file; else the name of the file."""
    try:
        name = json.loads(notebook.read_bytes())["metadata"]["lesson"]["id"]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        name = None
    return name if isinstance(name, str) else notebook.stem

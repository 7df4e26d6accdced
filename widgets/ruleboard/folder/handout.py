"""Copies the lessons to the learner's folder, without ever overwriting the learner's work.

`ruleboard.json` there marks the folder and has the hash of each lesson as it was copied: an untouched lesson can be
updated, a changed one is kept.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from ruleboard.folder.files import CannotWrite, Obstacle, content, make_folder, write
from ruleboard.folder.lesson_files import everything
from ruleboard.folder.locks import locked

DEFAULT_FOLDER = "~/ruleboard-lessons"
"""Outside of the package or checkout, so that it survives an update."""

MARKER = "ruleboard.json"
LOCK_TIMEOUT = 60.0  # seconds; copying takes a few


@dataclass(frozen=True, slots=True)
class HandOut:
    """The result of copying: paths of lessons, such as `en/mills-1.ipynb`."""

    folder: Path
    added: tuple[str, ...] = ()
    renewed: tuple[str, ...] = ()  # untouched older versions, or a fresh copy was requested
    newer: tuple[str, ...] = ()  # changed by the learner, and there is a newer version
    kept_as: Mapping[str, str] = field(default_factory=dict)  # backups of replaced work


def hand_out(shipped: Path, folder: Path, fresh: Collection[str] = ()) -> HandOut:
    """Copy missing lessons and update untouched ones; those of `fresh` are replaced after a backup.

    Raises CannotWrite; each file is complete or untouched then, and the next call continues.
    """
    make_folder(folder)
    with _alone(folder / MARKER):
        return _hand_out(shipped, folder, fresh)


@contextmanager
def _alone(marker: Path) -> Iterator[None]:
    """Lock the folder: two processes would take each other's copies for work. A read-only folder needs no lock."""
    with ExitStack() as held:
        try:
            held.enter_context(locked(marker, seconds=LOCK_TIMEOUT))
        except CannotWrite as trouble:
            if trouble.obstacle is not Obstacle.READ_ONLY:
                raise
        yield


def _hand_out(shipped: Path, folder: Path, fresh: Collection[str]) -> HandOut:
    notes = _notes(folder / MARKER)
    known: dict[str, str] = notes["lessons"]
    added, renewed, newer, kept_as = [], [], [], {}
    for name, given in everything(shipped):
        path, shipped_mark = folder / name, _mark(given)
        found = _found(path)
        if found is None:
            added.append(name)
        elif found == shipped_mark:
            known[name] = shipped_mark
            continue
        elif found == known.get(name):
            renewed.append(name)
        elif name in fresh:
            renewed.append(name)
            kept_as[name] = _keep_beside(path).relative_to(folder).as_posix()
        else:
            if known.get(name) not in (None, shipped_mark):
                newer.append(name)
            continue
        write(path, given)
        known[name] = shipped_mark
    text = json.dumps(notes, indent=2, ensure_ascii=False, sort_keys=True) + "\n"
    if _found(folder / MARKER) != _mark(text.encode()):
        write(folder / MARKER, text.encode())
    return HandOut(folder, tuple(added), tuple(renewed), tuple(newer), kept_as)


def own_folder(place: Path) -> Path | None:
    """The learner's folder that a path is in: the path itself or its parent, None if neither is one."""
    return next((each for each in (place, place.parent) if (each / MARKER).is_file()), None)


def setting(folder: Path, name: str) -> Any:
    """A value of `ruleboard.json` in a learner's folder."""
    return _notes(folder / MARKER).get(name)


def _notes(marker: Path) -> dict[str, Any]:
    """The content of `ruleboard.json`. If it is unreadable, every lesson counts as changed by the learner."""
    text = content(marker) or b"{}"
    try:
        notes = json.loads(text)
    except (ValueError, RecursionError):
        notes = {}
    if not isinstance(notes, dict):
        notes = {}
    known = notes.get("lessons")
    notes["lessons"] = known if isinstance(known, dict) else {}
    notes.setdefault("progress", True)
    return notes


def _found(path: Path) -> str | None:
    found = content(path)
    return None if found is None else _mark(found)


def _mark(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()


def _keep_beside(path: Path) -> Path:
    """Copy a file to the first free name, such as `mills-1 (1).ipynb`."""
    names = (path.with_name(f"{path.stem} ({number}){path.suffix}") for number in count(1))
    beside = next(name for name in names if not name.exists())
    write(beside, content(path) or b"")
    return beside

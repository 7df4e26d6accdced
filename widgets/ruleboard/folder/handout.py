"""Hands the lessons out into a folder of the learner's own, once, and never writes over anybody's work.

Beside the lessons stands `ruleboard.json`. It says that this is such a folder, and what was handed out, lesson by
lesson: so one that nobody has touched can be told from one that somebody has worked in.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from ruleboard.folder.files import CannotWrite, Obstacle, content, make_folder, write
from ruleboard.folder.lesson_files import everything
from ruleboard.folder.locks import locked

DEFAULT_FOLDER = "~/ruleboard-lessons"
"""Where lessons go if nobody says: it outlives the folder from which they come, and each person has one."""

MARKER = "ruleboard.json"
PATIENCE = 60.0  # seconds; to hand out everything takes a few


@dataclass(frozen=True, slots=True)
class HandOut:
    """What became of the lessons; each is named by its path, such as `en/01-first-mill.ipynb`."""

    folder: Path
    added: tuple[str, ...] = ()  # were not there
    renewed: tuple[
        str, ...
    ] = ()  # nobody had touched the older version, or the learner asked for a fresh copy
    newer: tuple[
        str, ...
    ] = ()  # the learner's own are kept; a newer version can be had as a fresh copy
    # Where work went that a fresh copy replaced.
    kept_as: Mapping[str, str] = field(default_factory=dict)


def hand_out(shipped: Path, folder: Path, fresh: Collection[str] = ()) -> HandOut:
    """Put into a folder what it lacks of the shipped lessons.

    A lesson of `fresh` is replaced by a fresh copy; the learner's own goes beside it, under another name.
    Raises CannotWrite; whatever was done until then is whole, and the next time goes on from there.
    """
    make_folder(folder)
    with _alone(folder / MARKER):
        return _hand_out(shipped, folder, fresh)


@contextmanager
def _alone(marker: Path) -> Iterator[None]:
    """Two at once would take each other's fresh copy for work. Where nothing can be written, both may read."""
    with ExitStack() as held:
        try:
            held.enter_context(locked(marker, seconds=PATIENCE))
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


def lessons(shipped: Path) -> Iterable[str]:
    """The names of all lessons that there are to hand out."""
    return (name for name, _ in everything(shipped) if name.endswith(".ipynb"))


def own_folder(place: Path) -> Path | None:
    """The learner's folder to which a place belongs, if it is one: itself, or the one above it."""
    return next((each for each in (place, place.parent) if (each / MARKER).is_file()), None)


def setting(folder: Path, name: str) -> Any:
    """What `ruleboard.json` of a learner's folder says under a name."""
    return _notes(folder / MARKER).get(name)


def _notes(marker: Path) -> dict[str, Any]:
    """What is noted in a folder. Notes that cannot be read count as none: then every lesson there is taken for work."""
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
    """Copy a file under another name, one that is free."""
    names = (path.with_name(f"{path.stem} ({number}){path.suffix}") for number in count(1))
    beside = next(name for name in names if not name.exists())
    write(beside, content(path) or b"")
    return beside

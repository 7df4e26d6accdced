"""What a learner has done, exercise by exercise: how it adds up, and how it is written so that people can read it.

What several pages note about one exercise is added, in whatever order it comes: so nothing that one of them notes is
lost to another.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from types import MappingProxyType
from typing import Any, Protocol

FORMAT = 1
MOST_STARS = 3
MOST_TIMES = 10**9  # of anything that is counted: nobody has tried so often


class NotProgress(Exception):
    """A text that is no progress of ours: damaged, from somebody else, or from a later version."""


@dataclass(frozen=True, slots=True)
class Effort:
    """What was done about one exercise."""

    solved: bool = False
    stars: int = 0  # of the best time
    tries: int = 0  # legal moves, right ones and others
    hints: int = 0  # asked for; what shows more of the answer counts for more

    def __add__(self, other: Effort) -> Effort:
        return Effort(
            self.solved or other.solved,
            max(self.stars, other.stars),
            self.tries + other.tries,
            self.hints + other.hints,
        )


NOTHING = Effort()


def stars(misses: int, hints: int) -> int:
    """Stars for a task that is solved: a miss costs one, each hint after the first too, but never the last star."""
    return max(1, MOST_STARS - misses - max(0, hints - 1))


class Trial(Protocol):
    """What an exercise and a question have in common."""

    @property
    def misses(self) -> int: ...
    @property
    def hints(self) -> int: ...
    @property
    def solved(self) -> bool: ...
    @property
    def stars(self) -> int: ...


def effort(before: Trial, after: Trial) -> Effort:
    """What one step of a task has added. A fresh start adds nothing, and takes nothing back."""
    now = after.solved and not before.solved
    tries = (after.misses + after.solved) - (before.misses + before.solved)
    return Effort(
        solved=now,
        stars=after.stars if now else 0,
        tries=max(0, tries),
        hints=max(0, after.hints - before.hints),
    )


Efforts = Mapping[str, Mapping[str, Effort]]


@dataclass(frozen=True, slots=True)
class Progress:
    """What was done in each lesson, by the keys of its exercises."""

    lessons: Efforts = field(default_factory=lambda: MappingProxyType({}), hash=False)

    def plus(self, lesson: str, key: str, more: Effort) -> Progress:
        """The same with some more effort."""
        exercises = self.lessons.get(lesson, {})
        together = {**exercises, key: exercises.get(key, NOTHING) + more}
        return Progress({**self.lessons, lesson: together})

    @property
    def text(self) -> str:
        """As it is written to a file: one exercise to a line."""
        lessons = [
            f"    {json.dumps(lesson, ensure_ascii=False)}: {{\n"
            + ",\n".join(
                f"      {json.dumps(key, ensure_ascii=False)}: {json.dumps(asdict(exercises[key]))}"
                for key in sorted(exercises)
            )
            + "\n    }"
            for lesson, exercises in sorted(self.lessons.items())
            if exercises
        ]
        inner = "\n" + ",\n".join(lessons) + "\n  " if lessons else ""
        return f'{{\n  "format": {FORMAT},\n  "lessons": {{{inner}}}\n}}\n'


def read(text: str | bytes) -> Progress:
    """The progress that a text holds; raises NotProgress for everything that we would not have written."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotProgress(str(error)) from error
    if not isinstance(found, dict) or found.keys() != {"format", "lessons"}:
        raise NotProgress("expected format and lessons")
    if found["format"] != FORMAT or isinstance(found["format"], bool):
        raise NotProgress(f"format {found['format']!r}; expected {FORMAT}")
    return Progress(
        {
            lesson: {key: _effort(entry) for key, entry in _table(exercises).items()}
            for lesson, exercises in _table(found["lessons"]).items()
        }
    )


def _table(found: Any) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise NotProgress(f"{found!r}; expected names and what belongs to them")
    for name in found:
        try:
            name.encode()
        except UnicodeEncodeError as error:  # half of a sign: JSON can say it, no file can
            raise NotProgress(f"{name!r}; expected a name") from error
    return found


def _effort(found: Any) -> Effort:
    counts = {"stars": MOST_STARS, "tries": MOST_TIMES, "hints": MOST_TIMES}
    entry = _table(found)
    if entry.keys() != {"solved", *counts} or not isinstance(entry["solved"], bool):
        raise NotProgress(f"{found!r}; expected solved, {', '.join(counts)}")
    for name, most in counts.items():
        number = entry[name]
        if not isinstance(number, int) or isinstance(number, bool) or number < 0:
            raise NotProgress(f"{name} {number!r}; expected a number")
        if number > most:
            raise NotProgress(f"{name} is too large; expected at most {most}")
    return Effort(**entry)

"""A learner's progress by exercise: how it adds up, and its serialization as readable JSON.

Entries are added, and addition is commutative: so several pages can note progress of one exercise in any order, and
nothing is lost.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from types import MappingProxyType
from typing import Any, Protocol

from ruleboard.rules.arguments import is_number

FORMAT = 1
MOST_STARS = 3
MOST_TIMES = 10**9  # of anything that is counted; more is not plausible


class NotProgress(Exception):
    """The text is not valid progress: damaged, of another program, or of a later version."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The work of a learner on one exercise."""

    solved: bool = False
    stars: int = 0  # of the best attempt
    tries: int = 0  # legal moves, right or wrong
    hints: int = 0  # asked for; those that show more of the answer count more

    def __add__(self, other: Effort) -> Effort:
        return Effort(
            self.solved or other.solved,
            max(self.stars, other.stars),
            self.tries + other.tries,
            self.hints + other.hints,
        )


NOTHING = Effort()


def stars(misses: int, hints: int) -> int:
    """Stars for a solved task: each miss costs one, each hint after the first too, but the last star is never lost."""
    return max(1, MOST_STARS - misses - max(0, hints - 1))


class Trial(Protocol):
    """What the states of an exercise and of a question have in common."""

    @property
    def misses(self) -> int: ...
    @property
    def hints(self) -> int: ...
    @property
    def solved(self) -> bool: ...
    @property
    def stars(self) -> int: ...


def effort(before: Trial, after: Trial) -> Effort:
    """The effort that one step has added. A restart adds nothing, and takes nothing back."""
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
    """The efforts of each lesson, by the keys of its exercises."""

    lessons: Efforts = field(default_factory=lambda: MappingProxyType({}), hash=False)

    def plus(self, lesson: str, key: str, more: Effort) -> Progress:
        """A copy with more effort on one exercise."""
        exercises = self.lessons.get(lesson, {})
        together = {**exercises, key: exercises.get(key, NOTHING) + more}
        return Progress({**self.lessons, lesson: together})

    @property
    def text(self) -> str:
        """The file format: JSON with one exercise to a line."""
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
    """Parse progress; raises NotProgress for everything that `text` would not have written."""
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
        except UnicodeEncodeError as error:  # a lone surrogate: JSON allows it, UTF-8 does not
            raise NotProgress(f"{name!r}; expected a name") from error
    return found


def _effort(found: Any) -> Effort:
    counts = {"stars": MOST_STARS, "tries": MOST_TIMES, "hints": MOST_TIMES}
    entry = _table(found)
    if entry.keys() != {"solved", *counts} or not isinstance(entry["solved"], bool):
        raise NotProgress(f"{found!r}; expected solved, {', '.join(counts)}")
    for name, most in counts.items():
        number = entry[name]
        if not is_number(number, 0):
            raise NotProgress(f"{name} {number!r}; expected a number")
        if number > most:
            raise NotProgress(f"{name} is too large; expected at most {most}")
    return Effort(**entry)

"""The order of the lessons, and the previous/next links at the end of each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from lessons.builder.errors import Fault, LessonError
from lessons.builder.source import START, Lesson, Prose
from lessons.builder.syntax import TRACKS
from ruleboard.lang import LANGUAGES, Words

KEY = "onward"


class Neighbors(NamedTuple):
    """The previous and the next lesson."""

    before: Lesson | None = None
    after: Lesson | None = None


def ordered(lessons: Mapping[str, Lesson]) -> list[Lesson]:
    """The lessons, given by source file, sorted by track and place. Raises LessonError if two have the same place."""
    faults = []
    taken: dict[int, str] = {}
    for file, lesson in lessons.items():
        if lesson.place in taken:
            problem = f"the place {lesson.place} is that of {taken[lesson.place]} too"
            faults.append(Fault(file, 0, "", problem))
        taken[lesson.place] = file
    if faults:
        raise LessonError(faults)
    return sorted(lessons.values(), key=lambda each: (TRACKS.index(each.track), each.place))


def neighbors(lessons: Iterable[Lesson]) -> dict[str, Neighbors]:
    """The neighbors of each lesson by its id."""
    row = [None, *lessons, None]
    return {
        lesson.id: Neighbors(before, after)
        for before, lesson, after in zip(row, row[1:], row[2:], strict=False)
        if lesson is not None
    }


def onward(near: Neighbors) -> Prose:
    """The cell at the end of a lesson with links to the previous one, the start page and the next."""
    return Prose(KEY, 0, {code: _links(near, code) for code in LANGUAGES}, "skip")


def _links(near: Neighbors, language: str) -> str:
    words = Words(language)
    links = [f"[{words.first('course.all')}]({START}.ipynb)"]
    if near.before:
        text = words.first("course.before", title=near.before.titles[language])
        links.insert(0, f"[← {text}]({near.before.id}.ipynb)")
    if near.after:
        text = words.first("course.after", title=near.after.titles[language])
        links.append(f"[{text} →]({near.after.id}.ipynb)")
    return " · ".join(links)

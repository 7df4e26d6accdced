"""The way through the lessons: their order, and the links that lead from one to the next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from lessons.builder.errors import Fault, LessonError
from lessons.builder.source import START, Lesson, Prose
from ruleboard.lang import LANGUAGES, Words

KEY = "onward"


class Way(NamedTuple):
    """Where a lesson stands: between which two others."""

    before: Lesson | None = None
    after: Lesson | None = None


def ordered(lessons: Mapping[str, Lesson]) -> list[Lesson]:
    """Lessons, which come by the name of their source, in the order in which they are learned."""
    faults = []
    taken: dict[int, str] = {}
    for file, lesson in lessons.items():
        if lesson.place in taken:
            problem = f"the place {lesson.place} is that of {taken[lesson.place]} too"
            faults.append(Fault(file, 0, "", problem))
        taken[lesson.place] = file
    if faults:
        raise LessonError(faults)
    return sorted(lessons.values(), key=lambda lesson: lesson.place)


def ways(lessons: Iterable[Lesson]) -> dict[str, Way]:
    """The neighbours of each lesson by its name."""
    row = [None, *lessons, None]
    return {
        lesson.id: Way(before, after)
        for before, lesson, after in zip(row, row[1:], row[2:], strict=False)
        if lesson is not None
    }


def onward(way: Way) -> Prose:
    """The line at the end of a lesson: back, to all lessons, on."""
    return Prose(KEY, 0, {code: _links(way, code) for code in LANGUAGES}, "skip")


def _links(way: Way, language: str) -> str:
    words = Words(language)
    links = [f"[{words.first('course.all')}]({START}.ipynb)"]
    if way.before:
        text = words.first("course.before", title=way.before.titles[language])
        links.insert(0, f"[← {text}]({way.before.id}.ipynb)")
    if way.after:
        text = words.first("course.after", title=way.after.titles[language])
        links.append(f"[{text} →]({way.after.id}.ipynb)")
    return " · ".join(links)

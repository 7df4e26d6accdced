"""A learner's results in all lessons, as a pure machine: it has words and controls, but no board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ruleboard.machines.board import Failed, Found, Machine, Think, Wish
from ruleboard.session.inputs import NOT_HERE, Do, Pick, Reply
from ruleboard.teaching.progress import MOST_STARS, NOTHING, Progress

LESSONS = "lessons"
"""The tray with a button for each lesson."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of the course: the keys of its exercises, and its title in some languages."""

    exercises: tuple[str, ...] = ()
    titles: Mapping[str, str] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Result:
    """What a learner has done in one lesson, or in all."""

    solved: int = 0
    total: int = 0
    stars: int = 0
    lesson: str = ""  # its id, the name of its file
    titles: Mapping[str, str] = field(default_factory=dict, hash=False)

    def __add__(self, other: Result) -> Result:
        solved, total = self.solved + other.solved, self.total + other.total
        return Result(solved, total, self.stars + other.stars)

    def title(self, lang: str) -> str:
        """The title of the lesson in a language; its id if it has none."""
        return self.titles.get(lang, self.lesson)

    @property
    def params(self) -> Mapping[str, int]:
        """The numbers for a sentence."""
        most = MOST_STARS * self.total
        return {"solved": self.solved, "total": self.total, "stars": self.stars, "most": most}


def results(progress: Progress, course: Mapping[str, Lesson]) -> tuple[Result, ...]:
    """The result of each lesson of the course by its id, then of other lessons that were begun."""
    begun = progress.lessons
    others = {name: Lesson(tuple(keys)) for name, keys in begun.items() if name not in course}
    found = []
    for name, lesson in {**course, **others}.items():
        efforts = [begun.get(name, {}).get(key, NOTHING) for key in lesson.exercises]
        solved, stars = sum(each.solved for each in efforts), sum(each.stars for each in efforts)
        found.append(Result(solved, len(efforts), stars, name, lesson.titles))
    return tuple(each for each in found if each.total)


@dataclass(frozen=True, slots=True)
class ProgressState:
    """The results, and the request that reads them."""

    source: Wish  # its result: the results, and a note if they could not be read
    results: tuple[Result, ...] = ()
    read: bool = False
    trouble: bool = False  # they could not be read
    chosen: int | None = None  # the lesson that is told in words

    @property
    def total(self) -> Result:
        """The results of all lessons together."""
        return sum(self.results, Result())


def step(state: ProgressState, given: Any) -> tuple[ProgressState, Reply | None]:
    """One input: read the results again, or tell about one lesson."""
    match given:
        case Found(_, (found, trouble)):
            state = replace(state, results=found, read=True, trouble=bool(trouble), chosen=None)
            return state, Reply((trouble,)) if trouble else Reply()
        case Failed():
            return replace(state, read=True, trouble=True), None
        case Do("read_again"):
            return replace(state, read=False), None
        case Pick(menu, number) if menu == LESSONS and 0 <= number < len(state.results):
            return replace(state, chosen=number), Reply()
    return state, NOT_HERE


def waits(state: ProgressState) -> Think | None:
    """The results, as long as they are not read."""
    return None if state.read else Think(state.source)


MACHINE: Machine[ProgressState] = Machine(
    "progress", step, origin=lambda _: (), waits=waits, brief=lambda _: ()
)

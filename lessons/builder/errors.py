"""Errors in a lesson source, with file, line and key."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Fault(NamedTuple):
    """One error and its place."""

    file: str
    line: int
    key: str
    problem: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.key}: {self.problem}" if self.key else f"{place}: {self.problem}"


class LessonError(ValueError):
    """A lesson that cannot be built; `faults` are all its errors, in the order of the file."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("\n".join(map(str, self.faults)))

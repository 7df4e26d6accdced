"""Every task of every lesson, as the state of its machine, for tests that walk them all."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from ruleboard.jupyter.exercise import Exercise
from ruleboard.jupyter.practice import Practice
from tests.lessons.test_lesson_exercises import SOURCES, shown

__all__ = ["SOURCES", "tasks"]


@cache
def tasks(path: Path) -> tuple[tuple[str, Any], ...]:
    """The exercises and questions of a lesson, by cell and number; running its cells takes a while."""
    found = []
    for key, board in shown(path):
        states = board.state.trials if isinstance(board, Practice) else ()
        states = (board.state,) if isinstance(board, Exercise) else states
        found += [(f"{key} {number}", each) for number, each in enumerate(states, start=1)]
    return tuple(found)

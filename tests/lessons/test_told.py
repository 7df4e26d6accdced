"""Lessons keep their word: traps are answered for the reason that the lesson teaches, and no rule is left untaught."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from lessons.builder.source import Code, read
from ruleboard.jupyter.practice import Practice
from ruleboard.machines.exercise.state import ExerciseState
from tests.lessons.rule_texts import LEFT, RULES
from tests.lessons.test_lesson_exercises import SOURCES, shown
from tests.lessons.told import Trap

LESSONS = [path for path in SOURCES if re.fullmatch(r"[a-z]+-\d+", path.stem)]


def told(path: Path) -> ModuleType:
    return import_module(f"tests.lessons.told.{path.stem.replace('-', '_')}")


TRAPS = [(path, trap) for path in LESSONS for trap in told(path).TRAPS]


def answer(board: Any) -> set[str]:
    """The codes with which a board has answered the last try."""
    state = board.state.trial if isinstance(board, Practice) else board.state
    play: Any = state.play if isinstance(state, ExerciseState) else state
    refused = getattr(play, "refused", None)
    notes = board.value.reply.notes
    codes = {note.code.rpartition(".")[2] for note in notes} | {note.code for note in notes}
    return codes | ({str(refused.code)} if refused else set())


@pytest.mark.parametrize(
    ("path", "trap"),
    TRAPS,
    ids=[f"{path.stem}:{trap.cell}:{trap.task}:{trap.code}" for path, trap in TRAPS],
)
def test_a_trap_is_answered_for_the_reason_that_the_lesson_teaches(path: Path, trap: Trap) -> None:
    ((_, board),) = shown(path, trap.cell)
    if trap.task:
        board.go_to(trap.task - 1)
    if isinstance(trap.tried, str):
        board.type(trap.tried)
    else:
        for site in trap.tried:
            board.click(site)
    assert trap.code in answer(board), board.message
    state = board.state.trial if isinstance(board, Practice) else board.state
    assert getattr(state, "misses", 0) == trap.lure, "what a text asks for costs nothing"


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_has_a_trap_and_says_what_it_teaches(path: Path) -> None:
    lesson = read(path.stem, path.read_text(encoding="utf-8"), path.name)
    keys = {cell.key for cell in lesson.cells}
    assert told(path).TRAPS or path.stem.startswith(("play", "teach")), "a lesson without a trap"
    assert {trap.cell for trap in told(path).TRAPS} <= {
        cell.key for cell in lesson.cells if isinstance(cell, Code)
    }
    assert set(told(path).TAUGHT) <= set(RULES), "a sentence that no rule text has"
    assert set(told(path).TAUGHT.values()) <= keys, "a cell that the lesson does not have"


def test_nothing_of_the_rule_texts_is_left_untaught() -> None:
    taught = {rule for path in LESSONS for rule in told(path).TAUGHT}
    assert sorted(set(RULES) - taught) == []
    assert all(LEFT.values())

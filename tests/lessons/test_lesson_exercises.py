"""Every exercise of every lesson can be solved, can be missed, and has its solution ready."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lessons.building.source import Code, read
from ruleboard.jupyter.exercise import Exercise
from ruleboard.teaching.exercise import answers

SOURCES = sorted((Path(__file__).parents[2] / "lessons" / "source").glob("*.md"))


def shown(path: Path, *keys: str) -> Iterator[tuple[str, Any]]:
    """What each code cell of a lesson shows, or these cells: the value of its last expression."""
    lesson = read(path.stem, path.read_text(encoding="utf-8"), path.name)
    names: dict[str, Any] = {}
    for cell in lesson.cells:
        if not isinstance(cell, Code):
            continue
        body = ast.parse(cell.source).body
        last = body.pop() if isinstance(body[-1], ast.Expr) else None
        exec(compile(ast.Module(body, []), cell.key, "exec"), names)
        if isinstance(last, ast.Expr) and (not keys or cell.key in keys):
            yield cell.key, eval(compile(ast.Expression(last.value), cell.key, "eval"), names)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_exercises_can_be_solved_and_missed(path: Path) -> None:
    exercises = {key: widget for key, widget in shown(path) if isinstance(widget, Exercise)}
    assert exercises, "a lesson without an exercise"
    for key, widget in exercises.items():
        start, goal, moves = widget.state.start, widget.state.goal, widget.state.moves
        right = answers(start, goal, moves)
        missed = [move for move in start.legal_moves if move not in right]
        assert right, f"{key}: nothing solves it"
        assert missed, f"{key}: nothing misses it"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_playing_an_answer_solves_and_playing_another_move_does_not(path: Path) -> None:
    for key, widget in shown(path):
        if not isinstance(widget, Exercise):
            continue
        while not widget.solved:
            state = widget.state
            position = state.position
            right = state.outlook.answers(position, state.left)
            wrong = next((move for move in position.legal_moves if move not in right), None)
            if wrong is not None:
                widget.type(str(wrong))
                assert widget.state.mode == "missed", key
            assert wrong is not None or state.kept, key
            widget.type(str(right[0]))
            assert widget.solved or widget.state.kept > state.kept, key

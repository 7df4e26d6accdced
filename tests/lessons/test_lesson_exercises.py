"""Every exercise of every lesson can be solved, can be missed, and has its solution ready."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lessons.builder.source import Code, read
from ruleboard.jupyter.exercise import Exercise
from ruleboard.jupyter.practice import Practice
from ruleboard.machines.exercise import ExerciseState
from ruleboard.machines.practice import solution
from ruleboard.teaching.outlook import answers
from ruleboard.teaching.progress import MOST_STARS

pytestmark = pytest.mark.long

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
    widgets = dict(shown(path))
    exercises = {key: each for key, each in widgets.items() if isinstance(each, Exercise)}
    practices = [each for each in widgets.values() if isinstance(each, Practice)]
    assert exercises or practices, "a lesson with nothing to do"
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


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_task_of_a_practice_can_be_solved_and_missed(path: Path) -> None:
    for key, board in shown(path):
        if not isinstance(board, Practice):
            continue
        for number, trial in enumerate(board.state.trials):
            board.go_to(number)
            if isinstance(trial, ExerciseState):
                right = answers(trial.start, trial.goal, trial.moves)
                assert any(m not in right for m in trial.start.legal_moves), (key, number + 1)
            else:
                asked = trial.asked
                wrong = [choice for choice in asked.choices if not choice.right]
                assert wrong or len(asked.sites) < len(board.view.labels), (key, number + 1)
            for given in solution(trial):
                board.do(given)
            assert board.state.trial.solved, (key, number + 1)
            assert board.stars[number] == MOST_STARS, (key, number + 1)

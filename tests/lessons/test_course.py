"""The course as a whole: few ideas a lesson, more doing than recognising, honest times, and a game at the end."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lessons.builder.source import Code, Lesson, Prose, read
from ruleboard.jupyter.demo import Demo
from ruleboard.jupyter.exercise import Exercise
from ruleboard.jupyter.play import Play
from ruleboard.jupyter.practice import Practice
from ruleboard.machines.exercise import ExerciseState
from tests.lessons.measures import words_in
from tests.lessons.test_lesson_exercises import SOURCES, shown

CORE = range(9, 16)  # tasks for everybody
MOST_HEADINGS = 6  # with boards: four ideas, a warm-up and a game
WARM_UP = range(3, 5)  # tasks from earlier lessons
CLASS_HOUR = 40  # minutes
READING = 120  # words a minute
SECONDS = {"question": 20, "move": 40, "moves": 90, "demo": 60, "board": 60, "game": 240}
"""What takes how long, for a learner of twelve."""

TAUGHT = [
    path for path in SOURCES if '"track": "teach"' not in path.read_text(encoding="utf-8")[:400]
]


@cache
def lesson(path: Path) -> Lesson:
    return read(path.stem, path.read_text(encoding="utf-8"), path.name)


@cache
def boards(path: Path) -> tuple[tuple[str, Any], ...]:
    return tuple(shown(path))


def trials(path: Path, *, core: bool) -> list[Any]:
    """The tasks of a lesson, all of them or those for everybody."""
    found: list[Any] = []
    for _, board in boards(path):
        if isinstance(board, Practice):
            found += board.state.trials[: board.state.core if core else None]
        elif isinstance(board, Exercise):
            found.append(board.state)
    return found


def kind(trial: Any) -> str:
    if not isinstance(trial, ExerciseState):
        return "question"
    return "move" if trial.moves == 1 else "moves"


def minutes(path: Path) -> float:
    """The time for reading everything and doing what everybody does, with one game."""
    texts = (cell.texts["en"] for cell in lesson(path).cells if isinstance(cell, Prose))
    seconds = 60 * sum(words_in(text, "en") for text in texts) / READING
    seconds += sum(SECONDS[kind(trial)] for trial in trials(path, core=True))
    games = 0
    for _, board in boards(path):
        if isinstance(board, Demo):
            seconds += SECONDS["demo"]
        elif isinstance(board, Play):
            games += 1
        elif not isinstance(board, Practice | Exercise):
            seconds += SECONDS["board"]
    return (seconds + SECONDS["game"] * min(games, 1)) / 60


@pytest.mark.parametrize("path", TAUGHT, ids=lambda path: path.stem)
def test_about_a_dozen_tasks_are_for_everybody(path: Path) -> None:
    assert len(trials(path, core=True)) in CORE


@pytest.mark.parametrize("path", TAUGHT, ids=lambda path: path.stem)
@pytest.mark.parametrize("core", [True, False])
def test_at_least_half_of_the_tasks_are_moves_and_few_are_yes_or_no(
    path: Path, *, core: bool
) -> None:
    found = trials(path, core=core)
    moves = [trial for trial in found if kind(trial) != "question"]
    asked = [trial.asked.topic for trial in found if kind(trial) == "question"]
    assert 2 * len(moves) >= len(found)
    assert 6 * asked.count("yes_no") <= len(found)


@pytest.mark.parametrize("path", TAUGHT, ids=lambda path: path.stem)
def test_a_lesson_has_four_ideas_at_most_besides_its_warm_up_and_its_game(path: Path) -> None:
    headings, at = set(), ""
    for cell in lesson(path).cells:
        if isinstance(cell, Prose):
            at = cell.key if "\n## " in f"\n{cell.texts['en']}" else at
        elif isinstance(cell, Code) and at:
            headings.add(at)
    assert len(headings) <= MOST_HEADINGS


@pytest.mark.parametrize("path", TAUGHT, ids=lambda path: path.stem)
def test_every_lesson_ends_with_a_game_against_the_computer(path: Path) -> None:
    _, last = [each for each in boards(path) if isinstance(each[1], Play)][-1]
    assert any(last.seats)


@pytest.mark.parametrize("path", TAUGHT, ids=lambda path: path.stem)
def test_every_lesson_but_the_first_of_a_game_begins_with_a_warm_up(path: Path) -> None:
    if path.stem in ("mills-1", "draughts-1", "relati-1", "play-1"):
        return
    practices = [board for _, board in boards(path) if isinstance(board, Practice)]
    assert len(practices[0].state.trials) in WARM_UP


@pytest.mark.parametrize("path", TAUGHT, ids=lambda path: path.stem)
def test_times_are_honest_and_fit_into_a_class_hour(path: Path) -> None:
    told, found = lesson(path).minutes, minutes(path)
    assert told <= CLASS_HOUR
    assert found - 3 <= told <= 1.6 * found, f"{told} minutes; it takes about {found:.0f}"

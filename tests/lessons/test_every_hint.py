"""Every hint of every task of every lesson: it is there, it is true where it is said, and the first holds no answer."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines import question
from ruleboard.machines.exercise import ExerciseState
from ruleboard.machines.exercise import step as exercise_step
from ruleboard.rules.base import Note, Position, Role
from ruleboard.session.inputs import Do, Reply
from ruleboard.teaching.narration import tell
from tests.lessons.claims import GENERAL, MILLS
from tests.lessons.claims_of_draughts import DRAUGHTS
from tests.lessons.claims_of_relati import RELATI
from tests.lessons.every_task import SOURCES, tasks

pytestmark = pytest.mark.long

CLAIMS = {"mills": MILLS, "draughts": DRAUGHTS, "relati": RELATI}
MOST = 14  # hints until the answer is there: one for each wrong answer
LEAST = 480  # tasks of all lessons


def hints(task: Any) -> list[Reply]:
    """Every hint of a task, until the answer is shown."""
    step = exercise_step if isinstance(task, ExerciseState) else question.step
    found: list[Reply] = []
    for _ in range(MOST):
        task, reply = step(task, Do("hint"))
        if task.mode == "revealed":
            return found
        found.append(reply)
    raise AssertionError("hints without end")


@cache
def walked(path: Path) -> tuple[tuple[str, Any, list[Reply]], ...]:
    """Every task of a lesson with its hints, found once for all tests."""
    return tuple((key, task, hints(task)) for key, task in tasks(path))


def claim_of(game: str, code: str) -> Any:
    return CLAIMS[game].get(code) or GENERAL.get(code)


def facts(reply: Reply) -> list[Note]:
    return [note for note in reply.notes if ".fact." in note.code]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_every_hint_is_true_where_it_is_said(path: Path) -> None:
    for key, task, replies in walked(path):
        for reply in replies:
            for note in facts(reply):
                game, _, code = note.code.split(".")
                claim = claim_of(game, code)
                assert claim, f"{note.code}: nobody checks it"
                params = {**note.params}
                assert claim(task.start, task=task, **params), f"{key}: {note.code} {params}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_hint_is_empty_in_any_language(path: Path) -> None:
    for key, _, found in walked(path):
        assert found, key
        for lang in LANGUAGES:
            for reply in found:
                assert all(text.strip() for text in tell(Words(lang), reply.notes)), key
                assert reply.notes, key


def targets(position: Position, move: Any) -> set[str]:
    """The sites where a move ends: the last click before a choice that the rules demand."""
    after = [e.after for e in position.events(move) if e.role is Role.CHOICE]
    return {way[: after[0] if after else None][-1] for way in position.clicks(move) if way}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_the_first_hint_never_names_the_only_answer(path: Path) -> None:
    for key, task, (first, *_) in walked(path):
        named = {site for note in first.notes for site in sites_in(note)}
        named |= {site for mark in first.marks for site in mark.sites}
        if isinstance(task, ExerciseState):
            answers = task.outlook.answers(task.start, task.left)
            only = set().union(*(targets(task.start, move) for move in answers))
        else:
            only = set(task.asked.sites)
        if len(only) == 1:
            assert not only & named, f"{key}: {first.notes}"


def sites_in(note: Note) -> set[str]:
    """The sites in the parameters of a note that its sentence shows."""
    text = tell(Words("en"), (note,))[0]
    words = set(
        text.replace("–", " ").replace(",", " ").replace(".", " ").replace(":", " ").split()
    )
    return {w for w in words if w.isdigit() is False and any(c.isdigit() for c in w)} | {
        str(value)
        for value in note.params.values()
        if isinstance(value, str) and str(value) in words
    }


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_hints_use_no_code_and_name_no_flying_where_nobody_flies(path: Path) -> None:
    for key, task, replies in walked(path):
        for reply in replies:
            text = tell(Words("en"), reply.notes)[0]
            assert ">" not in text, key
            if "fly" in text or "Fly" in text:
                men = [p.owner for p in task.start.pieces.values()]
                near = task.start.rules.flies_at
                asked = "under these rules" in text  # a question about this very rule
                assert asked or men.count(task.start.turn) <= near, (key, text)


def test_all_tasks_are_looked_at() -> None:
    assert sum(len(tasks(path)) for path in SOURCES) >= LEAST

"""What boards answer to the questions of all lessons: the right answer after the last miss, nothing twice, no codes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ruleboard.jupyter.exercise import Exercise
from ruleboard.jupyter.practice import Practice
from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines import exercise, question
from ruleboard.machines.exercise import ExerciseState
from ruleboard.machines.question import QuestionState
from ruleboard.session.inputs import Click, Do, Reply, Tone, Type
from ruleboard.teaching.narration import tell
from tests.lessons.test_lesson_exercises import SOURCES, shown

CODE = re.compile(r"\b[abm][A-Z]\d+[>*]|[a-z]+\.[a-z_]+\.[a-z_]+|\{\w*\}")
"""The notation of actions of Relati (aD4>F), keys of sentences, and fields that were not filled."""

SENTENCE = re.compile(r"(?<=[.!?。！？])\s*")

Trial = ExerciseState | QuestionState


@cache
def trials(path: Path) -> tuple[tuple[str, Trial], ...]:
    """Every question of a lesson and every exercise of one move, with the place where it is."""
    found: list[tuple[str, Trial]] = []
    for key, widget in shown(path):
        if isinstance(widget, Practice):
            tasks = enumerate(widget.state.trials, start=1)
            found += ((f"{key} {number}", trial) for number, trial in tasks)
        elif isinstance(widget, Exercise):
            found.append((key, widget.state))
    return tuple((place, trial) for place, trial in found if getattr(trial, "moves", 1) == 1)


def asked(path: Path) -> Iterator[tuple[str, QuestionState]]:
    for place, trial in trials(path):
        if isinstance(trial, QuestionState):
            yield place, trial


def replies(trial: Trial) -> Iterator[Reply]:
    """What a board asks, and what it says to right and wrong answers and to those who give up."""
    if isinstance(trial, ExerciseState):
        yield Reply((trial.goal.task(trial.start.game),))
        right = trial.outlook.answers(trial.position, trial.left)
        wrong = [move for move in trial.position.legal_moves if move not in right]
        for move in (*right[:1], *wrong[:1]):
            state, reply = exercise.step(trial, Type(str(move)))
            yield reply
            yield exercise.step(state, Do("why"))[1]
        return
    yield Reply((trial.asked.task,))
    yield question.step(trial, Do("solution"))[1]
    labels = (each.label for each in trial.asked.choices)
    yield from (Reply((label,)) for label in labels if not isinstance(label, str))
    missed = trial
    for choice in trial.asked.choices:
        yield question.step(trial, Do("answer", choice.number))[1]
        if not choice.right and not missed.settled:
            missed, reply = question.step(missed, Do("answer", choice.number))
            yield reply
    for site in trial.asked.sites:
        missed, reply = question.step(missed, Click(site))
        yield reply


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_answer_says_a_sentence_twice_or_shows_a_code(path: Path) -> None:
    speakers = [Words(language) for language in LANGUAGES]
    for place, trial in trials(path):
        for reply in replies(trial):
            for words in speakers:
                text = " ".join(words.first(note.code, **note.params) for note in reply.notes)
                said = [each for each in SENTENCE.split(text) if each]
                assert len(said) == len(set(said)), f"{place}: {text}"
                assert not CODE.search(text), f"{place}: {text}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_after_the_last_miss_the_right_answer_is_said(path: Path) -> None:
    for place, trial in asked(path):
        choices = trial.asked.choices
        if not choices:
            continue
        state, reply = trial, Reply()
        for choice in choices:
            if not choice.right and not state.settled:
                state, reply = question.step(state, Do("answer", choice.number))
        assert state.revealed, place
        assert reply.tone is Tone.REFUSAL
        (right,) = (each for each in choices if each.right)
        first, *rest = reply.notes
        assert first.code == "ask.wrong", place
        assert rest[0] == right.told or (right.told is None and rest == [*trial.asked.proof.notes])
        assert rest[-1] in trial.asked.proof.notes, place


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_a_reason_to_choose_gives_no_order(path: Path) -> None:
    orders = re.compile(r"\b(Choose|Find|Remove|Move|First choose|Which square)\b")
    for place, trial in asked(path):
        for choice in trial.asked.choices:
            if not isinstance(choice.label, str):
                (text,) = tell(Words("en"), (choice.label,))
                assert not orders.search(text), f"{place}: {text}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_a_click_on_the_piece_that_a_question_names_is_free(path: Path) -> None:
    for place, trial in asked(path):
        for site in trial.asked.begun:
            state, reply = question.step(trial, Click(site))
            assert (state.misses, state.found) == (0, ()), place
            (text,) = tell(Words("en"), reply.notes)
            others = [each for each in trial.asked.sites if re.search(rf"\b{each}\b", text)]
            assert not others, f"{place}: {text}"

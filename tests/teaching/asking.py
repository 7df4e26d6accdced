"""Questions put to somebody, and answers, for the tests."""

from __future__ import annotations

from random import Random
from typing import Any

from ruleboard.machines.question import QuestionState, begin_question, step
from ruleboard.rules import begin
from ruleboard.rules.base import Position
from ruleboard.teaching.tasks import Question, asked

GAMES = ("mills", "mills:chengsan", "draughts", "draughts:guoji", "relati", "relati:all")
FORCED = "W:W32,44:B28"


def posed(question: Question, name: str = "draughts") -> QuestionState:
    start = question.position
    position = begin(name, start) if start is None or isinstance(start, str) else start
    return begin_question(position, asked(question, position))


def walked(name: str, seed: int, most: int = 30) -> Position:
    """Some position of a game in which the game goes on."""
    chance, position = Random(f"{name} {seed}"), begin(name)
    for _ in range(chance.randrange(most)):
        following = position.play(chance.choice(position.legal_moves))
        if following.outcome:
            break
        position = following
    return position


def right(state: QuestionState) -> list[int]:
    return [choice.number for choice in state.asked.choices if choice.right]


def answered(state: QuestionState, *given: Any) -> QuestionState:
    for each in given:
        state, _ = step(state, each)
    return state

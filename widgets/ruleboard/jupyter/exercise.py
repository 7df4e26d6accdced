"""An exercise: a position, a goal that the rules judge, reasons for every miss, hints, and the solution."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruleboard.jupyter import diary
from ruleboard.jupyter.appearance import AUTO
from ruleboard.jupyter.controls import OF_PAGE, placed
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.tasked import TaskBoard
from ruleboard.jupyter.widget import position_of
from ruleboard.machines import exercise
from ruleboard.page.exercise import exercise_view
from ruleboard.page.view import ANSWERED, Look, View
from ruleboard.rules.base import Note, Position
from ruleboard.session.inputs import Input, Reply
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.narration import errors_in_words, game_named, words_of
from ruleboard.teaching.outlook import check
from ruleboard.teaching.tries import Written, invited


class Exercise(TaskBoard[exercise.ExerciseState]):
    """A task on a board: `Exercise("mills", "W:Wa7,d7:Ba1,b2:H7,7", goal=rb.goals.forms_mill())`.

    With `moves=2` the goal is to be reached in two moves of the learner, whatever the opponent replies; the opponent
    replies by itself.
    """

    keys_help = "ui.exercise_keys"

    def __init__(  # noqa: PLR0913 - a task, and all that an author may say to it
        self,
        game: str | Position,
        position: str | None = None,
        *,
        goal: Goal,
        moves: int = 1,
        tries: Sequence[Written] = (),
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
        text: bool = False,
        id: str | None = None,  # noqa: A002  # the name that authors expect
    ) -> None:
        """`tries` are moves that a text invites to: they are answered as any other, and cost nothing.

        `id` is the name under which a learner's progress is noted; by default that of the notebook's cell.
        """
        self._page = diary.page(id or self._cell())
        with errors_in_words(words_of(lang), game_named(game)):
            start = position_of(game, position)
            check(start, goal, moves)
            free = invited(start, goal, moves, tries)
            state = exercise.begin_exercise(start, goal, moves, free)
            super().__init__(state, self._noted, lang=lang, theme=theme, size=size, text=text)

    def _noted(
        self, state: exercise.ExerciseState, given: Input
    ) -> tuple[exercise.ExerciseState, Reply]:
        """A step of the exercise, noted in a learner's own folder."""
        after, reply = exercise.step(state, given)
        return after, self._note(self._page, state, after, reply)

    def _arrange(self) -> tuple[Any, ...]:
        return (
            self._panel(*self.above),
            self._stage(ANSWERED, self._chooser()),
            self._foot(*placed(*self.commands, *OF_PAGE)),
        )

    def _help(self) -> tuple[Note, ...]:
        return (*super()._help(), Note("exercise.three_stars"), Note("exercise.stars"))

    @property
    def solved(self) -> bool:
        """Whether the learner has found an answer."""
        return self._state.solved

    def _look(self, look: Look) -> tuple[View, ...]:
        return (exercise_view(self._state, self._reply, self._words, look, said=self._said),)

    def _adjust(self) -> None:
        super()._adjust()
        state = self._state
        for name in ("hint", "solution"):
            self._buttons.enable(name, useful=not state.settled)
        self._film_buttons(state)

    def __repr__(self) -> str:
        return f"{self.task}\n{super().__repr__()}"

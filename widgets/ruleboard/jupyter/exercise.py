"""An exercise: a position, a goal that the rules judge, reasons for every miss, hints, and the solution."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ruleboard.jupyter import cells, diary
from ruleboard.jupyter.controls import COMMON, OF_PAGE, Command, placed
from ruleboard.jupyter.looks import AUTO
from ruleboard.jupyter.panel import BOX
from ruleboard.jupyter.replied import RepliedBoard
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.widget import position_of
from ruleboard.page.exercise import exercise_view
from ruleboard.page.view import ANSWERED, Look, View
from ruleboard.rules.base import Note, Position
from ruleboard.session.inputs import Input, Reply
from ruleboard.teaching import exercise
from ruleboard.teaching.ahead import check
from ruleboard.teaching.goal import Goal
from ruleboard.teaching.narration import errors_in_words, game_named, words_of
from ruleboard.teaching.progress import effort


class Exercise(RepliedBoard[exercise.ExerciseState]):
    """A task on a board: `Exercise("mills", "W:Wa7,d7:Ba1,b2:H7,7", goal=rb.goals.forms_mill())`.

    With `moves=2` the goal is to be reached in two moves of the learner, whatever the opponent replies; the opponent
    replies by itself.
    """

    commands = (
        Command("hint", "lightbulb-o", ("h",)),
        Command("why", "question-circle", ("w",), about_site=True),
        Command("solution", "eye"),
        Command("retry", "refresh"),
        Command("back", "step-backward"),
        Command("next", "step-forward"),
        Command("cancel", keys=("Escape",)),
        Command("undo", keys=("u",)),
        Command("last", keys=("l",)),
        Command("moves", keys=("m",)),
        Command("flip", keys=("f",)),
        Command("describe", keys=("d",)),
        Command("help", keys=("?",)),
    )
    keys_help = "ui.exercise_keys"
    above = ("task",)

    def __init__(
        self,
        game: str | Position,
        position: str | None = None,
        *,
        goal: Goal,
        moves: int = 1,
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
        text: bool = False,
        id: str | None = None,  # noqa: A002  # the name that authors expect
    ) -> None:
        """`id` is the name under which a learner's progress is noted; by default that of the notebook's cell."""
        self._page = diary.page(id or self._cell())
        with errors_in_words(words_of(lang), game_named(game)):
            start = position_of(game, position)
            check(start, goal, moves)
            state = exercise.begin_exercise(start, goal, moves)
            super().__init__(state, self._noted, lang=lang, theme=theme, size=size, text=text)

    def _cell(self) -> str | None:
        """The name of the cell that makes this exercise, with a number if it makes several."""
        run = cells.running()
        if run is None:
            return None
        earlier = cells.MADE.count(run, Exercise)
        return f"{run.cell}-{earlier + 1}" if earlier else run.cell

    def _noted(
        self, state: exercise.ExerciseState, given: Input
    ) -> tuple[exercise.ExerciseState, Reply]:
        """A step of the exercise, noted in a learner's own folder; what stands in the way is told with the praise."""
        after, reply = exercise.step(state, given)
        trouble = self._page.note(effort(state, after)) if self._page else None
        if trouble and after.solved:
            reply = replace(reply, notes=(*reply.notes, trouble))
        return after, reply

    def _arrange(self) -> tuple[Any, ...]:
        return (
            self._panel(*self.above),
            self._stage(ANSWERED, self._chooser()),
            self._panel(
                self._row(*placed(*self.commands, *OF_PAGE), wide=True),
                self._row(BOX, COMMON),
                *("legend", ("foot", "counters"), "rules"),
            ),
        )

    def _help(self) -> tuple[Note, ...]:
        return (*super()._help(), Note("exercise.three_stars"), Note("exercise.stars"))

    @property
    def solved(self) -> bool:
        """Whether the learner has found an answer."""
        return self._state.solved

    @property
    def task(self) -> str:
        """What is asked, in the reader's language."""
        return "\n".join(self.view.task.texts)

    def _look(self, look: Look) -> tuple[View, ...]:
        return (exercise_view(self._state, self._reply, self._words, look, said=self._said),)

    def _adjust(self) -> None:
        super()._adjust()
        state = self._state
        for name in ("hint", "solution"):
            self._buttons.enable(name, useful=not state.settled)
        for name, end in (("back", 0), ("next", len(state.film) - 1)):
            self._buttons.offer(name, useful=bool(state.film))
            self._buttons.enable(name, useful=state.shown != end)

    def __repr__(self) -> str:
        return f"{self.task}\n{super().__repr__()}"

"""An exercise: a position, a goal that the rules judge, reasons for every miss, hints, and the solution."""

from __future__ import annotations

from typing import Any

from ipywidgets import HTML, Layout

from ruleboard.jupyter.choosing import Chooser, PlayedBoard
from ruleboard.jupyter.controls import button
from ruleboard.jupyter.page import paragraphs
from ruleboard.jupyter.rulepage import footer
from ruleboard.jupyter.widget import position_of
from ruleboard.rules.base import Note, Position, Unknown
from ruleboard.session import exercise
from ruleboard.session.inputs import Do
from ruleboard.session.showing import said
from ruleboard.teaching.narration import errors_in_words, game_named, tell, words_of

BUTTONS = (
    ("hint", "lightbulb-o"),
    ("solution", "eye"),
    ("retry", "refresh"),
    ("back", "step-backward"),
    ("next", "step-forward"),
)


class Exercise(PlayedBoard[exercise.ExerciseState]):
    """A task on a board: `Exercise("mills", "W:Wa7,d7:Ba1,b2:H7,7", goal=rb.goals.forms_mill())`."""

    keys_help = "ui.exercise_keys"
    commands = {
        "Escape": Do("cancel"),
        "u": Do("undo"),
        "h": Do("hint"),
        "w": Do("why"),
        "l": Do("last"),
        "m": Do("moves"),
        "f": Do("flip"),
        "d": "describe",
        "?": "help",
    }

    def __init__(
        self,
        game: str | Position = "mills",
        position: str | None = None,
        *,
        goal: exercise.Goal,
        lang: str = "en",
        theme: str = "light",
        size: int | None = None,
    ) -> None:
        with errors_in_words(words_of(lang), game_named(game)):
            start = position_of(game, position)
            if not exercise.answers(start, goal):
                raise Unknown("goal_out_of_reach", got=start.text)
            machine = exercise.begin_exercise(start, goal)
            super().__init__(machine, exercise.step, lang=lang, theme=theme, size=size)

    def _arrange(self) -> tuple[Any, ...]:
        self._buttons = {name: button(icon, self._doer(name)) for name, icon in BUTTONS}
        self._task = HTML(layout=Layout(margin="0"))
        self._footer = HTML(layout=Layout(margin="0"))
        self._chooser = Chooser(self._do)
        return (
            self._task,
            self._view,
            self._chooser.row,
            self._status,
            self._row(*self._buttons.values(), wide=True),
            self._row(self._box, self._language),
            self._footer,
        )

    def _doer(self, name: str) -> Any:
        return lambda: self._do(Do(name))

    @property
    def solved(self) -> bool:
        """Whether the learner has found an answer."""
        return bool(self._machine.solved)

    @property
    def task(self) -> str:
        """What is asked, in the reader's language."""
        return "\n".join(self._task_texts())

    def _task_texts(self) -> tuple[str, ...]:
        start = self._machine.start
        notes = (
            self._machine.goal.task,
            exercise.task_turn(start) or said(start, "duty", start.duty),
            Note("exercise.in_moves", {"n": 1}),
        )
        return tell(self._words, notes)

    def _retell(self) -> None:
        machine = self._machine
        self._chooser.show(self._words, choices=len(machine.choice))
        for name, made in self._buttons.items():
            made.description = self._words.short(f"ui.{name}")
        settled = machine.solved or bool(machine.solution)
        for name in ("hint", "solution"):
            self._buttons[name].disabled = settled
        last = len(machine.solution) - 1
        for name, end in (("back", 0), ("next", last)):
            self._buttons[name].layout.display = None if machine.solution else "none"
            self._buttons[name].disabled = machine.shown == end
        self._task.value = self._task_page()
        self._box.placeholder = self._words.first("ui.move_box")
        self._footer.value = footer(self._words, machine.position, machine.counters)

    def _task_page(self) -> str:
        return paragraphs(self._words, self._task_texts(), "task")

    def _still(self) -> str:
        return self._task_page() + super()._still()

    def __repr__(self) -> str:
        return f"{self.task}\n{super().__repr__()}"

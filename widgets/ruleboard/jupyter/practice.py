"""A practice: several small tasks of one idea on one board, exercises and questions, with a dot for each of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruleboard import scene
from ruleboard.jupyter import diary
from ruleboard.jupyter.appearance import AUTO
from ruleboard.jupyter.controls import OF_PAGE, Command, placed
from ruleboard.jupyter.options import heard
from ruleboard.jupyter.size import Size
from ruleboard.jupyter.tasked import TASK_COMMANDS, TaskBoard
from ruleboard.jupyter.tray import TRAY, tray
from ruleboard.machines import practice
from ruleboard.machines.exercise import ExerciseState
from ruleboard.machines.practice import PracticeState
from ruleboard.machines.question import QuestionState
from ruleboard.page.practice import answers, dots, practice_view, sheet, sheet_text, trial_view
from ruleboard.page.view import ANSWERED, Look, View
from ruleboard.rules.base import Position, Unknown
from ruleboard.session.inputs import Do, Input, Reply
from ruleboard.teaching.narration import errors_in_words, game_named, words_of

DOTS, ANSWERS = "dots", "answers"
"""The trays of a practice: a dot for each task, and a button for each answer to a question."""

NUMBERS = tuple(
    Command(f"answer_{number}", keys=(str(number),), given=Do("answer", number))
    for number in range(10)
)
ONWARD = Command("go_on", keys=("Enter", " "), given=Do("next_task"))
"""When a task is settled, these lead on; a film is first shown to its end."""

FILM = Command("go_on", keys=("Enter", " "), given=Do("next"))
ONCE_MORE = Command("go_on", keys=("Enter", " "), given=Do("again"))


class Practice(TaskBoard[PracticeState]):
    """Tasks on one board: `Practice("draughts", [rb.task("W:W32:B28", rb.goals.captures(1)), rb.ask.moves("…")])`."""

    commands = (
        Command("previous_task", "arrow-left", ("p",)),
        Command("next_task", "arrow-right", ("n",)),
        Command("again", "repeat"),
        *TASK_COMMANDS,
    )
    keys_help = "ui.practice_keys"

    def __init__(
        self,
        game: str,
        tasks: Sequence[Any],  # of Task and Question; each is looked at by itself
        *,
        lang: str = "en",
        theme: str = AUTO,
        size: Size = None,
        text: bool = False,
        id: str | None = None,  # noqa: A002  # the name that authors expect
    ) -> None:
        """`id` is the name under which a learner's progress is noted; by default that of the notebook's cell."""
        with errors_in_words(words_of(lang), game_named(game)):
            state = practice.begin_practice(game, tuple(tasks))
            _check_boards([trial.start for trial in state.trials])
            book = diary.page(id or self._cell())
            self._pages = [book and book.part(number + 1) for number in range(len(state.trials))]
            self._first = state
            super().__init__(state, self._noted, lang=lang, theme=theme, size=size, text=text)

    def _noted(self, state: PracticeState, given: Input) -> tuple[PracticeState, Reply]:
        """A step, noted in a learner's own folder if it belongs to a task."""
        after, reply = practice.step(state, given)
        if after.index != state.index:
            return after, reply
        return after, self._note(self._pages[state.index], state.trial, after.trial, reply)

    def _arrange(self) -> tuple[Any, ...]:
        previous, onward, again, *others = placed(*self.commands, *OF_PAGE)
        return (
            self._panel(TRAY + DOTS, *self.above),
            self._stage(
                ANSWERED,
                TRAY + ANSWERS,
                self._chooser(),
                ("row ruleboard-onward", onward, again, previous),
            ),
            self._foot(*others),
        )

    # What people and programs do.

    def next(self) -> None:
        """On to the next task; one that has no answer yet is skipped."""
        self._do(Do("next_task"))

    def back(self) -> None:
        """Back to the task before."""
        self._do(Do("previous_task"))

    @heard
    def go_to(self, number: int) -> None:
        """To a task by its number, from 0, as its dot does."""
        self._do(Do("task", number))

    def again(self) -> None:
        """Once more what went wrong."""
        self._do(Do("again"))

    @heard
    def answer(self, number: int) -> None:
        """Answer with the choice of this number, as its key does."""
        self._do(Do("answer", number))

    @property
    def stars(self) -> tuple[int, ...]:
        """The most that each task has brought."""
        return self._state.stars

    @property
    def finished(self) -> bool:
        """Whether the learner is through with this round."""
        return self._state.over

    def _chosen(self, tray: str, number: int) -> None:
        """A dot leads to its task; a button among the answers is an answer."""
        trial = self._state.trial
        if tray == DOTS:
            self.go_to(number)
        elif isinstance(trial, QuestionState):
            self.answer(trial.asked.choices[number].number)

    # The page.

    def _commands_now(self) -> tuple[Command, ...]:
        state, trial = self._state, self._state.trial
        found = list(super()._commands_now())
        if state.over:
            return (*found, ONCE_MORE) if state.wanting else tuple(found)
        if isinstance(trial, QuestionState):
            asked = {each.number for each in trial.asked.choices}
            found += [each for number, each in enumerate(NUMBERS) if number in asked]
        if trial.settled:
            found.append(FILM if self._film_goes_on(trial) else ONWARD)
        return tuple(found)

    def _film_goes_on(self, trial: Any) -> bool:
        """Whether the solution is being shown, and not yet to its end."""
        film = trial.film if isinstance(trial, ExerciseState) else ()
        return bool(film) and not trial.solved and trial.shown < len(film) - 1

    def _look(self, look: Look) -> tuple[View, ...]:
        return (practice_view(self._state, self._reply, self._words, look, said=self._said),)

    def _adjust(self) -> None:
        super()._adjust()
        state, trial, words = self._state, self._state.trial, self._words
        settled = trial.settled and not state.over
        word = "ui.next_task" if trial.settled else "ui.skip"
        icon = "arrow-right" if trial.settled else "share"
        self._buttons.rename("next_task", words, word=word, icon=icon)
        self._buttons.offer("next_task", useful=not state.over, on=settled)
        self._buttons.offer("again", useful=state.over, on=True)
        first = not state.over and state.index == state.round[0]
        self._buttons.enable("previous_task", useful=not first)
        for name in ("hint", "solution"):
            self._buttons.enable(name, useful=not (state.over or trial.settled))
        for name in ("why", "retry"):
            self._buttons.enable(name, useful=not state.over)
        self._film_buttons(trial, useful=not state.over)

    def _controls(self) -> dict[str, Any]:
        state, words = self._state, self._words
        settled = state.trial.settled and not state.over
        trays = {
            DOTS: tray(dots(state, words), words.first("practice.tasks")),
            ANSWERS: tray(answers(state, words), words.first("practice.answers"), done=settled),
        }
        return {**super()._controls(), "trays": trays}

    # Without a kernel, without a browser.

    def _sheet(self) -> list[View]:
        """Every task, untouched."""
        look = self._chosen_look(dark=False)
        first = self._first
        return [
            trial_view(trial, Reply(), self._words, look, named=first.mixed)
            for trial in first.trials
        ]

    def __repr__(self) -> str:
        return sheet_text(self._sheet())

    def _still(self) -> str:
        return sheet(self._sheet())


def _check_boards(starts: Sequence[Position]) -> None:
    """All tasks share one board: what is clicked may not move about between them."""
    first = scene.build(starts[0])
    for number, start in enumerate(starts, start=1):
        other = scene.build(start)
        if (other.width, other.height, other.rows) != (first.width, first.height, first.rows):
            raise Unknown("impossible_task", at=number) from Unknown("other_board", got=start.text)

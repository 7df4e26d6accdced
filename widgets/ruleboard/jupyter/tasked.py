"""What boards with tasks have in common: their commands, their rows, and the name under which progress is noted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from ruleboard.jupyter import cells
from ruleboard.jupyter.controls import COMMON, Command
from ruleboard.jupyter.diary import Page
from ruleboard.jupyter.panel import BOX, Panel
from ruleboard.jupyter.replied import RepliedBoard, RepliedState
from ruleboard.session.inputs import Reply
from ruleboard.teaching.progress import Trial, effort
from ruleboard.teaching.vocabulary import TASKS

S = TypeVar("S", bound=RepliedState)

TASK_COMMANDS = (
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
"""What a learner can tell any board with a task on it."""


class TaskBoard(RepliedBoard[S]):
    """A board with something to solve on it: the task above, what is said beside the picture, the controls below."""

    commands: tuple[Command, ...] = TASK_COMMANDS
    written = TASKS
    above = ("task",)

    def _cell(self) -> str | None:
        """The name of the cell that makes this board, with a number if it makes several with tasks, of any kind.

        The number follows a point: a hyphen would make it the name of a task, or of another cell.
        """
        run = cells.running()
        if run is None:
            return None
        earlier = cells.MADE.count(run, TaskBoard)
        return f"{run.cell}.{earlier + 1}" if earlier else run.cell

    def _note(self, page: Page | None, before: Trial, after: Trial, reply: Reply) -> Reply:
        """Note a step in a learner's own folder; what stands in the way is told with the praise."""
        trouble = page.note(effort(before, after)) if page else None
        if trouble and after.solved:
            return replace(reply, notes=(*reply.notes, trouble))
        return reply

    def _foot(self, *buttons: str) -> Panel:
        """What stands below the board: its buttons, the move box, and what explains the picture."""
        return self._panel(
            self._row(*buttons, wide=True),
            self._row(BOX, COMMON),
            *("legend", ("foot", "counters"), "rules"),
        )

    def _film_buttons(self, trial: Any, *, useful: bool = True) -> None:
        """The buttons that turn the pages of a solution are there while it is shown."""
        film = getattr(trial, "film", ())
        for name, end in (("back", 0), ("next", len(film) - 1)):
            self._buttons.offer(name, useful=bool(film) and useful)
            self._buttons.enable(name, useful=getattr(trial, "shown", 0) != end)

    @property
    def task(self) -> str:
        """What is asked, in the reader's language."""
        return "\n".join(self.view.task.texts)

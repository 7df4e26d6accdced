"""The View of an exercise: the task above the board, and below it the answer to every attempt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ruleboard.lang import Words
from ruleboard.machines.board import Board
from ruleboard.machines.exercise import ExerciseState, task_turn
from ruleboard.page.controls import (
    CANCEL,
    DESCRIBE,
    FLIP,
    HELP,
    HINT,
    LAST_MOVE,
    POSSIBLE,
    WHY,
    Command,
)
from ruleboard.page.counters import pressing
from ruleboard.page.html import Passage
from ruleboard.page.kind import (
    CHOOSER,
    TASK_FOOT,
    Commands,
    Kind,
    Part,
    Stage,
    Strip,
    buttons,
    chooser,
    plain,
    row,
)
from ruleboard.page.praise import number_of, praise
from ruleboard.page.rules import unusual_page
from ruleboard.page.view import ANSWERED, Look, View, view
from ruleboard.rules.base import Note
from ruleboard.session.inputs import Reply, Shown, Tone
from ruleboard.teaching.narration import tell
from ruleboard.teaching.vocabulary import TASKS


def exercise_view(
    state: ExerciseState,
    on_board: Shown,
    reply: Reply,
    words: Words,
    look: Look,
    *,
    said: tuple[str, ...],
) -> View:
    """The View of the board with its task."""
    asked, position = state.asked, state.position
    task = (
        task_turn(asked),  # who plays comes first: the task speaks to that player
        state.goal.task(position.game),
        _time(state),
        *_earlier(state),
    )
    shown = view(on_board, reply, words, look, said=said)
    if state.mode == "trying" and state.kept:  # not in the task: a longer task would shift the page
        more = Note("exercise.more_moves", {"n": state.left})
        told = Passage(shown.headline.kind, tell(words, (state.duty, more)))
        shown = replace(shown, duty=told, headline=told)
    if state.solved:  # the praise comes first, its proof below
        won = praise(words, number_of(state.start), state.duty)
        answer = replace(shown.answer, kind=Tone.NEWS)
        shown = replace(shown, duty=won, headline=won, answer=answer)
    return replace(
        shown,
        task=Passage("task", tell(words, task)),
        counters=pressing(words, position.game, state.counters),
        rules=unusual_page(words.lang, position.game, position.rules),
        example=words.first("ui.move_box"),
        picking=not state.settled,
    )


def _time(state: ExerciseState) -> Note:
    """Says in how many moves the goal must be reached."""
    several = state.moves > 1
    return Note("exercise.with_replies" if several else "exercise.in_moves", {"n": state.moves})


def _earlier(state: ExerciseState) -> tuple[Note, ...]:
    """Says that the task was solved on another day. It stays when it is solved again, or the page would shift."""
    return (Note("exercise.earned", {"n": state.earned}),) if state.earned else ()


SOLUTION = Command("solution", "eye")
RETRY = Command("retry", "refresh")
FILM_BACK = Command("back", "step-backward")
FILM_NEXT = Command("next", "step-forward")
UNDO = Command("undo", keys=("u",))


def task_commands(trial: Any, *, useful: bool = True) -> Commands:
    """The commands of any board with a task; the buttons for the solution's film are visible only while it is shown."""
    film, shown = getattr(trial, "film", ()), getattr(trial, "shown", 0)
    settled, off = trial.settled or not useful, not useful
    hidden = not film or not useful
    return (
        replace(HINT, off=settled),
        replace(WHY, off=off),
        replace(SOLUTION, off=settled),
        replace(RETRY, off=off),
        replace(FILM_BACK, hidden=hidden, off=shown == 0),
        replace(FILM_NEXT, hidden=hidden, off=shown == len(film) - 1),
        *(CANCEL, UNDO, LAST_MOVE, POSSIBLE, FLIP, DESCRIBE, HELP),
    )


def commands(board: Board[ExerciseState]) -> Commands:
    """The commands of an exercise."""
    return (*task_commands(board.state), *chooser(board.shown.choice))


def _parts(_: Board[ExerciseState], known: Commands) -> tuple[Part, ...]:
    return (
        Strip(("task",)),
        Stage((ANSWERED, CHOOSER)),
        Strip((row(*buttons(known)), *TASK_FOOT)),
    )


def _look(board: Board[ExerciseState], words: Words, look: Look, said: tuple[str, ...]) -> View:
    return exercise_view(board.state, board.shown, board.reply, words, look, said=said)


def task_text(shown: View) -> str:
    """The task, one line per language."""
    return "\n".join(shown.task.texts)


def _plain(board: Board[Any], views: Sequence[View], words: Words) -> str:
    return f"{task_text(views[0])}\n{plain(board, views, words)}"


KIND = Kind(
    commands=commands,
    parts=_parts,
    look=_look,
    written=TASKS,
    help=(Note("exercise.three_stars"), Note("exercise.stars")),
    above=("task",),
    plain=_plain,
)

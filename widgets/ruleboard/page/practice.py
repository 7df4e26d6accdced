"""The View of a practice: the current task, a dot per task, the answers to choose from, and the worksheet.

The worksheet is the static picture in a saved notebook: every task in its initial position, numbered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ruleboard.lang import Words
from ruleboard.machines.board import Board
from ruleboard.machines.exercise import task_turn
from ruleboard.machines.practice import PracticeState, Standing, Trial, trial_shown
from ruleboard.machines.question import QuestionState
from ruleboard.page.controls import TRAY, Command, Item, placed, tray
from ruleboard.page.counters import pressing
from ruleboard.page.exercise import exercise_view, task_commands
from ruleboard.page.html import Passage, paragraphs, picture
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
    row,
)
from ruleboard.page.praise import praise
from ruleboard.page.rules import unusual_page
from ruleboard.page.view import ANSWERED, SILENT, Look, View, reader, view
from ruleboard.rules.base import Note
from ruleboard.scene import svg
from ruleboard.scene.theme import find
from ruleboard.session.inputs import Do, Reply, Shown, Tone
from ruleboard.session.rulebook import title
from ruleboard.teaching.narration import joined, tell
from ruleboard.teaching.vocabulary import TASKS

SIGNS = {
    Standing.OPEN: "○",
    Standing.SKIPPED: "⤼",
    Standing.WRONG: "◐",
    Standing.SOLVED: "●",
    Standing.PERFECT: "★",
}
"""The symbol of each result of a task."""

SMALL = 190  # pixels: the width of a board on the worksheet
COLUMNS = 3  # of the worksheet


def trial_view(
    trial: Trial,
    on_board: Shown,
    reply: Reply,
    words: Words,
    look: Look,
    *,
    said: tuple[str, ...] = (),
    named: bool = False,
) -> View:
    """The View of one task; with `named` (tasks under different rules) it begins with the name of the rules."""
    if isinstance(trial, QuestionState):
        shown = _question_view(trial, on_board, reply, words, look, said)
    else:
        shown = exercise_view(trial, on_board, reply, words, look, said=said)
    if not named or not shown.task.texts:
        return shown
    rules = Note("practice.rules", {"name": title(trial.start.game, trial.start.rules)})
    texts = joined(words.languages, tell(words, (rules,)), shown.task.texts)
    return replace(shown, task=replace(shown.task, texts=texts))


def _question_view(
    state: QuestionState,
    on_board: Shown,
    reply: Reply,
    words: Words,
    look: Look,
    said: tuple[str, ...],
) -> View:
    start = state.start
    task = (*([task_turn(start)] if state.asked.turn else []), state.asked.task)
    shown = view(on_board, reply, words, look, said=said)
    if state.solved:  # the praise comes first, its proof below
        shown = replace(shown, answer=replace(shown.answer, kind=Tone.NEWS))
    return replace(
        shown,
        duty=replace(shown.duty, kind="duty"),
        headline=replace(shown.headline, kind=Tone.PRAISE if state.solved else "duty"),
        task=Passage("task", tell(words, task)),
        counters=pressing(words, start.game, start.counters),
        rules=unusual_page(words.lang, start.game, start.rules),
        example=words.first("ui.move_box"),
    )


def practice_view(
    board: Board[PracticeState], words: Words, look: Look, said: tuple[str, ...]
) -> View:
    """The View of the current task; at the end of the round, its summary."""
    state, trial = board.state, board.state.trial
    shown = trial_view(trial, board.shown, board.reply, words, look, said=said, named=state.mixed)
    if state.over:
        summary = Passage("ending", tell(words, (state.duty,)))
        return replace(shown, task=SILENT, duty=summary, headline=summary)
    if trial.solved:
        won = praise(words, state.index + state.rounds, trial.duty)
        shown = replace(shown, duty=won, headline=won)
    if state.turned and not said:  # announce the new task to screen readers
        shown = replace(shown, answer=_heard(shown))
    return shown


def _heard(shown: View) -> Passage:
    return Passage("heard", joined(shown.languages, shown.answer.texts, shown.task.texts))


def dots(state: PracticeState, words: Words) -> tuple[Item, ...]:
    """A dot for each task; its symbol shows the result."""
    found = []
    for number, stars in enumerate(state.stars):
        standing = state.standing(number)
        code = Standing.SOLVED if standing is Standing.PERFECT else standing
        name = words.first(f"practice.{code}", k=number + 1, n=stars)
        kind: str = standing
        if number >= state.core:
            name, kind = words.first("practice.is_extra", name=name), f"{standing} extra"
        now = number == state.index and not state.over
        found.append(Item((SIGNS[standing],), name, kind=kind, now=now))
    return tuple(found)


def answers(state: PracticeState, words: Words) -> tuple[Item, ...]:
    """The answers to choose from, if the current task is a question."""
    trial = state.trial
    if not isinstance(trial, QuestionState) or state.over:
        return ()
    choices = trial.asked.choices
    plain = all(isinstance(choice.label, str) for choice in choices)
    found = []
    for choice in choices:
        label = choice.label
        if isinstance(label, str):  # a move, or a number, which names no site
            texts: tuple[str, ...] = (label if label.isdigit() else words.written(label),)
        else:
            texts = tell(words, (label,))
        right = trial.settled and choice.right
        kind = "right" if right else "struck" if choice.number in trial.struck else ""
        key = "" if plain else str(choice.number)
        found.append(Item(texts, key=key, kind=kind, off=trial.settled or kind == "struck"))
    return tuple(found)


def sheet(views: Iterable[View]) -> str:
    """The worksheet as HTML: all tasks side by side, numbered."""
    found = list(views)
    scenes, columns = [each.scene for each in found], min(COLUMNS, len(found))
    drawn = svg.render_sheet(scenes, find(found[0].look.theme), width=SMALL, columns=columns)
    width, height = (int(part) for part in re.findall(r'(?:width|height)="(\d+)"', drawn)[:2])
    alt = " ".join(f"{number}. {each.description}" for number, each in enumerate(found, start=1))
    words = "".join(_line(number, each) for number, each in enumerate(found, start=1))
    return words + picture(drawn, width=width, height=height, alt=alt)


def _line(number: int, shown: View) -> str:
    texts = tuple(f"{number}. {text}" for text in shown.task.texts)
    return paragraphs(shown.languages, replace(shown.task, kind="task", texts=texts))


def sheet_text(views: Iterable[View]) -> str:
    """The worksheet as plain text."""
    return "\n\n".join(
        f"{number}. {each.task}\n{each.diagram}" for number, each in enumerate(views, start=1)
    )


DOTS, ANSWERS = "dots", "answers"
"""The trays of a practice: a dot for each task, and a button for each answer to a question."""

PREVIOUS = Command("previous_task", "arrow-left", ("p",))
ONWARD = Command("next_task", "arrow-right", ("n",))
SKIP = Command("skip", "share", ("n",), given=Do("next_task"))
AGAIN = Command("again", "repeat")
EXTRA = Command("extra", "plus")
NUMBERS = tuple(
    Command(
        f"answer_{number}", keys=(str(number),), given=Do("answer", number), sentence="ui.answers"
    )
    for number in range(10)
)
SPACE = ("Enter", " ")
FILM = Command("go_on", keys=SPACE, given=Do("next"), sentence="ui.next")
GO_ON = Command("go_on", keys=SPACE, given=Do("next_task"), sentence="ui.next_task")
ONCE_MORE = Command("go_on", keys=SPACE, given=Do("again"), sentence="ui.again")
GO_FURTHER = Command("go_on", keys=SPACE, given=Do("extra"), sentence="ui.extra")
"""When a task is finished, Enter and Space go on: to the end of the solution's film, then to the next task."""


def commands(board: Board[PracticeState]) -> Commands:
    """The commands of a practice: navigation between tasks, and those of the current task."""
    state, trial = board.state, board.state.trial
    settled = trial.settled and not state.over
    first = not state.over and state.index == state.round[0]
    # Next stays where it is while a task is open, so that a double click on it does not hit another button.
    onward = replace(ONWARD, hidden=state.over, off=not settled, on=settled)
    skip = replace(SKIP, hidden=state.over or settled)
    return (
        replace(PREVIOUS, off=first),
        onward if settled else replace(onward, deaf=ONWARD.keys),
        replace(skip, deaf=SKIP.keys) if settled or state.over else skip,
        replace(AGAIN, hidden=not state.over, on=bool(state.wanting)),
        replace(EXTRA, hidden=not (state.over and state.extra), on=not state.wanting),
        *task_commands(trial, useful=not state.over),
        *chooser(board.shown.choice),
        *_leading_on(state),
    )


def _leading_on(state: PracticeState) -> Iterable[Command]:
    trial = state.trial
    if state.over:
        return (ONCE_MORE,) if state.wanting else (GO_FURTHER,) if state.extra else ()
    asked = trial.asked.choices if isinstance(trial, QuestionState) else ()
    numbers = {each.number for each in asked}
    found = [each for number, each in enumerate(NUMBERS) if number in numbers]
    if trial.settled:
        film = () if isinstance(trial, QuestionState) else trial.film
        showing = bool(film) and not trial.solved and trial.shown != len(film) - 1
        found.append(FILM if showing else GO_ON)
    return found


def _parts(_: Board[PracticeState], known: Commands) -> tuple[Part, ...]:
    leading = (ONWARD, AGAIN, EXTRA, PREVIOUS, SKIP)
    names = {each.name for each in leading}
    others = [each for each in known if each.name not in names]
    return (
        Strip((TRAY + DOTS, "task")),
        Stage((ANSWERED, TRAY + ANSWERS, CHOOSER, ("row ruleboard-onward", *placed(leading)))),
        Strip((row(*buttons(others)), *TASK_FOOT)),
    )


def _trays(board: Board[PracticeState], words: Words) -> dict[str, Any]:
    state = board.state
    settled = state.trial.settled and not state.over
    return {
        DOTS: tray(dots(state, words), words.first("practice.tasks")),
        ANSWERS: tray(answers(state, words), words.first("practice.answers"), done=settled),
    }


def _untouched(board: Board[PracticeState], views: Sequence[View], words: Words) -> list[View]:
    """The View of every task in its initial state, with the theme of the board."""
    state, look = board.state, views[0].look
    told = [reader(words, trial.start, look.notation) for trial in state.fresh]
    return [
        trial_view(trial, trial_shown(trial), Reply(), each, look, named=state.mixed)
        for trial, each in zip(state.fresh, told, strict=True)
    ]


def _plain(board: Board[PracticeState], views: Sequence[View], words: Words) -> str:
    return sheet_text(_untouched(board, views, words))


def _still(board: Board[PracticeState], views: Sequence[View], words: Words, _: int) -> str:
    return sheet(_untouched(board, views, words))


KIND = Kind(
    commands=commands,
    parts=_parts,
    look=practice_view,
    trays=_trays,
    written=TASKS,
    above=("task",),
    plain=_plain,
    still=_still,
)

"""What a practice shows: the task on the board, a dot for each of them, the answers to choose from, and the sheet.

The sheet is what stays in a saved notebook: every position with its number and its task, untouched.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines.exercise import task_turn
from ruleboard.machines.practice import PracticeState, Standing, Trial
from ruleboard.machines.question import QuestionState
from ruleboard.page.counters import pressing
from ruleboard.page.exercise import exercise_view
from ruleboard.page.html import Passage, paragraphs, picture
from ruleboard.page.praise import praise
from ruleboard.page.rules import unusual_page
from ruleboard.page.view import SILENT, Look, View, view
from ruleboard.rules.base import Note
from ruleboard.scene import svg
from ruleboard.scene.theme import find
from ruleboard.session.inputs import Reply, Tone
from ruleboard.session.rulebook import title
from ruleboard.teaching.narration import tell

SIGNS = {
    Standing.OPEN: "○",
    Standing.SKIPPED: "⤼",
    Standing.WRONG: "◐",
    Standing.SOLVED: "●",
    Standing.PERFECT: "★",
}
"""How a task has gone, as a shape."""

SMALL = 190  # pixels: how wide a board on the sheet is
COLUMNS = 3  # of the sheet


@dataclass(frozen=True, slots=True)
class Item:
    """A small button: what stands on it, what it is called, and how it looks."""

    texts: tuple[str, ...]  # one for each language, or a single sign
    name: str = ""  # what a screen reader calls it, where the texts do not say it
    key: str = ""
    kind: str = ""
    now: bool = False  # the one that is on the board
    off: bool = False  # of no use any more


def trial_view(
    trial: Trial,
    reply: Reply,
    words: Words,
    look: Look,
    *,
    said: tuple[str, ...] = (),
    named: bool = False,
) -> View:
    """One task with its board; where tasks are judged by different rules, it begins with their name."""
    if isinstance(trial, QuestionState):
        shown = _question_view(trial, reply, words, look, said)
    else:
        shown = exercise_view(trial, reply, words, look, said=said)
    if not named or not shown.task.texts:
        return shown
    rules = Note("practice.rules", {"name": title(trial.start.game, trial.start.rules)})
    pairs = zip(tell(words, (rules,)), shown.task.texts, words.languages, strict=True)
    texts = tuple(LANGUAGES[code].joiner.join(each) for *each, code in pairs)
    return replace(shown, task=replace(shown.task, texts=texts))


def _question_view(
    state: QuestionState, reply: Reply, words: Words, look: Look, said: tuple[str, ...]
) -> View:
    start = state.start
    task = (state.asked.task, *([task_turn(start)] if state.asked.turn else []))
    shown = view(state, reply, words, look, said=said)
    if state.solved:  # the praise comes first, its proof below
        shown = replace(shown, answer=replace(shown.answer, kind=Tone.NEWS))
    return replace(
        shown,
        duty=replace(shown.duty, kind="duty"),
        headline=replace(shown.headline, kind=Tone.PRAISE if state.solved else "duty"),
        task=Passage("task", tell(words, task)),
        counters=pressing(words, start.game, state.counters),
        rules=unusual_page(words.lang, start.game, start.rules),
        example=words.first("ui.move_box"),
    )


def practice_view(
    state: PracticeState, reply: Reply, words: Words, look: Look, *, said: tuple[str, ...]
) -> View:
    """The task on the board; praise that varies; and at the end how all of it went."""
    shown = trial_view(state.trial, reply, words, look, said=said, named=state.mixed)
    if state.over:
        summary = Passage("ending", tell(words, (state.duty,)))
        return replace(shown, task=SILENT, duty=summary, headline=summary)
    if state.trial.solved:
        won = praise(words, state.index + state.rounds, state.trial.duty)
        shown = replace(shown, duty=won, headline=won)
    if state.turned and not said:  # whoever does not see the task hears it
        shown = replace(shown, answer=_heard(shown))
    return shown


def _joined(shown: View, first: tuple[str, ...], then: tuple[str, ...]) -> tuple[str, ...]:
    """Two texts as one, in each language of the reader."""
    pairs = zip(first, then, shown.languages, strict=True)
    return tuple(LANGUAGES[code].joiner.join(each) for *each, code in pairs)


def _heard(shown: View) -> Passage:
    return Passage("heard", _joined(shown, shown.answer.texts, shown.task.texts))


def dots(state: PracticeState, words: Words) -> tuple[Item, ...]:
    """A dot for each task, with a shape for how it went."""
    found = []
    for number, stars in enumerate(state.stars):
        standing = state.standing(number)
        code = Standing.SOLVED if standing is Standing.PERFECT else standing
        name = words.first(f"practice.{code}", k=number + 1, n=stars)
        now = number == state.index and not state.over
        found.append(Item((SIGNS[standing],), name, kind=standing, now=now))
    return tuple(found)


def answers(state: PracticeState, words: Words) -> tuple[Item, ...]:
    """The answers to choose from, where the task on the board has some."""
    trial = state.trial
    if not isinstance(trial, QuestionState) or state.over:
        return ()
    choices = trial.asked.choices
    plain = all(isinstance(choice.label, str) for choice in choices)
    found = []
    for choice in choices:
        label = choice.label
        texts = (label,) if isinstance(label, str) else tell(words, (label,))
        right = trial.settled and choice.right
        kind = "right" if right else "struck" if choice.number in trial.struck else ""
        key = "" if plain else str(choice.number)
        found.append(Item(texts, key=key, kind=kind, off=trial.settled or kind == "struck"))
    return tuple(found)


def sheet(views: Iterable[View]) -> str:
    """All tasks side by side, each with its number: the picture that stays in a saved notebook."""
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
    """The same in letters."""
    return "\n\n".join(
        f"{number}. {each.task}\n{each.diagram}" for number, each in enumerate(views, start=1)
    )

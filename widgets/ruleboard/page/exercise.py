"""What an exercise shows: the task above the board, and below it the answer to every try."""

from __future__ import annotations

from dataclasses import replace

from ruleboard.lang import Words
from ruleboard.machines.exercise import ExerciseState, task_turn
from ruleboard.page.counters import pressing
from ruleboard.page.html import Passage
from ruleboard.page.praise import number_of, praise
from ruleboard.page.rules import unusual_page
from ruleboard.page.view import Look, View, view
from ruleboard.rules.base import Note
from ruleboard.session.inputs import Reply, Tone
from ruleboard.teaching.narration import tell


def exercise_view(
    state: ExerciseState, reply: Reply, words: Words, look: Look, *, said: tuple[str, ...]
) -> View:
    """The board and its task."""
    asked, position = state.asked, state.position
    task = (
        state.goal.task(position.game),
        task_turn(asked),
        _time(state),
    )
    shown = view(state, reply, words, look, said=said)
    if state.mode == "trying" and state.kept:  # here, because the page would shift with the task
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
    """In how many moves."""
    several = state.moves > 1
    return Note("exercise.with_replies" if several else "exercise.in_moves", {"n": state.moves})

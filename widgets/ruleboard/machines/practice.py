"""A practice as a pure machine: several small tasks about one idea, one after another on one board.

Nothing is locked: every task can be left, skipped and resumed. At the end the learner can repeat the tasks that were
not solved perfectly. The first `core` tasks are for everybody; a round ends after them, and the extra ones are offered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeVar

from ruleboard.machines import exercise, question
from ruleboard.machines.board import MOMENT, After, Machine, NoteProgress, described
from ruleboard.machines.exercise import REPLY, ExerciseState, begin_exercise
from ruleboard.machines.question import QuestionState, begin_question
from ruleboard.rules import find
from ruleboard.rules.base import Note
from ruleboard.rules.errors import BadValue, RuleboardError
from ruleboard.session.inputs import (
    NOTHING_IN_HAND,
    Click,
    Do,
    Input,
    Pick,
    Reply,
    Shown,
    Tone,
    Type,
)
from ruleboard.teaching.outlook import check
from ruleboard.teaching.progress import MOST_STARS, NOTHING, effort
from ruleboard.teaching.tasks import Question, Task, asked, placed
from ruleboard.teaching.tries import invited

Trial = ExerciseState | QuestionState
"""The state of one task."""


T = TypeVar("T")


class Standing(StrEnum):
    """The status of a task."""

    OPEN = "open"
    SKIPPED = "skipped"
    WRONG = "wrong"  # tried or given up, not solved yet
    SOLVED = "solved"  # with hints or misses
    PERFECT = "perfect"


@dataclass(frozen=True, slots=True)
class PracticeState:
    """The states of all tasks, which one is on the board, and which belong to this round."""

    trials: tuple[Trial, ...]
    stars: tuple[int, ...]  # the best result of each task
    core: int  # how many tasks, from the first, are for everybody; the others are extra
    left: frozenset[int] = frozenset()  # tasks left without an answer
    failed: frozenset[int] = frozenset()  # tasks that went wrong and have not been solved since
    index: int = 0
    round: tuple[int, ...] = ()  # the tasks of this round, in order
    rounds: int = 0  # how many rounds were repeated
    over: bool = False  # the round has ended
    turned: bool = False  # the task has just changed: it is announced

    @property
    def trial(self) -> Trial:
        """The task on the board."""
        return self.trials[self.index]

    @property
    def fresh(self) -> tuple[Trial, ...]:
        """All tasks in their initial states."""
        return tuple(map(_fresh, self.trials))

    @property
    def mixed(self) -> bool:
        """Whether the tasks have different rule sets, so that each has to name its own."""
        return len({trial.start.rules for trial in self.trials}) > 1

    @property
    def replying(self) -> bool:
        """Whether the opponent has to reply."""
        return isinstance(self.trial, ExerciseState) and not self.over and self.trial.replying

    @property
    def mode(self) -> str:
        return "over" if self.over else self.trial.mode

    @property
    def duty(self) -> Note:
        """The duty of the task, or the result of the practice."""
        if not self.over:
            return self.trial.duty
        counted = sum(number < self.core or bool(got) for number, got in enumerate(self.stars))
        return Note("practice.over", {"n": sum(self.stars), "most": MOST_STARS * counted})

    @property
    def settled(self) -> bool:
        """Whether the task on the board is solved or its answer was shown."""
        return self.trial.settled

    @property
    def wanting(self) -> tuple[int, ...]:
        """The tasks without full stars, apart from extra tasks that were never tried."""
        return tuple(
            number
            for number, stars in enumerate(self.stars)
            if stars < MOST_STARS and (number < self.core or self._touched(number))
        )

    @property
    def extra(self) -> tuple[int, ...]:
        """The extra tasks that are still open."""
        numbers = range(self.core, len(self.trials))
        return tuple(number for number in numbers if not self._touched(number))

    def _touched(self, number: int) -> bool:
        return self.standing(number) not in (Standing.OPEN, Standing.SKIPPED)

    def standing(self, number: int) -> Standing:
        """The status of a task."""
        trial = self.trials[number]
        if self.stars[number]:
            perfect = self.stars[number] == MOST_STARS
            return Standing.PERFECT if perfect else Standing.SOLVED
        if number in self.failed or trial.misses or trial.settled:
            return Standing.WRONG
        return Standing.SKIPPED if number in self.left else Standing.OPEN


def trial_shown(trial: Trial) -> Shown:
    """What the board shows of a task."""
    return question.shown(trial) if isinstance(trial, QuestionState) else exercise.shown(trial)


def shown(state: PracticeState) -> Shown:
    """What the board shows: the current task. A change of task is not animated."""
    found = trial_shown(state.trial)
    if state.over:
        found = replace(found, duty=state.duty, mode=state.mode, hand=NOTHING_IN_HAND, choice=())
    return replace(found, course=()) if state.over or state.turned else found


def begin_practice(
    game: str, tasks: Sequence[Task | Question], core: int | None = None
) -> PracticeState:
    """The initial state; raises BadValue with the number of the task that is not possible."""
    trials = []
    if not tasks:
        raise BadValue("no_tasks", expected='rb.task("…", rb.goals.wins()), rb.ask.moves("…")')
    find(game)  # raises Unknown for an unknown game or rule set
    for number, each in enumerate(tasks, start=1):
        try:
            trials.append(_begun(each, game))
        except RuleboardError as error:
            raise BadValue("impossible_task", at=number) from error
    count = len(trials)
    core = count if core is None else core
    if not 1 <= core <= count:
        raise BadValue("bad_core", name="core", got=core, most=count)
    return PracticeState(tuple(trials), (0,) * count, core, round=tuple(range(core)))


def _begun(task: Task | Question, game: str) -> Trial:
    if not isinstance(task, Task | Question):
        raise Task.instead_of(task)
    position = placed(task, game)
    if isinstance(task, Question):
        return begin_question(position, asked(task, position))
    check(position, task.goal, task.moves)
    free = invited(position, task.goal, task.moves, task.tries)
    return begin_exercise(position, task.goal, task.moves, free)


def _fresh(trial: Trial) -> Trial:
    if isinstance(trial, QuestionState):
        return begin_question(trial.start, trial.asked)
    return begin_exercise(trial.start, trial.goal, trial.moves, trial.free)


def step(state: PracticeState, given: Input) -> tuple[PracticeState, Reply]:
    """One input: for the task on the board, or a command that changes the task."""
    state = replace(state, turned=False)
    match given:
        case Do("next_task"):
            return _onward(state)
        case Do("previous_task"):
            return _backward(state)
        case Do("task", number) | Pick("dots", number) if 0 <= number < len(state.trials):
            return _turned(state, number)
        case Do("again"):
            return _again(state)
        case Do("extra") if state.extra:
            return _turned(replace(state, round=state.extra), state.extra[0])
    if state.over:
        return state, Reply()
    return _tried(state, _numbered(state.trial, given))


def _numbered(trial: Trial, given: Input) -> Input:
    """Translate a click on an answer button into the command with the number of that answer."""
    match given:
        case Pick("answers", place) if isinstance(trial, QuestionState):
            choices = trial.asked.choices[place : place + 1] if place >= 0 else ()
            return Do("answer", choices[0].number if choices else -1)
    return given


def _tried(state: PracticeState, given: Input) -> tuple[PracticeState, Reply]:
    number, trial = state.index, state.trial
    after: Trial
    if isinstance(trial, QuestionState):
        after, reply = question.step(trial, given)
    else:
        after, reply = exercise.step(trial, given)
    failed = (
        state.failed | {number}
        if after.misses or (after.settled and not after.solved)
        else state.failed
    )
    state = replace(
        state,
        trials=_with(state.trials, number, after),
        stars=_with(state.stars, number, max(state.stars[number], after.stars)),
        failed=failed - {number} if after.solved else failed,
    )
    return state, reply


def _onward(state: PracticeState) -> tuple[PracticeState, Reply]:
    """Go to the next task of the round, skipping an unanswered one; after the last one, show the result."""
    if state.over:
        return state, Reply()
    left = state.left if state.settled else state.left | {state.index}
    state = replace(state, left=left)
    later = [number for number in state.round if number > state.index]
    return _turned(state, later[0]) if later else _finished(state)


def _finished(state: PracticeState) -> tuple[PracticeState, Reply]:
    wanting, extra = len(state.wanting), len(state.extra)
    notes = [Note("practice.wanting", {"n": wanting}) if wanting else Note("practice.all")]
    if extra:
        notes.append(Note("practice.extra", {"n": extra}))
    return replace(state, over=True), Reply(
        tuple(notes), tone=Tone.NEWS if wanting else Tone.PRAISE
    )


def _backward(state: PracticeState) -> tuple[PracticeState, Reply]:
    earlier = [number for number in state.round if number < state.index]
    if state.over or not earlier:
        return _turned(state, state.index)
    return _turned(state, earlier[-1])


def _turned(state: PracticeState, number: int) -> tuple[PracticeState, Reply]:
    """Put another task on the board, in the state in which it was left."""
    everything = tuple(range(len(state.trials)))
    turn = state.round if number in state.round else everything
    flipped = _flipped(state.trial)
    state = replace(state, index=number, round=turn, over=False)
    if _flipped(state.trial) != flipped:  # keep the learner's orientation of the board
        state, _ = _tried(state, Do("flip"))
    told = Note("practice.number", {"k": number + 1, "count": len(state.trials)})
    return replace(state, turned=True), Reply((told,))


def _flipped(trial: Trial) -> bool:
    return trial.flipped if isinstance(trial, QuestionState) else trial.play.flipped


def _again(state: PracticeState) -> tuple[PracticeState, Reply]:
    """Restart the tasks without full stars; if there are none, all tasks but open extra ones."""
    touched = tuple(number for number in range(len(state.trials)) if number not in state.extra)
    turn = state.wanting or touched
    trials = state.trials
    for number in turn:
        fresh, _ = step(replace(state, index=number, over=False), Do("retry"))
        trials = _with(trials, number, fresh.trials[number])
    state = replace(state, trials=trials, round=turn, rounds=state.rounds + 1)
    return _turned(state, turn[0])


def _with(parts: tuple[T, ...], number: int, part: T) -> tuple[T, ...]:
    return (*parts[:number], part, *parts[number + 1 :])


def solution(trial: Trial) -> tuple[Input, ...]:
    """Inputs that solve a task: for tests of lessons."""
    if isinstance(trial, ExerciseState):
        return tuple(_solving(trial))
    if trial.asked.choices:
        return tuple(Do("answer", each.number) for each in trial.asked.choices if each.right)
    return tuple(Click(site) for site in trial.asked.sites)


def _solving(trial: ExerciseState) -> Iterator[Input]:
    """The inputs that solve an exercise, with the opponent's replies between them."""
    while not trial.solved:
        right = trial.outlook.answers(trial.position, trial.left)
        given = REPLY if trial.replying else Type(str(right[0]))
        yield given
        trial, _ = exercise.step(trial, given)


def _waits(state: PracticeState) -> After | None:
    return After(MOMENT, REPLY) if state.replying else None


def _origin(state: PracticeState) -> tuple[str, ...]:
    found: list[str] = []
    for trial in state.trials:
        if isinstance(trial, QuestionState):
            found += (described(trial.start), repr(trial.asked.task))
        else:
            found += exercise.machine.origin(trial)
    return tuple(found)


def _efforts(before: PracticeState, after: PracticeState) -> tuple[NoteProgress, ...]:
    """The effort that a step has added to the task on the board; a change of task adds nothing."""
    if before.index != after.index:
        return ()
    done = effort(before.trial, after.trial)
    return () if done == NOTHING else (NoteProgress(after.index, done),)


def _recall(state: PracticeState, stars: tuple[int, ...]) -> PracticeState:
    best = (max(pair) for pair in zip(state.stars, stars, strict=True))
    return replace(state, stars=tuple(best))


MACHINE: Machine[PracticeState] = Machine(
    "practice",
    step,
    shown=shown,
    waits=_waits,
    efforts=_efforts,
    origin=_origin,
    recall=_recall,
)

"""A practice as a machine: on and back, skipping, stars, and once more what went wrong."""

from __future__ import annotations

import pytest

from ruleboard import ask, goals
from ruleboard.machines.practice import (
    PracticeState,
    Standing,
    begin_practice,
    shown,
    solution,
    step,
)
from ruleboard.rules import BadValue, Unknown, mills
from ruleboard.rules.errors import RuleboardError
from ruleboard.session.inputs import Click, Do, Input
from ruleboard.teaching.tasks import Question, Task, task

FORCED = "W:W32,44:B28"
SHOT = "W:W34,38,40,45:B11,12,23,25,27"
TASKS = (
    task(FORCED, goals.captures(1)),
    ask.moves("W:W38,44:B8,13", "38"),
    ask.yes_no(FORCED, "44-40"),
    ask.count(FORCED),
)
ON, BACK, AGAIN = Do("next_task"), Do("previous_task"), Do("again")


def after(state: PracticeState, *given: Input) -> PracticeState:
    for each in given:
        state, _ = step(state, each)
    return state


def begun(*tasks: Task | Question) -> PracticeState:
    return begin_practice("draughts", tasks or TASKS)


def solved(state: PracticeState) -> PracticeState:
    return after(state, *solution(state.trial))


def test_every_task_is_solved_in_turn_and_all_stars_are_won() -> None:
    state = begun()
    for number in range(4):
        assert (state.index, state.over) == (number, False)
        state = solved(state)
        assert state.trial.solved
        assert state.standing(number) is Standing.PERFECT
        assert state.index == number  # the proof stays until one goes on
        state, reply = step(state, ON)
    assert (state.over, state.stars, state.wanting) == (True, (3, 3, 3, 3), ())
    assert reply.notes[0].code == "practice.all"
    assert state.duty.params == {"n": 12, "most": 12}


def test_once_more_goes_through_what_went_wrong_and_nothing_else() -> None:
    state = after(solved(begun()), ON, Click("44"))  # a miss, then the right squares
    state = after(solved(state), ON, ON, Do("solution"), ON)  # the third skipped, the last given up
    standings = [state.standing(number) for number in range(4)]
    wrong = Standing.WRONG
    assert standings == [Standing.PERFECT, Standing.SOLVED, Standing.SKIPPED, wrong]
    assert (state.over, state.stars, state.wanting) == (True, (3, 2, 0, 0), (1, 2, 3))
    state = after(state, AGAIN)
    assert (state.index, state.round, state.over, state.trial.settled) == (
        1,
        (1, 2, 3),
        False,
        False,
    )
    state = after(solved(state), ON)
    state = after(solved(state), ON)
    state = after(solved(state), ON)
    assert (state.over, state.stars) == (True, (3, 3, 3, 3))
    assert after(state, AGAIN).round == (0, 1, 2, 3)  # nothing went wrong: all of it


def test_stars_that_were_won_are_kept() -> None:
    state = after(solved(begun()), Do("retry"))
    assert state.stars[0] == 3
    assert state.standing(0) is Standing.PERFECT
    assert after(state, Do("solution")).stars[0] == 3


def test_nothing_is_locked_and_a_task_is_found_as_it_was_left() -> None:
    state = after(begun(), Do("task", 1), Click("32"), Do("task", 3), BACK, BACK)
    assert state.index == 1
    assert state.trial.duty.params == {"k": 1, "total": 2}
    assert after(state, Do("task", 9)) == after(state, Do("task", -1))
    assert after(begun(), BACK).index == 0
    end = after(begun(), ON, ON, ON, ON)
    assert (end.over, end.index) == (True, 3)
    assert after(end, BACK).over is False
    assert after(end, ON, Click("32")).over
    assert after(end, Do("task", 0)).index == 0


def test_a_task_outside_the_round_begins_a_round_of_all() -> None:
    state = after(solved(begun()), ON, ON, ON, ON, AGAIN, Do("task", 0))
    assert (state.index, state.round) == (0, (0, 1, 2, 3))


def test_the_side_from_which_one_looks_goes_along() -> None:
    state = after(begun(), Do("flip"), ON)
    assert shown(state).flipped
    assert shown(after(state, BACK)).flipped
    assert not shown(after(state, Do("flip"), ON)).flipped


def test_an_exercise_may_take_several_moves_to_which_the_opponent_replies() -> None:
    state = begun(task(SHOT, goals.captures(4), moves=2), ask.count(FORCED))
    first, *rest = solution(state.trial)
    state = after(state, first)
    assert state.replying
    state = after(state, Do("reply"))
    assert not state.replying
    assert after(state, ON).index == 1
    state = after(state, *rest)
    assert (state.trial.solved, state.stars[0]) == (True, 3)


def test_tasks_may_have_rules_of_their_own() -> None:
    state = begun(task(FORCED, goals.captures(1), rules="guoji"), ask.count(FORCED))
    assert [trial.start.rules.name for trial in state.trials] == ["guoji", "fmjd"]


@pytest.mark.parametrize(
    ("tasks", "code"),
    [
        ((ask.count(FORCED), task(FORCED, goals.captures(2))), "goal_out_of_reach"),
        ((ask.count(FORCED), ask.count("nonsense")), "not_a_fen"),
        ((ask.count(FORCED), FORCED), "not_a_task"),
        ((ask.count(FORCED), ask.count(FORCED, rules="chess")), "unknown_preset"),
        (
            (ask.count(FORCED), ask.moves(mills.start())),
            "task_of_other_game",
        ),
        ((ask.count(FORCED), ask.shape(FORCED, "F5")), "question_of_other_game"),
    ],
)
def test_a_task_that_cannot_be_asked_is_named(tasks: tuple[Task, ...], code: str) -> None:
    with pytest.raises(BadValue) as error:
        begin_practice("draughts", tasks)
    assert (error.value.code, error.value.params["at"]) == ("impossible_task", 2)
    cause = error.value.__cause__
    assert isinstance(cause, RuleboardError)
    assert cause.code == code


def test_a_practice_needs_tasks_and_a_task_a_goal() -> None:
    with pytest.raises(BadValue, match="no tasks"):
        begin_practice("draughts", ())
    with pytest.raises(Unknown, match="There is no goal called “captures”"):
        task(FORCED, "captures")  # type: ignore[arg-type]


EXTRA = Do("extra")


def test_a_round_ends_after_the_tasks_for_everybody_and_offers_the_others() -> None:
    state = begin_practice("draughts", TASKS, core=2)
    state, reply = step(solved(after(solved(state), ON)), ON)
    assert (state.over, state.extra, state.wanting) == (True, (2, 3), ())
    assert [note.code for note in reply.notes] == ["practice.all", "practice.extra"]
    assert reply.notes[1].params == {"n": 2}
    assert state.duty.params == {"n": 6, "most": 6}  # what nobody has to do is missing nowhere
    state = after(state, EXTRA)
    assert (state.index, state.round, state.over) == (2, (2, 3), False)
    state, reply = step(solved(after(solved(state), ON)), ON)
    assert (state.over, state.extra, state.stars) == (True, (), (3, 3, 3, 3))
    assert state.duty.params == {"n": 12, "most": 12}
    assert [note.code for note in reply.notes] == ["practice.all"]


def test_an_extra_task_that_was_skipped_is_not_asked_for_again() -> None:
    state = begin_practice("draughts", TASKS, core=2)
    state = after(solved(after(solved(state), ON)), ON, EXTRA, ON)
    state = after(solved(state), ON)
    assert (state.over, state.wanting, state.extra) == (True, (), (2,))
    assert after(state, AGAIN).round == (0, 1, 3)


def test_once_more_does_not_ask_for_extra_tasks() -> None:
    state = begin_practice("draughts", TASKS, core=2)
    state = after(solved(state), ON, ON)
    assert (state.over, state.wanting) == (True, (1,))
    assert after(state, AGAIN).round == (1,)


@pytest.mark.parametrize("core", [0, 5, -1])
def test_as_many_tasks_are_for_everybody_as_there_are(core: int) -> None:
    with pytest.raises(BadValue) as error:
        begin_practice("draughts", TASKS, core=core)
    assert error.value.code == "bad_core"

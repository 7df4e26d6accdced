"""The traps of the mill lessons: the obvious answer is refused, for the reason that the lesson teaches."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruleboard.jupyter.compare import Compare
from ruleboard.jupyter.demo import Demo
from ruleboard.jupyter.exercise import Exercise
from tests.lessons.test_lesson_exercises import shown

SOURCE = Path(__file__).parents[2] / "lessons" / "source"
DOUBLE_MILL, FAMILY = SOURCE / "02-double-mill.md", SOURCE / "04-mill-family.md"

TRAPS = [
    (DOUBLE_MILL, "exercise-safe-board", "g7xb4", "man_in_mill"),
    (DOUBLE_MILL, "exercise-step-board", "g1-g7", "too_far"),
    (FAMILY, "exercise-cross-board", "b2", "point_marked"),
    (FAMILY, "exercise-no-flying-board", "g1-d6", "nobody_flies"),
    (FAMILY, "exercise-fortress-board", "g4-g7xa1", "all_protected"),
    (FAMILY, "exercise-jump-board", "f6-f2", "nothing_to_jump"),
    (FAMILY, "exercise-two-board", "d6xd1", "man_in_mill"),
    (FAMILY, "exercise-delay-board", "g4-g7", "rebuild_too_early"),
    (FAMILY, "twelve-board", "d1-g7", "no_flying_yet"),
    (FAMILY, "snail-board", "2-4", "jump_round_corner"),
    (FAMILY, "exercise-molendinum-board", "a7-g7", "jump_not_allowed"),
]


@pytest.mark.parametrize(("path", "key", "move", "code"), TRAPS, ids=lambda each: str(each)[-24:])
def test_the_obvious_answer_is_refused_for_the_right_reason(
    path: Path, key: str, move: str, code: str
) -> None:
    ((_, task),) = shown(path, key)
    assert isinstance(task, Exercise)
    task.type(move)
    refused = task.state.play.refused
    assert refused is not None
    assert refused.code == code
    assert (task.state.mode, task.state.misses) == ("trying", 0)


def test_the_last_turn_before_the_limit_draws_and_wins() -> None:
    ((_, task),) = shown(FAMILY, "exercise-hundred-board")
    task.type("b2-b4")
    assert task.position.outcome.reason == "limit_turns"
    task.type("g4-g7xd1")
    assert task.solved


def test_every_rule_that_differs_is_shown_in_a_film() -> None:
    told = {
        frame.note.code.rpartition(".")[2]
        for _, widget in shown(FAMILY)
        if isinstance(widget, Demo)
        for frame in widget.state.frames
    }
    assert told >= {
        "mark_point",
        "marks_vanish",
        "nothing_to_remove",
        "limit_turns",
        "jump",
        "rebuild_waits_illegal",
        "fly",
    }


def test_each_comparison_finds_the_rule_that_decides() -> None:
    moves = {
        "side-by-side-board": ("g4-g7xc3", "rebuild"),
        "side-by-side-jump": ("a7-g7", "jump"),
        "side-by-side-safe": ("g4-g7xa1", "safe"),
    }
    for key, widget in shown(FAMILY):
        if isinstance(widget, Compare):
            move, cause = moves.pop(key)
            widget.type(move)
            assert widget.state.causes == (cause,)
    assert not moves

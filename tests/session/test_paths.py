"""The bench on which paths are blocked, and the drill that asks for their names."""

from __future__ import annotations

import pytest

from ruleboard.rules import relati
from ruleboard.session import bench, drill
from ruleboard.session.inputs import Click, Do, Type

OPEN = relati.parse("2 O1 - O=E5* X=I9*")
ROOT = relati.parse("2@7 O1 - O=D4*")


@pytest.mark.parametrize(
    ("blockers", "left"),
    [("E4", 1), ("F4", 1), ("E3", 2), ("F5", 2), ("E4 F4", 0), ("E4 F5", 0), ("E3 F4", 0)],
)
def test_blockers_close_the_paths_that_they_stand_on(blockers: str, left: int) -> None:
    state = bench.begin_bench(OPEN, "F3", "E5")
    for site in blockers.split():
        state, reply = bench.step(state, Click(site))
    assert sum(path.open for path in state.paths) == left
    assert state.mode == ("open" if left else "cut")
    assert reply.notes[0].code == ("relati.film.blocked" if left else "relati.film.cut")
    real = relati.parse(f"2 O1 - O=E5* X=I9*,{blockers.replace(' ', ',')}")
    open_now = [path for path in relati.open_paths(real, "F3") if path.source == "E5"]
    assert len(open_now) == left


def test_a_second_click_takes_a_blocker_away() -> None:
    state = bench.begin_bench(OPEN, "F3", "E5")
    state, _ = bench.step(state, Click("E4"))
    assert state.pieces["E4"] == "1n"
    state, reply = bench.step(state, Click("E4"))
    assert "E4" not in state.pieces
    assert reply.notes[0].code == "relati.film.all_open"


@pytest.mark.parametrize(
    ("site", "answer"), [("A1", "elsewhere"), ("F3", "end"), ("E5", "end"), ("I9", "elsewhere")]
)
def test_only_squares_on_the_way_can_be_blocked(site: str, answer: str) -> None:
    state, reply = bench.step(bench.begin_bench(OPEN, "F3", "E5"), Click(site))
    assert state.blockers == ()
    assert reply.notes[0].code == f"relati.bench.{answer}"


def test_everything_can_be_cleared_at_once() -> None:
    state = bench.begin_bench(OPEN, "F3", "E5")
    for site in ("E4", "F4"):
        state, _ = bench.step(state, Click(site))
    state, _ = bench.step(state, Do("retry"))
    assert (state.blockers, state.mode) == ((), "open")


def test_a_drill_asks_for_every_shape_and_is_the_same_every_time() -> None:
    state = drill.begin_drill(ROOT, 24, 1)
    assert state == drill.begin_drill(ROOT, 24, 1)
    assert state.questions != drill.begin_drill(ROOT, 24, 2).questions
    shapes = [path.shape for path in state.questions]
    assert {shape: shapes.count(shape) for shape in drill.STABLE} == dict.fromkeys(drill.STABLE, 8)


@pytest.mark.parametrize("mix", range(1, 6))
def test_eight_questions_ask_for_all_shapes_alike(mix: int) -> None:
    shapes = [path.shape for path in drill.begin_drill(ROOT, 8, mix).questions]
    assert sorted(shapes.count(shape) for shape in drill.STABLE) == [2, 3, 3]


def test_right_answers_lead_on_and_wrong_ones_do_not() -> None:
    state = drill.begin_drill(ROOT, 2, 1)
    first = state.questions[0]
    wrong = next(shape for shape in drill.STABLE if shape != first.shape)
    state, reply = drill.step(state, Type(wrong))
    assert (state.at, reply.notes[0].code) == (0, "relati.drill.missed")
    state, reply = drill.step(state, Do("answer", drill.STABLE.index(first.shape)))
    assert (state.at, state.right, reply.notes[0].code) == (1, 0, "relati.drill.right")
    state, _ = drill.step(state, Type(state.questions[1].shape))
    assert (state.mode, state.right) == ("over", 1)
    assert state.duty.params == {"k": 1, "total": 2}
    assert drill.step(state, Do("answer", 0))[0] == state


def test_a_drill_can_be_taken_again() -> None:
    state = drill.begin_drill(ROOT, 1, 1)
    state, _ = drill.step(state, Type(state.questions[0].shape))
    state, _ = drill.step(state, Do("retry"))
    assert (state.mode, state.right) == ("asking", 0)


def test_the_drawing_does_not_tell_the_name() -> None:
    state = drill.begin_drill(ROOT, 24, 1)
    kinds = set()
    for path in state.questions:
        kinds |= {mark.kind for mark in state.marks}
        state, _ = drill.step(state, Type(path.shape))
    assert kinds == {"path", "target"}

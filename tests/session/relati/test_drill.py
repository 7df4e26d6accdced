"""The drill that asks for the names of shapes."""

from __future__ import annotations

import pytest

from ruleboard.rules import relati
from ruleboard.session.inputs import NOT_HERE, Do, Tone, Type
from ruleboard.session.relati import drill
from ruleboard.session.relati.asking import path_marks

ROOT = relati.parse("2@7 O1 - O=D4*")


def test_a_drill_asks_for_every_shape_and_is_the_same_every_time() -> None:
    state = drill.begin_drill(ROOT, 24, 1)
    assert state == drill.begin_drill(ROOT, 24, 1)
    assert state.questions != drill.begin_drill(ROOT, 24, 2).questions
    shapes = [path.shape for path in state.questions]
    assert {shape: shapes.count(shape) for shape in relati.STABLE} == dict.fromkeys(
        relati.STABLE, 8
    )


@pytest.mark.parametrize("mix", range(1, 6))
def test_eight_questions_ask_for_all_shapes_alike(mix: int) -> None:
    shapes = [path.shape for path in drill.begin_drill(ROOT, 8, mix).questions]
    assert sorted(shapes.count(shape) for shape in relati.STABLE) == [2, 3, 3]


def test_right_answers_lead_on_and_wrong_ones_do_not() -> None:
    state = drill.begin_drill(ROOT, 2, 1)
    first = state.questions[0]
    wrong = next(shape for shape in relati.STABLE if shape != first.shape)
    state, reply = drill.step(state, Type(wrong))
    assert (state.at, reply.notes[0].code) == (0, "relati.drill.missed")
    assert reply.tone is Tone.REFUSAL
    state, reply = drill.step(state, Do("answer", relati.STABLE.index(first.shape)))
    assert (state.at, state.right, reply.notes[0].code) == (0, 0, "relati.drill.right")
    assert reply.tone is Tone.PRAISE
    assert path_marks((first,)) == state.marks  # praise beside its picture
    state, reply = drill.step(state, Type(first.shape))  # a double click
    assert (state.at, state.mode, reply.notes) == (1, "asking", ())
    state, _ = drill.step(state, Type(state.questions[1].shape))
    assert (state.mode, state.right) == ("named", 1)
    state, _ = drill.step(state, Do("next"))
    assert (state.mode, state.right) == ("over", 1)
    assert state.duty.params == {"k": 1, "total": 2}
    assert drill.step(state, Do("answer", 0))[0] == state


def test_a_drill_can_be_taken_again() -> None:
    state = drill.begin_drill(ROOT, 1, 1)
    state, _ = drill.step(state, Type(state.questions[0].shape))
    state, _ = drill.step(state, Do("retry"))
    assert (state.mode, state.right) == ("asking", 0)


def test_every_time_the_questions_come_in_another_order() -> None:
    state, orders = drill.begin_drill(ROOT, 8, 1), []
    for _ in range(4):
        orders.append(state.questions)
        state, _ = drill.step(state, Do("retry"))
    assert len(set(orders)) == 4
    assert orders[1] == drill.begin_drill(ROOT, 8, 2).questions


def test_the_drawing_does_not_tell_the_name() -> None:
    state = drill.begin_drill(ROOT, 24, 1)
    kinds = set()
    for path in state.questions:
        kinds |= {mark.kind for mark in state.marks}
        state, _ = drill.step(state, Type(path.shape))
        state, _ = drill.step(state, Do("next"))
    assert kinds == {"path", "target"}


def test_a_command_of_another_board_does_nothing() -> None:
    state = drill.begin_drill(ROOT, 2, 1)
    assert drill.step(state, Do("undo")) == (state, NOT_HERE)
    assert drill.step(state, Do("answer", 3)) == (state, NOT_HERE)

"""A demonstration: every event is a picture, and the pictures lead from the first position to the last."""

from __future__ import annotations

import pytest

from ruleboard.rules import IllegalMove, mills
from ruleboard.session.demo import DemoState, begin_demo, film, step
from ruleboard.session.inputs import Click, Do, Type

MOVES = ["d6", "f4", "b6", "f6", "f2", "a1", "b2", "b4", "d2xf6"]


def demo(asks: tuple[int, ...] = ()) -> DemoState:
    return begin_demo(film(mills.start(), MOVES, asks))


def at(state: DemoState, *inputs: object) -> DemoState:
    for each in inputs:
        state, _ = step(state, each)  # type: ignore[arg-type]
    return state


def test_the_film_ends_where_the_game_does() -> None:
    position = mills.start()
    for move in MOVES:
        position = position.play(move)
    last = demo().frames[-1]
    assert dict(last.pieces) == dict(position.pieces)
    assert last.played == len(MOVES)


def test_a_mill_is_told_in_four_pictures() -> None:
    codes = [frame.note.code.rpartition(".")[2] for frame in demo().frames[-4:]]
    assert codes == ["place", "mill_closed", "choose_removal", "remove"]


def test_protected_men_are_locked_and_the_others_ringed() -> None:
    start = mills.parse("W:Wb6,d6:Ba1,d1,g1,b2:H5,5", mills.STANDARD)
    frame = next(f for f in film(start, ["f6xb2"]) if f.note.code.endswith("choose_removal"))
    marks = {mark.kind: mark.sites for mark in frame.marks}
    assert marks["capture"] == ("b2",)
    assert set(marks["locked"]) == {"a1", "d1", "g1"}


def test_the_ends_of_the_film_hold() -> None:
    state = demo()
    assert at(state, Do("back")).at == 0
    assert at(state, Do("last"), Do("next")).at == len(state.frames) - 1
    assert at(state, Do("go", 3), Do("first")).at == 0


def test_a_question_waits_for_the_right_point() -> None:
    state = at(demo((5,)), *[Do("next")] * 5)
    assert state.mode == "asking"
    state, reply = step(state, Click("a7"))
    assert [note.code for note in reply.notes] == ["demo.other_move"]
    assert state.mode == "asking"
    state, reply = step(state, Click("f2"))
    assert [note.code for note in reply.notes] == ["demo.right"]
    assert state.frame.note.code == "mills.event.place"


def test_an_impossible_answer_gets_its_reason() -> None:
    state = at(demo((5,)), *[Do("next")] * 5)
    _, reply = step(state, Click("f4"))
    assert [note.code for note in reply.notes] == ["mills.refuse.point_taken"]


def test_an_answer_may_be_typed() -> None:
    state = at(demo((5,)), *[Do("next")] * 5)
    assert step(state, Type("a7"))[0].mode == "asking"
    assert step(state, Type("f2"))[0].mode == "showing"


def test_the_answer_to_a_mill_is_the_move_itself() -> None:
    asking = [frame.asks is not None for frame in demo((9,)).frames].index(True)
    state = at(demo((9,)), Do("go", asking))
    assert step(state, Click("d2"))[1].notes[0].code == "demo.right"


def test_an_answer_of_two_clicks_is_given_click_by_click() -> None:
    start = mills.parse("W:Wa7,d7,g4,b2:Bc3,e3,d1,f4", mills.STANDARD)
    state = at(begin_demo(film(start, ["g4-g7xf4"], asks=(1,))), Do("next"))
    state, reply = step(state, Click("g4"))
    assert (state.answered, reply.notes) == (("g4",), ())
    state, reply = step(state, Click("g1"))
    assert state.answered == ()
    assert [note.code for note in reply.notes] == ["demo.other_move"]
    state = at(state, Click("g4"), Click("g7"))
    assert state.mode == "showing"


def test_another_man_may_be_tried_and_another_choice_made_before_the_move() -> None:
    start = mills.parse("W:Wa7,d7,g4,b2:Bc3,e3,d1,f4", mills.STANDARD)
    state = at(begin_demo(film(start, ["g4-g7xf4"], asks=(1,))), Do("next"))
    state, reply = step(state, Click("b2"))
    assert (state.answered, reply.notes) == (("b2",), ())
    assert step(state, Click("b4"))[1].notes[0].code == "demo.other_move"
    assert at(state, Click("g4")).answered == ("g4",)
    assert at(state, Click("g4"), Click("g7")).mode == "showing"


def test_a_question_can_be_passed_over() -> None:
    state = at(demo((5,)), *[Do("next")] * 6)
    assert state.mode == "showing"


def test_clicks_outside_a_question_only_explain_themselves() -> None:
    state, reply = step(demo(), Click("d6"))
    assert (state.at, [note.code for note in reply.notes]) == (0, ["demo.only_watch"])


def test_a_record_with_an_illegal_move_is_refused_with_its_reason() -> None:
    with pytest.raises(IllegalMove) as caught:
        film(mills.start(), ["d6", "d6"])
    assert caught.value.refusal.code == "point_taken"

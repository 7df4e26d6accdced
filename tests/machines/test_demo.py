"""A demonstration: every event is a picture, and the pictures lead from the first position to the last."""

from __future__ import annotations

import pytest

from ruleboard.machines.demo import DemoState, begin_demo, shown, step
from ruleboard.rules import IllegalMove, Position, Record, begin, draughts, mills
from ruleboard.rules.base import Piece, Role
from ruleboard.rules.record import Ply
from ruleboard.session.film import Frame, film
from ruleboard.session.inputs import NOT_HERE, Click, Do, Tone, Type
from ruleboard.session.marks import watched

MOVES = ["d6", "f4", "b6", "f6", "f2", "a1", "b2", "b4", "d2xf6"]


def filmed(start: Position, moves: list[str], asks: tuple[int, ...] = ()) -> tuple[Frame, ...]:
    return film(Record.of(start, moves), asks)


def demo(asks: tuple[int, ...] = ()) -> DemoState:
    return begin_demo(filmed(mills.start(), MOVES, asks))


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
    frame = next(f for f in filmed(start, ["f6xb2"]) if f.role is Role.CHOICE)
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
    assert [note.code for note in reply.notes] == ["demo.right", "mills.reason.stops_mill"]
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
    state = at(begin_demo(filmed(start, ["g4-g7xf4"], asks=(1,))), Do("next"))
    state, reply = step(state, Click("g4"))
    assert (state.answered, reply.notes) == (("g4",), ())
    state, reply = step(state, Click("g1"))
    assert state.answered == ()
    assert [note.code for note in reply.notes] == ["demo.other_move"]
    state = at(state, Click("g4"), Click("g7"))
    assert state.mode == "showing"


def test_another_man_may_be_tried_and_another_choice_made_before_the_move() -> None:
    start = mills.parse("W:Wa7,d7,g4,b2:Bc3,e3,d1,f4", mills.STANDARD)
    state = at(begin_demo(filmed(start, ["g4-g7xf4"], asks=(1,))), Do("next"))
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
        filmed(mills.start(), ["d6", "d6"])
    assert caught.value.refusal.code == "point_taken"


@pytest.mark.parametrize("command", ["undo", "hint", "lines", "nonsense"])
def test_a_command_of_another_board_does_nothing(command: str) -> None:
    state = at(demo(), Do("next"))
    assert step(state, Do(command)) == (state, NOT_HERE)


def test_a_right_answer_is_praised_and_an_impossible_one_refused() -> None:
    state = at(demo((5,)), *[Do("next")] * 5)
    assert step(state, Click("f2"))[1].tone is Tone.PRAISE
    assert step(state, Click("f4"))[1].tone is Tone.REFUSAL
    assert step(state, Click("a7"))[1].tone is Tone.NEWS


def test_a_position_that_is_set_up_in_between_has_a_picture_of_its_own() -> None:
    first, second = draughts.start(), draughts.parse("B:W32,K50:B7,12", draughts.GUOJI)
    plies = (Ply(first, first.move("32-28")), Ply(second, second.move("7-11")))
    frames = film(Record(first, plies), asks=(2,))
    assert [(frame.played, frame.note.code) for frame in frames] == [
        (0, "draughts.duty.move"),
        (1, "draughts.event.move"),
        (1, "draughts.duty.move"),
        (1, "demo.ask"),
        (2, "draughts.event.move"),
    ]
    assert frames[2].pieces == frames[3].pieces == second.pieces
    assert frames[2].counters == second.counters


def test_a_written_game_with_a_set_up_in_the_middle_is_shown_to_its_end() -> None:
    text = '[FEN "B:W31:B20"]\n1... 20-25 /FEN "W:W32:B21"/ 2. 32-28 *'
    read = draughts.GAME.read
    assert read is not None
    frames = film(read(text, None))
    assert dict(frames[-1].pieces) == {"28": Piece(0, "man"), "21": Piece(1, "man")}
    assert [frame.played for frame in frames] == [0, 1, 1, 2]
    assert set(frames[2].pieces) == {"32", "21"}


@pytest.mark.parametrize(
    ("start", "far", "move"),
    [
        ("mills:chengsan W:Wa7,d7,g4,b2:Bc3,e3,d1:T97", ":T89", "b2-b4"),
        ("draughts:guoji W:WK28:BK5:H47", ":H39", "28-23"),
    ],
)
def test_a_draw_is_kept_in_sight_when_it_is_near(start: str, far: str, move: str) -> None:
    rules, _, text = start.partition(" ")
    for frame in filmed(begin(rules, text), [move]):
        assert [counter.left for counter in watched(frame.counters)] in ([3], [2])
    early = begin(rules, text.rpartition(":")[0] + far)
    assert not watched(filmed(early, [move])[0].counters)


MAJORITY = "W:W48,50:B24,K31,34,K42,43"


def test_a_guess_that_the_rules_refuse_does_not_hear_the_answer() -> None:
    start = draughts.parse(MAJORITY, draughts.GUOJI)
    state = at(begin_demo(filmed(start, ["48x19"], asks=(1,))), Do("next"))
    _, reply = step(at(state, Click("48")), Click("26"))
    assert [note.code for note in reply.notes] == ["draughts.refuse.larger_capture"]
    assert [(mark.kind, mark.sites) for mark in reply.marks] == [("wrong", ("26",))]
    _, reply = step(state, Click("50"))
    assert [note.code for note in reply.notes] == ["draughts.refuse.can_capture"]
    assert [mark.kind for mark in reply.marks] == ["wrong"]


@pytest.mark.parametrize("answer", [(Click("48"), Click("19")), (Type("48x19"),)])
def test_a_right_guess_is_carried_out(answer: tuple[object, ...]) -> None:
    start = draughts.parse(MAJORITY, draughts.GUOJI)
    state = at(begin_demo(filmed(start, ["48x19"], asks=(1,))), Do("next"), *answer)
    assert shown(state).pieces["19"] == Piece(0, "man")
    assert "48" not in shown(state).pieces
    assert shown(state).pieces["34"] == Piece(1, "man", "jumped")
    assert at(state, Do("next")).frame.role is Role.TAKEN


def test_a_right_guess_of_a_mill_stands_on_the_board_before_the_mill_is_told() -> None:
    asking = [frame.asks is not None for frame in demo((9,)).frames].index(True)
    state = at(demo((9,)), Do("go", asking), Click("d2"))
    assert (state.at, state.frame.role) == (asking + 1, Role.MOVED)


def test_a_right_guess_of_a_connection_stands_on_the_board() -> None:
    start = begin("relati", "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4")
    state = at(begin_demo(filmed(start, ["D4"], asks=(1,))), Do("next"), Click("D4"))
    assert state.frame.role is Role.MOVED
    assert "D4" in shown(state).pieces


def test_another_landing_of_a_king_that_takes_the_same_is_just_as_good() -> None:
    start = draughts.parse("W:WK47:B33", draughts.GUOJI)
    landings = [str(move) for move in start.legal_moves]
    assert {"47x29", "47x24"} <= set(landings)
    state = at(begin_demo(filmed(start, ["47x29"], asks=(1,))), Do("next"))
    for given in ((Click("47"), Click("24")), (Type("47x24"),)):
        after, reply = state, None
        for each in given:
            after, reply = step(after, each)
        assert reply is not None
        assert [note.code for note in reply.notes] == ["demo.as_good"]
        assert after.mode == "showing"

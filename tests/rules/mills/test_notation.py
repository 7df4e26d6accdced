"""Moves and positions as text: what is written can be read again, and whatever cannot be read says why."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleboard.rules import IllegalMove, InvalidMove, InvalidPosition, RuleboardError, mills
from ruleboard.rules.mills import CHENGSAN, MELNITSA, MELNITSA_SNAIL, STANDARD
from ruleboard.rules.mills.codes import Fault, Refused
from tests.rules.mills import chance
from tests.rules.mills.known import known

PLACING = "W:Wb6,d6:Bb2,f2:H7,7"
REPEATING = STANDARD.replace("repeating", repetition=3, limit=50, limit_counts="quiet")


# --- moves ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["f6xb2", "F6XB2", " f6 x b2 ", "f6×b2", "f6 xb2\n"])
def test_a_move_is_read_in_either_case_with_spaces_and_with_either_cross(text: str) -> None:
    assert str(mills.parse(PLACING).move(text)) == "f6xb2"


@pytest.mark.parametrize("text", ["a7-d7", "A7–D7", "a7 — d7", "a7−d7"])
def test_a_move_is_read_with_any_dash(text: str) -> None:
    assert str(mills.parse("W:Wa7,b6,b4,g1:Bb2,f2,d1,d2").move(text)) == "a7-d7"


def test_removals_are_written_in_board_order_and_read_in_any() -> None:
    position = mills.parse("W:Wb6,f6,d7,d5:Ba1,g1,c4,e4:H5,5", MELNITSA)
    move = position.move("d6xg1xc4")
    assert str(move) == "d6xc4xg1"
    assert position.clicks(move) == (("d6", "c4", "g1"), ("d6", "g1", "c4"))
    assert repr(move) == "<Move d6xc4xg1>"


def test_the_snail_has_numbers_for_names() -> None:
    position = mills.start(MELNITSA_SNAIL).play("1").play("25").play("2").play("24")
    assert {str(move) for move in position.legal_moves if move.target == "3"} == {"3x24", "3x25"}


@pytest.mark.parametrize(
    "text", ["", " ", "x", "-", "d6x", "xd6", "a7-", "-a7", "a7-d7-g7", "d6xx", "a7-d7x", "§"]
)
def test_a_text_that_is_no_move_says_what_moves_look_like(text: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        mills.start().move(text)
    assert caught.value.code == Fault.NOT_A_MOVE
    examples = ("a7", "a7xg1", "a7-d7", "a7-d7xg1")
    assert caught.value.params == {"got": text, "expected": examples}


@pytest.mark.parametrize(
    ("text", "at"), [("z9", "z9"), ("a7-e9", "e9"), ("d6x1", "1"), ("hello", "hello")]
)
def test_an_unknown_point_in_a_move_is_named(text: str, at: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        mills.start().play(text)
    assert caught.value.code == Fault.UNKNOWN_POINT_IN_MOVE
    assert (caught.value.params["got"], caught.value.params["at"]) == (text, at)
    assert str(caught.value).startswith(
        f"unknown point in move: '{text}' (at {at}); expected a7, d7"
    )


def test_an_illegal_move_carries_its_refusal_and_changes_nothing() -> None:
    position = mills.parse(PLACING)
    before = position.text
    with pytest.raises(IllegalMove) as caught:
        position.play("b2")
    assert caught.value.refusal.code == Refused.POINT_TAKEN
    assert caught.value.sites == ("b2",)
    assert position.text == before


def test_a_text_is_as_good_as_a_move() -> None:
    position = mills.parse(PLACING)
    move = position.move("f6xb2")
    assert position.play("F6×b2") == position.play(move)
    assert position.events("F6×b2") == position.events(move)
    assert position.reasons("F6×b2") == position.reasons(move)
    assert position.clicks("F6×b2") == position.clicks(move)


def test_a_move_of_another_position_is_checked_too() -> None:
    first = mills.start().legal_moves[0]
    with pytest.raises(IllegalMove):
        mills.start().play(first).play(first)


@given(st.text(max_size=12))
def test_any_text_is_a_legal_move_or_one_of_our_errors(text: str) -> None:
    position = mills.parse(PLACING)
    error = raised(position.move, text)
    if error is None:
        assert position.move(text) in position.legal_moves
    elif isinstance(error, IllegalMove):
        assert error.code in {*Refused}
    else:
        assert known(Fault, error)


def raised(work: Callable[..., object], *arguments: object) -> RuleboardError | None:
    """The error of ours that something raises; any other goes through."""
    try:
        work(*arguments)
    except RuleboardError as error:
        return error
    return None


# --- positions ------------------------------------------------------------------------------------------------------


def test_the_empty_board_and_the_example_of_the_rule_book() -> None:
    assert mills.start().text == "W:W:B:H9,9"
    text = "W:Wa7,d7:Ba1:H7,7:Xb2:T12"
    assert mills.parse(text, CHENGSAN).text == text


@pytest.mark.parametrize("text", ["w : w A7, D7 : b a1 : h7,7", "W:Bd2,a1,g1:Wd7,g4,a7:T5"])
def test_a_position_is_read_in_either_case_with_spaces_and_in_any_order(text: str) -> None:
    assert mills.parse(text).text in ("W:Wa7,d7:Ba1:H7,7", "W:Wa7,d7,g4:Bd2,a1,g1:T5")


@pytest.mark.parametrize("name", [*mills.PRESETS, "repeating"])
def test_what_is_written_is_read_again(name: str) -> None:
    rules = mills.PRESETS.get(name, REPEATING)
    dice = random.Random(f"text {name}")
    for number in range(6):
        choose = partial(chance.choose, chance=dice, seeking=number % 2 == 0)
        for position, move in chance.game(rules, choose, most=110):
            again = mills.parse(position.text, rules)
            assert again == position
            assert hash(again) == hash(position)
            assert again.outcome == position.outcome
            assert again.legal_moves == position.legal_moves
            if move is not None:
                assert position.move(str(move)) == move
                assert again.play(move) == position.play(str(move))


def test_running_delays_and_quiet_turns_are_written_and_left_out_when_there_are_none() -> None:
    position = mills.parse("W:Wa7,d7,g7,b2:Bc3,e3,d1,f4,b6", MELNITSA)
    assert "R" not in position.text
    position = position.play("g7-g4")
    assert position.text.endswith(":T1:RWa7-d7-g7=2")
    shuffling = mills.parse("W:Wa7,g7,b2,d3:Ba1,g4,f6,d5", REPEATING).play("a7-a4").play("a1-d1")
    assert shuffling.text.endswith(":T2:Q2:Pa7-a4,a1-d1")


BAD = [
    ("", Fault.BAD_SIDE_TO_MOVE),
    ("X:Wa7:Bd7", Fault.BAD_SIDE_TO_MOVE),
    ("Wa7:Bd7", Fault.BAD_SIDE_TO_MOVE),
    ("W", Fault.MISSING_FIELD),
    ("W:Wa7", Fault.MISSING_FIELD),
    ("W:Ba7", Fault.MISSING_FIELD),
    ("W:Wa7:Bd7:Z3", Fault.UNKNOWN_FIELD),
    ("W:Wa7:Bd7:", Fault.UNKNOWN_FIELD),
    ("W:Wa7:Bd7:R1", Fault.UNKNOWN_FIELD),
    ("W:Wa7:Bd7:Wg7", Fault.FIELD_TWICE),
    ("W:Wa7,a9:Bd7", Fault.UNKNOWN_POINT),
    ("W:Wa7,:Bd7", Fault.UNKNOWN_POINT),
    ("W:Wa7 d7:Bg7", Fault.UNKNOWN_POINT),
    ("W:Wa7,a7:Bd7", Fault.POINT_TWICE),
    ("W:Wa7,d7:Bd7", Fault.POINT_TWICE),
    ("W:Wa7:Bd7:H7", Fault.BAD_HANDS),
    ("W:Wa7:Bd7:H7,-1", Fault.BAD_HANDS),
    ("W:Wa7:Bd7:H7,x", Fault.BAD_HANDS),
    ("W:Wa7:Bd7:H7,7,7", Fault.BAD_HANDS),
    ("W:Wa7:Bd7:H9,8", Fault.TOO_MANY_MEN),
    ("W:Wa7,d7,g7,b6,d6,f6,c5,d5,e5,a4:Ba1", Fault.TOO_MANY_MEN),
    ("W:Wa7:Bd7:H7,7:Xb2", Fault.POINTS_CANNOT_BE_CLOSED),
    ("W:Wa7:Bd7:T", Fault.NOT_A_NUMBER),
    ("W:Wa7:Bd7:T-1", Fault.NOT_A_NUMBER),
    ("W:Wa7:Bd7:T1.5", Fault.NOT_A_NUMBER),
    ("W:Wa7:Bd7:T²", Fault.NOT_A_NUMBER),
    ("W:Wa7:Bd7:Q3", Fault.FIELD_WITHOUT_RULE),
    ("W:Wa7:Bd7:RWa7-d7-g7=1", Fault.FIELD_WITHOUT_RULE),
    ("W:Wa7:Bd7:Pa7-d7", Fault.FIELD_WITHOUT_RULE),
]


@pytest.mark.parametrize(("text", "code"), BAD)
def test_a_malformed_position_names_its_fault(text: str, code: Fault) -> None:
    with pytest.raises(InvalidPosition) as caught:
        mills.parse(text)
    assert caught.value.code == code
    assert set(caught.value.params) == set(code.params)


@pytest.mark.parametrize(
    ("rules", "text", "code"),
    [
        (CHENGSAN, "W:Wa7,d7,g7:Bd6,d5,d3:Xb2", Fault.POINTS_CANNOT_BE_CLOSED),
        (CHENGSAN, "W:Wa7,d7,g7:Bd6,d5,d3:H1,1:Xa7", Fault.POINT_TWICE),
        (MELNITSA, "W:Wa7,d7,g7:Bd6,d5,d3:RWa7-d7=1", Fault.BAD_REBUILD),
        (MELNITSA, "W:Wa7,d7,g7:Bd6,d5,d3:RWa7-d7-g7=3", Fault.BAD_REBUILD),
        (MELNITSA, "W:Wa7,d7,g7:Bd6,d5,d3:RBa7-d7-g7", Fault.BAD_REBUILD),
        (MELNITSA, "W:Wa7,d7,g7:Bd6,d5,d3:RWa7-d7-g4=1", Fault.BAD_REBUILD),
        (REPEATING, "W:Wa7,d7,g7:Bd6,d5,d3:Pa7-d7", Fault.BAD_PAST),
        (REPEATING, "W:Wa7,d7,g7:Bd6,d5,d3:Pd3", Fault.BAD_PAST),
        (REPEATING, "W:Wa7,d7,g7:Bd6,d5,d3:Pd2-d9", Fault.UNKNOWN_POINT),
        (REPEATING, "W:Wa7,d7,g7:Bd6,d5,d3:Qx", Fault.NOT_A_NUMBER),
    ],
)
def test_a_field_that_cannot_be_names_its_fault(rules: mills.Rules, text: str, code: Fault) -> None:
    with pytest.raises(InvalidPosition) as caught:
        mills.parse(text, rules)
    assert caught.value.code == code
    assert set(caught.value.params) == set(code.params)


@given(st.data())
def test_a_damaged_position_is_read_or_is_one_of_our_errors(data: st.DataObject) -> None:
    text = "W:Wa7,d7,g7:Bc3,e3,d1:H2,1:Xb2,f6:T12:RWa7-d7-g7=1:Q3:Pd2-d1"
    rules = CHENGSAN.replace("all", rebuild_delay=2, limit_counts="quiet", repetition=3)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, len(text)))
    damaged = (
        text[:start]
        + data.draw(st.text("WBHXTRQP:,-=0123456789abcdefgx ", max_size=4))
        + text[end:]
    )
    error = raised(mills.parse, damaged, rules)
    if error:
        assert known(Fault, error)
    else:
        position = mills.parse(damaged, rules)
        assert mills.parse(position.text, rules) == position


# --- values ---------------------------------------------------------------------------------------------------------


def test_positions_are_values() -> None:
    position = mills.start(MELNITSA).play("d6").play("a1")
    other = mills.start(MELNITSA).play("d6").play("a1")
    assert position == other
    assert len({position, other}) == 1
    assert position != mills.start(STANDARD).play("d6").play("a1")
    assert position != position.text
    assert position != position.play("g1")
    for same in (copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert same == position
        assert same.legal_moves == position.legal_moves


def test_a_position_cannot_be_changed() -> None:
    position = mills.start()
    for name in ("turn", "pieces", "text", "hands", "closed", "legal_moves", "anything"):
        with pytest.raises(AttributeError):
            setattr(position, name, 1)


def test_repr_is_python_and_str_a_board() -> None:
    position = mills.start(CHENGSAN).play("d6")
    assert repr(position) == "mills.parse('B:Wd6:B:H8,9:T1', mills.CHENGSAN)"
    assert repr(mills.start()) == "mills.parse('W:W:B:H9,9')"
    assert str(position).splitlines()[2] == "6 │   ·───────○───────·   │"

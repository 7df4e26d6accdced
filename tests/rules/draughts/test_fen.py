"""Positions as text: every form of FEN that is in use is read, one is written, faults are shown where they are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruleboard.rules import InvalidPosition, draughts
from ruleboard.rules.draughts import FMJD, GUOJI
from ruleboard.rules.draughts.codes import Fault
from tests.rules.draughts.chance import positions
from tests.rules.draughts.vocabulary import BLACK_KING, WHITE_KING, WHITE_MAN, check


@pytest.mark.parametrize(
    "text",
    [
        "W:W31-50:B1-20",
        "W:B1-20:W31-50",
        "W:W31-50:B1-20.",
        "w:w31-50:b1-20",
        " W : W31 - 50 : B1 - 20 ",
        "W:W31-40,41-50:B01-20",
        "W:W31-50:B1-20:H0:F1",
        '[FEN "W:W31-50:B1-20"]',
        "W:W31-50,:B1-20,",
        "B:W:W31-50:B1-20",
        f"W:W{','.join(map(str, range(31, 51)))}:B{','.join(map(str, range(1, 21)))}",
    ],
)
def test_every_way_to_write_the_start_is_read(text: str) -> None:
    assert draughts.parse(text) == draughts.start()
    assert draughts.parse(text).text == "W:W31-50:B1-20"


def test_kings_are_marked_one_by_one_or_by_range() -> None:
    position = draughts.parse("B:W18,24,K10,K15:BK22,K45-47")
    assert position.text == "B:WK10,K15,18,24:BK22,K45,K46,K47"
    assert position.pieces["10"] == WHITE_KING
    assert position.pieces["46"] == BLACK_KING


def test_a_list_may_be_empty_or_missing() -> None:
    assert draughts.parse("W:W31:B").text == "W:W31:B"
    assert draughts.parse("W:W31").pieces == {"31": WHITE_MAN}
    assert draughts.parse("B:W:B1").turn == 1


def test_the_clock_is_read_and_written_and_the_move_number_is_let_pass() -> None:
    position = draughts.parse("W:WK28:BK5:H12:F40")
    assert position.clock == 12
    assert position.text == "W:WK28:BK5:H12"


def test_long_runs_of_men_are_written_as_ranges() -> None:
    assert draughts.parse("W:W31,32,33,34,35,37:B1,2,3,4").text == "W:W31-35,37:B1,2,3,4"


@pytest.mark.parametrize(
    ("text", "code", "at"),
    [
        ("", "not_a_fen", "1"),
        ("W", "not_a_fen", "W"),
        ("?:W31:B1", "not_a_fen", "?"),
        ("X:W31:B1", "not_a_fen", "X"),
        ("W:W31:W32", "not_a_fen", "W32"),
        ("W:W31:B1:Z3", "not_a_fen", "Z3"),
        ("W:W31::B1", "not_a_fen", ""),
        ("W:W31,,32:B1", "not_a_fen", "W31,,32"),
        ("W:W3a:B1", "not_a_fen", "3A"),
        ("W:W40-31:B1", "not_a_fen", "40-31"),
        ("W:H3", "not_a_fen", "W:H3"),
        ("rnbqkbnr/8", "not_a_fen", "RNBQKBNR/8"),
        ("W:W31:B0", "no_such_square", 0),
        ("W:W31,51:B1", "no_such_square", 51),
        ("W:W31-60:B1", "no_such_square", 60),
        ("W:W31,31:B1", "square_twice", "31"),
        ("W:W31:B1,K31", "square_twice", "31"),
        ("W:W28-32,30:B1", "square_twice", "30"),
        ("W:W3:B20", "man_on_far_row", "3"),
        ("W:W31:B20,48", "man_on_far_row", "48"),
    ],
)
def test_a_fault_is_shown_where_it_is(text: str, code: str, at: object) -> None:
    with pytest.raises(InvalidPosition) as error:
        draughts.parse(text)
    assert error.value.code == code
    assert error.value.params["at"] == at
    check(error.value, Fault)


def test_faults_of_squares_name_the_square() -> None:
    with pytest.raises(InvalidPosition) as error:
        draughts.parse("W:W3:B20")
    assert error.value.sites == ("3",)
    assert error.value.params["expected"] == "WK3"


def test_positions_by_chance_come_back_from_their_text() -> None:
    for rules in (GUOJI, FMJD):
        for position in positions(21, 400, rules):
            again = draughts.parse(position.text, rules)
            assert again == position
            assert (again.text, again.clock) == (position.text, position.clock)


@given(st.text(alphabet="WBK:,-0123456789. HF", max_size=24))
def test_any_text_is_a_position_or_an_invalid_one(text: str) -> None:
    position, fault = attempt(text)
    if position:
        assert draughts.parse(position.text) == position
    else:
        assert isinstance(fault, Fault)


def attempt(text: str) -> tuple[draughts.Position | None, str]:
    try:
        return draughts.parse(text), ""
    except InvalidPosition as error:
        return None, error.code


def test_the_board_in_letters() -> None:
    lines = str(draughts.parse("W:WK28,36:BK5,17")).splitlines()
    assert lines[0] == " 1    .   .   .   .   B    5"
    assert lines[3] == "16  .   b   .   .   .     20"
    assert lines[5] == "26  .   .   W   .   .     30"
    assert lines[7] == "36  w   .   .   .   .     40"
    assert len(lines) == 10

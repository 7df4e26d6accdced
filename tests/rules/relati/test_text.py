"""Positions and moves as text, both ways, and what is said of a text that cannot be."""

from __future__ import annotations

import copy
import pickle
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruleboard.rules import base, begin, errors, relati
from ruleboard.rules.relati.codes import Fault
from tests.rules.relati.chance import FEW_PATHS, RULE_SETS

positions = st.builds(
    lambda rules, shape, choices: reach(relati.start(shape[0], rules, shape[1]), choices),
    st.sampled_from(RULE_SETS + FEW_PATHS),
    st.sampled_from(((2, 5), (2, 9), (3, 7), (4, 5), (3, 13), (4, 17))),
    st.lists(st.integers(0, 10_000), max_size=40),
)


def reach(position: relati.Position, choices: list[int]) -> relati.Position:
    for choice in choices:
        moves = position.legal_moves
        if moves:
            position = position.play(moves[choice % len(moves)])
    return position


@settings(max_examples=250)
@given(positions)
def test_text_says_everything(position: relati.Position) -> None:
    again = relati.parse(position.text)
    assert again == position
    assert hash(again) == hash(position)
    assert again.text == position.text
    assert again.rules == position.rules
    assert again.legal_moves == position.legal_moves
    assert again.outcome == position.outcome
    assert eval(repr(position), {"relati": relati}) == position


@settings(max_examples=60)
@given(positions)
def test_every_legal_move_is_read_as_itself(position: relati.Position) -> None:
    for move in position.legal_moves:
        assert position.move(str(move)) == move
        assert position.move(str(move).lower()) == move


@pytest.mark.parametrize(
    "text",
    [
        "2 O1 -",
        "2@5 X1 c O=A1,E5+ X=B2*,C3e",
        "2 O2+ q O=E5* X=I9*",
        "3@7 A1 ck O=E5*,F5c3 X=A1* A=G7*",
        "4 H1 m O=A1* X=Q17* A=A17* H=Q1*",
        "2 O0 c O=E5*,F5,G5e X=I7,H8,G9+",
        "2 O1 cmpf O=E5* X=I9*",
        "2@5 O1 n",
        "2@7 O1 r O=D4*",
        "2 O1 n O=E5* X=I9*",
        "3 X1 qckmpfr O=E5* X=I9* A=M13*",
    ],
)
def test_texts_that_are_in_order_stay_as_they_are(text: str) -> None:
    assert relati.parse(text).text == text


def test_symbols_are_put_in_reading_order() -> None:
    assert relati.parse("2 O1 -  X=I9* O=E5*,A1").text == "2 O1 - O=A1,E5* X=I9*"


@pytest.mark.parametrize(
    "rules", [relati.BASIC, relati.ALL, relati.Rules(paths=8, can_act="place")]
)
def test_rules_that_are_given_hold_in_place_of_the_letters(rules: relati.Rules) -> None:
    position = relati.parse("2 O1 c O=E5* X=I9*", rules)
    assert position.rules == rules
    assert position.board.paths == rules.paths
    assert relati.parse(position.text) == position


def test_a_text_that_cannot_be_under_the_given_rules_is_refused() -> None:
    with pytest.raises(errors.InvalidPosition) as caught:
        relati.parse("2 O1 c O=E5*,F5c X=I9*", relati.BASIC)
    assert caught.value.code == "cannon_needs_rule"


def test_a_game_that_is_named_without_its_rules_takes_them_from_the_text() -> None:
    text = "2 O1 c O=E5*,F5 X=I9*"
    assert begin("relati", text).rules == relati.CANNON
    assert begin("relati:basic", text).rules == relati.BASIC
    assert begin("relati:chain", text).rules == relati.CHAIN


def test_a_text_board() -> None:
    position = relati.parse("2@5 O1 ck O=B2*,D3,C4c2,A3 X=E4*,D1,C5c,A1+,E2e")
    assert str(position).splitlines() == [
        "   A  B  C  D  E",
        " 1 X+ .  .  X~ .",
        " 2 .  O* .  .  Xe",
        " 3 O  .  .  O  .",
        " 4 .  .  O2 .  X*",
        " 5 .  .  X1 .  .",
    ]


@pytest.mark.parametrize(
    ("text", "code", "got"),
    [
        ("2 O1", "too_short", "2 O1"),
        ("two O1 -", "unreadable", "two"),
        ("2 O -", "unreadable", "O"),
        ("2 A1 -", "unknown_sign", "A"),
        ("2 O1 - A=E5*", "unknown_sign", "A"),
        ("2 O1 z", "unknown_rules", "z"),
        ("2 O1 qq", "unknown_rules", "qq"),
        ("2 O1 qnr", "paths_twice", "qnr"),
        ("2 O1 k", "chain_needs_cannon", "k"),
        ("2 O1 - O=J5*", "unreadable", "J5*"),
        ("2 O1 - O=E5x", "unreadable", "E5x"),
        ("2 O1 - O=E5* X=E5*", "taken_twice", "E5*"),
        ("2 O1 - O=E5*,E6*", "several_roots", "E5, E6"),
        ("2 O1 - O=E5", "root_missing", "E5"),
        ("2 O1 - O=E5*,E6c", "cannon_needs_rule", "E6"),
        ("2 O1 q O=E5*,E6+", "dead_needs_rule", "E6"),
        ("2 O1 c O=E5*,E6c2", "shells_need_rule", "E6"),
        ("2 O1 c O=E5*,A1c", "cannon_disconnected", "A1"),
        ("2 O2 - O=E5*", "actions_need_rule", "O2"),
        ("2 O1+ c O=E5*", "actions_need_rule", "O1+"),
        ("2 O1+ q O=A2*,B1,B2 X=A1*", "turn_is_over", "O1+"),
        ("2 O0 - O=E5* X=I9*", "game_goes_on", "O0"),
    ],
)
def test_a_position_that_cannot_be(text: str, code: str, got: str) -> None:
    with pytest.raises(errors.InvalidPosition) as caught:
        relati.parse(text)
    assert caught.value.code == code
    assert errors.listed(caught.value.params["got"]) == got
    assert set(caught.value.params) == set(Fault[code.upper()].params)
    assert not re.search("[a-z]{3}", str(caught.value.params.get("expected", ""))), "words"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2 O1+ q O=A2*,B1,B2 X=A1*", "O0"),  # nobody else can act: the game is over
        ("2 O0+ q O=E5* X=I9*", "X1"),  # the turn has passed on
        ("2 O0 - O=E5* X=I9*", "O1"),
        ("2 O1 q O=E5*,E6+", "c, m"),
        ("2@5 O1 - O=J5*", "A1–E5, E5*, E5+, E5c, E5e"),
        ("3 O1 - H=E5*", "O, X, A"),
    ],
)
def test_what_was_expected_could_be_written(text: str, expected: str) -> None:
    with pytest.raises(errors.InvalidPosition) as caught:
        relati.parse(text)
    assert errors.listed(caught.value.params["expected"]) == expected


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: relati.start(5), "impossible_players"),
        (lambda: relati.start(2, size=8), "impossible_board"),
        (lambda: relati.parse("5 O1 -"), "impossible_players"),
        (lambda: relati.parse("2@6 O1 -"), "impossible_board"),
        (lambda: relati.board(9, 12), "impossible_paths"),
        (lambda: relati.start().perft(1, "steps"), "unknown_unit"),
        (lambda: relati.start().board["Z9"], "unknown_site"),
        (lambda: relati.paths(relati.start(), "E5", -1), "unknown_player"),
        (lambda: relati.cuts(relati.start(), "A1", "A2"), "not_linked"),
    ],
)
def test_a_thing_that_is_not_there_is_named(make: object, code: str) -> None:
    assert callable(make)
    expected = errors.Unknown if code.startswith("unknown_") else errors.BadValue
    with pytest.raises(expected) as caught:
        make()
    assert caught.value.code == code
    assert set(caught.value.params) == set(Fault[code.upper()].params)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_a_move"),
        ("hello", "not_a_move"),
        ("xE5", "not_a_move"),
        ("aE5", "not_a_move"),
        ("cE5>F", "not_a_move"),
        ("K3", "no_such_square"),
        ("cA10", "no_such_square"),
    ],
)
def test_a_text_that_is_no_move(text: str, code: str) -> None:
    with pytest.raises(errors.InvalidMove) as caught:
        relati.start(relati.ALL).move(text)
    assert caught.value.code == code
    assert set(caught.value.params) == set(Fault[code.upper()].params)


@pytest.mark.parametrize(
    "move",
    [
        relati.Move("jump", "E5"),
        relati.Move("place", "E5", "F"),
        relati.Move("build", "E5", "F"),
        relati.Move("attack", "E5"),
        relati.Move("attack", "E5", "X"),
        relati.Move("end", "E5"),
    ],
)
def test_a_move_that_is_none_is_not_played(move: relati.Move) -> None:
    with pytest.raises(errors.InvalidMove) as caught:
        relati.start(relati.ALL).play(move)
    assert caught.value.code == "not_a_move"


def test_the_usual_sizes() -> None:
    assert [relati.start(n).board.size for n in (2, 3, 4)] == [9, 13, 17]
    assert relati.start(4).board.squares[-1] == "Q17"


def test_two_learn_on_small_boards() -> None:
    assert relati.start(relati.NEIGHBOURS).text == "2@5 O1 n"
    assert begin("relati:remote").text == "2@7 O1 r"
    assert relati.start(3, relati.NEIGHBOURS).board.size == 13
    assert relati.start(2, relati.NEIGHBOURS, 9).text == "2 O1 n"


def test_positions_are_values() -> None:
    one, other = (relati.start().play("E5").play("I9") for _ in range(2))
    assert one == other
    assert len({one, other}) == 1
    assert one != one.play("E4")
    assert one != "2 O1 - O=E5* X=I9*"


def test_a_position_keeps_the_contract() -> None:
    position: base.Position = relati.start()
    assert position.game == "relati"
    assert position.clicks(relati.Move("place", "E5")) == position.clicks("e5") == (("E5",),)
    assert position.clicks(relati.END) == ((),)
    assert relati.GAME.signed


def test_what_is_written_to_a_file_is_read_back_as_the_same_board() -> None:
    position = relati.start(3, relati.ALL).play("A1")
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.board is position.board
    assert copy.deepcopy(position).board is position.board

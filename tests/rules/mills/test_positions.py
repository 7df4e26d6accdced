"""The positions P1 to P14 of the rules, each with its named tests, and the decisions common to all rule sets."""

from __future__ import annotations

import pytest

from ruleboard.rules import IllegalMove, mills
from ruleboard.rules.mills import (
    CHENGSAN,
    MELNITSA,
    MOLENDINUM,
    STANDARD,
    THREE,
)
from ruleboard.rules.mills.codes import Duty, Ended, Refused
from ruleboard.rules.mills.pieces import CLOSED, MEN
from tests.rules.mills.turns import outcome, turns

P4 = "W:Wa7,d7,g7,b6,f6:Ba1,g1,c4,e4,d2"
P6 = "W:Wa7,d7,g4,b2:Ba1,d1,g1"
P9 = "W:Wa7,g7,a1,g1:Bd7,a4,g4,d1"
P9B = "W:Wa7,g7,a1:Bd7,a4,g4,d1"
P10 = "W:Wa7,d6,g1:Bb6,f4,c3,e3"
P11 = "W:Wa7,d7,g7,b2:Bc3,e3,d1,f4,b6"
P12 = "W:Wa7,d7,g4,b2:Bc3,e3,d1:T99"


# --- P1 to P14 ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [STANDARD, CHENGSAN, MELNITSA, MOLENDINUM], ids=lambda r: r.name)
def test_p1_a_horizontal_mill_removes_one_of_two_men(rules: mills.Rules) -> None:
    position = mills.parse("W:Wb6,d6:Bb2,f2:H7,7", rules)
    assert turns(position, "f6") == {"f6xb2", "f6xf2"}


def test_p1_the_point_of_a_removed_man_is_closed_in_chengsan_and_free_in_molendinum() -> None:
    text = "W:Wb6,d6:Bb2,f2:H7,7"
    marked = mills.parse(text, CHENGSAN).play("f6xb2")
    assert marked.closed == ("b2",)
    assert marked.pieces["b2"] == CLOSED
    assert len(marked.legal_moves) == 24 - 4 - 1
    free = mills.parse(text, MOLENDINUM).play("f6xb2")
    assert free.closed == ()
    assert str(free.move("b2")) == "b2"


def test_p2_the_middle_column_is_two_lines() -> None:
    position = mills.parse("W:Wd7,d6:Bd3,d2:H7,7")
    assert turns(position, "d5") == {"d5xd3", "d5xd2"}
    assert turns(position, "d1") == {"d1"}


def test_p3_three_in_a_row_are_no_mill_unless_a_line_connects_them() -> None:
    position = mills.parse("W:Wb4,c4:Ba7,g7:H7,7")
    assert turns(position, "e4") == {"e4"}
    assert turns(position, "a4") == {"a4xa7", "a4xg7"}


@pytest.mark.parametrize("rules", [STANDARD, MOLENDINUM], ids=lambda r: r.name)
def test_p4_a_double_mill_takes_a_man_with_every_move(rules: mills.Rules) -> None:
    position = mills.parse(P4, rules).play("d7-d6xa1").play("g1-g4").play("d6-d7xg4")
    position = position.play("c4-c5").play("d7-d6xd2")
    assert outcome(position) == (0, Ended.FEW_MEN)


def test_p4_in_melnitsa_an_opened_mill_waits_three_own_turns() -> None:
    position = mills.parse(P4, MELNITSA).play("d7-d6xa1")
    for left, neutral in ((2, "b6-b4"), (1, "b4-a4")):  # own turns t+1 and t+2
        position = position.play(reply(position))
        refusal = position.refuse(("d6", "d7"))
        assert refusal is not None
        assert (refusal.code, refusal.params["n"]) == (Refused.REBUILD_TOO_EARLY, left)
        position = position.play(neutral)
    position = position.play(reply(position))
    black = [site for site, piece in position.pieces.items() if piece == MEN[1]]
    assert turns(position, "d6-d7") == {f"d6-d7x{man}" for man in black}


def reply(position: mills.Position) -> mills.Move:
    """A quiet turn of Black that leaves the upper half of the board alone."""
    quiet = [m for m in position.legal_moves if not m.removed and m.target[1] in "123"]
    return quiet[0]


@pytest.mark.parametrize("rules", [STANDARD, CHENGSAN, MOLENDINUM], ids=lambda r: r.name)
def test_p5_two_mills_at_once_take_one_man(rules: mills.Rules) -> None:
    position = mills.parse("W:Wb6,f6,d7,d5:Ba1,g1,c4,e4:H5,5", rules)
    assert turns(position, "d6") == {"d6xa1", "d6xg1", "d6xc4", "d6xe4"}


def test_p5_two_mills_at_once_take_two_men_in_melnitsa() -> None:
    position = mills.parse("W:Wb6,f6,d7,d5:Ba1,g1,c4,e4:H5,5", MELNITSA)
    assert turns(position, "d6") == {
        "d6xc4xe4", "d6xc4xa1", "d6xc4xg1", "d6xe4xa1", "d6xe4xg1", "d6xa1xg1",
    }  # fmt: skip


def test_p6_if_all_enemy_men_are_in_mills_any_may_go_in_the_standard_game() -> None:
    position = mills.parse(P6)
    assert turns(position, "g4-g7") == {"g4-g7xa1", "g4-g7xd1", "g4-g7xg1"}
    for move in turns(position, "g4-g7"):
        assert outcome(position.play(move)) == (0, Ended.FEW_MEN)


@pytest.mark.parametrize("rules", [CHENGSAN, MELNITSA, MOLENDINUM], ids=lambda r: r.name)
def test_p6_a_man_in_a_mill_is_never_removed_in_the_three_rule_texts(rules: mills.Rules) -> None:
    position = mills.parse(P6, rules)
    assert turns(position, "g4-g7") == {"g4-g7"}
    assert position.play("g4-g7").turn == 1


def test_p8_a_man_jumps_over_one_man_of_either_colour_in_melnitsa_only() -> None:
    text = "W:Wa7,d7,b4,c3:Bg4,a4,c4,e5"
    melnitsa = mills.parse(text, MELNITSA)
    assert turns(melnitsa, "a7-g7")
    assert turns(melnitsa, "a7-a1")
    molendinum = mills.parse(text, MOLENDINUM)
    assert not [move for move in molendinum.legal_moves if move.source == "a7"]


def test_p8_a_jump_ends_on_the_same_line_and_is_no_chain() -> None:
    position = mills.parse("W:Wa7,b2,c3,d3:Bd7,g4,f2,e4", MELNITSA)
    assert {str(move) for move in position.legal_moves if move.source == "a7"} == {"a7-g7", "a7-a4"}


@pytest.mark.parametrize(
    "rules", [r for r in mills.PRESETS.values() if r.board.name == "nine"], ids=lambda r: r.name
)
def test_p9_a_blocked_player_has_lost_even_where_men_jump(rules: mills.Rules) -> None:
    assert outcome(mills.parse(P9, rules)) == (1, Ended.BLOCKED)


def test_p9b_where_men_fly_three_of_them_are_never_blocked() -> None:
    assert outcome(mills.parse(P9B, CHENGSAN)) == (1, Ended.BLOCKED)
    assert outcome(mills.parse(P9B, MOLENDINUM)) == (1, Ended.BLOCKED)
    assert outcome(mills.parse(P9B, STANDARD)) is None
    assert outcome(mills.parse(P9B, MELNITSA)) is None


def test_p10_three_men_fly_to_any_free_point_or_only_slide() -> None:
    counts = {
        rules.name: len(mills.parse(P10, rules).legal_moves)
        for rules in (STANDARD, MELNITSA, CHENGSAN, MOLENDINUM)
    }
    assert counts == {"standard": 51, "melnitsa": 51, "chengsan": 7, "molendinum": 7}


@pytest.mark.parametrize("rules", [STANDARD, CHENGSAN, MOLENDINUM], ids=lambda r: r.name)
def test_p11_a_mill_may_be_opened_and_closed_at_once(rules: mills.Rules) -> None:
    position = mills.parse(P11, rules).play("g7-g4").play("f4-f2")
    assert len(turns(position, "g4-g7")) == 5


def test_p11_in_melnitsa_it_is_illegal_for_two_own_turns_and_then_takes_a_man() -> None:
    position = mills.parse(P11, MELNITSA).play("g7-g4").play("f4-f2")
    assert not turns(position, "g4-g7")
    position = position.play("b2-b4").play("f2-f4")
    assert not turns(position, "g4-g7")
    position = position.play("b4-b2").play("f4-f2")
    assert len(turns(position, "g4-g7")) == 5


def test_p12_turn_100_draws_and_a_win_on_turn_100_stands() -> None:
    position = mills.parse(P12, CHENGSAN)
    assert outcome(position.play("b2-b4")) == (None, Ended.LIMIT_TURNS)
    assert outcome(position.play("g4-g7xd1")) == (0, Ended.FEW_MEN)


def test_p12_a_player_who_is_blocked_on_turn_100_has_lost() -> None:
    position = mills.parse("B:Wa7,g7,a1,g1:Bd7,a4,g4,d2:T99", CHENGSAN)
    assert outcome(position.play("d2-d1")) == (1, Ended.BLOCKED)


def test_p14_two_men_on_the_board_and_five_in_hand_are_not_lost() -> None:
    for rules in (STANDARD, CHENGSAN, MELNITSA, MOLENDINUM):
        assert outcome(mills.parse("W:Wa7,d7:Ba1,d1,b4:H5,5", rules)) is None


def test_e1_and_e4_are_legal_endgames_of_three_against_three() -> None:
    e1 = mills.parse("W:Wc4,g4,f2:Bd7,d6,d5")
    assert str(e1.move("c4-f4")) == "c4-f4"
    e4 = mills.parse("W:Wa7,d7,g7:Bb6,d6,g4")
    assert e4.outcome is None
    assert len(e4.legal_moves) == 3 * 18


# --- decisions common to all ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("placed", [16, 17])
def test_after_the_17th_and_the_18th_placing_the_right_player_removes_and_then_the_other_moves(
    placed: int,
) -> None:
    side, hands = ("W", "1,1") if placed == 16 else ("B", "0,1")
    men = "Wb6,d6,a1,g1,c3:Bf2,d2,e5,a4,g4"
    position = mills.parse(f"{side}:{men}:H{hands}:T{placed}")
    closing = "f6" if placed == 16 else "b2"
    assert all(move.removed for move in position.legal_moves if move.target == closing)
    after = position.play(min(turns(position, closing)))
    assert after.turn == 1 - position.turn
    assert after.duty.code == (Duty.PLACE if placed == 16 else Duty.MOVE)


def test_a_removal_is_compulsory() -> None:
    position = mills.parse("W:Wb6,d6:Bb2,f2:H7,7")
    with pytest.raises(IllegalMove) as caught:
        position.play("f6")
    assert caught.value.code == Refused.MUST_REMOVE_FIRST


def test_there_is_no_pass() -> None:
    assert all(move.target for move in mills.parse(P10).legal_moves)


def test_a_draw_by_quiet_turns_or_by_repetition_where_it_is_added() -> None:
    shuffle = ("a7-a4", "a1-d1", "a4-a7", "d1-a1")
    text = "W:Wa7,g7,b2,d3:Ba1,g4,f6,d5"
    quiet = mills.parse(text, STANDARD.replace("quiet", limit=5, limit_counts="quiet"))
    thrice = mills.parse(text, STANDARD.replace("thrice", repetition=3))
    for number, move in enumerate(shuffle * 2, start=1):
        if not quiet.outcome:
            quiet = quiet.play(move)
            assert outcome(quiet) == ((None, Ended.LIMIT_QUIET) if number == 5 else None)
        thrice = thrice.play(move)
        assert outcome(thrice) == ((None, Ended.REPETITION) if number == 8 else None)


def test_a_position_set_up_with_two_men_is_over_for_whoever_has_them() -> None:
    assert outcome(mills.parse("W:Wa7,d7:Ba1,d1,g1")) == (1, Ended.FEW_MEN)
    assert outcome(mills.parse("W:Wa7,d7,g7:Ba1,d1")) == (0, Ended.FEW_MEN)
    both = mills.parse("W:Wa7,d7:Ba1,d1")
    assert outcome(both) == (1, Ended.FEW_MEN), "the one to move has lost"
    assert outcome(mills.parse("W:Wa3,b3,c3:Ba1,b1,c2", THREE)) == (0, Ended.MILL)

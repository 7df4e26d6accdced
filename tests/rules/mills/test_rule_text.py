"""One named test for each rule of the three rule texts and each decision on them: the positions P1 to P14 and more."""

from __future__ import annotations

import pytest

from ruleboard.rules import IllegalMove, mills
from ruleboard.rules.mills import (
    CHENGSAN,
    LASKER,
    MELNITSA,
    MELNITSA_11,
    MELNITSA_12,
    MOLENDINUM,
    STANDARD,
    THREE,
)
from ruleboard.rules.mills.codes import Counted, Duty, Ended, Happened, Refused
from ruleboard.rules.mills.pieces import CLOSED, MEN

P4 = "W:Wa7,d7,g7,b6,f6:Ba1,g1,c4,e4,d2"
P6 = "W:Wa7,d7,g4,b2:Ba1,d1,g1"
P9 = "W:Wa7,g7,a1,g1:Bd7,a4,g4,d1"
P9B = "W:Wa7,g7,a1:Bd7,a4,g4,d1"
P10 = "W:Wa7,d6,g1:Bb6,f4,c3,e3"
P11 = "W:Wa7,d7,g7,b2:Bc3,e3,d1,f4,b6"
P12 = "W:Wa7,d7,g4,b2:Bc3,e3,d1:T99"


def turns(position: mills.Position, step: str) -> set[str]:
    """The legal turns that begin with a placing or move."""
    return {str(move) for move in position.legal_moves if str(move).split("x")[0] == step}


def outcome(position: mills.Position) -> tuple[int | None, str] | None:
    ended = position.outcome
    return (ended.winner, ended.reason) if ended else None


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


# --- 成三棋 -----------------------------------------------------------------------------------------------------------


def test_chengsan_3_a_closed_point_is_closed_to_both_until_all_men_are_placed() -> None:
    position = mills.parse("W:Wb6,d6:Bb2,f2:H7,7", CHENGSAN).play("f6xb2")
    for player in (1, 0):
        assert position.turn == player
        with pytest.raises(IllegalMove) as caught:
            position.move("b2")
        assert caught.value.code == Refused.POINT_MARKED
        position = position.play("a7" if player else "g1")


def test_chengsan_3_all_closed_points_vanish_together_with_the_last_placing() -> None:
    text = "B:Wb6,d6,f6,g1,d1:Bf2,a7,a4,c3:H0,1:Xb2,d2:T17"
    position = mills.parse(text, CHENGSAN).play("e4")
    assert position.closed == ()
    assert (position.turn, position.hands) == (0, (0, 0))


def test_chengsan_3_a_man_removed_by_the_last_placing_leaves_no_mark() -> None:
    text = "B:Wb6,d6,g1,d1:Bf2,b2,a4,c3:H0,1:Xa1:T17"
    position = mills.parse(text, CHENGSAN)
    after = position.play("d2xg1")
    assert after.closed == ()
    assert "g1" not in after.pieces


def test_chengsan_4_a_closed_point_is_no_man_and_never_part_of_a_mill() -> None:
    position = mills.parse("W:Wa7,d7:Ba1,d1:H7,7:Xg7", CHENGSAN)
    assert position.mills == ()
    assert turns(position, "g7") == set()
    assert turns(position, "g4") == {"g4"}


def test_chengsan_6_the_limit_counts_turns_of_both_players_and_no_removals() -> None:
    position = mills.parse("W:Wb6,d6:Bb2,f2:H7,7:T4", CHENGSAN).play("f6xb2")
    assert position.turns == 5
    assert [note.params["n"] for note in position.counters if note.code == Counted.LIMIT_TURNS] == [
        95
    ]


# --- Мельница -------------------------------------------------------------------------------------------------------


def test_melnitsa_2_a_player_with_nothing_but_jumps_is_not_blocked() -> None:
    text = "W:Wf6,b2,d2,f2:Bd6,c5,b4,f4,d3,d1"
    assert outcome(mills.parse(text, MOLENDINUM)) == (1, Ended.BLOCKED)
    position = mills.parse(text, MELNITSA)
    assert position.outcome is None
    assert {str(move) for move in position.legal_moves} == {"f6-b6", "b2-b6"}


def test_melnitsa_3_with_11_or_12_men_flying_begins_at_four() -> None:
    for rules in (MELNITSA_12, MELNITSA_11):
        four = mills.parse("W:Wa7,d6,g1,b2:Bb6,f4,c3,e3,a1", rules)
        assert four.phase(0) == "flying"
        assert four.phase(1) == "moving"
        assert len(four.legal_moves) >= 4 * 15
    assert mills.start(MELNITSA_12).hands == (12, 12)
    assert mills.start(MELNITSA_11).hands == (11, 11)


def test_melnitsa_3_flying_is_judged_anew_at_every_turn_and_for_each_player() -> None:
    position = mills.parse("B:Wa7,d7,g4,b2:Bd1,c3,e3", MELNITSA)
    assert (position.phase(0), position.phase(1)) == ("moving", "flying")
    after = mills.parse("B:Wa7,d7,g4,b2:Bd2,b4,f2,a1", MELNITSA)
    assert after.phase(1) == "moving"


def test_melnitsa_4_another_mill_may_be_closed_meanwhile() -> None:
    position = mills.parse("W:Wa7,d7,g7,b6,f6:Be3,d1,f2,g1,c4", MELNITSA)
    position = position.play("d7-d6xe3")  # opens one mill, closes another, takes a man
    assert position.hands == (0, 0)
    assert len(position.mills) == 1
    assert [
        note.params[Ended.MILL] for note in position.counters if note.code == Counted.REBUILD
    ] == [("a7", "d7", "g7")]


def test_melnitsa_4_the_delay_belongs_to_the_line_whichever_men_close_it() -> None:
    position = mills.parse("W:Wa7,d7,g7,d5,b2:Bc3,e3,d1,f4,b6", MELNITSA)
    position = position.play("d7-d6").play("f4-f2")
    assert position.move("d5-c5")
    closing = position.refuse(("d6", "d7"))
    assert closing is not None
    assert closing.code == Refused.REBUILD_TOO_EARLY
    jump = position.refuse(("d5", "d7"))  # another man, over the first: the same line
    assert jump == closing


def test_melnitsa_4_has_no_effect_on_placing() -> None:
    both = LASKER.but("both", rebuild_delay=2)
    position = mills.parse("W:Wa7,d7,g7:Bc3,e3,d1,f4:H3,3", both).play("g7-g4").play("a1")
    assert not turns(position, "g4-g7")
    assert len(turns(position, "g7")) > 1


def test_a_rebuilt_mill_may_be_legal_and_remove_nothing() -> None:
    lenient = MELNITSA.but("lenient", rebuild="no_capture")
    position = mills.parse(P11, lenient).play("g7-g4").play("f4-f2")
    assert turns(position, "g4-g7") == {"g4-g7"}
    assert Happened.REBUILD_TAKES_NOTHING in [
        e.code for e in position.events(position.move("g4-g7"))
    ]


def test_melnitsa_5_protection_is_judged_anew_for_the_second_removal() -> None:
    position = mills.parse("W:Wb6,f6,d7,d5:Ba1,d1,g1,c4:H5,5", MELNITSA)
    assert turns(position, "d6") == {
        "d6xc4"
    }  # the other three are a mill, so the second removal lapses
    any_goes = mills.parse("W:Wb6,f6,d7,d5:Ba1,d1,g1:H5,5", MELNITSA.but("any", all_in_mills="any"))
    assert len(turns(any_goes, "d6")) == 3


def test_melnitsa_5_the_game_ends_as_soon_as_the_enemy_has_two_men() -> None:
    position = mills.parse("W:Wb6,f6,d7,d5,c4:Ba1,g1,e4", MELNITSA.but("fly", flies_at=5))
    assert turns(position, "c4-d6") == {"c4-d6xa1", "c4-d6xg1", "c4-d6xe4"}
    assert outcome(position.play("c4-d6xa1")) == (0, Ended.FEW_MEN)


# --- Molendinum -----------------------------------------------------------------------------------------------------


def test_molendinum_5_and_9_are_advice_every_first_placing_is_legal() -> None:
    assert len(mills.start(MOLENDINUM).legal_moves) == 24


def test_molendinum_11_moving_begins_after_18_placings_and_the_removal_they_earned() -> None:
    text = "B:Wb6,d6,g1,d1:Bf2,b2,a4,c3:H0,1:T17"
    position = mills.parse(text, MOLENDINUM).play("d2xg1")
    assert position.turn == 0
    assert position.duty.code == Duty.MOVE


# --- the relatives --------------------------------------------------------------------------------------------------


def test_lasker_a_man_may_be_moved_while_others_are_in_hand() -> None:
    position = mills.start(LASKER).play("d6").play("a1")
    assert {str(move) for move in position.legal_moves if move.source} == {
        "d6-d7", "d6-b6", "d6-f6", "d6-d5",
    }  # fmt: skip
    assert position.play("d6-d7").hands == (9, 9)


def test_three_closing_a_mill_wins_at_once() -> None:
    position = mills.parse("W:Wa3,b3:Ba1,b1:H1,1", THREE)
    assert outcome(position.play("c3")) == (0, Ended.MILL)


def test_morabaraba_a_full_board_blocks_the_first_player() -> None:
    points = [*mills.BOARDS["twelve"].index]
    white, black = points[::2], points[1::2]
    position = mills.parse(f"W:W{','.join(white)}:B{','.join(black)}", mills.MORABARABA)
    assert outcome(position) == (1, Ended.BLOCKED)


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
    quiet = mills.parse(text, STANDARD.but("quiet", limit=5, limit_counts="quiet"))
    thrice = mills.parse(text, STANDARD.but("thrice", repetition=3))
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

"""One named test for each rule of the three rule texts and of their relatives, and for each decision on them."""

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
    THREE,
)
from ruleboard.rules.mills.codes import Counted, Duty, Ended, Happened, Refused
from tests.rules.mills.turns import outcome, turns

P11 = "W:Wa7,d7,g7,b2:Bc3,e3,d1,f4,b6"


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
    both = LASKER.replace("both", rebuild_delay=2)
    position = mills.parse("W:Wa7,d7,g7:Bc3,e3,d1,f4:H3,3", both).play("g7-g4").play("a1")
    assert not turns(position, "g4-g7")
    assert len(turns(position, "g7")) > 1


def test_a_rebuilt_mill_may_be_legal_and_remove_nothing() -> None:
    lenient = MELNITSA.replace("lenient", rebuild="no_capture")
    position = mills.parse(P11, lenient).play("g7-g4").play("f4-f2")
    assert turns(position, "g4-g7") == {"g4-g7"}
    assert Happened.REBUILD_TAKES_NOTHING in [
        e.code for e in position.events(position.move("g4-g7"))
    ]


def test_melnitsa_5_protection_is_judged_anew_for_the_second_removal() -> None:
    position = mills.parse("W:Wb6,f6,d7,d5:Ba1,d1,g1,c4:H5,5", MELNITSA)
    # The other three are a mill, so the second removal lapses.
    assert turns(position, "d6") == {"d6xc4"}
    any_goes = mills.parse(
        "W:Wb6,f6,d7,d5:Ba1,d1,g1:H5,5", MELNITSA.replace("any", all_in_mills="any")
    )
    assert len(turns(any_goes, "d6")) == 3


def test_melnitsa_5_the_game_ends_as_soon_as_the_enemy_has_two_men() -> None:
    position = mills.parse("W:Wb6,f6,d7,d5,c4:Ba1,g1,e4", MELNITSA.replace("fly", flies_at=5))
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

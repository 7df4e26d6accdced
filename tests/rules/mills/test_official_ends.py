"""Rules of the official games that the other presets do not have: Morabaraba's two, and the draws of tournaments."""

from __future__ import annotations

import pytest

from ruleboard.rules import InvalidPosition, Outcome, mills
from ruleboard.rules.mills.codes import Counted, Ended, Fault, Refused


def swung(rules: mills.Rules) -> mills.Position:
    """White's man has left the mill a7-d7-g7 to close a4-b4-c4; Black has moved."""
    start = mills.parse("W:Wa7,d7,g7,a1,b4,c4,e3:Bb6,f6,f2,d5,c3,e5", rules)
    return start.play("a7-a4xb6").play("f6-d6")


def test_a_cow_that_left_one_line_to_close_another_may_not_swing_straight_back() -> None:
    position = swung(mills.MORABARABA)
    refusal = position.refuse(("a4", "a7"))
    assert refusal is not None
    assert (refusal.code, refusal.params["source"], refusal.params["target"]) == (
        Refused.SWING_BACK,
        "a4",
        "a7",
    )
    assert refusal.sites == ("a7", "d7", "g7")
    assert not any((move.source, move.target) == ("a4", "a7") for move in position.legal_moves)
    later = position.play("e3-d3").play("d6-f6")
    assert later.refuse(("a4", "a7", "f6")) is None


def test_elsewhere_it_may() -> None:
    position = swung(mills.MORABARABA.replace("free", swing_back=True))
    assert any((move.source, move.target) == ("a4", "a7") for move in position.legal_moves)


def test_a_position_tells_who_swung() -> None:
    position = swung(mills.MORABARABA)
    assert ":SWa7-a4" in position.text
    assert mills.parse(position.text, mills.MORABARABA) == position
    for text, code in ((":SWa7-d5", Fault.BAD_PAST), (":SWa7", Fault.BAD_PAST)):
        with pytest.raises(InvalidPosition) as error:
            mills.parse(position.text.replace(":SWa7-a4", text), mills.MORABARABA)
        assert error.value.code == code
    with pytest.raises(InvalidPosition) as error:
        mills.parse("W:Wa4:Ba1:H8,8:SWa7-a4")
    assert error.value.code == Fault.FIELD_WITHOUT_RULE


def test_ten_moves_each_with_three_cows_each_are_a_draw() -> None:
    position = mills.parse("W:Wa7,d5,g1:Ba1,c3,e5", mills.MORABARABA)
    there, back = ("a7-d7", "a1-a4"), ("d7-a7", "a4-a1")
    for turn in range(20):
        assert position.outcome is None
        position = position.play((there if turn // 2 % 2 == 0 else back)[turn % 2])
        if turn == 0:
            (left,) = [each for each in position.counters if each.code == Counted.LAST_MEN]
            assert (left.params["n"], left.left) == (19, 19)
            assert position.text.endswith(":L1")
    assert position.outcome == Outcome(None, Ended.LAST_MEN)
    assert mills.parse(position.text, mills.MORABARABA) == position


def test_tournaments_draw_at_the_third_repetition_and_after_fifty_moves_each() -> None:
    position = mills.parse("W:Wa7,d5,g1,b2:Ba1,c3,e5,f6", mills.TOURNAMENT)
    for move in ("a7-d7", "a1-a4", "d7-a7", "a4-a1") * 2:
        assert position.outcome is None
        position = position.play(move)
    assert position.outcome == Outcome(None, Ended.REPETITION)
    late = mills.parse("W:Wa7,d5,g1,b2:Ba1,c3,e5,f6:Q99", mills.TOURNAMENT)
    assert late.outcome is None
    assert late.play("a7-d7").outcome == Outcome(None, Ended.LIMIT_QUIET)
    assert mills.STANDARD.repetition == mills.STANDARD.limit == 0

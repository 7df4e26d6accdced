"""A motion as a page gets it: short enough, heard at the right steps, and true about every site."""

from __future__ import annotations

import random

import pytest

from ruleboard.machines.play import begin_play, step
from ruleboard.page.motion import LONGEST, SHORTEST, timed
from ruleboard.rules import begin, draughts, relati
from ruleboard.session.inputs import Do
from ruleboard.session.motion import between
from tests.machines.test_play_any_hand import inputs
from tests.session.test_motion import RULES, SIX, motion

PLACE, TAKE = 1, 2


def test_a_slide_takes_a_fifth_of_a_second() -> None:
    assert timed(motion(draughts.start(), "32", "28"), moving=True) == [
        [220, PLACE, [["32", "28"]]]
    ]


def test_a_long_capture_is_quicker_at_each_jump_and_heard_at_each() -> None:
    told = timed(motion(draughts.parse(SIX), "38", "36"), moving=True)
    assert [each[0] for each in told] == [166] * 6 + [130]
    assert [each[1] for each in told] == [TAKE] * 6 + [0]
    assert told[0][2:] == [[["38", "29"]], [], [], ["33"]]
    assert set(told[-1][4]) == {"33", "34", "44", "43", "42", "41"}


def test_what_comes_by_its_own_square_is_still_the_same_piece() -> None:
    told = timed(motion(draughts.parse(SIX), "38", "36"), moving=True)
    shown = [site for each in told for look in each[3:] for site in look]
    assert "38" not in shown


def test_a_crown_comes_out_of_the_new_picture() -> None:
    told = timed(motion(draughts.parse("W:W7:B30"), "7", "2"), moving=True)
    assert told == [[220, PLACE, [["7", "2"]]], [130, 0, [], ["2"]]]


def test_a_level_of_a_wave_is_a_step() -> None:
    told = timed(motion(relati.parse("2 X1 - O=E5*,C3,A3,C1,A1 X=F5*,F4,G4"), "D4"), moving=True)
    assert [sorted(each[3]) for each in told] == [["D4"], ["C3"], ["A1", "A3", "C1"]]


def test_what_neither_picture_shows_is_half_gone() -> None:
    """A cannon that is cut off is disconnected first and dead at the end."""
    told = timed(motion(relati.parse("2 X1 c O=E5*,C3c,E6 X=F5*,F4,B2"), "D4"), moving=True)
    assert told[1][5] == ["C3"]
    assert told[2][3] == ["C3"]


def test_taking_back_is_silent() -> None:
    told = timed(motion(draughts.parse(SIX), "38", "36", Do("undo")), moving=True)
    assert [each[1] for each in told] == [0]


def test_without_motion_there_is_only_something_to_hear() -> None:
    told = timed(motion(draughts.parse(SIX), "38", "36"), moving=False)
    assert {each[0] for each in told} == {0}
    assert max(each[1] for each in told) == TAKE


@pytest.mark.parametrize("rules", RULES)
def test_no_move_takes_longer_than_a_player_waits(rules: str) -> None:
    chance = random.Random(rules)
    state = begin_play(begin(rules))
    for _ in range(120):
        following, _ = step(state, inputs(state, chance))
        told = timed(between(state, following), moving=True)
        assert sum(each[0] for each in told) <= LONGEST + SHORTEST * len(told)
        assert all(SHORTEST <= each[0] <= 220 for each in told)
        state = following

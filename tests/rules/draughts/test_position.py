"""What every game promises, kept by draughts: immutable positions, exact equality, errors that say what is wrong."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from typing import Any

import pytest

from ruleboard.rules import BadValue, Unknown, base, draughts, errors, perft
from ruleboard.rules.draughts import FMJD, GAME, GUOJI, LIGHT, Rules
from tests.rules.draughts.chance import positions


def test_the_game_is_found_by_its_name_with_the_rules_of_the_fmjd_first() -> None:
    assert GAME.name == draughts.start().game == "draughts"
    assert list(GAME.presets) == ["fmjd", "guoji", "russian", "brazilian", "english"]
    assert GAME.start(GUOJI) == draughts.start(GUOJI)
    assert GAME.parse("W:W31:B20", GUOJI).rules == GUOJI
    assert draughts.start().rules == draughts.parse("W:W31:B20").rules == FMJD


def test_playing_leaves_the_position_as_it_was() -> None:
    start = draughts.start()
    before = (start.text, start.legal_moves, start.turn)
    start.play("32-28")
    assert (start.text, start.legal_moves, start.turn) == before


def test_a_position_cannot_be_changed() -> None:
    position = draughts.start()
    for name in ("turn", "rules", "pieces", "legal_moves", "clock", "other"):
        with pytest.raises(AttributeError):
            setattr(position, name, None)
    with pytest.raises(AttributeError):
        position.legal_moves[0].origin = 1  # type: ignore[misc]


def test_positions_are_equal_by_rules_pieces_and_turn_whatever_came_before() -> None:
    left = draughts.start().play("31-26").play("16-21").play("35-30")
    right = draughts.start().play("35-30").play("16-21").play("31-26")
    assert left == right
    assert hash(left) == hash(right)
    assert left != draughts.start(GUOJI).play("31-26").play("16-21").play("35-30")
    assert left != left.text


def test_rule_sets_of_one_s_own_are_possible() -> None:
    short = Rules(name="short", clock_limit=2)
    position = draughts.parse("W:WK46:BK4", short).play("46-41").play("4-9")
    assert position.outcome == base.Outcome(None, "only_kings")
    assert draughts.parse("W:WK46:BK4", Rules(name="short", clock_limit=2)).rules == short


def test_a_position_remembers_the_one_before() -> None:
    start = draughts.start()
    assert start.past is None
    assert start.play("32-28").past is start


def test_copies_and_pickles_are_equal_and_remember_the_game() -> None:
    position = draughts.parse("W:WK49,36,26:BK4,1,6", FMJD)
    for move in ("49-44", "4-9", "44-49", "9-4") * 60:
        position = position.play(move)
    for again in (
        copy.copy(position),
        copy.deepcopy(position),
        pickle.loads(pickle.dumps(position)),
    ):
        assert again == position
        assert again.outcome == position.outcome == base.Outcome(None, "repetition")
        assert again.play("49-44").past == position


def test_moves_remain_after_a_draw_and_none_after_a_loss() -> None:
    drawn = draughts.parse("W:WK46:BK4:H50", GUOJI)
    assert drawn.outcome == base.Outcome(None, "no_progress")
    assert drawn.play("46-41").turn == 1
    assert draughts.parse("W:W46:B41,37").legal_moves == ()


def test_perft_knows_one_unit_and_no_negative_depth() -> None:
    assert perft(draughts.start(), 0) == 1
    with pytest.raises(Unknown, match="unknown unit"):
        perft(draughts.start(), 2, unit="steps")
    with pytest.raises(BadValue, match="negative depth"):
        perft(draughts.start(), -1)


def test_squares_know_their_place() -> None:
    board = draughts.start().board
    assert (board["1"].row, board["1"].column) == (0, 1)
    assert (board["6"].row, board["6"].column) == (1, 0)
    assert (board["50"].row, board["50"].column) == (9, 8)
    for square in board.squares:
        assert board.at(square.row, square.column) == square.name
        assert int(square.name) == 5 * square.row + square.column // 2 + 1
    assert board.at(0, 0) == board.at(5, 5) == LIGHT
    with pytest.raises(Unknown):
        board["51"]
    with pytest.raises(Unknown):
        board.at(10, 1)


def test_the_legal_moves_are_told_in_the_same_order_every_time() -> None:
    for position in positions(61, 200, GUOJI):
        again = draughts.parse(position.text, GUOJI)
        assert position.legal_moves == again.legal_moves
        if position.legal_moves and position.legal_moves[0].taken:
            assert list(position.legal_moves) == sorted(position.legal_moves)


def test_the_tables_of_a_board_are_made_when_somebody_plays_on_it() -> None:
    code = (
        "from ruleboard.rules import draughts; from ruleboard.rules.draughts.lanes import lanes;"
        "from ruleboard.rules.draughts.layout import made;"
        "print(made.cache_info().currsize, lanes.cache_info().currsize);"
        "draughts.start().legal_moves;"
        "print(made.cache_info().currsize, lanes.cache_info().currsize)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["0", "0", "1", "1"]


def test_rules_and_positions_write_themselves_as_python() -> None:
    assert repr(FMJD) == "draughts.FMJD"
    short = FMJD.replace(name="short", clock_limit=20)
    position = draughts.parse("B:WK28:BK5:H7", short)
    assert eval(repr(short)) == short
    again = eval(repr(position))
    assert (again, again.clock) == (position, 7)
    assert repr(draughts.start()) == "draughts.parse('W:W31-50:B1-20', draughts.FMJD)"


@pytest.mark.parametrize(
    ("switch", "setting"),
    [
        ("size", 9),
        ("size", 2),
        ("size", "10"),
        ("crowned_in_passing", 1),
        ("clock_limit", 0),
        ("clock_limit", 2.5),
        ("repetitions", 1),
    ],
)
def test_rules_that_nobody_can_play_by_are_refused(switch: str, setting: Any) -> None:
    with pytest.raises(errors.RuleboardError) as error:
        GUOJI.replace(**{switch: setting})
    assert (error.value.params["at"], error.value.params["got"]) == (switch, setting)


def test_rules_have_no_other_switches() -> None:
    with pytest.raises(Unknown, match="unknown switch"):
        GUOJI.replace(flying_kings=False)


def test_moves_are_copied_and_pickled_with_all_they_know() -> None:
    for text in ("W:WK47:B14,19,29,31,42", "W:W28:B22", "W:W28:B5"):
        position = draughts.parse(text, FMJD)
        for move in position.legal_moves:
            for again in (copy.deepcopy(move), pickle.loads(pickle.dumps(move))):
                assert again == move
                assert str(again) == str(move)
                assert position.routes(again) == position.routes(move)

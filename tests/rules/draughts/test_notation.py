"""Moves as people write them, and the one way in which they are written."""

from __future__ import annotations

import pytest

from ruleboard.rules import AmbiguousMove, IllegalMove, InvalidMove, draughts
from tests.rules.draughts.chance import BOTH, positions

PATHS = "W:WK47:B14,19,29,31,42"


@pytest.mark.parametrize(
    "text", ["32-28", " 32-28 ", "32 - 28", "032-028", "32–28", "32- 28", "32  -28"]
)
def test_a_quiet_move_is_read_in_every_dress(text: str) -> None:
    assert str(draughts.start().move(text)) == "32-28"


@pytest.mark.parametrize("text", ["28x17", "28:17", "28×17", "28X17", "28 x 17", "28-17", "28 x17"])
def test_a_capture_is_read_in_every_dress(text: str) -> None:
    assert str(draughts.parse("W:W28:B22").move(text)) == "28x17"


@pytest.mark.parametrize("text", ["", "32", "32-", "-28", "a-b4", "32-28-", "32 28", "O-O", "x"])
def test_what_is_no_move_is_invalid(text: str) -> None:
    with pytest.raises(InvalidMove) as error:
        draughts.start().move(text)
    assert error.value.code == "not_a_move"
    assert error.value.params == {"got": text, "expected": "32-28, 19x30"}


@pytest.mark.parametrize(("text", "at"), [("32-0", "0"), ("51-46", "51"), ("28x117", "117")])
def test_a_square_that_is_not_on_the_board_is_invalid(text: str, at: str) -> None:
    with pytest.raises(InvalidMove) as error:
        draughts.start().move(text)
    assert (error.value.code, error.value.params["at"]) == ("no_such_square", at)


def test_a_move_against_the_rules_carries_its_refusal() -> None:
    with pytest.raises(IllegalMove) as error:
        draughts.parse("W:W28,50:B22").move("50-45")
    assert error.value.refusal.code == "must_capture"
    assert error.value.sites == ("28",)
    assert error.value.params["got"] == "50-45"


def test_a_step_is_not_written_as_a_capture() -> None:
    with pytest.raises(IllegalMove) as error:
        draughts.start().move("32x28")
    assert error.value.refusal.code == "nothing_to_jump"


def test_start_and_end_do_not_tell_equal_paths_apart() -> None:
    position = draughts.parse(PATHS)
    with pytest.raises(AmbiguousMove) as error:
        position.move("47x36")
    assert error.value.candidates == position.legal_moves
    assert error.value.params["expected"] == ("47x38x20x9x36", "47x38x24x13x36")


def test_the_written_path_lands_right_behind_a_piece_where_the_direction_is_kept() -> None:
    first, second = draughts.parse(PATHS).legal_moves
    assert (str(first), first.captured) == ("47x38x20x9x36", ("14", "29", "31", "42"))
    assert (str(second), second.captured) == ("47x38x24x13x36", ("19", "29", "31", "42"))


@pytest.mark.parametrize("text", ["47x38x24x13x36", "47x33x24x13x36", "47x24x36", "47x33x13x36"])
def test_any_route_is_read_also_one_that_leaves_squares_out(text: str) -> None:
    position = draughts.parse(PATHS)
    assert position.move(text) == position.legal_moves[1]


def test_a_route_that_does_not_exist_is_refused() -> None:
    with pytest.raises(IllegalMove) as error:
        draughts.parse(PATHS).move("47x38x15x36")
    assert (error.value.refusal.code, error.value.sites) == ("not_diagonal", ("15", "36"))


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
def test_every_move_and_every_route_comes_back_from_its_text(rules: draughts.Rules) -> None:
    for position in positions(31, 1500, rules):
        assert len({str(move) for move in position.legal_moves}) == len(position.legal_moves)
        for move in position.legal_moves:
            assert position.move(str(move)) == move
            for route in position.routes(move)[:6]:
                if len(route) > 2:
                    assert position.move("x".join(route)) == move


def test_a_move_equals_another_with_the_same_ends_and_captures() -> None:
    position, again = draughts.parse(PATHS), draughts.parse(PATHS)
    first, second = position.legal_moves
    assert first == again.legal_moves[0] != second
    assert len({*position.legal_moves, *again.legal_moves}) == 2
    assert draughts.Move(*first) == first
    assert position.play(draughts.Move(*first)) == again.play(first)
    assert repr(first) == "<Move 47x38x20x9x36>"


def test_a_capture_of_other_pieces_between_the_same_squares_is_refused() -> None:
    position = draughts.parse(PATHS)
    first, second = position.legal_moves
    other = draughts.Move(first.origin, first.target, first.taken | second.taken)
    with pytest.raises(IllegalMove) as error:
        position.play(other)
    assert error.value.refusal.code == "other_capture"


def test_the_start_and_end_of_a_move_have_names() -> None:
    move = draughts.parse("W:W28:B22").move("28x17")
    assert (move.start, move.end, move.captured) == ("28", "17", ("22",))

"""国际跳棋 sentence by sentence, as draughts:guoji plays it; and where FMJD says otherwise."""

from __future__ import annotations

from random import Random

import pytest

from ruleboard.rules import IllegalMove, Outcome, draughts
from ruleboard.rules.draughts import FMJD, GUOJI, Move, Position
from tests.rules.draughts.vocabulary import BLACK_KING, BLACK_MAN, WHITE_KING, WHITE_MAN


def moves(text: str, rules: draughts.Rules = GUOJI) -> set[str]:
    return {str(move) for move in draughts.parse(text, rules).legal_moves}


def after(text: str, *line: str, rules: draughts.Rules = GUOJI) -> Position:
    position = draughts.parse(text, rules)
    for move in line:
        position = position.play(move)
    return position


def test_ten_rows_of_ten_of_which_fifty_dark_squares_are_used() -> None:
    board = draughts.start(GUOJI).board
    assert board.size == 10
    assert len(board.squares) == 50
    assert all((square.row + square.column) % 2 == 1 for square in board.squares)
    assert [board.at(row, 0) for row in range(10)] == [
        draughts.LIGHT if row % 2 == 0 else str(row * 5 + 1) for row in range(10)
    ]


def test_each_side_has_twenty_men_white_below_black_above() -> None:
    pieces = draughts.start(GUOJI).pieces
    assert {site for site, piece in pieces.items() if piece == BLACK_MAN} == set(
        map(str, range(1, 21))
    )
    assert {site for site, piece in pieces.items() if piece == WHITE_MAN} == set(
        map(str, range(31, 51))
    )


def test_white_moves_first_and_sides_take_turns() -> None:
    start = draughts.start(GUOJI)
    assert (start.turn, start.play("32-28").turn) == (0, 1)
    assert start.play("32-28").play("19-23").turn == 0


def test_men_move_one_square_forward_white_up_and_black_down() -> None:
    assert moves("W:W28:B1") == {"28-22", "28-23"}
    assert moves("B:W50:B23") == {"23-28", "23-29"}


def test_a_man_may_only_go_to_an_empty_square() -> None:
    assert moves("W:W28,22:B1") == {"28-23", "22-17", "22-18"}


def test_a_king_flies_any_distance_in_four_directions_until_a_piece_or_the_edge() -> None:
    text = "W:WK28,37:B6"
    expected = ["22", "17", "11", "23", "19", "14", "10", "5", "33", "39", "44", "50", "32"]
    assert {m for m in moves(text) if m.startswith("28")} == {f"28-{end}" for end in expected}


def test_a_man_that_reaches_the_far_row_becomes_a_king() -> None:
    assert after("W:W7:B45", "7-1").pieces["1"] == WHITE_KING
    assert after("B:W6:B43", "43-48").pieces["48"] == BLACK_KING


def test_a_capture_is_compulsory() -> None:
    assert moves("W:W28,50:B22") == {"28x17"}
    with pytest.raises(IllegalMove) as error:
        draughts.parse("W:W28,50:B22", GUOJI).play("50-45")
    assert error.value.refusal.code == "must_capture"


def test_the_capture_of_most_pieces_is_compulsory_over_all_pieces_of_the_side() -> None:
    assert moves("W:W28,48:B22,43,34") == {"48x30"}


def test_a_capture_goes_on_until_nothing_more_can_be_taken() -> None:
    position = draughts.parse("W:W28:B22,12", GUOJI)
    assert moves("W:W28:B22,12") == {"28x8"}
    refusal = position.refuse(("28", "17"))
    assert refusal is not None
    assert refusal.code == "must_continue"


def test_a_man_jumps_a_neighbour_and_lands_right_behind_it() -> None:
    position = after("W:W28:B22,1", "28x17")
    assert position.pieces == {"17": WHITE_MAN, "1": BLACK_MAN}


def test_a_man_captures_backward_although_it_never_moves_backward() -> None:
    assert moves("W:W28:B33,1") == {"28x39"}
    assert moves("W:W28:B1") == {"28-22", "28-23"}


def test_a_king_captures_from_afar_and_lands_on_any_square_behind() -> None:
    assert moves("W:WK46:B28,6") == {"46x23", "46x19", "46x14", "46x10", "46x5"}


def test_a_king_may_turn_after_every_jump() -> None:
    assert moves("W:WK47:B9,12,33") == {"47x17", "47x21", "47x26"}


def test_no_piece_is_jumped_twice_but_an_empty_square_may_be_crossed_again() -> None:
    position = draughts.parse("W:WK2:B7,8,17,18", GUOJI)
    (move,) = position.legal_moves
    assert len(move.captured) == len(set(move.captured)) == 4
    assert all(route[0] == route[-1] == "2" for route in position.routes(move))


def test_a_man_is_crowned_at_once_even_in_the_middle_of_a_capture() -> None:
    assert after("W:W15:B9,10,27,45", "15x31").pieces["31"] == WHITE_KING


def test_fmjd_crowns_a_man_only_where_its_capture_ends() -> None:
    assert after("W:W15:B9,10,27,45", "15x13", rules=FMJD).pieces["13"] == WHITE_MAN
    assert after("W:W15:B10,45", "15x4", rules=FMJD).pieces["4"] == WHITE_KING


def test_who_has_no_piece_left_has_lost() -> None:
    assert after("W:W28:B22", "28x17").outcome == Outcome(0, "no_pieces")


def test_who_has_no_legal_move_has_lost() -> None:
    assert draughts.parse("W:W46:B41,37", GUOJI).outcome == Outcome(1, "no_moves")


QUIET = ("49-44", "4-9", "44-49", "9-4")


def shuffled(start: Position, count: int) -> list[Position]:
    """Both sides walk about with their kings; nothing is offered, and no position comes three times."""
    for dice in range(200):
        random = Random(dice)
        line = [start]
        while len(line) <= count:
            moves = [move for move in line[-1].legal_moves if walks(line, move)]
            if not moves:
                break
            line.append(line[-1].play(random.choice(moves)))
        else:
            return line
    raise AssertionError(f"no quiet line of {count} moves from {start.text}")


def walks(line: list[Position], move: Move) -> bool:
    following = line[-1].play(move)
    king = line[-1].pieces[move.start].kind == "king"
    offers = any(reply.captured for reply in following.legal_moves)
    return king and not offers and line.count(following) < 2


FOUR_KINGS = "W:WK46,K47,35:BK5,K4,1"


def test_fifty_moves_without_capture_or_crowning_are_a_draw_and_men_count_too() -> None:
    line = shuffled(after(FOUR_KINGS, "35-30", "1-6"), 48)
    outcomes = [position.outcome for position in line]
    assert outcomes[:48] == [None] * 48
    assert outcomes[48] == Outcome(None, "no_progress")
    counters = {note.code: note.params for note in line[47].counters}
    assert counters["no_progress"] == {"n": 49, "limit": 50}


def test_a_man_s_move_counts_a_capture_and_a_crowning_set_the_clock_back() -> None:
    assert after("W:W32:B1", "32-28").clock == 1
    assert after("W:W32:B1", "32-28", "1-6").clock == 2
    assert after("W:W32,50:B1,28:H7", "32x23").clock == 0
    assert after("W:W6:B2,40:H7", "6-1").clock == 0


def test_fmjd_counts_moves_of_kings_only() -> None:
    assert after("W:WK46,36:BK5:H7", "46-41", rules=FMJD).clock == 8
    assert after("W:WK46,36:BK5:H7", "36-31", rules=FMJD).clock == 0
    line = shuffled(draughts.parse(FOUR_KINGS, FMJD), 50)
    assert line[49].outcome is None
    assert line[50].outcome == Outcome(None, "king_moves")


@pytest.mark.parametrize("rules", [GUOJI, FMJD], ids=lambda rules: rules.name)
def test_the_third_time_of_a_position_with_the_same_side_to_move_is_a_draw(
    rules: draughts.Rules,
) -> None:
    position = draughts.parse("W:WK49,36,26:BK4,1,6", rules)
    for move in (*QUIET, *QUIET[:3]):
        position = position.play(move)
        assert position.outcome is None, move
    assert position.play(QUIET[3]).outcome == Outcome(None, "repetition")


def test_the_same_pieces_with_the_other_side_to_move_are_another_position() -> None:
    assert draughts.parse("W:WK28:BK5", GUOJI) != draughts.parse("B:WK28:BK5", GUOJI)
    assert draughts.parse("W:WK28:BK5", GUOJI) != draughts.parse("W:W28:BK5", GUOJI)


def test_a_win_is_decided_before_a_draw() -> None:
    assert draughts.parse("W:W46:B41,37:H50", GUOJI).outcome == Outcome(1, "no_moves")


@pytest.mark.parametrize(
    ("text", "limit", "reason"),
    [
        ("W:WK5:BK45", 10, "five_moves"),
        ("W:WK46,K47:BK4", 10, "five_moves"),
        ("W:WK46,47:BK4", 10, "five_moves"),
        ("W:WK46,K47,K48:BK4", 32, "sixteen_moves"),
        ("W:WK46,K47,48:BK4", 32, "sixteen_moves"),
        ("B:WK4:BK46,2,3", 32, "sixteen_moves"),
    ],
)
def test_fmjd_limits_endings_against_a_lone_king(text: str, limit: int, reason: str) -> None:
    line = shuffled(draughts.parse(text, FMJD), limit)
    assert line[limit - 1].outcome is None
    assert line[limit].outcome == Outcome(None, reason)


@pytest.mark.parametrize(
    "text", ["W:WK46,K47,K48,K49:BK4", "W:WK46,K47:BK4,K5", "W:W46,47,K48:BK4,K5"]
)
def test_fmjd_sets_no_limit_to_other_endings(text: str) -> None:
    assert all(position.outcome is None for position in shuffled(draughts.parse(text, FMJD), 12))


def test_a_capture_does_not_extend_the_sixteen_moves() -> None:
    position = shuffled(draughts.parse("W:WK46,K47,K48:BK4", FMJD), 28)[-1]
    before = {note.code: note.params["n"] for note in position.counters if "n" in note.params}
    assert before["sixteen_moves"] == 14  # by each side
    offered = next(
        position.play(move)
        for move in position.legal_moves
        if position.play(move).duty.code == "capture"
        and len(position.play(move).play(position.play(move).legal_moves[0]).pieces) == 3
    )
    taken = offered.play(offered.legal_moves[0])
    counters = {note.code: note.params["n"] for note in taken.counters if "n" in note.params}
    assert (counters["sixteen_moves"], counters["five_moves"]) == (15, 0)


def test_under_rules_with_another_limit_a_repetition_is_not_called_the_third() -> None:
    position = draughts.parse("W:WK46:BK4", GUOJI.replace(repetitions=2))
    for move in ("46-41", "4-15", "41-46", "15-4"):
        assert position.outcome is None
        position = position.play(move)
    assert position.outcome == Outcome(None, "often")

"""Numbers and positions that are known to all: perft tables, and the rule book's table of instructive captures."""

from __future__ import annotations

import pytest

from ruleboard.rules import draughts, perft
from ruleboard.rules.draughts import FMJD, GUOJI, Rules
from tests.rules.draughts.chance import BOTH, positions
from tests.rules.draughts.vocabulary import WHITE_KING, WHITE_MAN

START = "W:W31-50:B1-20"
WOLDOUBY = "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26"
MANY_ROUTES = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24"
ALL_KINGS = (
    f"W:W{','.join(f'K{n}' for n in range(31, 51))}:B{','.join(f'K{n}' for n in range(1, 21))}"
)

# Published by the draughts programming community; routes with the same ends and pieces taken count once.
PERFT = {
    START: (9, 81, 658, 4265, 27117, 167140, 1049442, 6483961),
    WOLDOUBY: (6, 12, 30, 73, 215, 590, 1944, 6269, 22369, 88050, 377436),
    MANY_ROUTES: (14, 55, 1168, 5432, 87195),
    ALL_KINGS: (17, 79, 352, 1399, 7062, 37589),
}


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
@pytest.mark.parametrize("text", [START, MANY_ROUTES, ALL_KINGS], ids=["start", "many", "kings"])
def test_perft_is_the_published_one(text: str, rules: Rules) -> None:
    position = draughts.parse(text, rules)
    counts = tuple(perft(position, depth) for depth in range(1, len(PERFT[text]) + 1))
    assert counts == PERFT[text]


def test_perft_of_the_woldouby_position_is_the_published_one() -> None:
    position = draughts.parse(WOLDOUBY, FMJD)
    assert tuple(perft(position, depth) for depth in range(1, 12)) == PERFT[WOLDOUBY]


def test_crowning_in_passing_first_changes_the_woldouby_position_after_ten_moves() -> None:
    position = draughts.parse(WOLDOUBY, GUOJI)
    counts = tuple(perft(position, depth) for depth in range(1, 12))
    assert counts == (*PERFT[WOLDOUBY][:9], 88051, 377437)


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
@pytest.mark.parametrize("text", PERFT, ids=["start", "woldouby", "many", "kings"])
def test_counting_gives_what_playing_through_the_public_contract_gives(
    text: str, rules: Rules
) -> None:
    def played(position: draughts.Position, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(played(position.play(move), depth - 1) for move in position.legal_moves)

    position = draughts.parse(text, rules)
    for depth in range(5):
        assert position.perft(depth) == played(position, depth)


def test_counting_one_move_gives_the_number_of_legal_moves() -> None:
    for rules in BOTH:
        for position in positions(4, 1500, rules):
            assert position.perft(1) == len(position.legal_moves), position.text


CAPTURES = {
    "a man captures backward": ("W:W35:B30,K40", 1, "35x24 35x44"),
    "a king picks its landing square": ("W:WK46:B23", 1, "46x5 46x10 46x14 46x19"),
    "three men beat two kings": ("W:W48:B24,K31,34,K42,43", 3, "48x19"),
    "count, not rank": ("W:W26:B12,K21,31,32", 2, "26x8 26x28"),
    "king zigzag": ("W:WK47:B9,12,33", 3, "47x17 47x21 47x26"),
    "a king takes ten": ("W:WK1:B7,9,17,19,20,30,31,33,43,44", 10, "1x15"),
    "Turkish stroke": ("B:W27,28,38,39,42:BK25", 4, "25x33"),
    "three paths to one square": (
        "W:WK50:B7,12,29,30,44",
        3,
        "50x11x2x35 50x17x8x35 50x33x24x35",
    ),
    "two paths, four routes": ("W:WK47:B14,19,29,31,42", 4, "47x38x20x9x36 47x38x24x13x36"),
    "ends where it began": ("W:WK2:B7,8,17,18", 4, "2x2"),
    "a man takes eight": ("W:W47:B13,14,22,24,31,34,K41,44", 8, "47x49"),
}


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
@pytest.mark.parametrize("theme", CAPTURES)
def test_forced_maximum(theme: str, rules: Rules) -> None:
    text, count, moves = CAPTURES[theme]
    position = draughts.parse(text, rules)
    assert " ".join(map(str, position.legal_moves)) == moves
    assert position.duty.code == "capture"
    assert position.duty.params["n"] == count
    assert {len(move.captured) for move in position.legal_moves} == {count}


def test_a_man_that_comes_over_the_king_row_goes_on_as_a_man_or_as_a_king() -> None:
    text = "W:W15:B9,10,27"
    (move,) = draughts.parse(text, FMJD).legal_moves
    after = draughts.parse(text, FMJD).play(move)
    assert (str(move), len(move.captured), after.pieces["13"]) == ("15x13", 2, WHITE_MAN)
    guoji = draughts.parse(text, GUOJI)
    assert [str(move) for move in guoji.legal_moves] == ["15x31", "15x36"]
    assert all(len(move.captured) == 3 for move in guoji.legal_moves)
    assert {guoji.play("15x31").pieces["31"], guoji.play("15x36").pieces["36"]} == {WHITE_KING}


def test_the_king_that_takes_three_in_zigzag_turns_on_20_and_3() -> None:
    position = draughts.parse("W:WK47:B9,12,33")
    routes = [position.routes(move) for move in position.legal_moves]
    assert routes == [(("47", "20", "3", end),) for end in ("17", "21", "26")]


def test_the_turkish_stroke_is_stopped_by_what_it_has_jumped_and_loses_the_king() -> None:
    position = draughts.parse("B:W27,28,38,39,42:BK25")
    (move,) = position.legal_moves
    assert position.routes(move) == (("25", "48", "31", "22", "33"),)
    after = position.play(move)
    assert after.text == "W:W38:BK33"
    won = after.play("38x29").outcome
    assert won is not None
    assert (won.winner, won.reason) == (0, "no_pieces")


def test_three_paths_to_one_square_take_different_pieces() -> None:
    position = draughts.parse("W:WK50:B7,12,29,30,44")
    assert {move.captured for move in position.legal_moves} == {
        ("29", "30", "44"),
        ("12", "30", "44"),
        ("7", "30", "44"),
    }
    assert {(move.start, move.end) for move in position.legal_moves} == {("50", "35")}


def test_two_paths_have_four_routes_and_are_two_moves() -> None:
    position = draughts.parse("W:WK47:B14,19,29,31,42")
    assert [len(position.routes(move)) for move in position.legal_moves] == [2, 2]


def test_a_capture_that_ends_where_it_began_is_one_move_with_two_routes() -> None:
    position = draughts.parse("W:WK2:B7,8,17,18")
    (move,) = position.legal_moves
    assert set(position.routes(move)) == {
        ("2", "11", "22", "13", "2"),
        ("2", "13", "22", "11", "2"),
    }
    assert position.play("2x11x22x13x2") == position.play("2x13x22x11x2")
    assert position.play(move).text == "B:WK2:B"


def test_the_monster_has_436_routes_and_14_moves() -> None:
    position = draughts.parse(MANY_ROUTES)
    assert len(position.legal_moves) == 14
    assert sum(len(position.routes(move)) for move in position.legal_moves) == 436


COMBINATIONS = {
    "Coup Philippe": (
        "W:W27,32,34,38,40,45:B11,12,16,18,23,25",
        "27-22 18x27 32x21 16x27 34-30 25x34 40x16",
        4,
    ),
    "Coup Royal": (
        "W:W27,28,32,38,39,40,45:B12,13,14,16,18,19,23,24",
        "27-22 18x27 32x21 23x34 40x7",
        5,
    ),
}


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
@pytest.mark.parametrize("name", COMBINATIONS)
def test_a_combination_runs_by_force(name: str, rules: Rules) -> None:
    text, line, last = COMBINATIONS[name]
    position = draughts.parse(text, rules)
    for written in line.split():
        move = position.move(written)
        if move.captured:
            assert position.legal_moves == (move,), written
        taken = len(move.captured)
        position = position.play(move)
    assert taken == last


def test_in_the_coup_royal_the_majority_forbids_taking_one() -> None:
    position = draughts.parse(COMBINATIONS["Coup Royal"][0])
    for written in ["27-22", "18x27", "32x21"]:
        position = position.play(written)
    refusal = position.refuse(("16", "27"))
    assert refusal is not None
    assert (refusal.code, refusal.params["n"], refusal.params["takes"]) == (
        "must_capture_more",
        3,
        1,
    )
    assert refusal.sites == position.routes("23x34")[0]

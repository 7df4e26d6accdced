"""The same rules on boards of other sizes: eight rows as in Brazil, and a few that nobody plays on yet."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from draughts import BrazilianBoard
from loguru import logger

from ruleboard.rules import InvalidMove, InvalidPosition, Unknown, draughts, perft
from ruleboard.rules.draughts import FMJD, GUOJI, LIGHT, Record, Rules, read_pdn, write_pdn
from ruleboard.rules.draughts.codes import Fault, Refused
from tests.rules.draughts.agreeing import agree, key
from tests.rules.draughts.chance import SMALL, game, plain, positions, scattered
from tests.rules.draughts.naive import Naive
from tests.rules.draughts.vocabulary import BLACK_KING, BLACK_MAN, WHITE_KING, check

logger.remove()

EVERY = ", ".join(map(str, range(1, 33)))  # the squares of 8 × 8
GUOJI_8, FMJD_8 = SMALL

# Known to all who play Brazilian draughts, which are these rules on eight rows.
BRAZILIAN = (7, 49, 302, 1469, 7473, 37628, 187302)


def sized(size: int) -> Rules:
    return GUOJI.replace(name=f"guoji_{size}", size=size)


def test_perft_on_eight_rows_is_that_of_brazilian_draughts() -> None:
    start = draughts.start(FMJD_8)
    assert tuple(perft(start, depth) for depth in range(1, 8)) == BRAZILIAN


def counted(naive: Naive, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(counted(naive.play(k, min(ways)), depth - 1) for k, ways in naive.moves.items())


@pytest.mark.parametrize(
    ("rules", "depth"), [(GUOJI_8, 5), (FMJD_8, 5), (sized(4), 8), (sized(6), 6), (sized(12), 3)]
)
def test_perft_is_that_of_the_naive_engine(rules: Rules, depth: int) -> None:
    start = draughts.start(rules)
    assert perft(start, depth) == counted(plain(start), depth)


def test_perft_of_positions_by_chance_is_that_of_the_naive_engine() -> None:
    random = Random(6)
    for rules in SMALL:
        for _ in range(15):
            position = scattered(random, rules)
            assert perft(position, 2) == counted(plain(position), 2), position.text


def test_moves_on_eight_rows_are_those_of_brazilian_draughts() -> None:
    captures = 0
    for position in positions(7, 1500, FMJD_8):
        theirs = BrazilianBoard.from_fen(position.text.partition(":H")[0])
        assert {key(move) for move in position.legal_moves} == {
            (m.square_list[0] + 1, m.square_list[-1] + 1, frozenset(c + 1 for c in m.captured_list))
            for m in theirs.legal_moves
        }, position.text
        captures += any(move.taken for move in position.legal_moves)
    assert captures > 400


@pytest.mark.parametrize("size", [4, 6, 12, 14, 20])
def test_boards_of_every_size_are_played_as_the_naive_engine_plays_them(size: int) -> None:
    rules = sized(size)
    random = Random(size)
    for _ in range(8):
        for position in game(random, draughts.start(rules), 60):
            if random.random() < 0.1:
                agree(position)
    for move in draughts.start(rules).legal_moves:
        assert draughts.start(rules).move(str(move)) == move


def test_a_board_has_as_many_rows_as_its_rules_say() -> None:
    board = draughts.start(GUOJI_8).board
    assert (board.name, board.size, len(board.squares), board.names[-1]) == (
        "draughts",
        8,
        32,
        "32",
    )
    assert [board["1"][1:], board["5"][1:], board["32"][1:]] == [(0, 1), (1, 0), (7, 6)]
    assert (board.at(7, 6), board.at(7, 7)) == ("32", LIGHT)
    assert board == draughts.layout(8).board != draughts.start().board
    with pytest.raises(Unknown) as error:
        board.at(8, 1)
    assert str(error.value.params["expected"]).endswith("(7, 6), (7, 7)")
    with pytest.raises(Unknown) as error:
        board["33"]
    assert str(error.value.params["expected"]) == EVERY


@pytest.mark.parametrize(
    ("size", "text"), [(4, "W:W7,8:B1,2"), (8, "W:W21-32:B1-12"), (12, "W:W43-72:B1-30")]
)
def test_a_game_begins_with_two_free_rows_in_the_middle(size: int, text: str) -> None:
    assert draughts.start(sized(size)).text == text
    assert draughts.parse(text, sized(size)) == draughts.start(sized(size))


def test_positions_are_written_read_and_drawn() -> None:
    text = "B:WK1,18:BK30,K32,12:H3"
    position = draughts.parse(text, GUOJI_8)
    assert position.text == "B:WK1,18:B12,K30,K32:H3"
    assert position.pieces["1"] == WHITE_KING
    assert eval(repr(position)) == position
    assert str(position).splitlines()[0] == " 1    W   .   .   .    4"
    assert str(position).splitlines()[7] == "29  .   B   .   B     32"
    for rules in SMALL:
        for each in positions(22, 300, rules):
            assert draughts.parse(each.text, rules) == each


@pytest.mark.parametrize(
    ("text", "code", "at", "expected"),
    [
        ("W:W33:B1", "no_such_square", 33, EVERY),
        ("W:W31:B28-50", "no_such_square", 50, EVERY),
        ("W:W4:B12", "man_on_far_row", "4", "WK4"),
        ("W:W20:B29", "man_on_far_row", "29", "BK29"),
        ("W", "not_a_fen", "W", "W:W21-32:B1-12"),
    ],
)
def test_faults_of_positions_know_the_board(
    text: str, code: str, at: object, expected: str
) -> None:
    with pytest.raises(InvalidPosition) as error:
        draughts.parse(text, GUOJI_8)
    check(error.value, Fault)
    params = error.value.params
    assert (error.value.code, params["at"], str(params["expected"])) == (code, at, expected)


@pytest.mark.parametrize(
    ("text", "code", "expected"),
    [("22", "not_a_move", "22-18, 11x20"), ("22-33", "no_such_square", EVERY)],
)
def test_faults_of_moves_know_the_board(text: str, code: str, expected: str) -> None:
    with pytest.raises(InvalidMove) as error:
        draughts.start(GUOJI_8).move(text)
    check(error.value, Fault)
    assert (error.value.code, str(error.value.params["expected"])) == (code, expected)


def test_a_site_of_a_larger_board_is_unknown() -> None:
    with pytest.raises(Unknown, match=f"expected {EVERY}$"):
        draughts.start(GUOJI_8).refuse(("22", "33"))


@pytest.mark.parametrize("rules", SMALL, ids=lambda rules: rules.name)
def test_of_all_1024_pairs_of_squares_exactly_the_legal_moves_are_not_refused(rules: Rules) -> None:
    sites = [square.name for square in draughts.start(rules).board.squares]
    for position in positions(15, 150, rules):
        legal = {(move.start, move.end) for move in position.legal_moves}
        for attempt in product(sites, sites):
            refusal = position.refuse(attempt)
            assert (refusal is None) == (attempt in legal), (position.text, attempt)
            if refusal:
                check(refusal, Refused)


@pytest.mark.parametrize("rules", SMALL, ids=lambda rules: rules.name)
def test_moves_routes_and_steps_come_back_from_their_text(rules: Rules) -> None:
    for position in positions(32, 300, rules):
        for move in position.legal_moves:
            assert position.move(str(move)) == move
            pieces = dict(position.pieces)
            for event in position.events(str(move)):
                for site, piece in event.changes:
                    pieces.pop(site, None)
                    pieces |= {site: piece} if piece else {}
            assert pieces == position.play(move).pieces


def test_a_man_is_crowned_on_the_far_row_of_its_board() -> None:
    assert draughts.parse("W:W5:B28", GUOJI_8).play("5-1").pieces["1"] == WHITE_KING
    assert draughts.parse("B:W5:B28", GUOJI_8).play("28-32").pieces["32"] == BLACK_KING
    assert draughts.parse("B:W35:B28", GUOJI).play("28-32").pieces["32"] == BLACK_MAN


def test_records_on_other_boards_name_their_rules_and_no_game_type() -> None:
    record = Record.of(draughts.start(FMJD_8), ["22-18", "11-15", "18x11"])
    written = write_pdn(record)
    assert '[Rules "fmjd_8"]' in written
    assert "GameType" not in written
    assert "FEN" not in written
    (again,) = read_pdn(written, FMJD_8)
    assert (again.moves, again.start) == (record.moves, record.start)
    with pytest.raises(InvalidPosition) as error:
        read_pdn('[GameType "20"]\n1. 22-18 *', FMJD_8)
    assert error.value.code == Fault.OTHER_GAME_TYPE


def test_moves_of_different_boards_know_their_own_squares() -> None:
    small, large = draughts.start(FMJD_8), draughts.start(FMJD)
    assert {str(move) for move in small.legal_moves}.isdisjoint(map(str, large.legal_moves))
    assert small != large
    assert small.layout is draughts.layout(8) is not large.layout

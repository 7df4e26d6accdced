"""The family on eight rows: Russian, Brazilian and English draughts, rule by rule, and against other engines."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from draughts import AmericanBoard, BaseBoard, BrazilianBoard, RussianBoard
from loguru import logger

from ruleboard.rules import IllegalMove, InvalidPosition, draughts, perft
from ruleboard.rules.draughts import BRAZILIAN, ENGLISH, FMJD, RUSSIAN, Record, Rules
from ruleboard.rules.draughts.codes import Ended, Fault, Refused
from tests.rules.draughts.agreeing import key
from tests.rules.draughts.chance import FAMILY, plain, positions
from tests.rules.draughts.naive import Key, Naive
from tests.rules.draughts.vocabulary import BLACK_KING, WHITE_KING, WHITE_MAN, check

logger.remove()

# Known to all who write programs for these games.
PERFT = {
    RUSSIAN: (7, 49, 302, 1469, 7482, 37986, 190146),
    BRAZILIAN: (7, 49, 302, 1469, 7473, 37628, 187302),
    ENGLISH: (7, 49, 302, 1469, 7361, 36768, 179740),
}
PEERS: dict[Rules, Callable[[str], BaseBoard]] = {
    RUSSIAN: RussianBoard.from_fen,
    BRAZILIAN: BrazilianBoard.from_fen,
    ENGLISH: AmericanBoard.from_fen,
}

family = pytest.mark.parametrize("rules", FAMILY, ids=lambda rules: rules.name)


def counted(naive: Naive, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(counted(naive.play(k, min(ways)), depth - 1) for k, ways in naive.moves.items())


@family
def test_perft_is_the_one_that_is_known(rules: Rules) -> None:
    start = draughts.start(rules)
    assert tuple(perft(start, depth) for depth in range(1, 8)) == PERFT[rules]
    assert counted(plain(start), 5) == PERFT[rules][4]


def moves_of(board: BaseBoard) -> set[Key]:
    found = {
        (m.square_list[0] + 1, m.square_list[-1] + 1, frozenset(c + 1 for c in m.captured_list))
        for m in board.legal_moves
    }
    # py-draughts leaves capturing to the player in English draughts; the game's federation does not.
    return {move for move in found if move[2]} or found


@family
def test_moves_are_those_of_py_draughts(rules: Rules) -> None:
    captures = 0
    for position in positions(7, 2000, rules):
        theirs = PEERS[rules](position.text.partition(":H")[0])
        assert {key(move) for move in position.legal_moves} == moves_of(theirs), position.text
        captures += any(move.taken for move in position.legal_moves)
    assert captures > 500


@family
def test_of_all_pairs_of_squares_exactly_the_legal_moves_are_not_refused(rules: Rules) -> None:
    sites = [square.name for square in draughts.start(rules).board.squares]
    for position in positions(15, 150, rules):
        legal = {(move.start, move.end) for move in position.legal_moves}
        for attempt in product(sites, sites):
            refusal = position.refuse(attempt)
            assert (refusal is None) == (attempt in legal), (position.text, attempt)
            if refusal:
                check(refusal, Refused)


@family
def test_every_route_may_be_clicked_and_every_part_of_one_is_refused(rules: Rules) -> None:
    for position in positions(16, 400, rules):
        clicks = {way for move in position.legal_moves for way in position.clicks(move)}
        for move in position.legal_moves:
            for route in position.routes(move):
                assert position.refuse(route) is None, (position.text, route)
                for length in range(1, len(route)):
                    if route[:length] not in clicks:
                        refusal = position.refuse(route[:length])
                        assert refusal is not None, (position.text, route[:length])


@family
def test_moves_and_steps_come_back_from_their_text(rules: Rules) -> None:
    for position in positions(32, 400, rules):
        for move in position.legal_moves:
            assert position.move(str(move)) == move, (position.text, move)
            pieces = dict(position.pieces)
            for event in position.events(move):
                for site, piece in event.changes:
                    pieces.pop(site, None)
                    pieces |= {site: piece} if piece else {}
            assert pieces == position.play(move).pieces


def texts(position: str, rules: Rules) -> list[str]:
    return [str(move) for move in draughts.parse(position, rules).legal_moves]


def test_who_must_take_three_in_brazil_may_take_any_in_russia_and_england() -> None:
    three_or_one = "W:W27,29:B25,23,15,7"
    assert texts(three_or_one, BRAZILIAN) == ["27x2"]
    assert sorted(texts(three_or_one, RUSSIAN)) == ["27x2", "29x22"]
    assert sorted(texts(three_or_one, ENGLISH)) == ["27x2", "29x22"]


def test_a_smaller_capture_may_be_chosen_but_not_cut_short() -> None:
    position = draughts.parse("W:W27,29:B25,23,15,7", RUSSIAN)
    refusal = position.refuse(("27", "18"))
    assert refusal is not None
    assert (refusal.code, refusal.params["n"]) == (Refused.MUST_CONTINUE, 2)
    assert position.duty.code == "capture_any"
    assert set(position.duty.sites) == {"27", "29"}
    codes = [note.code for note in position.reasons("29x22")]
    assert codes == ["forced_freely"]


def test_a_quiet_move_is_refused_wherever_something_can_be_captured() -> None:
    for rules in FAMILY:
        refusal = draughts.parse("W:W27,32:B23", rules).refuse(("32", "28"))
        assert refusal is not None
        assert refusal.code == Refused.MUST_CAPTURE


def test_a_king_lands_where_it_can_capture_on() -> None:
    """Russian: behind 25 six squares are free, but only from 15 the piece on 10 can be jumped."""
    position = draughts.parse("W:WK29:B10,25", RUSSIAN)
    assert {move.captured for move in position.legal_moves} == {("10", "25")}
    for attempt in (("29", "18"), ("29", "22"), ("29", "4")):
        refusal = position.refuse(attempt)
        assert refusal is not None
        assert (refusal.code, refusal.params["targets"]) == (Refused.MUST_LAND_FOR_MORE, ("15",))
        assert refusal.rule is not None
        assert refusal.rule.code == Refused.LAND_FOR_MORE


@pytest.mark.parametrize(
    ("rules", "king_goes_on", "ends_as"),
    [(RUSSIAN, True, WHITE_KING), (BRAZILIAN, False, WHITE_MAN)],
)
def test_a_man_on_the_far_row_in_the_middle_of_a_capture(
    rules: Rules, king_goes_on: bool, ends_as: object
) -> None:
    position = draughts.parse("W:W9:B6,7,19", rules)
    for move in position.legal_moves:
        assert len(move.captured) == (3 if king_goes_on else 2)
        assert position.play(move).pieces[move.end] == ends_as


def test_in_england_a_man_stops_where_it_is_crowned() -> None:
    position = draughts.parse("W:W9:B6,7", ENGLISH)
    (move,) = position.legal_moves
    assert str(move) == "9x2"
    assert position.play(move).pieces["2"] == WHITE_KING


def test_in_england_men_capture_forward_only_and_are_told_so() -> None:
    position = draughts.parse("W:W14:B17,18,1", ENGLISH)
    assert not any(move.taken for move in position.legal_moves)
    for attempt in (("14", "21"), ("14", "17"), ("14", "23"), ("14", "18")):
        refusal = position.refuse(attempt)
        assert refusal is not None
        assert refusal.code == Refused.MAN_CAPTURES_FORWARD_ONLY
    step = draughts.parse("W:W14:B1", ENGLISH).refuse(("14", "18"))
    assert step is not None
    assert step.code == Refused.MAN_ALWAYS_FORWARD  # not: backward it can only capture
    assert {move.captured for move in draughts.parse(position.text, RUSSIAN).legal_moves} == {
        ("17",),
        ("18",),
    }


def test_in_england_kings_go_one_square_and_are_told_so() -> None:
    position = draughts.parse("W:WK14:B1", ENGLISH)
    assert {move.end for move in position.legal_moves} == {"9", "10", "17", "18"}
    refusal = position.refuse(("14", "23"))
    assert refusal is not None
    assert refusal.code == Refused.KING_ONE_STEP
    assert {move.captured for move in draughts.parse("W:WK14:B17", ENGLISH).legal_moves} == {
        ("17",)
    }


def test_in_england_black_begins() -> None:
    assert draughts.start(ENGLISH).text == "B:W21-32:B1-12"
    assert [draughts.start(rules).turn for rules in FAMILY] == [0, 0, 1]


@pytest.mark.parametrize(("rules", "limit"), [(RUSSIAN, 30), (BRAZILIAN, 40), (ENGLISH, 80)])
def test_kings_that_only_walk_about_end_in_a_draw(rules: Rules, limit: int) -> None:
    text = f"W:WK4,K3,5:BK29,K30,28:H{limit - 1}"
    position = draughts.parse(text, rules)
    quiet = next(move for move in position.legal_moves if move.start == "3")
    after = position.play(quiet)
    assert after.outcome is not None
    assert (after.outcome.winner, after.outcome.reason) == (None, Ended.ONLY_KINGS)
    man = next(move for move in position.legal_moves if move.start == "5")
    assert position.play(man).outcome is None


@pytest.mark.parametrize(
    ("rules", "number", "moves"),
    [
        (RUSSIAN, "25", ["22-18", "11-15", "18x11"]),
        (BRAZILIAN, "26", ["22-18", "11-15", "18x11"]),
        (ENGLISH, "21", ["11-15", "23-18", "8-11"]),
        (FMJD, "20", ["32-28", "19-23", "28x19"]),
    ],
    ids=lambda each: getattr(each, "name", None),
)
def test_records_say_which_game_they_are_of(rules: Rules, number: str, moves: list[str]) -> None:
    record = Record.of(draughts.start(rules), moves)
    written = draughts.write_pdn(record)
    assert f'[GameType "{number}' in written
    assert f"1. {moves[0]} {moves[1]} 2. {moves[2]}" in written
    (again,) = draughts.read_pdn(written)
    assert again.start.rules == rules
    assert again.moves == record.moves


def test_a_record_of_a_game_that_nobody_plays_here_is_refused() -> None:
    with pytest.raises(InvalidPosition) as error:
        draughts.read_pdn('[GameType "22"]\n1. 22-18 *')
    assert error.value.code == Fault.OTHER_GAME_TYPE
    named = [note.code for note in error.value.params["expected"]]
    assert named == [
        f"draughts.preset.{each}" for each in ("fmjd", "english", "russian", "brazilian")
    ]


def test_a_capture_that_is_not_the_largest_is_legal_where_the_choice_is_free() -> None:
    with pytest.raises(IllegalMove):
        draughts.parse("W:W27,29:B25,23,15,7", BRAZILIAN).play("29x22")
    after = draughts.parse("W:W27,29:B25,23,15,7", RUSSIAN).play("29x22")
    assert "25" not in after.pieces
    assert BLACK_KING not in after.pieces.values()

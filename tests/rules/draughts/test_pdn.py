"""Records of games: what others wrote is read, and what we write is PDN 3.0 and comes back as it was."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from draughts import Board
from hypothesis import given
from hypothesis import strategies as st
from loguru import logger

from ruleboard.rules import InvalidPosition, Note, Outcome, draughts
from ruleboard.rules.draughts import FMJD, GUOJI, Record, read_pdn, write_pdn
from ruleboard.rules.draughts.codes import Fault
from ruleboard.rules.draughts.pdn_types import Variety
from ruleboard.rules.record import Ply as AnyPly
from ruleboard.rules.record import Record as AnyRecord
from tests.rules.draughts.chance import BOTH, game
from tests.rules.draughts.vocabulary import WHITE_KING, check

logger.remove()

PLAYED = (Path(__file__).parent / "records" / "played.pdn").read_text(encoding="utf-8")


def only(text: str) -> Record:
    (record,) = read_pdn(text)
    return record


def line(text: str) -> str:
    return " ".join(map(str, only(text).moves))


def test_games_written_by_other_programs_are_read_to_their_end() -> None:
    games = read_pdn(PLAYED)
    assert [len(game.moves) for game in games] == [126, 165, 100, 114, 128, 14]
    assert [game.result for game in games] == ["0-1", "1/2-1/2", "1/2-1/2", "1-1", "4-6", "*"]
    assert games[0].start.rules == FMJD
    assert games[2].tags["Event"] == "Match om het wereldkampioenschap"


def test_games_written_by_other_programs_go_as_py_draughts_reads_them() -> None:
    for text in re.split(r"\n\n(?=\[)", PLAYED):
        board = Board.from_pdn(text)
        last = only(text).positions[-1]
        assert draughts.parse(board.fen, FMJD) == last


def test_a_record_goes_on_after_a_repetition_that_nobody_claimed() -> None:
    positions = read_pdn(PLAYED)[1].positions
    ended = [number for number, position in enumerate(positions) if position.outcome]
    assert ended[0] == 157
    assert positions[157].outcome == Outcome(None, "repetition")
    assert len(positions) == 166


def test_the_signs_of_every_time_are_read() -> None:
    assert (
        line("1.32-28 17-22 2.28 x17 11 x22 3.37-32 6-11 *") == "32-28 17-22 28x17 11x22 37-32 6-11"
    )
    assert line("1. 32-28 17-22 2. 28:17 11:22") == "32-28 17-22 28x17 11x22"
    assert line("1. 032-028 017-022") == "32-28 17-22"


def test_a_capture_that_was_split_into_its_jumps_is_put_together() -> None:
    record = only('[FEN "W:WK4:B13,32,37,20"]\n1. 4x31 31x42 42x15 *')
    assert [str(move) for move in record.moves] == ["4x31x42x15"]


def test_black_may_begin_with_dots() -> None:
    text = '[FEN "B:W31:B20"]\n1... 20-25 2. 31-27 *'
    assert line(text) == "20-25 31-27"
    assert line(text.replace("1...", "1. ...")) == "20-25 31-27"


@pytest.mark.parametrize(
    "result", ["2-0", "0-2", "1-1", "0-0", "1-0", "0-1", "1/2-1/2", "½-½", "*", "1.01-0.99", "4-6"]
)
def test_a_result_is_no_move(result: str) -> None:
    record = only(f'[Result "{result}"]\n1. 32-28 20-25 {result}')
    assert ([str(m) for m in record.moves], record.result) == (["32-28", "20-25"], result)


def test_a_result_without_its_tag_is_kept_too() -> None:
    assert only("1. 32-28 20-25 1-1").result == "1-1"
    assert only("1. 32-28 20-25").result == "*"


def test_squares_that_look_like_results_are_moves() -> None:
    position = draughts.parse("W:WK1,K2:BK46")
    record = Record.of(position, ["1-12"])
    assert only(write_pdn(record)).moves == record.moves


def test_tags_comments_and_remarks_are_not_moves() -> None:
    text = (
        '% 31-26 is no move\n[Event "31-27"]\n1. 32-28 {31-26} ; nor is 31-26\n20-25 *\n'
        '[Event "second \\"game\\""]\n1. 31-27 *'
    )
    first, second = read_pdn(text)
    assert [str(move) for move in first.moves] == ["32-28", "20-25"]
    assert second.tags["Event"] == 'second "game"'
    assert first.plies[0].comments == ("31-26",)


def test_comments_nags_and_signs_belong_to_the_move_before_them() -> None:
    record = only("{Before} 1. 32-28! {good} $14 19-23(?!) 2. 28x19* 14x23 ??? *")
    first, second, third, fourth = record.plies
    assert record.comments == ("Before",)
    assert (first.nags, first.comments) == ((1, 14), ("good",))
    assert (second.nags, third.nags) == ((6,), (7,))
    assert fourth.comments == ("???",)


def test_variations_take_the_place_of_the_move_before_them_and_may_be_nested() -> None:
    text = "32-28 19-23 (18-23 38-32 (37-32? 23-29! { Black wins }) 12-18) 28x19 14x23"
    record = only(text)
    assert line(text) == "32-28 19-23 28x19 14x23"
    (variation,) = record.plies[1].variations
    assert [str(ply.move) for ply in variation.plies] == ["18-23", "38-32", "12-18"]
    assert variation.plies[0].before == record.plies[1].before
    (deeper,) = variation.plies[1].variations
    assert [str(ply.move) for ply in deeper.plies] == ["37-32", "23-29"]
    assert deeper.plies[1].comments == ("Black wins",)


def test_a_variation_of_words_only_and_one_before_the_first_move_are_kept() -> None:
    words = only("1. 32-28 ({better is 31-27}) 19-23 *")
    assert words.plies[0].variations[0].comments == ("better is 31-27",)
    assert only("1. 32-28 ( ) 19-23 *") == only("1. 32-28 19-23 *")
    before = only("(1. 31-27) 1. 32-28 *")
    assert str(before.plies[0].variations[0].plies[0].move) == "31-27"


def test_a_position_may_be_set_up_at_the_start_and_in_the_middle() -> None:
    record = only('[FEN "B:W31:B20"]\n1... 20-25 /FEN "W:W32:B21"/ 2. 32-28 *')
    assert record.start == draughts.parse("B:W31:B20", FMJD)
    assert record.plies[1].before == draughts.parse("W:W32:B21", FMJD)
    assert [ply.before for ply in record.plies] == [record.start, record.plies[1].before]
    assert record.plies[0].after != record.plies[1].before
    assert record.positions[1:] == tuple(ply.after for ply in record.plies)
    assert only(write_pdn(record)).line == record.line


def test_a_record_is_the_one_that_every_game_has_with_notes_of_its_own() -> None:
    record = only("{Before} 1. 32-28! {good} (31-27) 19-23 *")
    assert isinstance(record, AnyRecord)
    assert all(isinstance(ply, AnyPly) for ply in record.plies)
    assert hash(record) == hash(only("{Before} 1. 32-28! {good} (31-27) 19-23 *"))


def test_several_games_need_nothing_but_a_result_or_a_tag_between_them() -> None:
    assert len(read_pdn("1. 32-28 * 1. 31-27 2-0 1. 33-29")) == 3
    assert len(read_pdn('1. 32-28 [Event "x"] 1. 31-27')) == 2
    assert read_pdn("") == read_pdn(" \n% nothing\n") == ()
    tags = '[FEN "W:W31,29,K15:B14,13,12,9"]\n*\n\n[FEN "W:W31-50:B1-20"]\n*\n'
    assert [game.start.text for game in read_pdn(tags)] == [
        "W:WK15,29,31:B9,12,13,14",
        "W:W31-50:B1-20",
    ]


@pytest.mark.parametrize(
    ("text", "code", "got", "at"),
    [
        ("1. 32-28\n19-23 2. 28-22", "illegal_in_record", "28-22", 2),
        ("1. 32-99", "illegal_in_record", "32-99", 1),
        ('[FEN "W:WK4:B13,32,37,20"]\n1. 4x15 *', "illegal_in_record", "4x15", 2),
        ("1. 32-28 )", "not_pdn", ")", 1),
        ("1. 32-28 (31-27", "not_pdn", "(", 1),
        ("(1. 32-28)", "not_pdn", "(", 1),
        ("{a {b} c}", "not_pdn", "c}", 1),
        ("1. 32-28\n\n9n", "not_pdn", "9n", 3),
        ("\nfoo bar", "not_pdn", "foo", 2),
        ("1. c3-d5", "illegal_as_guessed", "c3-d5", 1),
        ("1. 32-28 }", "not_pdn", "}", 1),
        ('1. 32-28 (31-27 [Event "x"])', "not_pdn", "x", 1),
        ('[GameType "23"]\n1. 11-15 23-19 2. 15-11', "other_game_type", Note(Variety.POOL), 1),
        ('[FEN "W:W3:B20"]\n*', "man_on_far_row", "W:W3:B20", "3"),
    ],
)
def test_a_fault_is_shown_where_it_is(text: str, code: str, got: object, at: object) -> None:
    with pytest.raises(InvalidPosition) as error:
        read_pdn(text)
    assert error.value.code == code
    assert (error.value.params["got"], error.value.params["at"]) == (got, at)
    check(error.value, Fault)


def test_why_a_move_of_a_record_is_illegal_is_told_too() -> None:
    with pytest.raises(InvalidPosition) as error:
        read_pdn("1. 32-28 19-23 2. 31-27")
    assert error.value.params["why"] == "must_capture"
    assert error.value.sites == ("28",)


WRITTEN = """\
[Event "A \\"club\\" game"]
[White "Ana"]
[Result "*"]
[GameType "20"]

{Begin} 1. 32-28 $1 19-23 {forced} (1... 18-23 2. 38-32) 2. 28x19 14x23 *
"""


def test_what_is_written_is_pdn_three() -> None:
    (record,) = read_pdn(WRITTEN)
    assert write_pdn(record) == WRITTEN
    assert write_pdn([record, record]) == f"{WRITTEN}\n{WRITTEN}"


def test_results_are_written_as_international_draughts_counts_them() -> None:
    games = [only(f"1. 32-28 {result}") for result in ("1-0", "0-1", "1/2-1/2", "0-0")]
    assert re.findall(r'Result "(.*?)"', write_pdn(games)) == ["2-0", "0-2", "1-1", "0-0"]


def test_a_record_of_moves_knows_how_the_game_ended() -> None:
    won = Record.of(draughts.parse("W:W28:B22", FMJD), ["28x17"], {"White": "Ana"})
    assert (won.result, won.tags["White"]) == ("2-0", "Ana")
    assert Record.of(draughts.parse("W:W46:B41,37"), []).result == "0-2"
    assert Record.of(draughts.parse("W:WK46:BK5:H49"), ["46-41"]).result == "1-1"
    assert Record.of(draughts.start(), ["32-28"]).result == "*"
    assert '[FEN "W:W28:B22"]' in write_pdn(won)


def test_a_rule_set_of_our_own_is_named_and_found_again() -> None:
    text = "W:W15:B9,10,27"
    guoji = Record.of(draughts.parse(text, GUOJI), ["15x31"])
    written = write_pdn(guoji)
    assert '[Rules "guoji"]' in written
    assert only(written).start.rules == GUOJI
    assert only(written).positions[-1].pieces == {"31": WHITE_KING}
    with pytest.raises(InvalidPosition):
        read_pdn(written, FMJD)
    assert "[Rules" not in write_pdn(Record.of(draughts.start(FMJD), ["32-28"]))


def test_the_first_game_of_a_text_is_a_record_with_comments_after_its_moves() -> None:
    text = "{Begin} 1. 32-28 {one} {two} 19-23 2. 28x19 {three} * 1. 31-27 *"
    record = draughts.read_record(text)
    assert [str(move) for move in record.moves] == ["32-28", "19-23", "28x19"]
    assert record.comments == ("Begin",)
    assert [ply.comments for ply in record.plies] == [("one", "two"), (), ("three",)]
    assert draughts.GAME.read is not None
    assert draughts.GAME.read(text, GUOJI) == draughts.read_record(text, GUOJI)
    with pytest.raises(InvalidPosition):
        draughts.read_record("% nothing")


def test_an_ambiguous_capture_is_written_with_its_whole_path_others_with_their_ends() -> None:
    position = draughts.parse("W:WK47:B14,19,29,31,42,5", FMJD)
    assert "1. 47x38x24x13x36 5-10" in write_pdn(Record.of(position, ["47x24x36", "5-10"]))
    plain = Record.of(draughts.parse("W:W48:B24,K31,34,K42,43", FMJD), ["48x39x30x19"])
    assert "1. 48x19 *" in write_pdn(plain)


def test_a_comment_that_cannot_be_written_is_refused() -> None:
    record = only("1. 32-28 {fine} *")
    with pytest.raises(InvalidPosition) as error:
        write_pdn(replace(record, comments=("a } b",)))
    assert error.value.code == "unwritable"


@pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.name)
def test_games_by_chance_come_back_from_their_record(rules: draughts.Rules) -> None:
    for dice in range(25):
        random = Random(dice)
        positions = list(game(random, draughts.start(rules), 120))
        moves = [m for p, q in pairwise(positions) for m in made(p, q)]
        record = Record.of(draughts.start(rules), moves)
        again = only(write_pdn(record))
        assert again.moves == record.moves
        assert again.positions[-1] == positions[-1]
        assert all(len(row) <= 80 for row in write_pdn(record).splitlines())


def made(before: draughts.Position, after: draughts.Position) -> list[draughts.Move]:
    return [move for move in before.legal_moves if before.play(move) == after][:1]


words = st.sampled_from(
    [
        "1.",
        "32-28",
        "19-23",
        "28x19",
        "(",
        ")",
        "{x}",
        "!",
        "$3",
        "*",
        "2-0",
        '[A "b"]',
        "...",
        ";",
        "\n",
    ]
)


@given(st.lists(words, max_size=12).map(" ".join))
def test_any_mixture_of_words_is_read_or_has_a_fault(text: str) -> None:
    games, fault = attempt(text)
    assert not fault or isinstance(fault, Fault)
    again = read_pdn(write_pdn(games))
    assert [game.line for game in again] == [game.line for game in games]


def attempt(text: str) -> tuple[tuple[Record, ...], str]:
    try:
        return read_pdn(text), ""
    except InvalidPosition as error:
        return (), error.code

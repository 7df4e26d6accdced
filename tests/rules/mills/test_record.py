"""Games on paper: what is written can be read again, and what cannot be read is named with its line."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from ruleboard.rules import InvalidPosition, Unknown, mills
from ruleboard.rules.mills.codes import Fault


def played(rules: mills.Rules, turns: int, chance: random.Random) -> mills.Record:
    position, moves = mills.start(rules), []
    for _ in range(turns):
        if position.outcome:
            break
        moves.append(chance.choice(position.legal_moves))
        position = position.play(moves[-1])
    record = mills.Record.of(mills.start(rules), moves, {"White": "Ada", "Black": "张三"})
    plies, half = [*record.plies], len(moves) // 2
    plies[half] = replace(plies[half], comments=("Half-way; and on.", "Well."))
    return replace(record, plies=tuple(plies), comments=("So it begins.",))


@pytest.mark.parametrize("preset", mills.PRESETS)
def test_what_is_written_is_read_again(preset: str) -> None:
    record = played(mills.PRESETS[preset], 120, random.Random(preset))
    assert mills.read_record(mills.write_record(record)) == record


def test_a_record_may_begin_anywhere_and_with_black() -> None:
    start = mills.parse("B:Wb6,d6,a1:Bb2,f2:H6,7", mills.CHENGSAN)
    record = mills.Record.of(start, ["g7", "f6xg7", "g1"])
    text = str(record)
    assert '[Position "B:Wb6,d6,a1:Bb2,f2:H6,7"]' in text
    assert "1… g7 2. f6xg7 g1" in text
    assert mills.read_record(text) == record


def test_numbers_tags_and_signs_are_free() -> None:
    plain = mills.read_record("d6 f4 b6 f6")
    assert plain.moves == mills.read_record("1. D6 F4 2.b6 2... f6 *").moves
    assert plain.positions[-1].text == "W:Wb6,d6:Bf6,f4:H7,7:T4"


def test_the_end_is_known_from_the_board_or_from_the_text() -> None:
    won = '[Position "W:Wa7,d7,g4,b2:Ba1,d1,g1"] 1. g4-g7xa1'
    assert mills.read_record(won).result == "1-0"
    assert mills.read_record("1. d6 f4 1/2-1/2").result == "1/2-1/2"
    assert mills.read_record("1. d6 f4").result == "*"


def test_rules_that_are_given_win_over_the_tag() -> None:
    record = mills.read_record('[Rules "chengsan"] 1. d6', mills.MELNITSA)
    assert record.start.rules == mills.MELNITSA


def test_comments_stand_beside_the_move_that_they_follow() -> None:
    record = mills.read_record("{One.} d6 {Two.} ; three\nf4 {} {Four.}")
    assert record.comments == ("One.",)
    assert [ply.comments for ply in record.plies] == [("Two.", "three"), ("Four.",)]


def test_a_black_move_after_a_comment_has_its_number_again() -> None:
    record = mills.read_record("{One.} d6 {Two.} f4 b6 f6")
    assert str(record) == "{One.} 1. d6 {Two.} 1… f4 2. b6 f6 *\n"


@pytest.mark.parametrize(
    ("text", "code", "at", "got"),
    [
        ("1. d6 f4\n2. d6", Fault.MOVE_IN_RECORD, 2, "d6"),
        ("1. d6\n\n1… z9", Fault.MOVE_IN_RECORD, 3, "z9"),
        ("1. d6 {never closed", Fault.NOT_A_RECORD, 1, "{"),
        ('1. d6\n[White "Ada', Fault.NOT_A_RECORD, 2, "["),
    ],
)
def test_a_fault_is_named_with_its_line(text: str, code: Fault, at: int, got: str) -> None:
    with pytest.raises(InvalidPosition) as caught:
        mills.read_record(text)
    assert (caught.value.code, caught.value.params["at"], caught.value.params["got"]) == (
        code,
        at,
        got,
    )


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(Unknown, match="molendinum"):
        mills.read_record('[Rules "checkers"] 1. d6')

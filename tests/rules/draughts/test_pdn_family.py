"""Records of the whole family: what other programs write is read, in numbers and in letters, game by game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from draughts import boards
from draughts.boards import american, antidraughts, brazilian, breakthrough, frisian, russian
from draughts.boards import standard as international
from loguru import logger

from ruleboard.lang import Words
from ruleboard.rules import InvalidPosition, Note, draughts
from ruleboard.rules.draughts import (
    BRAZILIAN,
    ENGLISH,
    FMJD,
    RUSSIAN,
    Record,
    read_games,
    read_pdn,
    write_pdn,
)
from ruleboard.rules.draughts.codes import Fault
from ruleboard.rules.draughts.pdn_types import OTHERS as VARIETIES
from ruleboard.teaching.narration import errors_in_words
from tests.rules.draughts.vocabulary import check

logger.remove()

FAMILY = (FMJD, ENGLISH, RUSSIAN, BRAZILIAN)
LONGEST = 60
OTHERS = (
    (international.Board, FMJD),
    (russian.Board, RUSSIAN),
    (brazilian.Board, BRAZILIAN),
)


def only(text: str) -> Record:
    (record,) = read_pdn(text)
    return record


def played(kind: Any, seed: int) -> Any:
    """A game by chance, on another program's board."""
    chance, board = Random(seed), kind()
    while len(board._moves_stack) < LONGEST and not board.game_over:
        board.push(chance.choice(list(board.legal_moves)))
    return board


def by_chance(rules: draughts.Rules, seed: int) -> Record:
    chance, position = Random(seed), draughts.start(rules)
    moves: list[draughts.Move] = []
    while len(moves) < LONGEST and position.legal_moves and not position.outcome:
        moves.append(chance.choice(position.legal_moves))
        position = position.play(moves[-1])
    return Record.of(draughts.start(rules), moves)


@pytest.mark.parametrize(("kind", "rules"), OTHERS, ids=lambda each: getattr(each, "name", ""))
def test_what_py_draughts_writes_is_read_to_its_end(kind: Any, rules: draughts.Rules) -> None:
    for seed in range(10):
        board = played(kind, seed)
        record = only(board.pdn)
        assert record.start.rules == rules
        assert len(record.moves) == len(board._moves_stack)
        fen = board.fen.split('"')[1]
        assert draughts.parse(fen, rules).pieces == record.positions[-1].pieces


def test_where_another_program_lets_a_capture_be_left_the_record_says_so() -> None:
    """Its American checkers do not force a capture: the record breaks the rules, at a line and for a reason."""
    seen = set()
    for seed in range(10):
        for bad in read_games(played(american.Board, seed).pdn).faults:
            assert (bad.line, bad.fault.code) == (4, "illegal_in_record")
            seen.add(bad.fault.params["why"])
    assert seen == {"must_capture"}


@pytest.mark.parametrize("module", [antidraughts, breakthrough, frisian])
def test_another_game_is_named_and_not_tried(module: Any) -> None:
    assert module.__name__.startswith(boards.__name__)
    games = read_games(played(module.Board, 1).pdn)
    assert games.records == ()
    (bad,) = games.faults
    assert (bad.fault.code, bad.fault.params["at"]) == ("other_game_type", bad.line)
    name = module.__name__.rpartition(".")[2]
    assert bad.fault.params["got"].code == f"draughts.variety.{name}"
    check(bad.fault, Fault)


@pytest.mark.parametrize("number", [*VARIETIES, "0", "77"])
def test_a_game_type_that_is_not_ours_is_named(number: str) -> None:
    text = f'[GameType "20"]\n1. 32-28 *\n\n[GameType "{number}"]\n1. 22-18 9-14 2. 18-11 *\n1. 31-27 *'
    games = read_games(text)
    (bad,) = games.faults
    assert (bad.fault.code, bad.number, bad.line) == ("other_game_type", 2, 4)
    named = VARIETIES.get(number)
    assert bad.fault.params["got"] == (Note(named) if named else number)
    assert [str(record.moves[0]) for record in games.records] == ["32-28", "31-27"]
    assert (named.meaning if named else number) in str(bad.fault)


def test_another_game_is_told_in_one_sentence_in_every_language() -> None:
    said = {}
    for lang in ("en", "zh", "ru", "es"):
        with pytest.raises(InvalidPosition) as raised, errors_in_words(Words(lang), "draughts"):
            read_pdn('[Event "x"]\n[GameType "40"]\n1. 32-28 *')
        said[lang] = raised.value.told
    assert said["en"] == (
        "The game at line 1 is another one: Frisian draughts. These can be read here: International draughts (FMJD "
        "rules), English draughts (checkers), Russian draughts, Brazilian draughts."
    )
    assert [("弗里斯兰跳棋" in (said["zh"] or "")), ("фризские шашки" in (said["ru"] or ""))] == [
        True
    ] * 2
    assert "damas frisonas" in (said["es"] or "")


# How other programs begin their records, in their usual tags: letters, whole FENs, White first, Black first.
@pytest.mark.parametrize(
    ("text", "rules", "moves"),
    [
        ('[GameType "25,W,8,8,A0,0"]\n1. c3-d4 f6-e5 2. d4:f6 g7:e5 *', RUSSIAN, "22-18 11-15"),
        ('[GameType "25"]\n1. c3-d4 f6-e5 2. d4xf6 *', RUSSIAN, "22-18 11-15"),
        ('[GameType "26,W,8,8,A0,0"]\n1. C3-D4 F6-E5 *', BRAZILIAN, "22-18 11-15"),
        (
            '[GameType "25,W,8,8,A0,0"]\n[FEN "W:Wa1,c3,Kd8:Bh6,Kb8"]\n1. c3-d4 h6-g5 *',
            RUSSIAN,
            "22-18 12-16",
        ),
        ('[GameType "21,B,8,8,N1,0"]\n1. 11-15 23-19 *', ENGLISH, "11-15 23-19"),
        ('[GameType "21"]\n1. 24-19 12-16 *', ENGLISH, "24-19 12-16"),
        ('[GameType "20,W,10,10,N2,0"]\n1. 32-28 19-23 *', FMJD, "32-28 19-23"),
        ("1. d4-e5 *", FMJD, "32-28"),
        # From another corner: by number from White's right, and in letters from Black's left.
        ('[GameType "25,W,8,8,N1,0"]\n1. 11-15 22-18 *', RUSSIAN, "22-18 11-15"),
        ('[GameType "21,B,8,8,A0,0"]\n1. c3-d4 f6-e5 *', ENGLISH, "11-15 22-18"),
        ('[Variant "From Position"]\n1. 32-28 *', FMJD, "32-28"),
    ],
)
def test_squares_are_read_in_numbers_and_in_letters(
    text: str, rules: draughts.Rules, moves: str
) -> None:
    record = only(text)
    assert record.start.rules == rules
    assert [str(move) for move in record.moves][: len(moves.split())] == moves.split()


@pytest.mark.parametrize("letters", [False, True], ids=["numbers", "letters"])
@pytest.mark.parametrize("rules", FAMILY, ids=lambda rules: rules.name)
def test_a_record_comes_back_in_numbers_and_in_letters(
    rules: draughts.Rules, letters: bool
) -> None:
    for seed in range(10):
        record = by_chance(rules, seed)
        later = Record.of(record.positions[8], record.moves[8:])
        for each in (record, later):
            again = only(write_pdn(each, letters=letters))
            assert (again.start, again.moves) == (each.start, each.moves)


@pytest.mark.parametrize(
    ("rules", "letters", "tag", "first"),
    [
        (FMJD, False, "20", "1. "),
        (ENGLISH, False, "21", "1. "),
        (ENGLISH, True, "21,B,8,8,A3,0", "1. "),
        (RUSSIAN, False, "25,W,8,8,N2,0", "1. 22-18"),
        (RUSSIAN, True, "25,W,8,8,A0,0", "1. c3-d4"),
        (BRAZILIAN, True, "26,W,8,8,A0,0", "1. c3-d4"),
    ],
)
def test_the_tag_says_how_squares_are_named(
    rules: draughts.Rules, letters: bool, tag: str, first: str
) -> None:
    moves = ["22-18"] if rules.size == 8 and not rules.black_begins else []
    written = write_pdn(Record.of(draughts.start(rules), moves), letters=letters)
    assert f'[GameType "{tag}"]' in written
    assert first in written or not moves


def test_russian_captures_have_a_colon_in_letters() -> None:
    record = Record.of(draughts.start(RUSSIAN), ["22-18", "11-15", "18x11"])
    assert "2. d4:f6" in write_pdn(record, letters=True)


@pytest.mark.parametrize(
    ("text", "rules", "same"),
    [("c3-d4", RUSSIAN, "22-18"), ("C3-D4", RUSSIAN, "22-18"), ("d4-e5", FMJD, "32-28")],
)
def test_a_move_may_be_written_in_letters(text: str, rules: draughts.Rules, same: str) -> None:
    assert str(draughts.start(rules).move(text)) == same


MIXED = """\
[Event "good"]
1. 32-28 *

[Event "stray"]
1. 32-28
} 19-23 *

[Event "open"]
1. 32-28 (31-27

[Event "dotted"]
1. 31-26 . 1-0

[GameType "22"]
1. 22-18 *

[Event "said"]
{nobody closes this 1. 32-28

[Event "fen"]
[FEN "W:W3:B20"]
*

[Event "illegal"]
1. 32-28 19-23
2. 31-27 *

[Event "last"]
1. 32-28 {fine} *
"""


def test_a_bad_game_is_shown_with_its_line_and_the_others_are_read() -> None:
    games = read_games(MIXED)
    assert [record.tags["Event"] for record in games.records] == ["good", "dotted", "last"]
    assert [(bad.number, bad.line, bad.fault.code) for bad in games.faults] == [
        (2, 6, "not_pdn"),
        (3, 9, "not_pdn"),
        (5, 14, "other_game_type"),
        (6, 18, "not_pdn"),
        (7, 20, "man_on_far_row"),
        (8, 26, "illegal_in_record"),
    ]
    for bad in games.faults:
        check(bad.fault, Fault)
    with pytest.raises(InvalidPosition):
        read_pdn(MIXED)


def test_the_first_game_of_a_file_can_be_read_whatever_comes_after_it() -> None:
    assert draughts.read_record(MIXED).tags == {"Event": "good"}


# Games by chance as pydraughts 0.6 writes them: its GameType, its FEN with the squares in no order of the board, and
# what stands at the end. Its package has the name of another one that the tests use, so that it cannot be asked here.
NUMBERED = "1,10,11,12,13,14,15,16,17,18,19,2,20,3,4,5,6,7,8,9"
LETTERED = "W:Wa1,c3,e3,g3,c1,e1,g1,b2,d2,f2,h2,a3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"
PYDRAUGHTS = (
    (
        FMJD,
        "20,W,10,10,N2,0",
        f"W:W{','.join(map(str, range(31, 51)))}:B{NUMBERED}",
        (
            "1. 34-29 19-24 2. 29-23 18x29 3. 40-34 29x40 4. 45x34 20-25 5. 33-29 24x33 6. 38x29 "
            "14-20 7. 31-26 10-14 8. 39-33 13-19 9. 32-28 12-18 10. 29-23 18x38 11. 43x32 17-21 "
            "12. 26x17 11x33 13. 37-31 8-12 14. 42-38 33x42 15. 48x37 12-17 "
        ),
        "W:W31,32,34,35,36,37,41,44,46,47,49,50:B1,14,15,16,17,19,2,20,25,3,4,5,6,7,9",
    ),
    (
        ENGLISH,
        "21,B,8,8,N1,0",
        "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,10,11,12,2,3,4,5,6,7,8,9",
        (
            "1... 9-13 2. 23-18 6-9 3. 27-23 10-15 4. 18-14 9x27 5. 32x23 2-6 6. 22-18 15x22 7. "
            "26x17 13x22 8. 25x18 5-9 9. 31-26 9-13 10. 18-14 11-16 11. 24-19 13-17 12. 29-25 "
            "6-10 13. 23-18 16x23 14. 26x19 8-11 15. 25-22 17x26 16. 30x23 "
        ),
        "B:W14,18,19,21,23,28:B1,10,11,12,3,4,7",
    ),
    (
        RUSSIAN,
        "25,W,8,8,A0,0",
        LETTERED,
        (
            "1. g3-h4 d6-e5 2. f2-g3 c7-d6 3. e3-d4 e5-f4 4. g3xa5 h6-g5 5. c3-b4 e7-d6 6. d2-c3 "
            "g5-f4 7. d4-e5 f6xd4 8. c3xg3 d8-e7 9. b4-c5 d6xb4 10. a5xc3 e7-d6 11. a3-b4 d6-c5 "
            "12. b4xd6 a7-b6 13. c1-d2 g7-h6 14. d6-e7 f8xd6 15. e1-f2 d6-c5 "
        ),
        "W:Wa1,c3,g3,h4,g1,b2,d2,f2,h2:Bc5,b6,h6,b8,h8",
    ),
    (
        BRAZILIAN,
        "26,W,8,8,A0,0",
        LETTERED,
        (
            "1. g3-h4 d6-e5 2. f2-g3 c7-d6 3. e3-d4 e5-f4 4. g3xa5 h6-g5 5. c3-b4 e7-d6 6. d2-c3 "
            "g5-f4 7. d4-e5 f6xd4 8. c3xg3 d8-e7 9. b4-c5 d6xb4 10. a5xc3 e7-d6 11. a3-b4 d6-c5 "
            "12. b4xd6 a7-b6 13. c1-d2 g7-h6 14. d6-e7 f8xd6 15. e1-f2 d6-c5 "
        ),
        "W:Wa1,c3,g3,h4,g1,b2,d2,f2,h2:Bc5,b6,h6,b8,h8",
    ),
)


@pytest.mark.parametrize(("rules", "kind", "fen", "moves", "end"), PYDRAUGHTS)
def test_what_pydraughts_writes_is_read_to_its_end(
    rules: draughts.Rules, kind: str, fen: str, moves: str, end: str
) -> None:
    record = only(f'[GameType "{kind}"]\n[FEN "{fen}"]\n\n{moves}*\n\n')
    assert record.start == draughts.start(rules)
    assert len(record.moves) == 30
    assert record.positions[-1].pieces == draughts.parse(end, rules).pieces
    again = only(write_pdn(record, letters=kind[0:2] in ("25", "26")))
    assert again.moves == record.moves


@pytest.mark.parametrize("kind", ["22,W,8,8,N2,1", "30,W,8,8,A0,0", "40,W,10,10,N2,0"])
def test_other_games_of_pydraughts_are_named_and_not_tried(kind: str) -> None:
    (bad,) = read_games(f'[GameType "{kind}"]\n[FEN "W:W31:B20"]\n\n1. 31-26 *').faults
    assert (bad.fault.code, bad.fault.params["got"]) == (
        "other_game_type",
        Note(VARIETIES[kind[:2]]),
    )

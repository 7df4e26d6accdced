"""Records as lidraughts writes them: its tags, clocks and evaluations, its question mark for the usual start.

The games are our own; what is taken from there are facts about the form.
"""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.rules.draughts import (
    BRAZILIAN,
    FMJD,
    RUSSIAN,
    Record,
    Rules,
    read_games,
    read_pdn,
    write_pdn,
)

TAGS = """[Event "Casual Rapid game"]
[Site "https://lidraughts.org/aaaaaaaa"]
[Date "2026.01.01"]
[Round "-"]
[White "Anonymous"]
[Black "Lidraughts AI level 1"]
[Result "{result}"]
[UTCDate "2026.01.01"]
[UTCTime "10:00:00"]
[WhiteElo "?"]
[BlackElo "?"]
[WhiteRatingDiff "+5"]
[WhiteTitle "GMI"]
[GameType "{type}"]
[TimeControl "600+0"]
[MicroMatch "1: aaaaaaaa"]
[Opening "?"]
[Termination "Normal"]
{more}
"""


def written(kind: str, moves: str, *, result: str = "*", more: str = "") -> str:
    return TAGS.format(type=kind, result=result, more=more) + f"\n{moves} {result}\n\n\n"


def only(text: str) -> Record:
    (record,) = read_pdn(text)
    return record


CLOCKED = (
    "1. 32-28 { [%clock w0:10:00 B0:10:00] } 19-23 { [%clock W0:10:00 b0:09:58] [%eval 0.12] } "
    "2. 28x19 $1 {[%clock w0:09:57 B0:09:58]} 14x23 {[%clock W0:09:57 b0:09:50]} "
    "(2... 13x24 { Better. }) 3. 37-32?! { Doubtful. [%clock w0:09:50 B0:09:50] } { White resigns. }"
)


@pytest.mark.parametrize(
    ("text", "rules", "moves"),
    [
        (written("20", CLOCKED, result="0-2"), FMJD, "32-28 19-23 28x19 14x23 37-32"),
        (
            written("25", "1. 22-17 9-13 2. 24-20", more='[FEN "?"]'),
            RUSSIAN,
            "22-17 9-13 24-20",
        ),
        (
            written("25", "1. c3-b4 b6-a5 2. g3-h4", more='[FEN "?"]'),
            RUSSIAN,
            "22-17 9-13 24-20",
        ),
        (written("26", "1. 22-18 12-16", more='[FEN "?"]', result="1-1"), BRAZILIAN, "22-18 12-16"),
        (
            written("26", "1. c3-d4 h6-g5", more='[FEN "W:Wa1,c3,Ke3:Bb8,h6,Kd8:H0:F1"]'),
            BRAZILIAN,
            "22-18 12-16",
        ),
        (
            written("99", "7... 2-8 8. 46-41", more='[FEN "B:W46,K47:B2,K3:H4:F7"]'),
            FMJD,
            "2-8 46-41",
        ),
        (
            written("20", "1. 4x31x42x15", more='[FEN "W:WK4:B13,20,32,37"]'),
            FMJD,
            "4x31x42x15",
        ),
        (written("20", "1. 32-28", result="1-0").replace("\n", "\r\n"), FMJD, "32-28"),
        ("\ufeff" + written("20", "1. 32-28", result="0-0"), FMJD, "32-28"),
        (written("99", "1. 32-28", more='[Variant "From position"]'), FMJD, "32-28"),
    ],
)
def test_a_record_is_read_and_comes_back_in_numbers_and_in_letters(
    text: str, rules: Rules, moves: str
) -> None:
    record = only(text)
    assert record.start.rules == rules
    assert [str(move) for move in record.moves] == [
        str(ply.before.move(each)) for ply, each in zip(record.plies, moves.split(), strict=True)
    ]
    for letters in (False, True):
        again = only(write_pdn(record, letters=letters))
        assert (again.moves, again.start.text) == (record.moves, record.start.text)
        assert [ply.comments for ply in again.plies] == [ply.comments for ply in record.plies]


def test_a_clock_of_moves_without_progress_is_no_square() -> None:
    """H12 was written as Hd8, which nobody can read."""
    record = Record.of(rb.rules.draughts.parse("W:WK46,K47,31:BK2,3:H12", FMJD), ["46-32"])
    assert ':H12"' in write_pdn(record, letters=True)
    other = '[GameType "25,W,8,8,N1,0"]\n[FEN "W:W9:B21:H12:F30"]\n30. 9-13 *'
    assert only(other).start.text.endswith(":H12")


def test_what_is_written_for_programs_is_not_read_out() -> None:
    demo = rb.Demo.read(written("20", CLOCKED, result="0-2"), "draughts", lang="en")
    said = []
    for _ in demo.state.frames:
        said.append(str(demo.view.comment))
        demo.press("ArrowRight")
    assert [each for each in dict.fromkeys(said) if each] == ["Doubtful. White resigns."]


def test_a_file_with_games_that_are_not_played_here_is_read_for_the_others() -> None:
    frysk = written("97", "1. 48-43 5-10", more='[FEN "W:W46,47,48,49,50:B1,2,3,4,5:H0:F1"]')
    frisian = written("40", "1. 34-30 20-25", more='[FEN "W:W31-50:B1-20:H0:F1:+0+0"]')
    text = frysk + written("20", "1. 32-28") + frisian + written("25", "1. 22-17", more='[FEN "?"]')
    games = read_games(text)
    assert [record.start.rules for record in games.records] == [FMJD, RUSSIAN]
    assert [(bad.number, text.splitlines()[bad.line - 1][:7]) for bad in games.faults] == [
        (1, "[Event "),
        (3, "[Event "),
    ]

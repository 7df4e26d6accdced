"""Records of other mill programs: variations, signs, removals as words, Sanmill's positions, PlayOK's numbers."""

from __future__ import annotations

import pytest

from ruleboard.lang import Words
from ruleboard.rules import IllegalMove, InvalidPosition, mills
from ruleboard.rules.mills.codes import Fault
from ruleboard.rules.mills.foreign import RINGS
from ruleboard.teaching.narration import errors_in_words

FEN = "********/*O****@*/O*****@O w p p 3 6 2 7 0 0 0 0 0 0 0 0 5"


def fault(text: str, rules: mills.Rules | None = None) -> InvalidPosition:
    with pytest.raises(InvalidPosition) as caught:
        mills.read_record(text, rules)
    assert set(caught.value.params) == set(caught.value.code.params)  # type: ignore[attr-defined]
    return caught.value


def test_a_fen_in_sanmills_form_is_where_the_record_begins() -> None:
    record = mills.read_record(f'[SetUp "1"]\n[FEN "{FEN}"]\n\n1. d6 d2 *')
    assert record.start.text == "W:Wa7,d7,f6:Ba4,b4:H6,7"
    assert record.tags == {}
    assert [str(move) for move in record.moves] == ["d6", "d2"]
    assert mills.read_record(str(record)) == record


def test_the_order_of_sanmills_points_is_that_of_the_clock() -> None:
    assert {site for ring in RINGS for site in ring} == {*mills.BOARDS["nine"].index}
    for number, ring in enumerate(RINGS):
        for at, site in enumerate(ring):
            rings = ["********"] * 3
            rings[number] = "*" * at + "@" + "*" * (7 - at)
            fen = f"{'/'.join(rings)} b p p 0 9 1 8 0 0 0 0 0 0 0 0 1"
            assert mills.read_record(f'[FEN "{fen}"]').start.text == f"B:W:B{site}:H9,8"


def test_closed_points_and_counts_of_a_fen_are_kept_where_the_rules_have_them() -> None:
    fen = FEN.replace("********/", "X*******/", 1)
    start = mills.read_record(f'[FEN "{fen}"]', mills.CHENGSAN).start
    assert start.text == "W:Wa7,d7,f6:Ba4,b4:H6,7:Xd5:T8"
    quiet = mills.STANDARD.replace("quiet", limit=100, limit_counts="quiet")
    moving = "********/*OO***@*/O*****@@ w m s 3 0 3 0 0 0 0 0 0 0 0 12 20"
    assert mills.read_record(f'[FEN "{moving}"]', quiet).start.text.endswith(":Q12")


def test_a_fen_in_our_own_form_is_read_too() -> None:
    assert mills.read_record('[FEN "W:Wa7:Ba1:H8,8"] 1. d6').start.text == "W:Wa7:Ba1:H8,8"


@pytest.mark.parametrize(
    ("fen", "code"),
    [
        ("nonsense", Fault.BAD_FEN),
        (FEN.replace("3 6 2 7", "4 6 2 7"), Fault.BAD_FEN),
        (FEN.replace("w p p", "w p r"), Fault.FEN_IN_MID_TURN),
        (FEN.replace("3 6 2 7", "3 9 2 7"), Fault.TOO_MANY_MEN),
    ],
)
def test_a_fen_that_cannot_be_read_is_refused_and_never_ignored(fen: str, code: Fault) -> None:
    error = fault(f'[White "Ada"]\n[FEN "{fen}"]\n1. d6')
    assert error.code == code
    if code != Fault.TOO_MANY_MEN:
        assert error.params["at"] == 2


def test_a_fen_for_another_board_is_refused() -> None:
    assert fault(f'[FEN "{FEN}"]\n1. d6', mills.SIX).code == Fault.FEN_OF_OTHER_BOARD
    assert mills.read_record(f'[FEN "{FEN}"]', mills.MORABARABA).start.rules == mills.MORABARABA


def test_variations_replace_the_move_before_them_and_may_be_nested() -> None:
    text = "1. d6 f4 (1... b4 2. f4 (2. a1) 2... d2) ({or b2}) 2. b6 *"
    record = mills.read_record(text)
    assert [str(move) for move in record.moves] == ["d6", "f4", "b6"]
    line, words = record.plies[1].variations
    assert [str(ply.move) for ply in line.plies] == ["b4", "f4", "d2"]
    assert line.plies[0].before == record.plies[1].before
    assert [str(ply.move) for ply in line.plies[1].variations[0].plies] == ["a1"]
    assert words.comments == ("or b2",)
    assert mills.read_record(str(record)) == record


def test_signs_and_nags_belong_to_the_move_before_them() -> None:
    record = mills.read_record("1. d6! $14 f4?! {hm} 2. b6?? f6 !!!")
    assert [ply.nags for ply in record.plies] == [(1, 14), (6,), (4,), ()]
    assert record.plies[3].comments == ("!!!",)
    assert mills.read_record(str(record)) == record


def test_a_removal_may_be_a_word_of_its_own() -> None:
    start = '[Position "W:Wb6,d6:Ba1,g1:H7,7"]\n'
    joined = mills.read_record(start + "1. f6xa1 d2")
    for text in ("1. f6 xa1 d2", "1. f6! {mill} xa1 d2", "1. f6 ×a1 d2"):
        assert mills.read_record(start + text).moves == joined.moves
    cause = fault(start + "1. f6 d2").__cause__
    assert isinstance(cause, IllegalMove)
    assert cause.code == "must_remove_first"


def test_points_may_be_numbered_in_reading_order() -> None:
    record = mills.read_record("1. 5 13 2. 2 21 3. 8x21 1")
    assert [str(move) for move in record.moves] == ["d6", "e4", "d7", "f2", "d5xf2", "a7"]
    moving = '[Position "W:Wd5,d6,g7,a1:Bb4,a4,c4,f2"]\n1. 3-2x21'
    assert str(mills.read_record(moving).moves[0]) == "g7-d7xf2"
    snail = mills.read_record("1. 5 13", mills.MELNITSA_SNAIL)
    assert [str(move) for move in snail.moves] == ["5", "13"]
    assert fault("1. 25").params["got"] == "25"


@pytest.mark.parametrize(
    ("text", "got", "at"),
    [
        ("(1. d6)", "(", 1),
        ("1. d6\n(f4", "(", 2),
        ("1. d6 )", ")", 1),
        ("1. !", "!", 1),
        ("1. xa1", "xa1", 1),
        ("1. d6" + "(f4" * 60, "(", 1),
    ],
)
def test_what_does_not_belong_there_is_named(text: str, got: str, at: int) -> None:
    error = fault(text)
    assert (error.code, error.params["got"], error.params["at"]) == (Fault.NOT_A_RECORD, got, at)


def test_a_refusal_names_line_number_and_reason() -> None:
    error = fault("1. d6 f4\n2. b6 f6 (2… d6)")
    assert (error.params["at"], error.params["number"], error.params["got"]) == (2, 2, "d6")
    for language in ("en", "zh", "ru", "es"):
        with pytest.raises(InvalidPosition) as caught, errors_in_words(Words(language), "mills"):
            mills.read_record("1. d6 f4\n2. b6 b6")
        told = caught.value.told or ""
        assert "2" in told
        assert told.count("b6") == 2


class Counted(str):
    """A text that counts how many characters were searched in it."""

    __slots__ = ()
    looked = 0

    def count(self, what: str, start: int = 0, end: int | None = None, /) -> int:  # type: ignore[override]
        Counted.looked += (len(self) if end is None else end) - start
        return super().count(what, start, len(self) if end is None else end)


def test_a_record_is_read_in_linear_time() -> None:
    """Lines are counted on from word to word, not from the beginning for each."""
    text = Counted("\n".join(["{word}"] * 20_000))
    Counted.looked = 0
    assert len(mills.read_record(text).comments) == 20_000
    assert 0 < Counted.looked <= len(text)

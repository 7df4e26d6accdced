"""Records as people keep them: without tags, in short notation, with signs and remarks that no standard knows."""

from __future__ import annotations

import re
from random import Random

import pytest

from ruleboard.lang import LANGUAGES, Words
from ruleboard.rules import IllegalMove, InvalidPosition, Note, draughts
from ruleboard.rules.draughts import BRAZILIAN, ENGLISH, FMJD, RUSSIAN, Record, pdn_lines, pdn_moves
from ruleboard.rules.draughts.codes import Fault, Remark
from ruleboard.rules.draughts.pdn_guess import Stranger, strangers
from ruleboard.rules.draughts.pdn_types import Variety
from ruleboard.teaching.narration import errors_in_words, tell
from tests.rules.draughts.vocabulary import check


def read(text: str) -> Record:
    return draughts.read_record(text)


def line(text: str) -> str:
    return " ".join(map(str, read(text).moves))


def fault(text: str) -> InvalidPosition:
    with pytest.raises(InvalidPosition) as error:
        read(text)
    return error.value


# Signs


def test_a_cross_may_stand_for_a_quiet_move_in_a_record_but_not_on_a_board() -> None:
    assert line("1. 32x28 19x23 2. 28x19 14x23 *") == "32-28 19-23 28x19 14x23"
    assert line('[GameType "21"]\n1. 10x14 22:18') == "10-14 22-18"
    with pytest.raises(IllegalMove):
        draughts.start().move("32x28")


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("1. 3228 1923 2. 2819 1423", "32-28 19-23 28x19 14x23"),
        ("1. 32-28 0611", ""),
        ("1. c3d4 d6c5 2. b2c3", "22-18 10-14 25-22"),
        ('[GameType "20"]\n1. d4e5 i7h6', "32-28 20-24"),
    ],
)
def test_squares_may_stand_side_by_side(text: str, moves: str) -> None:
    if moves:
        assert line(text) == moves
    else:
        assert fault(text).params["got"] == "0611"


def test_dashes_stand_for_moves_that_nobody_wrote_down() -> None:
    record = read('[White "Ann"]\n[Black "Bob"]\n1. - - 1-0')
    assert (record.moves, record.result) == ((), "1-0")


# Russian short notation


def short(rules: draughts.Rules, seed: int) -> tuple[Record, str]:
    """A game by chance, and its moves in short notation."""
    chance, position = Random(seed), draughts.start(rules)
    called, written = position.layout.lettered, list[str]()
    moves: list[draughts.Move] = []
    while len(moves) < 50 and not position.outcome:
        move = chance.choice(position.legal_moves)
        written.append(called[move.start][0] + ":" * bool(move.taken) + called[move.end])
        moves.append(move)
        position = position.play(move)
    return Record.of(draughts.start(rules), moves), " ".join(written)


def test_short_notation_leaves_out_rows() -> None:
    assert line("1. cd4 dc5 2. bc3 *") == "22-18 10-14 25-22"
    unclear = 0
    for seed in range(40):
        record, text = short(RUSSIAN, seed)
        games = draughts.read_games(f'[GameType "25"]\n{text}')
        assert all(bad.fault.params["why"] == "ambiguous_move" for bad in games.faults)
        assert all(again.moves == record.moves for again in games.records)
        assert all(read(text).start.rules == RUSSIAN for _ in games.records)
        unclear += len(games.faults)
    assert unclear <= 10


def test_a_short_move_that_fits_two_is_settled_by_what_follows() -> None:
    """Both men could take to e5, and each leaves another man behind that takes back."""
    text = '[GameType "25"]\n[FEN "W:Wc3,c7,a1:Bd4,d6"]\n1. ce5'
    assert line(f"{text} d6:f4") == "22x15 10x19"
    assert line(f"{text} d4:f6") == "6x15 18x11"
    assert fault(text).params["why"] == "ambiguous_move"


def test_a_short_move_that_nobody_can_make_has_a_reason() -> None:
    error = fault("1. cd4 fg5 2. de5 dc5")
    assert (error.params["got"], error.params["number"], error.params["why"]) == (
        "dc5",
        2,
        "must_capture",
    )
    assert fault('[GameType "25"]\n1. hg9').code == "not_pdn"
    assert fault('[GameType "25"]\n1. cd4 ha7').params["why"] == "not_diagonal"


# Captures that only what follows settles

FORK = '[GameType "20"]\n[FEN "W:WK47:B14,19,29,31,42,5"]\n1. 47x36 '
"""Two ways take to 36: over 42, 29, 19 and 31, or over 42, 29, 14 and 31 … what is left on the board tells."""


def test_a_capture_that_its_ends_do_not_tell_is_settled_by_what_follows() -> None:
    moves = [m for m in draughts.parse("W:WK47:B14,19,29,31,42,5").legal_moves if m.end == "36"]
    left = [{"14", "19"} - {*move.captured} for move in moves]
    assert len(moves) == 2
    assert left[0] != left[1]
    for move, (man,) in zip(moves, left, strict=True):
        reply = {"14": "14-20", "19": "19-24"}[man]
        assert read(FORK + reply).moves[0] == move
    assert fault(FORK + "5-10").params["why"] == "ambiguous_move"


def test_forks_cost_no_more_than_a_few_moves_each(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = 0
    plain = pdn_moves.meanings

    def counted(*args: object) -> object:
        nonlocal calls
        calls += 1
        return plain(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(pdn_lines, "meanings", counted)
    setup = '/FEN "W:WK47:B14,19,29,31,42,5"/ 47x36 14-20 '
    read(f'[GameType "20"]\n{setup * 50}')
    assert calls <= 4 * 100
    calls = 0
    fault('[GameType "20"]\n' + '/FEN "W:WK47:B14,19,29,31,42,5"/ 47x36 5-10 ' * 200)
    assert calls <= pdn_lines.TRIES * 600 + pdn_lines.SPARE


# Which game it is


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("1. 11-15 23-19 2. 8-11 22-17 3. 4-8", ENGLISH),
        ("1. c3-d4 f6-e5 2. d4xf6 g7xe5", RUSSIAN),
        ("1. 22-18 11-15 2. 18x11 8x15", RUSSIAN),
        ('[FEN "B:W18,22,K7:B10,K30"]\n1. 30-26', ENGLISH),
        ('[FEN "W:Wc3:Bf6"]\n1. c3-d4', RUSSIAN),
        ("1. 32-28 19-23 2. 28x19 14x23", FMJD),
        ("1. d4-e5", FMJD),
        ('[FEN "W:W31:B20"]\n1. 31-27 20-25', FMJD),
        ('[FEN "W:W46:B5"]\n*', FMJD),
        ("{nothing} *", FMJD),
    ],
)
def test_squares_and_moves_tell_the_game_and_a_guess_is_told(
    text: str, rules: draughts.Rules
) -> None:
    record = read(text)
    assert record.start.rules == rules
    title = Note(f"draughts.preset.{rules.name}")
    assert record.remarks == (() if rules == FMJD else (Note(Remark.GUESSED, {"rules": title}),))
    for note in record.remarks:
        check(note, Remark)


def test_rules_that_are_given_are_no_guess() -> None:
    record = draughts.read_record("1. c3-d4 f6-e5", BRAZILIAN)
    assert (record.start.rules, record.remarks) == (BRAZILIAN, ())


def test_a_wrong_guess_is_told_with_line_number_and_reason() -> None:
    error = fault("1. 11-15 22-18 2. 15x22 25x18\n3. 8-11 29-25 4. 4-8 24-20 5. 1-2")
    check(error, Fault)
    assert error.code == Fault.ILLEGAL_AS_GUESSED
    assert (error.params["at"], error.params["number"], error.params["got"]) == (2, 5, "1-2")
    assert error.params["rules"] == Note("draughts.preset.english")
    for language, word in (("en", "English draughts"), ("ru", "шашки"), ("es", "Damas")):
        with pytest.raises(InvalidPosition) as raised, errors_in_words(Words(language), "draughts"):
            read("1. 11-15 22-18 2. 15-11")
        told = raised.value.told or ""
        assert all(each in told for each in ("15-11", "2", word))


def test_a_slip_of_the_pen_does_not_change_the_board() -> None:
    assert fault("1. 11-15 99-4").params["number"] == 1
    assert fault("1. 11-15 99-4").params["got"] == "99-4"


@pytest.mark.parametrize("stranger", strangers(), ids=lambda each: each.rules.name)
def test_a_game_that_is_not_ours_is_named_by_its_moves(stranger: Stranger) -> None:
    """Games by chance, in the numbers of their own board."""
    written = {site: name for name, site in stranger.names.items()}
    named = []
    for seed in range(12):
        chance, position, words = Random(seed), draughts.start(stranger.rules), list[str]()
        while len(words) < 60 and not position.outcome:
            move = chance.choice(position.legal_moves)
            start, end = (written.get(site, site) for site in (move.start, move.end))
            words.append(f"{start}{'x' if move.taken else '-'}{end}")
            position = position.play(move)
        for bad in draughts.read_games(" ".join(words)).faults:
            check(bad.fault, Fault)
            named.append(bad.fault.params["got"] if bad.fault.code == Fault.LOOKS_LIKE else "")
    assert len(named) >= 8
    assert named.count(Note(stranger.variety)) >= 0.6 * len(named)


def test_italian_draughts_are_told_by_their_board() -> None:
    error = fault("1. 22-19 10-14 2. 19x10 5x14 3. 23-20 12-15")
    assert (error.code, error.params["got"]) == (Fault.LOOKS_LIKE, Note(Variety.ITALIAN))


def test_too_few_moves_name_no_foreign_game() -> None:
    assert fault("1. 22-19").code == Fault.ILLEGAL_AS_GUESSED


def test_type_23_is_what_its_writers_mean() -> None:
    """PDN 3.0 has it for pool draughts; py-draughts writes it for checkers."""
    record = read('[GameType "23"]\n1. 11-15 23-19 2. 8-11')
    assert record.start.rules == ENGLISH
    assert record.remarks == (Note(Remark.NOT_POOL, {"rules": Note("draughts.preset.english")}),)
    backward = '[FEN "B:W18,30:B22,5"]\n1. 22x15'
    assert fault(f'[GameType "23"]\n{backward} 30-25 *').params["got"] == Note(Variety.POOL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_remarks_are_sentences_in_every_language(language: str) -> None:
    for code in Remark:
        note = Note(code, {"rules": Note("draughts.preset.english")})
        (text,) = tell(Words(language), [note])
        assert len(text) > 20
        assert "{" not in text


# Tags, remarks and positions


def test_tags_need_no_quotes() -> None:
    record = read("[Round 17]\n[Event Club evening]\n1. 32-28 *")
    assert record.tags == {"Round": "17", "Event": "Club evening"}


def test_remarks_may_stand_in_round_brackets_or_bare() -> None:
    record = read(
        "Game 3\n1. 32-28 (a good start) 19-23 Black resigns, said Ann. 2. 28x19 (10 min) *"
    )
    assert record.comments == ("Game 3",)
    assert [ply.comments for ply in record.plies] == [
        ("a good start",),
        ("Black resigns, said Ann.",),
        ("10 min",),
    ]
    assert read("1. 32-28 (31-27) *").plies[0].variations
    assert read("1. 32-28 20-25Andsoon *").plies[1].comments == ("Andsoon",)


def test_words_between_games_are_no_game() -> None:
    games = draughts.read_games(
        'First\n[Event "a"]\n1. 32-28 *\nSecond\n[Event "b"]\n1. 31-27 *\nEnd'
    )
    assert [record.tags["Event"] for record in games.records] == ["a", "b"]
    assert games.faults == ()
    assert fault("no game at all").params["got"] == "no"


def test_a_semicolon_may_separate_variations() -> None:
    record = read("1. 32-28 (1. 32-27 19-23; 1. 31-26) 19-23 ; 2. is a remark\n2. 28x19 *")
    first, second = record.plies[0].variations
    assert [str(ply.move) for ply in first.plies] == ["32-27", "19-23"]
    assert [str(ply.move) for ply in second.plies] == ["31-26"]
    assert len(record.plies) == 3


def test_old_positions_are_read() -> None:
    assert read('[FEN "W:W20,24,:B7,"]\n*').start.text == "W:W20,24:B7"
    assert read('[FEN "?:W31-50:B1-20"]\n1. 32-28 *').start == draughts.start()
    assert read('[FEN "?:W31-50:B1-20"]\n1... 19-23 *').start.turn == 1
    assert read('[FEN "?"]\n1. 32-28 *').start == draughts.start()
    assert draughts.parse("W:B:W50:B3").text == "B:W50:B3"


def test_every_refusal_of_a_move_names_its_number() -> None:
    assert fault("1. 32-28 19-23 2. 31-27").params["number"] == 2
    assert fault('[FEN "B:W31:B20"]\n1... 20-25 2. 31-28').params["number"] == 2
    assert fault("1. 32-28 19-23 2. 28x19 14x23 (14-20)").params["number"] == 2
    split = '[FEN "W:WK4:B13,32,37,20,1"]\n1. 4x31 31x42 42x15 1-7 2. 15-16'
    assert fault(split).params["number"] == 2
    with pytest.raises(InvalidPosition) as raised, errors_in_words(Words("en"), "draughts"):
        read("1. 32-28 19-23\n2. 31-27")
    assert re.search(r"[Ll]ine 2, move 2: “31-27”", raised.value.told or "")

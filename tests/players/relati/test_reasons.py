"""What Relati's players say of a move: only what happens in the line, with the squares that prove it."""

from __future__ import annotations

import pytest

from ruleboard.lang import LANGUAGES, Words
from ruleboard.players.reasons import MOST, why
from ruleboard.players.reasons import Why as General
from ruleboard.players.relati import follow, reasons
from ruleboard.players.relati.reasons import Why
from ruleboard.players.review import Grade, Judged, review
from ruleboard.players.thinking import WIN, Limit, Line, settle
from ruleboard.rules import relati
from ruleboard.rules.base import Note
from ruleboard.rules.record import Record
from ruleboard.rules.relati.codes import Reason
from tests.lang.code_measures import code_faults, params_of
from tests.lang.every import SENTENCES

CUT = "2 X1 - O=E5*,C3,A3,A1 X=F5*,F4,G4"  # C3, A3 and A1 depend on the path through D4
EARNS = "2@5 O1 q O=A1,B2,C2,A4*,B4 X=C1,A3*,C4,E5"  # B3 and then A2 leave X nothing
SHOT = "2 O1 c O=E5*,F5,G5c X=G9*,H8,I7"


def line(position: relati.Position, *moves: str, value: int = 0) -> Line:
    """A line of these moves."""
    found, at = [], position
    for text in moves:
        found.append(at.move(text))
        at = at.play(found[-1])
    return Line(found[0], value, tuple(found))


def told(position: relati.Position, good: str, *other: str) -> dict[str, tuple[str, ...]]:
    """The reasons for a move; beside a better one, those against a line."""
    better = line(position, good, value=500)
    notes = (
        reasons(position, line(position, *other), better) if other else reasons(position, better)
    )
    return {note.code: note.sites for note in notes}


def test_a_cut_is_told_with_what_it_cuts_off() -> None:
    position = relati.parse(CUT)
    assert told(position, "D4")[Reason.CUTS] == ("A1", "A3", "C3")


def test_healing_is_told_with_what_is_healed() -> None:
    after = relati.parse(CUT).play("D4")
    assert told(after, "C5")[Reason.HEALS] == ("A1", "A3", "C3")


def test_a_link_that_one_symbol_cuts_is_weak() -> None:
    position = relati.parse(CUT.replace("X1", "O1"))
    against = told(position, "D4", "E7", "D4")
    assert against[Why.WEAK_LINK] == ("C3", "D4", "E5")
    assert against[Why.LETS_CUT] == ("A1", "A3", "C3")


def test_without_a_reply_that_cuts_no_link_is_called_weak() -> None:
    position = relati.parse(CUT.replace("X1", "O1"))
    assert Why.WEAK_LINK not in told(position, "D4", "E7", "G5")


def test_a_move_that_takes_the_danger_away_guards() -> None:
    position = relati.parse(CUT.replace("X1", "O1"))
    assert told(position, "D4")[Why.GUARDS] == ("D4", "A1", "A3", "C3")
    assert Why.GUARDS not in told(position, "E7")


def test_a_shot_at_the_root_is_told_as_that() -> None:
    position = relati.parse(SHOT)
    assert told(position, "aG5>B")[Why.KILLS_ROOT] == ("G9",)
    waiting = relati.parse(SHOT.replace("O1", "X1"))
    assert told(waiting, "G8", "I9", "aG5>B")[Why.LETS_KILL_ROOT] == ("G5", "G9")


def test_what_the_better_move_cuts_off_is_missed() -> None:
    position = relati.parse(CUT)
    assert told(position, "D4", "G6")[Why.MISSES_CUT] == ("A1", "A3", "C3")


def test_squares_that_are_won_are_nearer_than_before() -> None:
    position = relati.parse("2 O1 - O=A1* X=I9*")
    squares = told(position, "C3")[Why.WINS_SQUARES]
    assert "E5" in squares or "D5" in squares
    assert "I8" not in squares


def test_where_only_filling_is_left_the_count_decides() -> None:
    position = relati.parse("2@5 O1 n O=A3*,B3,C3,D3 X=A4*,B4,C4,D4,E4,A5,B5,C5")
    found = told(position, "E3")
    assert set(found[Why.COUNTING]) >= {"A1", "E1", "C2"}


def test_a_win_with_an_extra_action_is_no_win_at_once() -> None:
    # A first action of the same player earns a second one, and that wins: one more move is to come.
    position = relati.parse(EARNS)
    first, second = "B3", "A2"
    best = line(position, first, second, value=WIN - 2)
    assert position.play(first).turn == position.turn
    assert position.play(first).play(second).outcome is not None
    (won, *_) = why(position, best)
    assert (won.code, won.params) == (General.WINS_SOON, {"n": 1})


def test_at_most_two_things_are_said() -> None:
    for text in (CUT, CUT.replace("X1", "O1"), SHOT):
        position = relati.parse(text)
        for move in position.legal_moves:
            best = settle(follow(position, move, Limit(nodes=None, depth=2))).best
            assert len(why(position, best)) <= MOST
            assert len(why(position, best, line(position, str(position.legal_moves[0])))) <= MOST


def test_every_reason_has_a_sentence_with_what_it_needs() -> None:
    assert list(code_faults(SENTENCES, "relati.reason", params_of(Why))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_said_in_every_language(language: str) -> None:
    position = relati.parse(CUT.replace("X1", "O1"))
    better = line(position, "D4", value=500)
    notes: tuple[Note, ...] = reasons(position, line(position, "E7", "D4"), better)
    words = Words(language)
    for note in notes:
        for text in words(f"relati.reason.{note.code}", sites=note.sites, **note.params):
            assert "C3" in text or "3" in text


def judged(start: relati.Position, *moves: str, nodes: int = 1_500) -> list[Judged]:
    record = Record.of(start, moves)
    return [each for each in review(record, Limit(nodes=nodes)) if each is not None]


def test_a_game_is_reviewed_move_by_move() -> None:
    start = relati.parse("2 X1 c O=A1*,C1,E1,G1c X=G9*,F7,E6,D8,H7")
    missed, shot = judged(start, "E8", "aG1>B")
    assert missed.grade is Grade.MISTAKE
    assert Why.LETS_KILL_ROOT in {note.code for note in missed.why}
    assert shot.grade is Grade.BEST
    assert shot.ahead == (100, 0)


def test_the_chances_of_three_add_up() -> None:
    start = relati.parse("3@7 O1 - O=B2* X=F6* A=F2*")
    found = judged(start, "D3", "E5", "E3", nodes=500)
    assert len(found) == 3
    for each in found:
        assert len(each.ahead) == 3
        assert sum(each.ahead) == 100
        assert min(each.ahead) >= 0

"""A game looked at afterwards, as a widget: grades, the better move, who was ahead, and what is refused."""

from __future__ import annotations

import asyncio
import re
from html import escape
from itertools import pairwise
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.jupyter import runner
from ruleboard.lang import LANGUAGES, Words
from ruleboard.machines.review import ReviewState
from ruleboard.players.review import Grade, judge
from ruleboard.players.thinking import WIN, Line
from ruleboard.rules import BadValue, draughts, mills, relati
from ruleboard.rules.errors import BadArgument
from ruleboard.rules.record import Record
from tests.jupyter.seen import button, hidden, push

MOVES = ["32-28", "17-22", "28x17", "11x22", "34-30", "20-25"]
LOSING = ["33-28", "18-22", "28x17"]
"""The second move gives a piece away for nothing, as far as one looks ahead here."""

GIVEN = "W:W32,38,43:B18,19,12"


def review(**options: Any) -> rb.Review:
    return rb.Review("draughts", moves=MOVES, nodes=400, **options)


def thinks(board: rb.Review) -> bool:
    return board.thinking


def score(board: rb.Review) -> Any:
    """The table of how many moves of each grade everybody has made."""
    (found,) = board.view.counters
    return found


def lines(board: rb.Review) -> list[str]:
    record: str = board.pad.record
    return record.split("\n")


def blunder(lang: str = "en") -> rb.Review:
    """White leaves a man to be taken."""
    return rb.Review("draughts", GIVEN, ["32-27", "18-22"], nodes=2_000, lang=lang)


def test_every_move_has_a_grade_with_sign_and_word() -> None:
    board = review()
    assert len(board.judged) == len(MOVES)
    assert len(lines(board)) == len(MOVES)
    assert all(
        re.search(r" (! best|\+ good|\?! doubtful|\? mistake|· only move)$", each)
        for each in lines(board)
    )


def test_a_mistake_is_shown_with_the_better_move_and_why() -> None:
    board = blunder()
    worse = [k for k, each in enumerate(board.judged, start=1) if each.grade is Grade.MISTAKE]
    assert worse
    push(board, "mistake")
    assert board.state.at == worse[0]
    found = board.judged[worse[0] - 1]
    assert board.position == found.ply.before
    assert f"{found.best.move} was better." in board.status
    marks = {mark.kind: mark for mark in board.view.marks}
    assert marks["played"].text == "?"
    assert marks["better"].text == "!"
    assert board.message


def test_one_walks_through_the_game_by_buttons_keys_list_and_program() -> None:
    board = review()
    assert board.status.startswith("Choose a move")
    assert button(board, "back").disabled
    push(board, "next")
    assert board.state.at == 1
    assert board.status.startswith("32-28: ")
    board.press("ArrowRight")
    assert board.state.at == 2
    assert board.view.motion
    board.pad.at = 5
    assert board.state.at == 5
    board.press("End")
    assert button(board, "next").disabled
    board.press("Home")
    assert board.state.at == 0
    board.go_to(3)
    board.click("28")
    assert board.message.startswith("Here you look back at a game")
    board.press("f")
    assert board.shown.flipped


def test_who_was_ahead_is_drawn_and_said() -> None:
    board = review()
    board.go_to(2)
    assert board.view.curve.count("<polyline") == 1
    shares = re.search(r"White (\d+), Black (\d+)\.", board.view.curve)
    assert shares
    assert tuple(map(int, shares.groups())) == board.judged[1].ahead
    halves = re.findall(r'"ruleboard-half" x="\d+" y="(\d+)">(\w+)<', board.view.curve)
    assert [name for _, name in sorted(halves, key=lambda half: int(half[0]))] == ["White", "Black"]
    assert score(board).heads == ("White", "Black")
    counted = sum(n for _, row in score(board).rows for n in row)
    assert counted == len(MOVES) - 1  # 28x17 was forced, and has no grade


@pytest.mark.parametrize("lang", [*LANGUAGES, "ru-en"])
def test_it_speaks_every_language(lang: str) -> None:
    board = blunder(lang)
    board.press("n")
    assert board.state.at
    assert len(board.view.headline.texts) == len(board.words.languages)
    assert board._repr_mimebundle_()["text/html"].count("<img") == 1


def test_a_board_in_words_has_all_of_it() -> None:
    board = review(text=True)
    board.go_to(1)
    assert "the move that was played: 32, 28" in str(board.view.marked)


def test_it_is_made_of_a_board_a_record_or_a_written_game() -> None:
    board = rb.Play("draughts")
    for move in MOVES[:2]:
        board.type(move)
    assert rb.Review(board, nodes=50).state.record.moves == tuple(board.state.moves)
    record = Record.of(draughts.start(), MOVES[:2])
    assert rb.Review(record, nodes=50).state.record is record
    written = rb.Review.read("1. 32-28 17-22 2. 28x17", "draughts", nodes=50)
    assert [str(move) for move in written.state.record.moves] == MOVES[:3]


def test_three_players_have_a_line_each() -> None:
    start = relati.start(players=3)
    position, moves = start, []
    for _ in range(4):
        moves.append(position.legal_moves[0])
        position = position.play(moves[-1])
    board = rb.Review(Record.of(start, moves), nodes=60)
    assert board.view.curve.count("<polyline") == 3
    even = re.search(r'"ruleboard-even" .*? y1="([\d.]+)"', board.view.curve)
    assert even
    assert f",{even[1]} " in board.view.curve  # all begin there
    signs = re.findall(r'<text x="[\d.]+" y="([\d.]+)">[○×△]<', board.view.curve)
    places = sorted(map(float, signs))
    assert len(places) == 3
    assert all(lower - upper >= 12 for upper, lower in pairwise(places))  # none on top of another
    assert places[0] >= 12
    assert places[-1] <= 96
    assert score(board).heads == ("○", "×", "△")


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: rb.Review("draughts"), "There is no move to look back at"),
        (lambda: rb.Review("draughts", moves=["32-28"], nodes=0), "0"),
        (lambda: rb.Review("draughts", moves=["1-2"]), "."),
        (lambda: rb.Review.read("1. e4", "draughts"), "."),
        (lambda: rb.Review("chess", moves=["e4"]), "There is no game called “chess”"),
    ],
)
def test_what_cannot_be_looked_at_is_told_in_words(make: Any, words: str) -> None:
    with pytest.raises(rb.rules.RuleboardError) as error:
        make()
    assert words in str(error.value)
    assert error.value.told


def test_on_a_loop_it_looks_at_move_after_move_and_can_be_stopped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(runner, "SLICE", 0)  # as short as can be: there is time to stop it
    monkeypatch.setattr(runner, "TOLD", 0)

    async def looked() -> None:
        board = rb.Review("draughts", moves=MOVES, nodes=3_000)
        assert thinks(board)
        assert not board.judged
        before = repr(board)
        assert "Looking at the moves" not in before
        board.go_to(1)
        assert board.status.endswith("this move has not been looked at yet.")
        for _ in range(4000):
            if board.judged:
                break
            await asyncio.sleep(0.005)
        assert "After that: " in board.message
        assert not hidden(board, "stop")
        board.press("Escape")
        assert not thinks(board)
        assert hidden(board, "stop")
        board.close()

    asyncio.run(looked())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_saved_has_every_move_with_its_grade(lang: str) -> None:
    board = review(lang=lang)
    saved = board._repr_mimebundle_()
    for line in lines(board):
        assert line in saved["text/plain"]
        assert escape(line) in saved["text/html"].replace("\u00a0", " ")
    assert Words(lang).first("review.not_yet") not in saved["text/plain"]


def test_what_is_saved_at_once_says_that_the_moves_have_no_grade_yet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(runner, "SLICE", 0)
    monkeypatch.setattr(runner, "TOLD", 0)
    told = "have not been looked at yet: run the cell again"

    async def looked() -> None:
        board = review()
        saved = board._repr_mimebundle_()
        for text in (saved["text/html"], saved["text/plain"]):
            assert told in text
            assert "32-28" in text
        for _ in range(4000):
            if not thinks(board):
                break
            await asyncio.sleep(0.005)
        assert told not in board._repr_mimebundle_()["text/html"]
        assert len(board.judged) == len(MOVES)
        board.close()

    asyncio.run(looked())


def test_a_game_that_was_played_on_after_its_end_is_graded_as_a_whole() -> None:
    start = draughts.parse("W:WK46:BK5:H50", draughts.GUOJI)
    board = rb.Review(Record.of(start, ["46-41"]), nodes=100)
    assert not board.judged
    assert "looked at yet" not in repr(board)


def test_a_game_is_looked_back_at_below_its_board() -> None:
    board = rb.Play("mills", opponent=1)
    assert button(board, "look_back").disabled
    board.type("d6")
    push(board, "look_back")
    review = board.review
    assert review is not None
    assert review in board.children
    assert len(review.judged) == 2
    board.lang = "es"
    assert review.lang == "es"
    review.press("Escape")
    assert board.review is None
    assert len(board.children) == 2
    push(board, "look_back")
    board.close()
    assert board.review is None


def judged_as(position: Any, played: tuple[str, int], best: tuple[str, int]) -> list[str]:
    """What is said of a move, whose line and value are given."""
    lines = []
    for moves, value in (played, best):
        at, found = position, []
        for text in moves.split():
            found.append(at.move(text))
            at = at.play(text)
        lines.append(Line(found[0], value, tuple(found)))
    (ply,) = Record.of(position, [lines[0].move]).plies
    state = ReviewState(Record.of(position, [ply.move]), (judge(ply, *lines),), at=1)
    return [Words("en").first(note.code, **note.params) for note in state.reply.notes]


def test_how_many_moves_are_left_is_said_once_and_counted_from_there() -> None:
    position = mills.parse("B:Wd7,b6,d5,a4,e4,e3,a1:Ba7,f6,e5,b4,f4,d3,b2,f2,d1:T21")
    moves = "f2-d2xd7 b6-d6 d2-f2xd5 d6-d7 b2-d2xd7"
    assert judged_as(position, (moves, WIN - 5), (moves, WIN - 5)) == [
        "This wins by force in 2 more moves.",
        "This closes the mill d3–d2–d1.",
    ]
    last = mills.parse("B:Wd6,a4,e4,e3,a1:Ba7,f6,e5,b4,f4,d3,b2,f2,d1:T25")
    won = ("f2-d2xd6", WIN - 1)
    assert judged_as(last, won, won) == ["This wins the game.", "This closes the mill d3–d2–d1."]


def test_what_the_better_move_does_is_said_once() -> None:
    position = mills.parse("W:Wa7,d7:Bf4,b2:H7,7")
    told = judged_as(position, ("e4", -100), ("g7xb2", 300))
    missed, after, question, reason = told
    assert missed == "This misses a mill: the man on b2 could have been removed."
    assert after.startswith("After that: ")
    assert question == "Why is g7xb2 better?"
    assert reason == "This closes the mill a7–d7–g7."  # and not once more which man it removes


def test_an_unknown_number_of_positions_is_refused() -> None:
    with pytest.raises(BadValue):
        rb.Review("draughts", moves=MOVES, nodes=-1)


def test_going_to_no_number_is_refused_in_words() -> None:
    board = review()
    wrong: Any = "two"
    with pytest.raises(BadArgument, match="whole number"):
        board.go_to(wrong)
    assert board.state.at == 0


def test_pieces_that_are_won_are_no_moves_until_the_end() -> None:
    lost = "B:WK8,15,24,25,26,27,29,30,31,32:B10,14"
    board = rb.Review("draughts:russian", lost, ["10x28"], nodes=300)
    board.go_to(1)
    assert board.message.endswith(
        "2 more pieces are won than lost. After that: White wins in 2 moves."
    )


def test_a_move_that_wins_by_force_is_not_told_what_it_costs() -> None:
    won = "W:WK8,19,24,25,26,27,29,30,31,32:B10,14"
    board = rb.Review("draughts:russian", won, ["19-15"], nodes=300)
    board.go_to(1)
    assert board.message == "This wins by force in 2 more moves."


def test_the_number_at_the_beginning_is_that_of_the_beginning() -> None:
    board = review()
    board.go_to(0)
    shares = re.search(r"at the start: White (\d+), Black (\d+)\.", board.view.curve)
    assert shares
    assert abs(int(shares[1]) - 50) < 25
    board.go_to(2)
    assert "after 17-22: White " in board.view.curve


def test_a_forced_move_is_not_graded() -> None:
    board = review()
    forced = [each for each in board.judged if len(each.ply.before.legal_moves) == 1]
    assert forced
    assert all(each.grade is Grade.FORCED for each in forced)
    board.go_to(3)
    assert board.status.startswith("28x17: the only legal move.")


def test_why_a_move_is_better_is_a_gain_or_is_left_out() -> None:
    start = draughts.parse(GIVEN, draughts.GUOJI)
    good, bad = start.move("32-28"), start.move("32-27")
    for line in ((good,), (good, start.play(good).legal_moves[0])):
        played = Line(bad, -100, (bad, start.play(bad).move("18-22")))
        found = judge(Record.of(start, [bad]).plies[0], played, Line(good, 0, line))
        told = ReviewState(Record.of(start, [bad]), (found,), at=1).reply.notes
        codes = [note.code for note in told]
        at = codes.index("review.because") if "review.because" in codes else len(codes)
        vague = ("keeps", "still_loses", "trades", "more_mobility", "follows")
        assert not any(code.endswith(vague) for code in codes[at:])
        assert at == len(codes) or at < len(codes) - 1

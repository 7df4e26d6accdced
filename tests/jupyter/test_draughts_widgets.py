"""Draughts on a page without a browser: play, the chooser, films and exercises, in every language."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.lang import LANGUAGES
from ruleboard.rules import InvalidPosition, Unknown
from ruleboard.rules.base import Piece
from tests.jupyter.seen import counted, hidden, labels, push

THREE_PATHS = "W:WK50:B7,12,29,30,44"
SHORT_AND_LONG = "W:W48:B24,K31,34,K42,43"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "limit"), [("draughts", "25"), ("draughts:guoji", "50")])
def test_a_board_opens_with_its_duty_and_its_counters(game: str, limit: str, lang: str) -> None:
    board = rb.Play(game, lang=lang)
    assert len(board.position.pieces) == 40
    assert board.status
    assert limit in counted(board)


def test_the_chooser_speaks_as_the_path_changes() -> None:
    board = rb.Play("draughts", THREE_PATHS, lang="en")
    board.click("50")
    board.click("35")
    said = [board.status]
    for key in ("Space", "ArrowDown", "ArrowUp"):
        board.press(key)
        said.append(board.status)
    assert said == [
        "Path 1 of 3 · takes 7, 30, 44",
        "Path 2 of 3 · takes 12, 30, 44",
        "Path 3 of 3 · takes 29, 30, 44",
        "Path 2 of 3 · takes 12, 30, 44",
    ]
    board.press("Enter")
    assert board.state.mode == "idle"
    assert set(board.position.pieces) == {"7", "29", "35"}


def test_the_chooser_has_buttons_only_while_there_is_something_to_choose() -> None:
    for board in (
        rb.Play("draughts", THREE_PATHS),
        rb.Exercise("draughts", THREE_PATHS, goal=rb.goals.choose_path("29", "30", "44")),
    ):
        chooser = ("previous_choice", "next_choice", "confirm", "cancel")
        assert all(hidden(board, name) for name in chooser)
        board.click("50")
        board.click("35")
        assert not any(hidden(board, name) for name in chooser)
        push(board, "next_choice")
        assert board.status.startswith("Path 2 of 3")
        push(board, "previous_choice")
        assert board.status.startswith("Path 1 of 3")
        push(board, "cancel")
        assert all(hidden(board, name) for name in chooser)
        board.click("50")
        board.click("35")
        push(board, "confirm")
        assert "35" in board.position.pieces


def test_the_route_is_part_of_what_a_screen_reader_says() -> None:
    board = rb.Play("draughts", THREE_PATHS, lang="en")
    board.click("50")
    board.click("35")
    heard = labels(board, "44", "35", "50")
    assert heard["44"] == "44, Black's man, can be taken off"
    assert heard["35"] == "35, empty, on the path, chosen target"
    assert heard["50"] == "50, White's king, on the path"


def test_a_short_capture_is_refused_with_the_better_one() -> None:
    board = rb.Play("draughts", SHORT_AND_LONG, lang="en")
    board.click("48")
    board.click("26")
    assert (
        board.message
        == "That takes only 2. You can take 3 pieces, so you must: for example, 48x19."
    )


def test_the_reason_for_a_legal_capture_is_told_in_every_language() -> None:
    told = set()
    for lang in LANGUAGES:
        board = rb.Play("draughts", "W:W28,44:B10,33", lang=lang)
        board.type("28x39")
        board.press("w")
        told.add(board.message)
        assert "28" in board.message
        assert "33" in board.message
    assert len(told) == len(LANGUAGES)


def test_a_film_shows_ghosts_until_the_capture_is_over() -> None:
    film = rb.Demo("draughts", "B:W27,28,38,39,42:BK25", ["25x33"], lang="en")
    frames = film.state.frames
    ghosts = [sum(piece.state == "jumped" for piece in frame.pieces.values()) for frame in frames]
    assert ghosts == [0, 0, 1, 2, 3, 4, 0]
    assert "38" in frames[-1].pieces


def test_a_written_game_becomes_a_film() -> None:
    film = rb.Demo.read("1. 32-28 {To the middle.} 19-23 2. 28x19 14x23 *", "draughts")
    assert film.state.frames[-1].played == 4
    assert dict(film.state.frames[-1].pieces)["23"] == Piece(1, "man")


def test_a_position_that_is_set_up_in_between_is_shown_and_played_on() -> None:
    film = rb.Demo.read(
        '1. 32-28 19-23 /FEN "W:W31,32:B18,19"/ 2. 32-28 {From here.} *', "draughts"
    )
    setup = next(
        frame for frame in film.state.frames if set(frame.pieces) == {"31", "32", "18", "19"}
    )
    assert setup.position.text.startswith("W:W31,32:B18,19")
    film.press("End")
    assert set(film.shown.pieces) == {"31", "28", "18", "19"}
    assert (film.comment, film.state.frame.played) == ("From here.", 3)


def test_all_captures_are_counted_and_the_short_ones_struck_out() -> None:
    film = rb.draughts.Captures("draughts", SHORT_AND_LONG, ask=True, lang="en")
    captions = []
    for number in range(len(film.state.frames)):
        film.pad.at = number
        captions.append(film.caption)
    assert captions == [
        "What can White capture here?",
        "48x26 takes 2 pieces: 42, 31.",
        "48x19 takes 3 pieces: 43, 34, 24.",
        "What would you play here as White? Click your answer, or press Next to see it.",
        "The most you can take is 3 pieces. Anything less is crossed out.",
        "That takes only 2. You can take 3 pieces, so you must: for example, 48x19.",
        "Only one is left: 48x19.",
    ]
    film.pad.at = 3
    film.click("48")
    film.click("26")
    assert film.state.mode == "asking"
    film.click("48")
    film.click("19")
    assert film.message == "Yes, that is the move!"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_exercise_does_not_give_the_forced_piece_away(lang: str) -> None:
    task = rb.Exercise("draughts", SHORT_AND_LONG, goal=rb.goals.captures(), lang=lang)
    assert not [mark for mark in task.view.marks if mark.kind == "must_move"]
    assert "3" not in task.task
    assert "3" not in task.status
    task.type("48x19")
    assert task.solved


def test_a_miss_shows_where_the_piece_ended_and_what_it_took() -> None:
    task = rb.Exercise(
        "draughts", "W:W26:B12,K21,31,32", goal=rb.goals.choose_path("12", "21"), lang="en"
    )
    assert task.task == "White to play. Capture these 2 pieces: 12, 21. In one move."
    task.type("26x28")
    assert task.message == "Not yet. That is allowed, but it captures 31, 32."
    assert ("wrong", ("28",)) in [(mark.kind, mark.sites) for mark in task.view.marks]
    task.click("26")
    task.click("8")
    assert task.solved


def test_what_cannot_be_is_said_in_words() -> None:
    with pytest.raises(InvalidPosition, match="there is a man on 3, its far row"):
        rb.Play("draughts", "W:W3:B20")
    with pytest.raises(Unknown, match="There is no game called “mills”"):
        rb.draughts.Captures("mills")


def test_squares_show_numbers_or_rows_and_columns_or_nothing() -> None:
    board = rb.Play("draughts", lang="en")
    numbered = board.view.scene
    board.coordinates = "grid"
    assert board.view.scene.width > numbered.width
    board.coordinates = "none"
    assert numbered.names
    assert not board.view.scene.names
    with pytest.raises(Unknown, match="no coordinates called “letters”"):
        board.coordinates = "letters"
    assert board.coordinates == "none"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_two_rule_sets_judge_a_man_that_passes_the_far_row(lang: str) -> None:
    boards = rb.Compare("draughts", "W:W15:B9,10,27", rules=["guoji", "fmjd"], lang=lang)
    boards.type("15x13")
    refused, allowed = boards.state.verdicts
    assert (refused.standing, refused.code) == ("refused", "must_continue")
    assert (allowed.standing, allowed.pieces["13"]) == ("allowed", Piece(0, "man"))
    assert boards.state.causes == ("crown",)
    boards.type("15x36")
    assert [each.standing for each in boards.state.verdicts] == ["allowed", "refused"]


def test_a_click_on_a_light_square_says_why_nothing_happens() -> None:
    reason = "Nobody plays on light squares. Choose a dark one."
    board = rb.Play("draughts")
    for clicks in (["light"], ["32", "light"]):
        for site in clicks:
            board.click(site)
        assert board.message == reason
    film = rb.Demo("draughts", moves=["32-28"], asks=[1])
    film.press("ArrowRight")
    film.click("light")
    assert film.message == reason
    exercise = rb.Exercise("draughts", "W:W28:B22", goal=rb.goals.captures(1))
    exercise.click("light")
    assert exercise.message == reason
    with pytest.raises(Unknown):
        rb.Play("mills").click("light")


def test_an_unknown_square_is_told_from_those_that_people_name() -> None:
    with pytest.raises(Unknown) as caught:
        rb.Play("draughts", lang="en").click("51")
    assert "light" not in str(caught.value)
    assert "50" in str(caught.value)

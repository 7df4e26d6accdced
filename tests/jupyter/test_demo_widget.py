"""The demo widget without a browser: the film, its buttons, its slider, its questions."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.lang import EDITIONS, LANGUAGES
from ruleboard.rules import BadValue, Unknown
from tests.jupyter.seen import above, button, push

MOVES = ["d6", "f4", "b6", "f6", "f2", "a1", "b2", "b4", "d2xf6"]


def demo(**options: object) -> rb.Demo:
    return rb.Demo("mills", moves=MOVES, **options)  # type: ignore[arg-type]


def test_captions_are_narrated_from_the_events() -> None:
    board = rb.Demo("mills", "W:Wb6,d6:Bb2,f2:H7,7", ["f6xb2"], lang="en")
    told = [board.caption]
    for _ in range(4):
        board.press("ArrowRight")
        told.append(board.caption)
    assert told == [
        "White to place a man.",
        "White places a man on f6.",
        "Mill! White has three men on one line: b6–d6–f6.",
        "White removes one of Black's men. White can choose: b2, f2.",
        "White removes the man on b2.",
    ]


def test_every_step_is_told_in_every_language() -> None:
    for lang in EDITIONS:
        board = demo(lang=lang, asks=[5, 9])
        for step in range(len(board.state.frames)):
            board.pad.at = step
            assert board.state.at == step
            assert len(board.caption.splitlines()) == len(lang.split("-"))


def test_buttons_and_keys_walk_through_the_film() -> None:
    board = demo(lang="en")
    last = len(board.state.frames) - 1
    push(board, "next")
    assert board.state.at == 1
    board.press("End")
    assert board.state.at == last
    assert button(board, "next").disabled
    board.press("PageUp")
    push(board, "back")
    assert board.state.at == last - 2
    board.press("Home")
    assert (board.state.at, board.pad.at) == (0, 0)
    assert button(board, "first").disabled


def test_play_starts_the_browsers_clock_and_pause_stops_it() -> None:
    board = demo(lang="en")
    assert button(board, "play").word == "Play"
    push(board, "play")
    assert board.playing
    assert button(board, "play").word == "Pause"
    board.press("p")
    assert not board.playing


def test_play_at_the_end_begins_again() -> None:
    board = demo(lang="en")
    board.press("End")
    push(board, "play")
    assert board.state.at == 0


def test_the_clock_stops_at_a_question() -> None:
    board = demo(lang="en", asks=[2])
    push(board, "play")
    board.pad.at = 2
    assert board.state.mode == "asking"
    assert not board.playing


def test_a_question_is_answered_on_the_board() -> None:
    board = demo(lang="en", asks=[5])
    board.pad.at = 5
    assert board.caption.startswith("What would you play here as White?")
    board.click("a7")
    assert board.message == "White can play that too, but the demo shows another move. Look again."
    board.click("f2")
    assert board.message == "Yes, that is the move! This stops the opponent's mill f6–f4–f2."
    assert board.caption == "White places a man on f2."


def test_an_author_can_replace_any_caption() -> None:
    captions = {0: "<b>Look!</b>", 1: {"en": "Here!", "zh": "看！"}}
    board = demo(lang="zh-en", captions=captions)
    assert board.caption == "<b>Look!</b>\n"
    assert "&lt;b&gt;Look!&lt;/b&gt;" in above(board)
    board.press("ArrowRight")
    assert board.caption == "看！\nHere!"
    with pytest.raises(Unknown, match="99"):
        demo(captions={99: "nowhere"})


def test_an_illegal_record_is_refused_in_words() -> None:
    with pytest.raises(BadValue, match="En d6 ya hay una ficha"):
        rb.Demo("mills", moves=["d6", "d6"], lang="es")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bad", ["d6", "z9", "?"])
def test_a_bad_move_is_named_with_its_number(bad: str, lang: str) -> None:
    with pytest.raises(BadValue) as caught:
        rb.Demo("mills", moves=["d6", "f4", bad], lang=lang)
    first, _, _ = str(caught.value).partition(bad)
    assert "3" in first


def test_the_saved_output_shows_the_step_and_its_caption() -> None:
    bundle = demo(lang="ru")._repr_mimebundle_()
    assert "Белые ставят фишку." in bundle["text/html"]
    assert '<img width="440"' in bundle["text/html"]
    assert "Белые ставят фишку." in bundle["text/plain"]


def test_clicks_only_explain_outside_a_question() -> None:
    board = demo(lang="en")
    board.click("d6")
    assert "shows a demo" in board.message
    assert board.state.at == 0


def test_the_text_of_a_film_draws_the_middle_of_a_move() -> None:
    film = rb.Demo("draughts", "W:W28:B22,12", ["28x17x8"])
    drawn = set()
    for frame in film.state.frames:
        board = repr(film).split("\n" + film.status)[0]
        assert board == film.position.diagram(frame.pieces)
        drawn.add(board)
        film.press("ArrowRight")
    assert len(drawn) >= 4  # on 28, on 17, on 8 with both pieces still there, and without them


def test_the_speed_of_a_film_can_be_chosen() -> None:
    film = rb.Demo("mills", moves=["d6", "f4"], lang="en")
    seen = []
    for _ in range(4):
        seen.append((button(film, "speed").word, film.pad.pace))
        film.press("s")
    assert [word for word, _ in seen] == ["Speed 1×", "Speed 2×", "Speed ½×", "Speed 1×"]
    usual, fast, slow, again = (interval for _, interval in seen)
    assert fast < usual == again < slow
    film.lang = "ru"
    assert button(film, "speed").word == "Скорость 2×"
    film.press("?")
    assert "S — Скорость" in film.message


def test_a_film_of_a_record_says_that_its_game_was_guessed() -> None:
    film = rb.Demo.read("{Hello} 1. 11-15 23-19", "draughts", lang="ru-en")
    russian, english = film.comment.split("\n")
    assert english.startswith("The record does not say which game it is.")
    assert "Английские шашки" in russian
    assert english.endswith("Hello")
    assert "Hello" not in rb.Demo.read("1. 32-28 {Hello}", "draughts").comment

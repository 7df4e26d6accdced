"""Playing on alone from a film: where the viewer's own board begins, what it shares with the film, how it ends."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.jupyter import widget
from ruleboard.lang import EDITIONS, Words
from ruleboard.rules.base import Position
from ruleboard.rules.errors import Unknown
from ruleboard.teaching.relati import optional_rules, paths
from tests.jupyter.seen import below, button, choose_language, own_widgets, push

MILL = ("mills", "W:Wb6,d6:Bb2,f2:H7,7", ["f6xb2", "d2"])
WON = ("draughts", "W:W28:B22", ["28x17"])

FILMS: dict[str, Callable[[], rb.Demo]] = {
    "mills": lambda: rb.Demo(*MILL),
    "draughts": lambda: rb.Demo("draughts", "W:W28,46:B22,12,3", ["28x17x8", "3x12", "46-41"]),
    "relati": lambda: rb.Demo("relati", moves=["C3", "F6", "D4"], asks=[3]),
    "captures": lambda: rb.draughts.Captures("draughts", "W:W26:B12,K21,31,32", ask=True),
    **{f"shapes {kind}": lambda kind=kind: rb.relati.Shapes(kind) for kind in paths.FILMS},  # type: ignore[misc]
    **{
        f"extension {kind}": lambda kind=kind: rb.relati.Extension(kind, ask=True)  # type: ignore[misc]
        for kind in optional_rules.FILMS
    },
}


def opened(film: rb.Demo) -> rb.Play:
    """The viewer's own board, which must be there."""
    assert film.trial is not None
    return film.trial


def tried(film: rb.Demo) -> Position:
    """Where a try from the shown step begins."""
    film.press("t")
    position = opened(film).position
    film.press("t")
    return position


def test_no_board_is_made_before_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    begin = widget.BoardWidget.__init__

    def counted(self: widget.BoardWidget, *args: Any, **options: Any) -> None:
        made.append(self)
        begin(self, *args, **options)

    monkeypatch.setattr(widget.BoardWidget, "__init__", counted)
    film = rb.Demo(*MILL)
    film.press("End")
    film.lang = "ru"
    assert (made, film.trial) == ([film], None)
    push(film, "try")
    assert made == [film, film.trial]


def test_a_try_begins_before_a_move_that_is_under_way_and_after_one_that_is_whole() -> None:
    film = rb.Demo(*MILL)
    start = film.position
    for _ in film.state.frames[:4]:
        assert tried(film) == start
        film.press("ArrowRight")
    assert film.caption == "White removes the man on b2."
    assert tried(film) == start.play("f6xb2")


def test_after_the_last_move_a_try_goes_on_from_there() -> None:
    film = rb.Demo(*MILL)
    film.press("End")
    after = film.state.frames[0].position.play("f6xb2").play("d2")
    assert tried(film) == after


def test_at_a_question_a_try_begins_before_the_answer() -> None:
    film = rb.Demo(*MILL, asks=[2])
    while film.state.mode != "asking":
        film.press("ArrowRight")
    assert tried(film) == film.state.frames[0].position.play("f6xb2")


def test_a_game_that_is_over_opens_and_says_so() -> None:
    film = rb.Demo(*WON, lang="en")
    film.press("End")
    film.press("t")
    board = opened(film)
    assert board.position.outcome
    assert board.status == film.caption
    assert "ruleboard-ending" in below(board)
    assert film.message == ""


@pytest.mark.parametrize("name", FILMS)
def test_a_try_can_be_made_at_every_step_of_every_film(name: str) -> None:
    film = FILMS[name]()
    for frame in film.state.frames:
        film.press("t")
        board = opened(film)
        assert board.position in (frame.position, frame.following)
        if not board.position.outcome:
            move = board.position.legal_moves[0]
            board.type(str(move))
            assert tuple(board.state.moves) == (move,)
        film.press("t")
        film.press("PageDown")  # turns the page at a question too


def test_each_chapter_of_a_film_is_tried_on_its_own_board() -> None:
    film = rb.relati.Extension("consecutive")
    frames = film.state.frames
    chapter = next(at for at, f in enumerate(frames) if f.note.code.endswith("for_both"))
    film.pad.at = chapter - 1  # the last picture of the first chapter
    ended = frames[chapter - 1].position.play("end")
    assert tried(film) == ended
    film.press("ArrowRight")
    assert tried(film).text == "2@7 O1 q O=E2,E3*,E5 X=A4,E4,C6*"
    film.press("End")
    assert tried(film) == frames[chapter].position.play("D5")


def test_the_board_is_as_the_film_is() -> None:
    film = rb.Demo(*MILL, lang="es", theme="dark", size=300)
    film.coordinates = "none"
    film.press("f")
    film.press("t")
    board = opened(film)
    assert (board.lang, board.theme, board.coordinates) == ("es", "dark", "none")
    assert board.shown.flipped
    assert board.faces[0].layout.width == film.faces[0].layout.width == "300px"
    film.press("t")
    film.press("f")
    film.press("t")
    assert not opened(film).shown.flipped


def test_what_is_chosen_for_the_film_holds_for_the_board() -> None:
    film = rb.Demo(*MILL, lang="en")
    film.press("t")
    board = opened(film)
    board.click("a7")
    choose_language(film, "zh-en")
    film.theme = "contrast"
    film.coordinates = "none"
    assert (board.lang, board.theme, board.coordinates) == ("zh-en", "contrast", "none")
    assert button(board, "undo").word == Words("zh-en").short("ui.undo")
    assert board.position.pieces["a7"].owner == 0


@pytest.mark.parametrize("lang", EDITIONS)
def test_the_button_and_the_help_say_it_in_every_language(lang: str) -> None:
    film, words = rb.Demo(*MILL, lang=lang), Words(lang)
    assert button(film, "try").word == words.short("ui.try")
    push(film, "try")
    assert button(film, "try").word == words.short("ui.try_close") != words.short("ui.try")
    assert film.message == "\n".join(words("demo.trying"))
    film.press("?")
    for line, word in zip(film.message.splitlines(), words("ui.try_close"), strict=True):
        assert any(f"T{sign}{word}" in line for sign in (": ", "：", " — ", " – "))


def test_what_the_film_says_of_the_board_follows_the_language() -> None:
    film = rb.Demo(*MILL, lang="en")
    film.press("t")
    film.lang = "ru-en"
    assert film.message.splitlines() == list(Words("ru-en")("demo.trying"))


def test_the_film_goes_on_and_the_board_stays() -> None:
    film = rb.Demo(*MILL)
    film.press("t")
    board = opened(film)
    board.click("a7")
    held = board.position
    film.press("End")
    assert film.trial is board
    assert board.position == held
    assert film.message == ""


def test_the_board_is_played_without_moving_the_film() -> None:
    film = rb.Demo(*MILL)
    film.press("ArrowRight")
    film.press("t")
    board, shown = opened(film), film.state
    board.click("f6")
    board.click("f2")
    assert [str(move) for move in board.state.moves] == ["f6xf2"]
    assert film.state == shown


def test_a_film_that_plays_stops_for_a_try() -> None:
    film = rb.Demo(*MILL)
    push(film, "play")
    push(film, "try")
    assert not film.playing


def test_opened_anew_the_board_begins_at_the_new_step() -> None:
    film = rb.Demo(*MILL)
    film.press("t")
    first = opened(film)
    film.press("t")
    film.press("End")
    film.press("t")
    assert opened(film) is not first
    assert opened(film).position == film.state.fork != film.state.frames[0].position


def test_closing_the_board_leaves_no_widget_behind() -> None:
    film = rb.Demo(*MILL)
    before, parts = own_widgets(), film.children
    for _ in range(2):
        push(film, "try")
        assert film.children == (*parts, film.trial)
        assert own_widgets() - before
        push(film, "try")
        assert (film.trial, film.children) == (None, parts)
        assert own_widgets() == before


def test_closing_the_film_closes_the_board_too() -> None:
    before = own_widgets()
    film = rb.Demo(*MILL)
    film.press("t")
    film.close()
    assert film.trial is None
    assert not own_widgets() - before


@pytest.mark.filterwarnings("error::pytest.PytestUnraisableExceptionWarning")
def test_a_film_that_could_not_be_made_ends_quietly() -> None:
    with pytest.raises(Unknown):
        rb.Demo(*MILL, captions={99: "nowhere"})
    gc.collect()


def test_a_film_whose_board_was_closed_is_saved_as_if_nothing_had_been() -> None:
    film = rb.Demo(*MILL, lang="en")
    text, page = repr(film), film._repr_mimebundle_()["text/html"]
    film.press("t")
    opened(film).click("a7")
    film.press("t")
    assert (repr(film), film._repr_mimebundle_()["text/html"]) == (text, page)


def test_the_board_is_brought_into_view_with_the_focus_and_the_film_when_it_closes() -> None:
    film = rb.Demo(*MILL)
    film.press("t")
    board = opened(film)
    assert board.pad.called
    assert not film.pad.called
    board.press("Escape")
    assert film.trial is None
    assert film.pad.called


def test_escape_first_lets_go_of_what_is_in_hand() -> None:
    film = rb.Demo("draughts", "W:W28,46:B22,12,3", ["28x17x8"])
    film.press("t")
    board = opened(film)
    board.click("28")
    assert board.state.clicked
    board.press("Escape")
    assert (film.trial, board.state.clicked) == (board, ())
    board.press("Escape")
    assert film.trial is None

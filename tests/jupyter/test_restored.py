"""A board that was saved as text continues where it stood; a text that does not fit does no harm."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.lang import LANGUAGES
from ruleboard.rules import BadValue
from tests.jupyter.seen import push

MILL = "W:Wa7,d7,b2:Ba1,b4,f4:H6,6"


def film() -> rb.Demo:
    return rb.Demo("mills", moves=["d6", "f4", "b6"])


def test_a_film_with_a_board_and_a_review_below_it_comes_back() -> None:
    board = film()
    board.press("ArrowRight")
    push(board, "try")
    assert board.trial is not None
    board.trial.click("g7")
    board.trial.press("o")
    assert board.trial.review is not None
    board.trial.review.go_to(1)
    again = film()
    again.restore(board.saved)
    assert again.trial is not None
    assert again.trial.review is not None
    assert again.view == board.view
    assert again.trial.position == board.trial.position
    assert again.trial.review.state.at == 1
    again.trial.press("Escape")
    for each in (board, again):
        each.close()


def test_a_game_against_the_computer_comes_back_and_goes_on() -> None:
    board, again = (rb.Play("draughts", opponent=2) for _ in range(2))
    board.type("32-28")
    board.press("w")
    again.restore(board.saved)
    assert (again.message, again.position, again.seats) == (board.message, board.position, (0, 2))
    again.type(str(again.position.legal_moves[0]))
    assert len(again.state.moves) == 4


def test_an_exercise_keeps_its_misses_and_its_solution() -> None:
    board, again = (rb.Exercise("mills", MILL, goal=rb.goals.forms_mill()) for _ in range(2))
    for given in ("f2", "g7xa1"):
        board.type(given)
    again.restore(board.saved)
    assert again.solved
    assert (again.state.stars, again.message) == (board.state.stars, board.message)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_of_another_board_is_refused_in_words(lang: str) -> None:
    board = rb.Play("mills", lang=lang)
    board.click("d6")
    before = board.value
    for text in ("", "{}", rb.Play("draughts").saved):
        with pytest.raises(BadValue) as error:
            board.restore(text)
        assert error.value.code == "foreign_board"
        assert str(error.value)
    assert board.value is before

"""What a page saves of a board: it asks when something has changed, and gets what is seen now."""

from __future__ import annotations

from typing import Any

import pytest

import ruleboard as rb
from ruleboard.jupyter.pad import Pad
from tests.jupyter.seen import push

ASK = {"kind": "keep"}


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """Everything that pads say to their pages, besides their state."""
    found: list[dict[str, Any]] = []
    monkeypatch.setattr(Pad, "send", lambda _, content: found.append(content))
    return found


def ask(board: Any) -> None:
    board.pad.receive(ASK)


def test_nothing_is_told_of_a_board_that_is_as_it_was_shown(told: list[dict[str, Any]]) -> None:
    board = rb.Play("mills")
    board._repr_mimebundle_()
    ask(board)
    assert told == []


def test_a_board_that_is_taken_back_to_its_beginning_is_told_as_that(
    told: list[dict[str, Any]],
) -> None:
    board = rb.Play("mills")
    before = board._repr_mimebundle_()["text/html"]
    board.type("d6")
    ask(board)
    board.press("u")
    ask(board)
    assert len(told) == 2
    assert board.state.at == 0
    assert told[0]["data"]["text/html"] != told[1]["data"]["text/html"]
    assert "1. d6" not in told[1]["data"]["text/html"]
    assert before.count("<img ") == told[1]["data"]["text/html"].count("<img ")


def test_a_board_that_a_second_cell_shows_is_told_to_the_first_one(
    told: list[dict[str, Any]],
) -> None:
    board = rb.Play("mills")
    board._repr_mimebundle_()
    board.type("d6")
    board._repr_mimebundle_()
    ask(board)
    assert len(told) == 1


def test_a_page_that_comes_again_gets_what_another_one_may_not_have_saved(
    told: list[dict[str, Any]],
) -> None:
    board = rb.Play("mills")
    board.type("d6")
    for _ in range(2):
        ask(board)
    first, second = told
    assert first == second


def test_what_was_played_is_saved(told: list[dict[str, Any]]) -> None:
    board = rb.Play("mills", opponent=2, nodes=50)
    before = board._repr_mimebundle_()["text/html"]
    board.type("d6")
    ask(board)
    (kept,) = told
    assert kept["id"] == board.model_id
    assert kept["data"] == {
        "text/plain": repr(board),
        "text/html": board._repr_mimebundle_()["text/html"],
    }
    answer = board.view.record[1]
    assert f"1. d6 · {answer}" in kept["data"]["text/html"]
    assert "kept" not in before


def test_a_review_is_saved_with_its_grades_and_what_went_wrong() -> None:
    board = rb.Review("draughts", "W:W32,38,43:B18,19,12", ["32-27", "18-22"], nodes=2_000)
    html = board._repr_mimebundle_()["text/html"]
    assert "1… 18-22 ? mistake" in html
    assert "1… 18-22: a mistake. 12-17 was better." in html
    assert "not been looked at" not in html


def test_a_review_below_a_board_is_saved_with_it(told: list[dict[str, Any]]) -> None:
    board = rb.Play("mills")
    for move in ("d6", "f4"):
        board.type(move)
    push(board, "computer")
    push(board, "look_back")
    assert board.review is not None
    ask(board.review)
    (kept,) = told
    assert kept["id"] == board.model_id
    assert kept["data"]["text/html"].count("<img ") == 2
    assert kept["data"]["text/html"].count("1. d6") == 1  # in the review, with its grade
    assert repr(board.review) in kept["data"]["text/plain"]
    push(board, "look_back")
    assert board._repr_mimebundle_()["text/html"].count("<img ") == 1


def test_a_viewers_own_board_is_saved_with_the_film_and_its_review_too(
    told: list[dict[str, Any]],
) -> None:
    film = rb.Demo("mills", moves=["d6", "f4"])
    push(film, "try")
    assert film.trial is not None
    film.trial.type("d6")
    push(film.trial, "computer")
    push(film.trial, "look_back")
    ask(film.trial.review)
    assert told[-1]["id"] == film.model_id
    assert told[-1]["data"]["text/html"].count("<img ") == 3


def test_what_is_saved_is_light_on_a_dark_page_too(told: list[dict[str, Any]]) -> None:
    board = rb.Play("mills")
    light = board._repr_mimebundle_()["text/html"]
    board.pad.dark = True
    ask(board)
    assert told[-1]["data"]["text/html"] == light

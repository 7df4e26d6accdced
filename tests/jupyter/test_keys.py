"""Which keys a board hears: those that mean something on it now, and no others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import ruleboard as rb
from ruleboard.rules import Unknown

MILL = "W:Wb6,d6:Bb2,f2:H7,7"
PRACTICE_KEYS = {"Escape", "?", *"pnhwulmfd"}
TURNING = {"ArrowLeft", "ArrowRight", " ", "PageDown", "PageUp", "Home", "End"}


def at_question() -> rb.Demo:
    film = rb.Demo("mills", moves=["d6"], asks=[1])
    film.press("ArrowRight")
    return film


BOARDS: dict[str, tuple[Callable[[], Any], set[str]]] = {
    "play": (lambda: rb.Play("mills"), {"Escape", "?", *"uywlmfedhicjo"}),
    "overlays": (lambda: rb.Play("relati"), {"Escape", "?", *"uywlmfedkthicjo"}),
    "demo": (lambda: rb.Demo("mills", moves=["d6"]), {*TURNING, "?", *"pstfd"}),
    "question": (at_question, {"PageDown", "PageUp", "?", *"pstfd"}),
    "exercise": (
        lambda: rb.Exercise("mills", MILL, goal=rb.goals.forms_mill()),
        {"Escape", "?", *"uhwlmfd"},
    ),
    "compare": (
        lambda: rb.Compare("mills", rules=["standard", "chengsan"]),
        {"Escape", "?", *"ufd"},
    ),
    "paths": (rb.relati.Paths, {"f", "d"}),
    "drill": (rb.relati.ShapeDrill, {*PRACTICE_KEYS, *"123"}),
    "practice": (
        lambda: rb.Practice("mills", [rb.ask.moves("W:Wa7,d7,b4:Ba1,b2,d1:H0,0")]),
        PRACTICE_KEYS,
    ),
}


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_hears_the_keys_of_its_commands(name: str) -> None:
    make, keys = BOARDS[name]
    board = make()
    assert set(board.view.keys) == keys
    assert board.pad.heard == sorted(keys)


@pytest.mark.parametrize("name", BOARDS)
def test_every_key_that_is_heard_does_something(name: str) -> None:
    make, keys = BOARDS[name]
    for key in keys:
        make().press(key)


def test_a_key_without_meaning_is_named_with_those_that_have_one() -> None:
    with pytest.raises(Unknown, match=r"“q”.*Escape"):
        rb.Play("mills").press("q")
    with pytest.raises(Unknown, match="“u”"):
        rb.relati.Paths().press("u")


def test_a_clicker_turns_the_pages_at_a_question_too() -> None:
    film = at_question()
    film.press("PageDown")
    assert film.state.at == 2
    film.press("PageUp")
    assert (film.state.at, film.state.mode) == (1, "asking")
    film.press("PageUp")
    assert film.state.at == 0


def test_the_same_answer_twice_is_news() -> None:
    board = rb.Play("mills")
    board.click("d6")
    board.click("d6")
    assert (board.view.answer.kind, board.view.repeats) == ("refusal", 0)
    board.click("d6")
    assert board.pad.repeats == 1
    board.lang = "ru"
    assert board.view.repeats == 1


def test_while_a_path_is_chosen_its_keys_are_heard_too() -> None:
    board = rb.Play("relati", "2 O1 cm O=E5*,C5,G5 X=E9c,G8*")
    before = set(board.view.keys)
    board.click("C5")
    assert board.shown.choice
    assert set(board.view.keys) - before == {" ", "Shift+ ", "ArrowDown", "ArrowUp", "Enter"}


def test_every_board_of_a_comparison_hears_the_same() -> None:
    board = rb.Compare("mills", rules=["standard", "chengsan"])
    assert board.pads[1].heard == board.pads[0].heard

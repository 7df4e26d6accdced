"""A board looks as its page does, unless its author has chosen; what is saved is light in any case."""

from __future__ import annotations

import pytest

import ruleboard as rb
from ruleboard.rules import Unknown
from tests.jupyter.wire import Wire


def test_a_board_turns_dark_with_its_page() -> None:
    board = rb.Play("mills")
    assert (board.theme, board.view.look.theme) == ("auto", "light")
    board.pad.dark = True
    assert board.view.look.theme == "dark"
    board.pad.dark = False
    assert board.view.look.theme == "light"


@pytest.mark.parametrize("theme", ["light", "contrast"])
def test_what_an_author_has_chosen_stays(theme: str, wire: Wire) -> None:
    board = rb.Play("mills", theme=theme)
    wire.clear()
    board.pad.dark = True
    assert board.view.look.theme == theme
    assert "canvas" not in wire.order


def test_the_picture_that_is_saved_stays_light() -> None:
    for make in (
        lambda: rb.Demo("mills", moves=["d6"]),
        lambda: rb.Compare("mills", rules=["standard", "chengsan"]),
    ):
        board = make()
        saved = board.still()
        board.pad.dark = True
        assert board.still() == saved


def test_another_theme_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(Unknown, match="auto, light, dark, contrast"):
        rb.Play("mills", theme="pink")

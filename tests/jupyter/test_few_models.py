"""A board is made of few models: a page fetches all of them when it is loaded, and gives up after some seconds."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import ruleboard as rb
from ruleboard.jupyter.assets import assets
from ruleboard.page.controls import Command
from tests.jupyter.seen import button, buttons

TASK = "W:Wa7,d7:Ba1,b2:H7,7"
BOARDS: dict[str, tuple[int, Callable[[], Any]]] = {
    "play": (12, lambda: rb.Play("relati")),
    "opponent": (12, lambda: rb.Play("relati", opponent=1)),
    "review": (12, lambda: rb.Review("draughts", moves=["32-28"], nodes=50)),
    "demo": (12, lambda: rb.Demo("mills", moves=["d6", "f4"])),
    "exercise": (13, lambda: rb.Exercise("mills", TASK, goal=rb.goals.forms_mill())),
    "compare": (25, lambda: rb.Compare("mills", rules=["standard", "chengsan"])),
    "drill": (13, lambda: rb.relati.ShapeDrill(count=2)),
}


@pytest.mark.parametrize("name", BOARDS)
def test_the_second_board_of_its_kind_needs_few_models_and_few_bytes(name: str) -> None:
    most, make = BOARDS[name]
    first, before = make(), set(_instances)
    second = make()
    made = [_instances[each] for each in _instances.keys() - before]
    assert len(made) <= most
    size = sum(len(json.dumps(each.get_state(), default=str).encode()) for each in made)
    assert size < 32_000
    for board in (first, second):
        board.close()


def test_what_is_shared_lives_on_when_a_board_is_closed() -> None:
    first, second = rb.Play("mills"), rb.Play("mills")
    assert first.pad.assets is second.pad.assets
    assert first.faces[0].layout is second.faces[0].layout
    first.close()
    assert second.pad.assets.comm is not None
    assert second.faces[0].layout.comm is not None
    second.close()


def test_the_layout_of_a_whole_board_is_its_own() -> None:
    first, second = rb.Play("mills"), rb.Play("mills")
    first.layout.border = "1px solid"
    assert second.layout is not first.layout


def test_who_closes_all_widgets_can_make_boards_again() -> None:
    old = assets()
    old.close()
    board = rb.Play("mills")
    assert board.pad.assets is not old
    assert board.pad.assets.comm is not None


@pytest.mark.parametrize(
    ("keys", "sign"),
    [
        (("u",), "U"),
        (("ArrowRight", " "), "→"),
        (("Shift+ ", "ArrowUp"), "↑"),
        (("Escape",), "Esc"),
        (("Home",), "Home"),
        ((" ",), ""),
        ((), ""),
    ],
)
def test_a_button_names_its_key_as_keyboards_do(keys: tuple[str, ...], sign: str) -> None:
    assert Command("undo", "undo", keys).sign == sign


@pytest.mark.parametrize("name", BOARDS)
def test_every_button_has_its_word_and_one_place(name: str) -> None:
    board = BOARDS[name][1]()
    assert set(buttons(board)) == set(board.pad.faces)
    assert all(button(board, each).word for each in buttons(board))

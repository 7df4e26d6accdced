"""A board as a whole, without a browser: one way for clicks, few messages, and nothing half done."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import pytest

from ruleboard import scene
from ruleboard.jupyter.board import BoardView
from ruleboard.jupyter.words_model import Ears, nobody
from ruleboard.page.html import Passage
from ruleboard.page.view import View
from ruleboard.rules import mills
from ruleboard.rules.base import Piece
from ruleboard.rules.errors import BadValue, Unknown
from ruleboard.scene.shapes import Disc, Scene
from tests.jupyter.seen import own_widgets
from tests.jupyter.wire import tap

WHITE = Piece(0, "man")


def a_scene(**pieces: Piece) -> Scene:
    return scene.build(mills.start(mills.STANDARD), pieces=pieces)


def show(board: BoardView, drawn: Scene, **more: Any) -> None:
    board.show(View(scene=drawn, title="Board", keys=("u", "Escape"), **more))


class Table:
    """A board that remembers."""

    def __init__(self) -> None:
        self.clicks: list[str] = []
        self.keys: list[tuple[str, str | None]] = []
        self.view = BoardView(Ears(pick=self.clicks.append, key=lambda *key: self.keys.append(key)))
        show(self.view, a_scene())


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_click_in_python_goes_the_way_of_a_click_in_the_browser(table: Table) -> None:
    table.view.click("d6")
    pad = table.view.children[-1]
    pad._handle_custom_msg({"kind": "pick", "site": "d7"}, [])
    assert table.clicks == ["d6", "d7"]


def test_a_key_reaches_its_callback_with_the_focused_site(table: Table) -> None:
    table.view.press("u", "d6")
    table.view.press("Escape")
    assert table.keys == [("u", "d6"), ("Escape", None)]


def test_enter_on_a_site_is_a_click(table: Table) -> None:
    table.view.press("Enter", "d6")
    assert table.clicks == ["d6"]


def test_an_unknown_site_is_told_from_the_known_ones(table: Table) -> None:
    with pytest.raises(Unknown) as told:
        table.view.click("d4")
    assert told.value.params["got"] == "d4"
    assert "d6" in told.value.params["expected"].sites


def test_showing_a_move_is_one_canvas_message_and_one_state(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    wire = tap(monkeypatch)
    show(
        table.view,
        a_scene(d6=WHITE),
        labels={"d6": ("white",)},
        headline=Passage("duty", ("Black to move",)),
        pressed=("d6",),
    )
    assert len(wire.canvas) == 1
    assert [names for _, names in wire.states] == [{"labels", "phrases", "pressed", "headline"}]


def test_showing_the_same_again_sends_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    wire = tap(monkeypatch)
    show(table.view, a_scene())
    assert (wire.canvas, wire.states) == ([], [])


@pytest.mark.parametrize("fault", ["shape", "pressed"])
def test_a_fault_changes_neither_picture_nor_buttons(
    table: Table, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    drawn, pressed = a_scene(d6=WHITE), ("z9",) if fault == "pressed" else ()
    if fault == "shape":
        drawn = replace(drawn, marks=(Disc(math.nan, 0, 1, "mark.right"),))
    wire = tap(monkeypatch)
    with pytest.raises((BadValue, Unknown)):
        show(table.view, drawn, headline=Passage("duty", ("changed",)), pressed=pressed)
    assert (wire.canvas, wire.states) == ([], [])


def test_the_board_has_its_width_and_gives_way_in_a_narrow_page() -> None:
    view = BoardView(Ears(nobody), 300)
    assert (view.layout.width, view.layout.max_width) == ("300px", "100%")
    assert (view.children[0].width, view.children[0].height) == (600, 600)


def test_a_page_that_has_given_its_pictures_back_gets_all_of_them_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    wire = tap(monkeypatch)
    table.view.pad._handle_custom_msg({"kind": "repaint"}, [])
    layers = {command.layer for message in wire.canvas for command in message.commands}
    assert {f"IPY_MODEL_{each.model_id}" for each in table.view.pad.layers} <= layers
    assert any("clearRect" in message.names() for message in wire.canvas)
    assert wire.states == []


def test_closing_leaves_no_widget_behind() -> None:
    before = own_widgets()
    made = Table()
    assert own_widgets() > before
    made.view.close()
    assert own_widgets() == before

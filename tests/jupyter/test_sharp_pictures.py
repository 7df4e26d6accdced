"""A board that a page shows larger than it is painted is painted anew; a smaller one is left alone."""

from __future__ import annotations

import ruleboard as rb
from ruleboard.jupyter.board import SHARPEST
from tests.jupyter.wire import Wire


def widths(board: rb.Play) -> set[int]:
    return {layer.width for layer in board.faces[0]._painter.layers}


def test_a_page_that_shows_more_points_gets_them(wire: Wire) -> None:
    board = rb.Play("mills")
    assert widths(board) == {880}
    wire.clear()
    board.pad.sharp = 1200
    assert widths(board) == {1200}
    assert "strokeLineSegments" in wire.canvas[-1].drawing()  # the lines of the board
    board.click("d6")
    assert widths(board) == {1200}


def test_a_page_that_shows_fewer_is_served_already(wire: Wire) -> None:
    board = rb.Play("mills")
    wire.clear()
    board.pad.sharp = 600
    assert widths(board) == {880}
    assert "canvas" not in wire.order


def test_no_page_can_ask_for_more_than_any_screen_shows() -> None:
    board = rb.Play("mills")
    board.pad.sharp = 100_000
    assert widths(board) == {SHARPEST}

"""A two-move exercise on a page of JupyterLab: a wrong move is refuted, a right one answered, the goal reached."""

from __future__ import annotations

from tests.browser.conftest import Show
from tests.browser.lab import Lab

CELL = """
import ruleboard as rb
board = rb.Exercise("mills", "W:Wa7,a4,b2,d2:Bg7,g1,e4,c3", goal=rb.goals.forms_mill(), moves=2, lang="en")
board
"""


def opened(show_cells: Show) -> Lab:
    lab = show_cells(CELL)
    lab.wait_painted()
    return lab


def test_a_wrong_move_is_refuted_and_a_right_one_answered(show_cells: Show) -> None:
    lab = opened(show_cells)
    task = lab.page.locator(".ruleboard-task").first
    assert "You have 2 moves, and your opponent replies." in task.inner_text()

    before = lab.digest()
    lab.click_site("b2")
    lab.click_site("b4")
    lab.wait_status("Now you can no longer do it in one move.")
    refuted = lab.wait_changed(before)

    lab.click_site("d2")  # takes the wrong move back, and chooses another man
    lab.wait_eval("board.state.mode", "trying")
    lab.wait_changed(refuted)
    lab.click_site("d1")
    lab.wait_status("Right so far!")
    lab.wait_status("Black moves from")  # by itself
    lab.wait_eval("board.state.mode", "trying")
    lab.wait_status("One more move.")

    lab.click_site("d1")
    lab.click_site("a1")
    lab.wait_eval("board.state.play.mode", "removing")
    taken = next(iter(lab.eval("list(board.state.play.ways.next_sites(board.state.play.clicked))")))
    lab.click_site(taken)
    lab.wait_status("Well spotted! 2 stars.")
    assert lab.eval("(board.solved, board.state.misses)") == (True, 1)
    assert lab.errors() == []

"""A bare board in a real JupyterLab: it is painted, it answers, and it survives what pages do to it."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.lab import Lab
from tests.browser.notebooks import ONE_BOARD, TABLE

SITES = (
    "a7",
    "d7",
    "g7",
    "d6",
    "c5",
    "e4",
    "b2",
    "a1",
    "d1",
    "g1",
)  # corners, middles and the inside


def test_a_run_notebook_shows_a_painted_board(board: Lab) -> None:
    assert board.errors() == []
    assert board.pad().locator("button").count() == 24


def test_every_click_reaches_python_at_its_own_site_and_repaints(board: Lab) -> None:
    for site in SITES:
        before = board.digest()
        board.click_site(site)
        board.wait_changed(before)
    assert board.eval("table.picks") == list(SITES)
    assert board.errors() == []


def test_a_callback_that_fails_is_seen_by_the_tests_and_leaves_the_board_alive(
    open_notebook: Open,
) -> None:
    failing = "def fail(site):\n    raise ValueError('as planned')\ntable.view._on_click = fail"
    lab = open_notebook(*ONE_BOARD, failing)
    lab.run_all()
    before = lab.digest()
    lab.click_site("d6")
    lab.wait_eval("table.picks", [])
    assert lab.errors() == ["kernel: as planned"]
    lab.run("table.view._on_click = table.click")
    lab.click_site("d6")
    lab.wait_changed(before)


def test_after_a_reload_the_picture_is_the_same_and_the_next_click_works(board: Lab) -> None:
    for site in SITES:  # men come and men go: pieces were painted one by one, now all at once
        board.run(f"table.click({site!r})")
    board.run("table.click('d6'); table.click('f4')")
    board.wait_eval("len(table.pieces)", 10)
    board.page.wait_for_timeout(300)
    painted = board.digest()
    board.save()
    board.reload()
    board.wait_picture(painted)
    board.click_site("g4")
    board.wait_changed(painted)
    assert board.eval("table.picks[-1]") == "g4"
    assert board.status() == "13 clicks"
    assert board.errors() == []


def test_two_tabs_show_the_same_board_and_both_can_be_played(board: Lab) -> None:
    board.click_site("d6")
    board.wait_eval("table.picks", ["d6"])
    board.save()
    second = board.another_tab()
    second.wait_picture(board.digest())
    before = second.digest()
    second.click_site("d7")
    after = second.wait_changed(before)
    board.wait_picture(after)
    board.click_site("g7")
    second.wait_changed(after)
    assert board.eval("table.picks") == ["d6", "d7", "g7"]
    assert board.errors() == second.errors() == []


def test_a_page_that_connects_while_the_board_is_in_motion_still_paints(board: Lab) -> None:
    moving = (
        "import threading, time\n"
        "def move():\n"
        "    for turn in range(200):\n"
        "        table.click('d6'); time.sleep(0.05)\n"
        "threading.Thread(target=move).start()"
    )
    board.save()
    board.run(moving)
    board.reload()
    board.wait_painted()
    board.wait_eval("len(table.picks)", 200)
    board.run("table.click('a1')")
    before = board.digest()
    board.click_site("g1")
    board.wait_changed(before)
    assert board.errors() == []


def test_a_closed_board_does_not_disturb_the_others(open_notebook: Open) -> None:
    lab = open_notebook(
        TABLE,
        "gone = Table()\ngone.view.close()\ntable = Table()\ntable.view",
        "other = Table()\nother.view",
        "late = Table(); late.view.close()",
    )
    lab.run_all()
    before = lab.digest(0)
    lab.digest(1)
    lab.run("other.view.close()")
    lab.click_site("d6")
    lab.wait_changed(before)
    assert lab.errors() == []


def test_a_tap_of_a_finger_is_one_click(open_notebook: Open) -> None:
    lab = open_notebook(*ONE_BOARD, touch=True)
    lab.run_all()
    before = lab.digest()
    lab.tap_site("e5")
    lab.wait_changed(before)
    assert lab.eval("table.picks") == ["e5"]
    assert lab.errors() == []


def test_a_sharp_screen_is_hit_as_exactly_as_a_plain_one(open_notebook: Open) -> None:
    lab = open_notebook(*ONE_BOARD, pixel_ratio=2)
    lab.run_all()
    before = lab.digest()
    lab.click_site("c3")
    lab.wait_changed(before)
    assert lab.eval("table.picks") == ["c3"]
    drawn = lab.canvas().evaluate("canvas => canvas.width / canvas.getBoundingClientRect().width")
    assert drawn == pytest.approx(2)


@pytest.mark.parametrize("width", [420, 1280])
def test_pad_and_canvas_lie_exactly_on_each_other(open_notebook: Open, width: int) -> None:
    lab = open_notebook(*ONE_BOARD, size=(width, 800))
    lab.run_all()
    before = lab.digest()
    canvas, pad = lab.box(lab.canvas()), lab.box(lab.pad())
    assert pad == pytest.approx(canvas, abs=0.1)
    assert canvas["width"] == pytest.approx(canvas["height"], abs=0.1)
    assert canvas["width"] == pytest.approx(min(440, canvas["width"]))
    assert canvas["x"] + canvas["width"] <= width
    lab.click_site("g1")  # the corner that would be off first
    lab.wait_changed(before)
    assert lab.eval("table.picks") == ["g1"]


def test_a_board_in_a_row_with_other_widgets_keeps_its_size_and_place(open_notebook: Open) -> None:
    row = """
from ipywidgets import HBox, Label
table = Table()
HBox([Label("before"), table.view, Label("after")])
"""
    lab = open_notebook(TABLE, row)
    lab.run_all()
    lab.wait_painted()
    canvas, pad = lab.box(lab.canvas()), lab.box(lab.pad())
    assert pad == pytest.approx(canvas, abs=0.1)
    assert (canvas["width"], canvas["height"]) == pytest.approx((440, 440), abs=0.1)


def test_the_wheel_over_the_board_scrolls_the_notebook(open_notebook: Open) -> None:
    lab = open_notebook(*ONE_BOARD, *(["'one more line'"] * 12))
    lab.run_all()
    lab.wait_painted()
    x, y = lab.middle("d5")
    lab.page.mouse.move(x, y)
    lab.page.mouse.wheel(0, 120)
    lab.page.wait_for_function(
        "([pad, y]) => Math.abs(pad.getBoundingClientRect().y - y) > 50",
        arg=[lab.pad().element_handle(), lab.box(lab.pad())["y"]],
    )


def test_a_sweep_of_the_mouse_sends_nothing(board: Lab) -> None:
    box = board.box(board.pad())
    board.page.mouse.move(box["x"] + 5, box["y"] + 5)
    board.page.wait_for_timeout(300)
    sent = len(board.sent)
    for step in range(60):
        board.page.mouse.move(box["x"] + 7 * step, box["y"] + 7 * step)
    board.page.wait_for_timeout(300)
    assert len(board.sent) == sent


def test_a_click_is_one_message_to_the_kernel_and_one_canvas_message_back(board: Lab) -> None:
    board.page.wait_for_timeout(500)
    sent, received = len(board.sent), len(board.received)
    before = board.digest()
    board.click_site("d6")
    board.wait_changed(before)
    board.page.wait_for_timeout(500)
    assert len(board.sent) - sent == 1
    custom = [
        f for f in board.received[received:] if isinstance(f, bytes) and b'"method": "custom"' in f
    ]
    assert len(custom) == 1


def test_a_right_click_opens_no_menu_and_makes_no_move(board: Lab) -> None:
    board.click_site("d6", button="right")
    board.page.wait_for_timeout(300)
    assert board.page.locator(".lm-Menu").count() == 0
    assert board.eval("table.picks") == []

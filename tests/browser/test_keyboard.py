"""A board without a mouse, and a board that is heard: the keyboard's ways in and out, what a screen reader finds."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.lab import Lab
from tests.browser.notebooks import TABLE

BETWEEN = (
    TABLE,
    """
from ipywidgets import Button, VBox
table = Table(disabled=("g1",))
VBox([Button(description="before"), table.view, Button(description="after")])
""",
)


@pytest.fixture
def walk(open_notebook: Open) -> Lab:
    """A board between two buttons; the first of them has the focus."""
    lab = open_notebook(*BETWEEN)
    lab.run_all()
    lab.wait_painted()
    lab.page.get_by_role("button", name="before").focus()
    return lab


def on_button(lab: Lab) -> str:
    return str(lab.page.evaluate("() => document.activeElement.textContent"))


def test_tab_enters_the_board_at_one_site_and_leaves_it_again(walk: Lab) -> None:
    walk.keys("Tab")
    assert walk.focused() == "a7"
    walk.keys("Tab")
    assert on_button(walk) == "after"
    walk.keys("Shift+Tab")
    assert walk.focused() == "a7"
    walk.keys("Shift+Tab")
    assert on_button(walk) == "before"


def test_arrows_follow_the_lines_and_tab_comes_back_to_where_one_was(walk: Lab) -> None:
    walk.keys("Tab", "ArrowRight", "ArrowDown", "ArrowDown")
    assert walk.focused() == "d5"
    walk.keys("ArrowLeft")
    assert walk.focused() == "c5"
    walk.keys("End")
    assert walk.focused() == "e5"
    walk.keys("Home")
    assert walk.focused() == "c5"
    walk.keys("Tab", "Shift+Tab")
    assert walk.focused() == "c5"
    assert walk.pad().locator('button[tabindex="0"]').count() == 1


def test_enter_and_space_pick_once_and_the_focus_stays(walk: Lab) -> None:
    before = walk.digest()
    walk.keys("Tab", "ArrowRight", "Enter")
    before = walk.wait_changed(before)
    walk.keys("ArrowRight", " ")
    walk.wait_changed(before)
    assert walk.focused() == "g7"
    assert walk.eval("table.picks") == ["d7", "g7"]


def test_a_held_enter_is_one_pick(walk: Lab) -> None:
    walk.keys("Tab")
    for _ in range(5):
        walk.page.keyboard.down("Enter")  # from the second on, the browser calls it a repetition
    walk.page.keyboard.up("Enter")
    walk.wait_eval("table.picks", ["a7"])
    walk.page.wait_for_timeout(200)
    assert walk.eval("table.picks") == ["a7"]


def test_a_disabled_site_can_be_reached_but_not_picked(walk: Lab) -> None:
    walk.keys("Tab")
    walk.site("g1").focus()
    walk.keys("Enter")
    walk.click_site("g1")
    walk.page.wait_for_timeout(300)
    assert walk.focused() == "g1"
    assert walk.eval("table.picks") == []


def test_only_the_keys_of_the_board_go_to_python(walk: Lab) -> None:
    walk.keys("Tab", "u", "Shift+U", "?", "Escape", "q", "F2", "Shift", "1", "ArrowRight", "h")
    keys = [("u", "a7"), ("u", "a7"), ("?", "a7"), ("Escape", "a7"), ("h", "d7")]
    walk.wait_eval("table.pressed", keys)


def test_a_cyrillic_letter_counts_by_its_key(walk: Lab) -> None:
    walk.keys("Tab")
    typed = {"key": "г", "code": "KeyU", "bubbles": True}
    walk.page.evaluate(
        "key => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', key))", typed
    )
    walk.wait_eval("table.pressed", [("u", "a7")])


def test_keys_that_a_board_asks_for_are_taken_from_the_pad(open_notebook: Open) -> None:
    lab = open_notebook(
        TABLE, "table = Table(keys=('ArrowRight', 'Space', 'Shift+Space', 'Enter'))\ntable.view"
    )
    lab.run_all()
    lab.wait_painted()
    lab.site("d6").focus()
    lab.keys("ArrowRight", " ", "Shift+ ", "Enter")
    lab.wait_eval(
        "table.pressed", [("ArrowRight", "d6"), (" ", "d6"), ("Shift+ ", "d6"), ("Enter", "d6")]
    )
    assert lab.focused() == "d6"
    assert lab.eval("table.picks") == []


def test_shortcuts_of_the_notebook_do_not_fire_on_the_board(walk: Lab) -> None:
    cells = walk.page.locator(".jp-Cell").count()
    walk.keys("Tab", "a", "b", "d", "d", "x", "j", "k", "m", "Shift+Enter")
    walk.page.wait_for_timeout(500)
    assert walk.page.locator(".jp-Cell").count() == cells
    assert walk.page.locator(".jp-MarkdownCell").count() == 0
    assert walk.focused() == "a7"


def test_saving_works_from_the_board(walk: Lab) -> None:
    walk.keys("Tab", "Control+s")
    walk.page.wait_for_function("() => !jupyterapp.shell.currentWidget.context.model.dirty")


def test_a_screen_reader_finds_a_named_grid_of_buttons(walk: Lab) -> None:
    walk.run("table.click('d6')")
    walk.page.wait_for_function(
        "() => document.querySelector('[role=status]').textContent === '1 clicks'"
    )
    grid = walk.page.get_by_role("grid", name="Nine men's morris")
    assert grid.get_by_role("row").count() == 7
    assert grid.get_by_role("gridcell").count() == 24
    assert grid.get_by_role("button", name="d6 Black", pressed=True).count() == 1
    assert grid.get_by_role("button", name="g1 empty", disabled=True).count() == 1
    assert walk.status() == "1 clicks"


def test_the_canvas_is_out_of_reach_of_keyboard_and_screen_reader(walk: Lab) -> None:
    assert walk.canvas().evaluate("canvas => canvas.inert") is True
    walk.canvas().evaluate("canvas => canvas.focus()")
    assert walk.page.evaluate("() => document.activeElement.tagName") != "CANVAS"


def test_the_focus_ring_is_seen_in_forced_colours_and_the_buttons_stay_clear(
    open_notebook: Open,
) -> None:
    lab = open_notebook(*BETWEEN, forced_colors="active")
    lab.run_all()
    lab.wait_painted()
    lab.page.get_by_role("button", name="before").focus()
    lab.keys("Tab")
    style = lab.site("a7").evaluate(
        "b => [getComputedStyle(b).outlineStyle, getComputedStyle(b).backgroundColor]"
    )
    assert style == ["solid", "rgba(0, 0, 0, 0)"]

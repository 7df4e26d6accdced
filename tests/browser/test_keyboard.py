"""A board without a mouse, and a board that is heard: the keyboard's ways in and out, what a screen reader finds."""

from __future__ import annotations

from tests.browser.lab import Lab

ABOUT = "grid => document.getElementById(grid.getAttribute('aria-describedby')).textContent"


def on_button(lab: Lab) -> str:
    return str(lab.page.evaluate("() => document.activeElement.textContent"))


def enter(lab: Lab) -> None:
    """Come into the board with Tab and go to its first site, wherever an earlier visitor left."""
    lab.keys("Tab", *["ArrowUp", "ArrowLeft"] * 4)
    assert lab.focused() == "a7"


def test_tab_enters_the_board_at_one_site_and_leaves_it_in_both_directions(desk: Lab) -> None:
    enter(desk)
    desk.keys("Tab")
    assert on_button(desk) == "after"
    desk.keys("Shift+Tab")
    assert desk.focused() == "a7"
    desk.keys("Shift+Tab")
    assert on_button(desk) == "before"


def test_arrows_follow_the_lines_and_tab_comes_back_to_where_one_was(desk: Lab) -> None:
    enter(desk)
    desk.keys("ArrowRight", "ArrowDown", "ArrowDown")
    assert desk.focused() == "d5"
    desk.keys("ArrowLeft")
    assert desk.focused() == "c5"
    desk.keys("End")
    assert desk.focused() == "e5"
    desk.keys("Home")
    assert desk.focused() == "c5"
    desk.keys("Tab", "Shift+Tab")
    assert desk.focused() == "c5"
    assert desk.pad().locator('button[tabindex="0"]').count() == 1


def test_enter_and_space_pick_once_and_the_focus_stays(desk: Lab) -> None:
    enter(desk)
    before = desk.digest()
    desk.keys("ArrowRight", "Enter")
    desk.wait_status("1 clicks")
    before = desk.wait_changed(before)
    desk.keys("ArrowRight", " ")
    desk.wait_status("2 clicks")
    desk.wait_changed(before)
    desk.wait_eval("table.picks", ["d7", "g7"])
    assert desk.focused() == "g7"


def test_a_held_enter_is_one_pick(desk: Lab) -> None:
    enter(desk)
    for _ in range(5):
        desk.page.keyboard.down("Enter")  # from the second on, the browser calls it a repetition
    desk.page.keyboard.up("Enter")
    desk.keys("u")  # the next message: whatever was sent before it has arrived
    desk.wait_eval("table.pressed", [("u", "a7")])
    assert desk.eval("table.picks") == ["a7"]


def test_only_the_keys_of_the_board_go_to_python(desk: Lab) -> None:
    enter(desk)
    desk.keys("u", "Shift+U", "?", "Escape", "q", "F2", "Shift", "9", "ArrowRight", "h")
    told = [("u", "a7"), ("u", "a7"), ("?", "a7"), ("Escape", "a7"), ("h", "d7")]
    desk.wait_eval("table.pressed", told)


def test_a_cyrillic_letter_counts_by_its_key(desk: Lab) -> None:
    enter(desk)
    typed = {"key": "г", "code": "KeyU", "bubbles": True}
    press = "key => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', key))"
    desk.page.evaluate(press, typed)
    desk.wait_eval("table.pressed", [("u", "a7")])


def test_keys_that_a_board_asks_for_are_taken_from_the_pad(desk: Lab) -> None:
    desk.run("table.begin(keys=('ArrowRight', ' ', 'Shift+ ', 'Enter'), title='asking')")
    desk.page.get_by_role("grid", name="asking").wait_for(state="attached")
    enter(desk)
    desk.keys("ArrowRight", " ", "Shift+ ", "Enter")
    told = [("ArrowRight", "a7"), (" ", "a7"), ("Shift+ ", "a7"), ("Enter", "a7")]
    desk.wait_eval("table.pressed", told)
    assert desk.focused() == "a7"
    assert desk.eval("table.picks") == []


def test_shortcuts_of_the_notebook_do_not_fire_on_the_board(desk: Lab) -> None:
    cells = desk.page.locator(".jp-Cell").count()
    enter(desk)
    desk.keys("a", "b", "d", "d", "x", "j", "k", "m", "Shift+Enter")
    desk.keys("u")  # the next message: whatever the others did has been done
    desk.wait_eval("table.pressed[-1:]", [("u", "a7")])
    assert desk.page.locator(".jp-Cell").count() == cells
    assert desk.page.locator(".jp-MarkdownCell").count() == 0
    assert desk.focused() == "a7"


def test_saving_works_from_the_board(desk: Lab) -> None:
    enter(desk)
    desk.page.evaluate("() => { jupyterapp.shell.currentWidget.context.model.dirty = true; }")
    desk.keys("Control+s")
    desk.page.wait_for_function("() => !jupyterapp.shell.currentWidget.context.model.dirty")


def test_a_screen_reader_finds_a_named_grid_of_buttons(desk: Lab) -> None:
    desk.run("table.click('d6')")
    desk.wait_status("1 clicks")
    grid = desk.page.get_by_role("grid", name="Nine men's morris").first
    assert grid.get_by_role("row").count() == 7
    assert grid.get_by_role("gridcell").count() == 24
    assert grid.get_by_role("button", name="d6, Black", pressed=True).count() == 1
    assert grid.get_by_role("button", name="g1, empty").get_attribute("aria-pressed") is None
    assert grid.evaluate(ABOUT) == "1 clicks"


def test_the_canvases_are_out_of_reach_of_keyboard_and_screen_reader(desk: Lab) -> None:
    layers = desk.canvas().locator("xpath=..").locator("canvas")
    assert layers.evaluate_all("layers => layers.map(layer => layer.inert)") == [True] * 5
    desk.canvas().evaluate("canvas => canvas.focus()")
    assert desk.page.evaluate("() => document.activeElement.tagName") != "CANVAS"


def test_in_forced_colours_the_focus_is_seen_and_the_buttons_stay_clear(desk: Lab) -> None:
    desk.page.emulate_media(forced_colors="active")
    look = """button => {
      const frame = getComputedStyle(button, "::after");
      return [frame.outlineStyle, getComputedStyle(button).backgroundColor];
    }"""
    try:
        enter(desk)
        assert desk.site("a7").evaluate(look) == ["solid", "rgba(0, 0, 0, 0)"]
        assert desk.site("d6").evaluate(look) == ["none", "rgba(0, 0, 0, 0)"]
    finally:
        desk.page.emulate_media(forced_colors="none")

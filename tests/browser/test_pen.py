"""The pen in a real JupyterLab: rings and arrows by mouse and keys, shared by all tabs, gone with the next click."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.hands import Mouse
from tests.browser.lab import Lab

SETUP = """
import ruleboard as rb
mills = rb.Play("mills", "W:Wa7,d7,g4,b2:Ba4,b4,d1,e5:H0,0")
mills
"""
LINES = ".ruleboard-pen-line"


@pytest.fixture(scope="module")
def page(open_notebook: Open) -> Lab:
    lab = open_notebook(SETUP)
    lab.run_all()
    return lab


@pytest.fixture
def lab(page: Lab) -> Lab:
    page.run("mills.pad.receive({'kind': 'do', 'name': 'restart'})\nmills.pen = ()")
    page.wait_painted()
    page.wait_for(lambda: not drawn(page))
    page.forgive()
    return page


def drawn(lab: Lab) -> list[str]:
    """What the page draws."""
    lines = lab.pad().locator(LINES)
    return [str(lines.nth(n).get_attribute("data-drawn")) for n in range(lines.count())]


def test_the_right_button_draws_and_the_same_again_takes_away(lab: Lab) -> None:
    mouse = Mouse(lab)
    lab.click_site("d6", button="right")
    mouse.drag("d6", "f6", button="right")
    mouse.drag("b2", "e5", button="right")
    lab.wait_eval("mills.pen", (("d6",), ("d6", "f6"), ("b2", "e5")))
    assert drawn(lab) == ["d6", "d6 f6", "b2 e5"]
    assert lab.page.locator(".lm-Menu").count() == 0
    assert lab.site("d6").get_attribute("aria-label") == "d6, empty, ringed, arrow to f6"
    lab.click_site("d6", button="right")
    mouse.drag("d6", "f6", button="right")
    lab.wait_eval("mills.pen", (("b2", "e5"),))
    assert lab.eval("mills.state.clicked") == ()
    assert lab.errors() == []


def test_shift_draws_too_and_selects_no_cells(lab: Lab) -> None:
    lab.page.keyboard.down("Shift")
    lab.click_site("b2")
    Mouse(lab).drag("b2", "d2")
    lab.page.keyboard.up("Shift")
    lab.wait_eval("mills.pen", (("b2",), ("b2", "d2")))
    assert lab.eval("(mills.state.clicked, len(mills.state.moves))") == ((), 0)
    assert lab.page.locator(".jp-mod-multiSelected").count() == 0


def test_a_plain_click_wipes_the_drawings_off_and_is_a_click(lab: Lab) -> None:
    lab.run("mills.pen = ['d6', ('d6', 'f6')]")
    lab.wait_for(lambda: drawn(lab) == ["d6", "d6 f6"])
    lab.click_site("b2")
    lab.wait_eval("(mills.pen, mills.state.clicked)", ((), ("b2",)))
    assert drawn(lab) == []


def test_with_keys(lab: Lab) -> None:
    lab.site("d6").focus()
    lab.keys("r", "a", "ArrowRight", "a")
    lab.wait_eval("mills.pen", (("d6",), ("d6", "f6")))
    told = lab.pad().locator("[aria-live]")
    assert told.inner_text() == "d6, ringed, arrow to f6"
    lab.keys("x")
    lab.wait_eval("mills.pen", ())
    assert told.inner_text() == "The drawings are wiped off."


def test_a_second_tab_sees_what_is_drawn_in_the_first(lab: Lab) -> None:
    lab.save()
    second = lab.another_tab()
    second.wait_painted()
    Mouse(lab).drag("b2", "d2", button="right")
    second.wait_for(lambda: drawn(second) == ["b2 d2"])
    second.click_site("d2", button="right")
    lab.wait_for(lambda: drawn(lab) == ["b2 d2", "d2"])
    second.close()


def test_with_a_key_held_or_beside_the_points_the_menu_comes(lab: Lab) -> None:
    lab.page.keyboard.down("Control")
    lab.click_site("d6", button="right")
    lab.page.keyboard.up("Control")
    menu = lab.page.locator(".lm-Menu").first
    menu.wait_for()
    lab.keys("Escape")
    menu.wait_for(state="detached")
    x, y = lab.middle("d5")
    lab.page.mouse.click(x, y + (lab.middle("d3")[1] - y) / 2, button="right")  # no point is there
    menu.wait_for()
    lab.keys("Escape")
    menu.wait_for(state="detached")
    assert drawn(lab) == []

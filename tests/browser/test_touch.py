"""Fingers on a board in a real JupyterLab: they drag pieces, scroll the page, zoom, tap, and draw with a long press."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Open
from tests.browser.hands import Finger
from tests.browser.lab import Lab

SETUP = """
import ruleboard as rb
mills = rb.Play("mills", "W:Wa7,d7,g4,b2:Ba4,b4,d1,e5:H0,0", lang="ru")
mills
"""
MORE = 'rb.Play("draughts")'  # something to scroll to


@pytest.fixture(scope="module")
def page(open_notebook: Open) -> Lab:
    lab = open_notebook(SETUP, MORE, size=(420, 800), pixel_ratio=2, touch=True, is_mobile=True)
    lab.run_all()
    return lab


@pytest.fixture
def lab(page: Lab) -> Lab:
    page.run("mills.pad.receive({'kind': 'do', 'name': 'restart'})\nmills.pen = ()")
    page.wait_painted()
    page.forgive()
    return page


def top(lab: Lab) -> float:
    return lab.box(lab.pad())["y"]


def test_a_finger_drags_a_piece_and_the_page_stays(lab: Lab) -> None:
    finger = Finger(lab)
    lab.middle("g4")
    before = top(lab)
    finger.drag("g4", "g7")
    lab.wait_eval("mills.state.mode", "removing")
    assert top(lab) == before
    pad = lab.box(lab.pad())
    finger.drag("e5", (pad["x"] + 200, pad["y"] - 40))
    lab.wait_eval("[str(move) for move in mills.state.moves[: mills.state.at]]", ["g4-g7xe5"])
    assert lab.errors() == []


@pytest.mark.parametrize("site", ["d3", "a4"])  # an empty point, a man of the other side
def test_a_swipe_from_anywhere_else_scrolls_and_picks_nothing(lab: Lab, site: str) -> None:
    x, y = lab.middle(site)
    before = top(lab)
    Finger(lab).drag(site, (x, y - 120))
    lab.wait_for(lambda: top(lab) < before - 60)
    lab.tap_site("b2")  # a tap is a click; whatever was sent before it would have arrived
    lab.wait_eval("mills.state.clicked", ("b2",))
    assert lab.eval("mills.state.refused") is None


def test_a_second_finger_gives_the_drag_up(lab: Lab) -> None:
    finger = Finger(lab)
    x, y = lab.middle("b2")
    finger.touch("touchStart", (x, y))
    finger.touch("touchMove", (x + 30, y))
    lab.pad().locator(".ruleboard-carried").wait_for(state="attached")
    finger.touch("touchStart", (x + 30, y), (x + 60, y - 120))
    lab.pad().locator(".ruleboard-carried").wait_for(state="detached")
    finger.touch("touchEnd")
    lab.tap_site("g4")
    lab.wait_eval("mills.state.clicked", ("g4",))


def test_a_long_press_draws_a_ring_and_a_long_press_that_moves_an_arrow(lab: Lab) -> None:
    finger = Finger(lab)
    spot = finger.press("g1")
    finger.touch("touchEnd")
    lab.wait_eval("mills.pen", (("g1",),))
    target = lab.middle("d1")
    before = top(lab)
    spot = finger.press("b2")  # a piece that could be dragged
    finger.slide(spot, target)
    lab.wait_eval("mills.pen", (("g1",), ("b2", "d1")))
    assert top(lab) == before
    assert lab.eval("mills.state.clicked") == ()
    lab.tap_site("b2")
    lab.wait_eval("(mills.pen, mills.state.clicked)", ((), ("b2",)))
    assert lab.errors() == []

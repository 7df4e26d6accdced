"""What only tablets do: sound that begins in a touch or not at all, full screen by another name or not at all.

The page is made to be as strict as theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import notebooks
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer

BOARD = "import ruleboard as rb\nboard = rb.Play('mills')\nboard"

_STRICT = """
localStorage.setItem("ruleboard-sound", "on"); // by an earlier visit
let touched = false;
for (const kind of ["touchend", "click"]) {
  addEventListener(kind, () => { touched = true; setTimeout(() => touched = false); }, { capture: true });
}
let awake = false;
Object.defineProperty(BaseAudioContext.prototype, "state", { get: () => awake ? "running" : "suspended" });
AudioContext.prototype.resume = async () => { awake ||= touched; };
"""
_OLDER = """
delete Element.prototype.requestFullscreen;
Element.prototype.webkitRequestFullscreen = function () { globalThis.filled = this.className; };
"""
_NONE = """
delete Element.prototype.requestFullscreen;
delete HTMLElement.prototype.showPopover;
"""


@pytest.fixture
def lab(
    server: LabServer, browser: Browser, folder: Path, request: pytest.FixtureRequest
) -> Iterator[Lab]:
    """A board in a page with this script."""
    context = browser.visitor(has_touch=True)
    context.add_init_script(request.param)
    with Lab(context, server, notebooks.write(folder, "tablet", BOARD)) as opened:
        opened.run_all()
        opened.wait_painted()
        yield opened
        assert opened.errors() == []
        opened.shut_down()


@pytest.mark.parametrize("lab", [_STRICT], indirect=True)
def test_a_touch_wakes_the_sound_that_comes_later(lab: Lab) -> None:
    lab.tap_site("d6")
    lab.wait_eval("len(board.state.moves)", 1)
    lab.wait_for(lambda: lab.page.evaluate("() => globalThis.ruleboardAudio?.state") == "running")


@pytest.mark.parametrize("lab", [_OLDER], indirect=True)
def test_full_screen_by_its_older_name(lab: Lab) -> None:
    lab.site("d6").focus()
    lab.keys("b")
    lab.wait_for(lambda: "ruleboard" in (lab.page.evaluate("() => globalThis.filled") or ""))


@pytest.mark.parametrize("lab", [_NONE], indirect=True)
def test_where_there_is_none_the_board_fills_the_window(lab: Lab) -> None:
    lab.site("d6").focus()
    lab.keys("b")
    large = lab.page.locator(".ruleboard-large")
    large.wait_for()
    assert lab.box(large)["height"] == 900
    lab.keys("Escape")
    large.wait_for(state="detached")

"""A page that needs long for the scripts of a board: the board hears of Python all the same.

anywidget gives a model two seconds for its scripts. After that the promise that every message waits for is rejected,
and without a cure no message would ever be delivered. The scripts are held until anywidget has given up.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import notebooks
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer

GIVEN_UP = "[anywidget] Failed to initialize model."
BOARD = "import ruleboard as rb\nboard = rb.Play('mills')\nboard"

# Scripts reach the page as blobs that are imported. An import is done when the top level of the script is done.
_HOLD = """
const held = new Promise(release => globalThis.releaseScripts = release);
globalThis.scriptsHeld = held;
const plain = URL.createObjectURL;
URL.createObjectURL = blob => plain.call(URL, blob.type !== "text/javascript" ? blob
  : new Blob(["await globalThis.scriptsHeld;", blob], { type: blob.type }));
"""


@pytest.fixture
def lab(server: LabServer, browser: Browser, folder: Path) -> Iterator[Lab]:
    context = browser.visitor()
    context.add_init_script(_HOLD)
    with Lab(context, server, notebooks.write(folder, "slow-page", BOARD)) as opened:
        yield opened
        opened.shut_down()


def give_up_and_load(lab: Lab) -> None:
    """Let the scripts come when anywidget has given up; what it says about that is no fault of the board."""
    lab.wait_for(lambda: any(GIVEN_UP in error for error in lab.errors()))
    assert lab.page.locator(".ruleboard-pad").count() == 0
    lab.page.evaluate("() => releaseScripts()")
    lab.wait_painted()
    lab.forgive()


def words(lab: Lab) -> str:
    """What a panel says is to be done; the pad says it to screen readers."""
    return lab.page.locator(".ruleboard-panel .ruleboard-duty").first.inner_text()


def plays(lab: Lab, site: str, then: str) -> None:
    lab.click_site(site)
    lab.wait_status(then)
    lab.wait_for(lambda: words(lab) == then)


def test_a_board_whose_scripts_came_late_hears_what_was_and_will_be_said(lab: Lab) -> None:
    lab.run_all()
    lab.run("board.click('d6')")  # nobody is there to hear it
    give_up_and_load(lab)
    lab.wait_status("Black to place a man.")
    plays(lab, "f4", "White to place a man.")
    lab.save()
    lab.reload()
    lab.run("board.click('b4')")
    give_up_and_load(lab)
    lab.wait_status("Black to place a man.")
    plays(lab, "d2", "White to place a man.")
    assert lab.eval("[str(move) for move in board.state.moves]") == ["d6", "f4", "b4", "d2"]
    assert lab.errors() == []

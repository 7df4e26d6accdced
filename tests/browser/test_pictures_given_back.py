"""Pictures are given back: the canvases of boards that nobody sees any more hold no points, on the page or off it.

Every canvas that a page ever makes is kept by the test, so none is overlooked because it has left the document.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser import notebooks
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer

BOARD = "import ruleboard as rb\nboard = rb.Play('draughts')\nboard"
LAYERS = 5
EMPTY = 100  # points: what a canvas may keep

_KEEP = """() => {
  const made = globalThis.everyCanvas = [];
  const plain = Document.prototype.createElement;
  Document.prototype.createElement = function (tag, ...more) {
    const element = plain.call(this, tag, ...more);
    if (String(tag).toLowerCase() === "canvas") made.push(element);
    return element;
  };
}"""
_FULL = f"() => everyCanvas.filter(({{ width, height }}) => width * height > {EMPTY}).length"
_RUN = """() => {
  const { content, sessionContext } = jupyterapp.shell.currentWidget;
  content.activeCellIndex = 0;
  return jupyterapp.commands.execute("notebook:run-cell");
}"""


@pytest.fixture
def lab(server: LabServer, browser: Browser, folder: Path) -> Lab:
    path = notebooks.write(folder, "given-back", BOARD)
    notebooks.write(folder, "given-back-after", "1")
    return browser.open(server, path)


def full(lab: Lab) -> int:
    """How many canvases hold a picture; a board's own, and what its views show."""
    return int(lab.page.evaluate(_FULL))


def test_a_board_that_is_replaced_or_closed_with_its_notebook_keeps_no_picture(lab: Lab) -> None:
    lab.page.evaluate(_KEEP)
    lab.run_all()
    lab.wait_painted()
    first = full(lab)
    assert first >= LAYERS
    for _ in range(2):
        before = lab.eval("id(board)")
        lab.page.evaluate(_RUN)
        lab.wait_for(lambda seen=before: lab.eval("id(board)") != seen)  # type: ignore[misc]
        lab.wait_painted()
        lab.wait_for(lambda: full(lab) == first)  # the pictures of the board before are gone
    assert lab.page.evaluate("() => everyCanvas.length") >= 3 * LAYERS
    lab.run("board.close()")
    lab.wait_for(lambda: full(lab) == 0)
    lab.page.evaluate(_RUN)
    lab.wait_painted()
    lab.wait_for(lambda: full(lab) == first)
    lab.turn_to("given-back-after.ipynb")
    lab.wait_for(lambda: full(lab) == 0)
    lab.shut_down()
    lab.close()

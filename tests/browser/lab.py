"""Drives a notebook in JupyterLab: opens it, runs it, clicks boards, presses keys, and collects the page's errors.

with LabServer(folder) as server, Browser() as browser:
    lab = browser.open(server, "lesson.ipynb")
    lab.run_all()
    before = lab.digest()
    lab.click_site("d6")
    lab.wait_changed(before)
    assert lab.eval("board.position.text") == "…"
    assert lab.errors() == []
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import (
    BrowserContext,
    FloatRect,
    Locator,
    ViewportSize,
    sync_playwright,
)

from tests.browser.kernel_line import PATIENCE
from tests.browser.server import LabServer
from tests.browser.window import READY, Window

CHROMIUM = "RULEBOARD_CHROMIUM"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",  # tests also run as root, in containers
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
WIDE = (1280, 900)

_TURN = """async path => {
  const before = jupyterapp.shell.currentWidget;
  await before.context.sessionContext.shutdown();
  await jupyterapp.commands.execute("docmanager:open", { path });
  before.dispose();
}"""
_PAINTED = """canvas => {
  if (!canvas.width) return false;
  const { data } = canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 9, 9);
  return data.some(value => value !== 0);
}"""

# All canvases of a board combined, as people see them.
_PICTURE = """canvas => {
  const whole = Object.assign(document.createElement("canvas"), { width: canvas.width, height: canvas.height });
  for (const layer of canvas.parentElement.querySelectorAll(":scope > canvas")) {
    whole.getContext("2d").drawImage(layer, 0, 0);
  }
  return whole.toDataURL();
}"""

_FRAMES = """async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}"""


class Browser:
    """One Chromium for many notebooks; every `open` is a new browser context."""

    def __init__(self) -> None:
        self._path = chromium()

    def __enter__(self) -> Self:
        self._playwright = sync_playwright().start()
        self._chromium = self._playwright.chromium.launch(
            executable_path=self._path, args=list(FLAGS), headless=True
        )
        return self

    def __exit__(self, *_: object) -> None:
        self._chromium.close()
        self._playwright.stop()

    def open(
        self,
        server: LabServer,
        path: str,
        *,
        size: tuple[int, int] = WIDE,
        pixel_ratio: float = 1,
        touch: bool = False,
        view: str = "doc",
        kernel: bool = True,
        **more: Any,
    ) -> Lab:
        """A notebook in a new window; `more` goes to Playwright's new_context (forced_colors, locale, …).

        The view is "doc", with only the notebook, or "lab", with side bars.
        """
        context = self.visitor(size, device_scale_factor=pixel_ratio, has_touch=touch, **more)
        return Lab(context, server, path, view=view, kernel=kernel)

    def visitor(self, size: tuple[int, int] = WIDE, **more: Any) -> BrowserContext:
        """A new browser context, without cookies and storage."""
        viewport: ViewportSize = {"width": size[0], "height": size[1]}
        return self._chromium.new_context(viewport=viewport, **more)


class Lab(Window):
    """A notebook in a page. Boards are counted from 0, from the top of the page."""

    def another_tab(self) -> Lab:
        """The same notebook in a second tab of the same window."""
        return Lab(self._context, self._server, self._path, tab=True)

    def turn_to(self, path: str) -> None:
        """Open another notebook in this window, which is faster than a new one; the current notebook is closed."""
        self.page.evaluate(_TURN, path)
        self.page.wait_for_function(
            "path => jupyterapp.shell.currentWidget?.context.path === path", arg=path
        )
        self.page.wait_for_function(READY)
        self._path = path
        self.sent.clear()
        self.received.clear()
        self.forgive()

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size, if it does not have that one."""
        wanted: ViewportSize = {"width": size[0], "height": size[1]}
        if self.page.viewport_size != wanted:
            self.page.set_viewport_size(wanted)

    def run_all(self) -> None:
        """Run every cell and wait for the last one."""
        self.page.evaluate("() => jupyterapp.commands.execute('notebook:run-all-cells')")
        self.page.wait_for_function(READY)

    def lesson_state(self) -> str | None:
        """The state that the extension shows for the notebook; None if it is not a lesson."""
        state = self.page.evaluate(
            "() => jupyterapp.shell.currentWidget?.node.dataset.ruleboard ?? null"
        )
        return None if state is None else str(state)

    def wait_lesson(self, state: str) -> None:
        """Wait until a lesson is in a state: "live", "changed", …"""
        try:
            self.wait_for(lambda: self.lesson_state() == state, PATIENCE)
        except AssertionError as late:
            found = self.lesson_state()
            raise AssertionError(f"the lesson is {found!r}, not {state!r}; {late}") from late

    def save(self) -> None:
        """Save the notebook: unsaved outputs are lost at a reload."""
        self.page.evaluate("() => jupyterapp.commands.execute('docmanager:save')")

    def reload(self) -> None:
        """Reload the page; the kernel keeps running."""
        self.page.reload()
        self.page.wait_for_function(READY)

    def shut_down(self) -> None:
        """End the kernel of this notebook."""
        self.page.evaluate("() => jupyterapp.shell.currentWidget.context.sessionContext.shutdown()")

    def pad(self, board: int = 0) -> Locator:
        """The layer of buttons of a board."""
        return self.page.locator(".ruleboard-pad").nth(board)

    def canvas(self, board: int = 0) -> Locator:
        """The lowest canvas of a board, as large as all of them."""
        return self.pad(board).locator("xpath=..").locator("canvas").first

    def site(self, name: str, board: int = 0) -> Locator:
        """The button of a site."""
        return self.pad(board).locator(f'button[data-site="{name}"]')

    def wait_painted(self, board: int = 0) -> None:
        """Wait until a board exists and is painted."""
        with self._explained(f"board {board} does not appear"):
            self.pad(board).locator("button").first.wait_for()
        self._until(_PAINTED, self.canvas(board), None)

    def digest(self, board: int = 0) -> str:
        """The picture on a board, once it no longer changes, to be compared with another one of this run."""
        self.wait_painted(board)
        pictures = ["", str(self.canvas(board).evaluate(_PICTURE))]
        while pictures[-1] != pictures[-2]:
            self.page.wait_for_timeout(120)  # checking every frame would take a whole core
            pictures.append(str(self.canvas(board).evaluate(_PICTURE)))
        return pictures[-1]

    def wait_changed(self, before: str, board: int = 0) -> str:
        """Wait until the picture differs; returns the new one."""
        self._until(
            f"(canvas, before) => ({_PICTURE})(canvas) !== before", self.canvas(board), before
        )
        return self.digest(board)

    def wait_picture(self, picture: str, board: int = 0) -> None:
        """Wait until the picture equals this one."""
        self._until(f"(canvas, want) => ({_PICTURE})(canvas) === want", self.canvas(board), picture)

    def click_site(self, name: str, board: int = 0, **more: Any) -> None:
        """Click the middle of a site with the mouse; `more`: button, delay, …"""
        x, y = self.middle(name, board)
        self.page.mouse.click(x, y, **more)

    def tap_site(self, name: str, board: int = 0) -> None:
        """Tap a site with a finger."""
        self.page.touchscreen.tap(*self.middle(name, board))

    def middle(self, name: str, board: int = 0) -> tuple[float, float]:
        """The place of a site on the screen, scrolled into view: cells that become visible may still shift others."""
        site = self.site(name, board)
        before, box = None, None
        while box is None or box != before:
            site.scroll_into_view_if_needed()  # waits until it is stable for two frames
            self.page.evaluate(_FRAMES)
            before, box = box, self.box(site)
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def box(self, locator: Locator) -> FloatRect:
        """The rectangle of an element on the screen."""
        box = locator.bounding_box()
        assert box is not None, "the element is not on the page"
        return box

    def status(self, board: int = 0) -> str:
        """The last text of the live region for screen readers."""
        return self.pad(board).locator('[role="status"]').inner_text()

    def wait_status(self, text: str, board: int = 0) -> None:
        """Wait until the live region for screen readers has this text."""
        with self._explained(f"the status is not {text!r} but {self.status(board)!r}"):
            self.pad(board).locator('[role="status"]').filter(has_text=text).wait_for(
                state="attached"
            )

    def focused(self) -> str | None:
        """The site that has the keyboard focus, or None."""
        name = self.page.evaluate("() => document.activeElement?.dataset?.site ?? null")
        return None if name is None else str(name)

    def _until(self, condition: str, locator: Locator, argument: Any) -> None:
        handle = locator.element_handle()
        with self._explained("the picture is not as expected"):
            self.page.wait_for_function(
                f"([element, argument]) => ({condition})(element, argument)", arg=[handle, argument]
            )


def chromium() -> str:
    """The browser for the tests: the one in RULEBOARD_CHROMIUM, or the first that is installed."""
    wanted = os.environ.get(CHROMIUM)
    found = wanted if wanted and Path(wanted).is_file() else None
    found = found or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise FileNotFoundError(f"no browser: install Chromium, or name one in {CHROMIUM}")
    return found

"""A learner at one window: opens lessons in JupyterLab, looks at boards, and uses hands and keys on them.

Boards are counted from 0, from the top of the page. What is the case in the kernel is asked of the kernel itself.
"""

from __future__ import annotations

import ast
import time
from collections.abc import Callable
from typing import Any

from tests.browser.kernel_line import PATIENCE, KernelLine
from tests.browser.server import LabServer
from tests.engines.driver import Driver, Spot

LOOKING = 0.05  # seconds between two looks

_PANEL = "globalThis.jupyterapp?.shell?.currentWidget"
_STATE = f"() => {_PANEL}?.node.dataset.ruleboard ?? null"
_SHOWN = f"path => {_PANEL}?.context?.path === path && {_PANEL}.context.isReady"
_KERNEL = f"() => {_PANEL}?.context?.sessionContext?.session?.kernel?.id ?? null"
_IDLE = f"() => {_PANEL}?.context?.sessionContext?.session?.kernel?.status === 'idle'"
_TURN = """async path => {
  const before = jupyterapp.shell.currentWidget;
  await before?.context.sessionContext.shutdown();
  await jupyterapp.commands.execute("docmanager:open", { path });
  before?.dispose();
}"""
_LISTEN = """() => {
  if (globalThis.ruleboardWrong) return;
  const wrong = (globalThis.ruleboardWrong = []);
  addEventListener("error", (event) => event.error && wrong.push(`error: ${event.message}`));
  addEventListener("unhandledrejection", ({ reason }) => wrong.push(`rejection: ${reason}`));
}"""
_ERRORS = """() => [
  ...(globalThis.ruleboardWrong ?? []),
  ...[...document.querySelectorAll(".jupyter-widgets-error-widget")].map(() => "a broken widget"),
  ...jupyterapp.shell.currentWidget.content.widgets.flatMap(cell => cell.model.toJSON().outputs ?? [])
    .filter(output => output.output_type === "error").map(output => `${output.ename}: ${output.evalue}`),
]"""
_FORGIVE = "() => { globalThis.ruleboardWrong?.splice(0); }"
_PAD = "document.querySelectorAll('.ruleboard-pad')[board]"
_PAINTED = f"""board => {{
  const canvas = {_PAD}?.querySelector("button") && {_PAD}.parentElement.querySelector("canvas");
  if (!canvas?.width) return false;
  const {{ data }} = canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 9, 9);
  return data.some(value => value !== 0);
}}"""
_PICTURE = f"""board => [...{_PAD}.parentElement.querySelectorAll(":scope > canvas")]
  .map(canvas => canvas.toDataURL()).join()"""
_STATUS = f"""board => {_PAD}?.querySelector('[role="status"]')?.textContent ?? null"""
# Where a thing is, in sight and at rest: cells that come into sight may still shift others.
_PLACE = """async (find, ...given) => {
  const element = new Function("...given", `return (${find})(...given)`)(...given);
  if (!element) return null;
  const at = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const isSeen = ([x, y]) => {
    const found = document.elementFromPoint(x, y);
    return found && (element.contains(found) || found.contains(element));
  };
  if (!isSeen(at())) element.scrollIntoView({ block: "center", behavior: "instant" });
  for (let before = "", now = at(); ; before = String(now), now = at()) {
    if (String(now) === before) return isSeen(now) ? now : null;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  }
}"""
_SITE = f"""(site, board) => {_PAD}?.querySelector(`button[data-site="${{site}}"]`)"""
_NAMED = """(name, board) => {
  const all = [...document.querySelectorAll(".ruleboard")][board]?.querySelectorAll("button");
  return [...all ?? []].find(each => each.offsetHeight
    && [each.getAttribute("aria-label"), each.title, each.textContent].some(said => said?.trim() === name));
}"""


class Room:
    """One window of one engine at one server."""

    def __init__(self, driver: Driver, server: LabServer) -> None:
        self.driver = driver
        self.server = server
        self._line = KernelLine(server.runtime)
        self._loaded = False

    def open(self, path: str) -> None:
        """Show a notebook: the first one loads JupyterLab, another one replaces it in the same window."""
        self._line.hang_up()
        if self._loaded:
            self.driver.ask(_TURN, path)
        else:
            self.driver.visit(self.server.address("lab", path))
            self._loaded = True
        self._wait_shown(path)

    def reload(self, path: str) -> None:
        """Load the page again, with a notebook in it; kernels go on."""
        self.driver.visit(self.server.address("lab", path))
        self._wait_shown(path)

    def _wait_shown(self, path: str) -> None:
        self.wait(lambda: self.driver.ask(_SHOWN, path), f"{path} does not appear")
        self.driver.ask(_LISTEN)

    def open_lesson(self, path: str, boards: int) -> None:
        """Open a lesson, which runs by itself, and wait for its boards."""
        self.open(path)
        self.wait_lesson(boards)

    def wait_lesson(self, boards: int) -> None:
        """Wait until a lesson is live and its boards are painted."""
        self.wait(lambda: self.driver.ask(_STATE) == "live", "the lesson does not run")
        for board in range(boards):
            self.wait_painted(board)

    def wait_painted(self, board: int = 0) -> None:
        """Wait until a board is there and has a picture."""
        self.wait(lambda: self.driver.ask(_PAINTED, board), f"board {board} is not painted")

    def run_all(self) -> None:
        """Run every cell, once there is a kernel."""
        self.wait(lambda: self.driver.ask(_IDLE), "there is no kernel")
        self.driver.ask(
            "async () => { await jupyterapp.commands.execute('notebook:run-all-cells') }"
        )

    def path(self) -> str:
        """The notebook that is shown."""
        return str(self.driver.ask(f"() => {_PANEL}?.context?.path ?? ''"))

    def leave(self) -> None:
        """End the kernel of the notebook, as when the computer is turned off."""
        self._line.hang_up()
        self.driver.ask("() => jupyterapp.shell.currentWidget.context.sessionContext.shutdown()")

    def save(self) -> None:
        """Save the notebook."""
        self.driver.ask("async () => { await jupyterapp.commands.execute('docmanager:save') }")

    def picture(self, board: int = 0) -> str:
        """All that is painted on a board, to be compared with another picture of this run."""
        return str(self.driver.ask(_PICTURE, board))

    def place(self, site: str, board: int = 0) -> Spot:
        """The middle of a site on the screen."""
        return self._find(_SITE, site, board)

    def click(self, *sites: str, board: int = 0) -> None:
        """Click sites, one after another."""
        for site in sites:
            self.driver.click(self.place(site, board))

    def push(self, name: str, board: int = 0) -> None:
        """Click a button of a board, by its name."""
        self.driver.click(self._find(_NAMED, name, board))

    def follow(self, find: str) -> None:
        """Click what a function of the page finds."""
        self.driver.click(self._find(find))

    def _find(self, find: str, *given: Any) -> Spot:
        """Where an element is that a function of the page finds, in sight and at rest."""
        found: list[float] = []

        def seen() -> bool:
            found[:] = self.driver.ask(_PLACE, find, *given) or ()
            return bool(found)

        self.wait(seen, f"{given or find} is not to be seen")
        return found[0], found[1]

    def focus(self, site: str, board: int = 0) -> None:
        """Give a site the keyboard."""
        self.driver.ask(f"(...given) => ({_SITE})(...given).focus()", site, board)

    def focused(self) -> str | None:
        """The site that has the keyboard."""
        found = self.driver.ask("() => document.activeElement?.dataset?.site ?? null")
        return None if found is None else str(found)

    def wait_status(self, text: str, board: int = 0) -> None:
        """Wait until a screen reader is told a text."""
        told: list[str | None] = [None]

        def heard() -> bool:
            told[0] = self.driver.ask(_STATUS, board)
            return text in (told[0] or "")

        try:
            self.wait(heard)
        except AssertionError as late:
            raise AssertionError(f"the status is {told[0]!r}, not {text!r}") from late

    def eval(self, expression: str, code: str = "") -> Any:
        """The value of an expression in the kernel, as far as its repr is a literal; code runs before it."""
        kernel = str(self.driver.ask(_KERNEL))
        return ast.literal_eval(self._line.ask(kernel, expression, code))

    def wait_eval(self, expression: str, value: Any) -> None:
        """Wait until an expression has a value."""
        found: list[Any] = [None]

        def settled() -> bool:
            found[0] = self.eval(expression)
            return bool(found[0] == value)

        try:
            self.wait(settled)
        except AssertionError as late:
            raise AssertionError(f"{expression} is {found[0]!r}, not {value!r}") from late

    def errors(self) -> list[str]:
        """What went wrong in the page and in the cells, since the page was loaded."""
        return [str(each) for each in self.driver.ask(_ERRORS)]

    def forgive(self) -> None:
        """Clear the errors so far."""
        self.driver.ask(_FORGIVE)

    def wait(self, condition: Callable[[], object], what: str = "in vain") -> None:
        """Look until something is so."""
        end = time.monotonic() + PATIENCE / 1000
        while not condition():
            assert time.monotonic() < end, what
            time.sleep(LOOKING)

"""A browser window with a notebook: the connection to its kernel, and the errors of the page."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Page,
    TimeoutError,  # noqa: A004 - Playwright's own
    WebSocket,
)

from tests.browser.kernel_line import PATIENCE, KernelLine
from tests.browser.server import LabServer

# JupyterLab itself requests files that a fresh folder does not have.
HARMLESS = ("Failed to load resource", "favicon", "/lab/api/", "/api/contents")

READY = """() => {
  const panel = globalThis.jupyterapp?.shell?.currentWidget;
  const session = panel?.context?.isReady && panel.context.sessionContext?.session;
  return session?.kernel?.status === "idle" && session.kernel.connectionStatus === "connected";
}"""
# The status "idle" of a request reaches every client, after all earlier messages of the kernel.
_LISTEN = """() => {
  const { kernel } = jupyterapp.shell.currentWidget.context.sessionContext.session;
  const lines = (globalThis.ruleboardLines ??= new WeakMap());
  if (!lines.has(kernel)) {
    const line = { done: "", tell: () => {} };
    lines.set(kernel, line);
    kernel.iopubMessage.connect((_, { content, parent_header }) => {
      if (content.execution_state !== "idle") return;
      line.done = parent_header.msg_id;
      line.tell();
    });
  }
  return kernel.id;
}"""
_HEARD = """([asked, patience]) => {
  const kernel = jupyterapp.shell.currentWidget?.context?.sessionContext?.session?.kernel;
  const line = kernel?.connectionStatus === "connected" && globalThis.ruleboardLines.get(kernel);
  return !line || line.done === asked || new Promise(heard => {
    line.tell = () => line.done === asked && heard();
    setTimeout(heard, patience);
  });
}"""
HEARING = 5_000  # timeout in milliseconds; a page that has lost its kernel receives nothing
SHOWN = "() => globalThis.jupyterapp?.shell?.currentWidget?.context?.isReady"
_ERROR_OUTPUTS = """() => jupyterapp.shell.currentWidget.content.widgets
  .flatMap(cell => cell.model.toJSON().outputs ?? [])
  .filter(output => output.output_type === "error")
  .map(output => `${output.ename}: ${output.evalue}`)"""


class Window:
    """A page with a notebook in it; a start page has no kernel to wait for."""

    def __init__(
        self,
        context: BrowserContext,
        server: LabServer,
        path: str,
        *,
        tab: bool = False,
        view: str = "doc",
        kernel: bool = True,
    ) -> None:
        self._context = context
        self._tab = tab
        self._line = KernelLine(server.runtime)
        self._server = server
        self._path = path
        self._view = view
        self._shown = READY if kernel else SHOWN
        self._wrong: list[str] = []
        self.sent: list[str | bytes] = []  # websocket frames of this page
        self.received: list[str | bytes] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self._wrong.append(f"page: {error}"))
        self.page.on("console", self._console)
        self.page.on("websocket", self._socket)
        self._go()

    def _go(self) -> None:
        self.page.goto(self._server.address(self._view, self._path))
        self.page.wait_for_function(self._shown)

    def load(self, path: str) -> None:
        """Load the page anew with another notebook, and nothing stored: faster than a new window, and as fresh."""
        self.page.evaluate("() => localStorage.clear()")
        self._line.hang_up()
        self._path = path
        self._go()
        self.forgive()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the window, or only this tab; the kernel keeps running, as it does when people close a tab."""
        self._line.hang_up()
        if self._tab:
            self.page.close()
        else:
            self._context.close()

    def call_again(self) -> None:
        """Drop the connection to the kernel after a restart; the next request reconnects."""
        self._line.hang_up()

    def eval(self, expression: str) -> Any:
        """The value of an expression in the notebook's kernel, as far as its repr is a literal."""
        found = self._ask(expression)
        try:
            return ast.literal_eval(found)
        except (SyntaxError, ValueError):
            return found

    def run(self, code: str) -> None:
        """Run code in the notebook's kernel, outside every cell."""
        self._ask("None", code)

    def _ask(self, expression: str, code: str = "") -> str:
        """Send a request to the kernel; on return, the page has received all messages before the answer."""
        kernel = str(self.page.evaluate(_LISTEN))  # a restarted kernel has another id
        found = self._line.ask(kernel, expression, code)
        self.page.evaluate(_HEARD, [self._line.asked, HEARING])
        return found

    def wait_eval(self, expression: str, value: Any) -> None:
        """Poll until an expression has a value; messages of the page may still be in transit."""
        found: list[Any] = []

        def settled() -> bool:
            found[:] = [self.eval(expression)]
            return bool(found[0] == value)

        try:
            self.wait_for(settled)
        except AssertionError as late:
            raise AssertionError(f"{expression} is {found[0]!r}, not {value!r}") from late

    def errors(self) -> list[str]:
        """All errors: in the page's console, in widgets, exceptions in cells and in callbacks."""
        broken = self.page.locator(".jupyter-widgets-error-widget").count()
        return [
            *self._wrong,
            *(["a broken widget"] * broken),
            *(f"output: {text}" for text in self.page.evaluate(_ERROR_OUTPUTS)),
        ]

    def forgive(self) -> None:
        """Clear the errors so far."""
        self._wrong.clear()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in HARMLESS):
            self._wrong.append(f"console: {message.text}")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framesent", self._keep_sent)
        socket.on("framereceived", self._keep_received)

    def _keep_sent(self, frame: str | bytes) -> None:
        self.sent.append(frame)

    def _keep_received(self, frame: str | bytes) -> None:
        """Keep tracebacks of callbacks: Jupyter sends them, but does not show them."""
        self.received.append(frame)
        told = frame if isinstance(frame, bytes) else frame.encode()
        if re.search(rb'"msg_type": ?"error"', told):
            found = re.search(rb'"evalue": ?"((?:[^"\\]|\\.)*)"', told)
            self._wrong.append(f"kernel: {found[1].decode() if found else told!r}")

    def keys(self, *keys: str) -> None:
        """Press keys, one after another: "Tab", "ArrowUp", "Enter"."""
        for key in keys:
            self.page.keyboard.press(key)

    @contextmanager
    def _explained(self, what: str) -> Iterator[None]:
        """Context manager: adds the page's errors to a timeout, since they explain more."""
        try:
            yield
        except TimeoutError as late:
            raise AssertionError(f"{what}; errors: {self.errors()}") from late

    def wait_for(self, condition: Callable[[], bool], milliseconds: int = 10_000) -> None:
        """Poll until a condition holds."""
        for _ in range(milliseconds // 50):
            if condition():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"in vain; errors: {self.errors()}")

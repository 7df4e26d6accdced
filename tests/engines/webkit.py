"""WebKit as Debian brings it, which is the engine of every browser on an iPad: WebKitGTK, driven over WebDriver.

It has no mode without a screen: it gets one of its own (Xvfb), and a window manager, without which its window would
never have the keyboard.
"""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import tempfile
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tests.engines import processes
from tests.engines.driver import SIZE, Action, Driver, NotHere

PLACES = ("/usr/lib/*/webkit*gtk-*/MiniBrowser", "/usr/libexec/webkit*gtk-*/MiniBrowser")
MANAGERS = ("matchbox-window-manager", "openbox")
STARTING = 60  # seconds
ANSWERING = 120
FRAME = (8, 62)  # what is around a page
SURROUNDINGS = {
    "GDK_BACKEND": "x11",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "NO_AT_BRIDGE": "1",
    # Canvases that were hidden once would stay blank: a bug of WebKitGTK 2.50.
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    # Containers do not let it make namespaces; it only sees pages of this project.
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
}


def browser() -> str:
    """The small browser that comes with WebKitGTK's driver; raises NotHere."""
    found = sorted(str(path) for place in PLACES for path in Path("/").glob(place[1:]))
    if not found:
        raise NotHere("WebKitGTK's MiniBrowser is not installed")
    return found[-1]


class WebKit(Driver):
    """A WebKit on a screen of its own."""

    name = "webkit"
    fingers = False
    right_button = False

    def __init__(self) -> None:
        needed = (browser(), *map(processes.program, ("WebKitWebDriver", "Xvfb")))
        manager = processes.program(*MANAGERS)
        self._open = ExitStack()
        with ExitStack() as unless_ready:
            unless_ready.callback(self.close)
            self._folder = Path(tempfile.mkdtemp(prefix="ruleboard-webkit-"))
            self._open.callback(shutil.rmtree, self._folder, ignore_errors=True)
            self._start(*needed, manager)
            unless_ready.pop_all()

    def _start(self, mini: str, driver: str, xvfb: str, manager: str) -> None:
        environ = {**SURROUNDINGS, "DISPLAY": self._screen(xvfb)}
        for name in ("XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"):
            (self._folder / name).mkdir(mode=0o700)
            environ[name] = str(self._folder / name)
        log = self._folder / "said.txt"
        self._open.callback(processes.end, processes.start([manager], log, environ))
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        process = processes.start([driver, f"--port={port}"], log, environ)
        self._open.callback(processes.end, process)
        self._url = f"http://127.0.0.1:{port}"
        options = {"binary": mini, "args": ["--automation"]}
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}
        session = self._begin({"capabilities": {"alwaysMatch": wanted}})
        self._url += f"/session/{session}"
        self._open.callback(self._send, "DELETE", "")
        self._send("POST", "/timeouts", {"script": ANSWERING * 1000, "pageLoad": ANSWERING * 1000})

    def _screen(self, xvfb: str) -> str:
        """A new screen; it says itself which number it has."""
        reads, writes = os.pipe()
        width, height = (a + b for a, b in zip(SIZE, FRAME, strict=True))
        words = ["-displayfd", str(writes), "-screen", "0", f"{width}x{height}x24"]
        process = processes.start(
            [xvfb, *words, "-nolisten", "tcp"], self._folder / "screen.txt", told=writes
        )
        self._open.callback(processes.end, process)
        os.close(writes)
        with os.fdopen(reads) as told:
            return f":{told.readline().strip()}"

    def _begin(self, wanted: dict[str, Any]) -> str:
        end = time.monotonic() + STARTING
        while True:
            try:
                return str(self._send("POST", "/session", wanted)["sessionId"])
            except urllib.error.URLError:  # it does not listen yet
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if method != "POST" else json.dumps(body or {}).encode()
        request = urllib.request.Request(f"{self._url}{path}", data, method=method)
        try:
            with urllib.request.urlopen(request, timeout=ANSWERING) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            told = json.load(refused)["value"]
            raise RuntimeError(f"{path}: {told['error']}: {told['message']}") from refused

    def visit(self, url: str) -> None:
        self._send("POST", "/url", {"url": url})

    def act(self, hands: list[Action]) -> None:
        self._send("POST", "/actions", {"actions": hands})
        self._send("DELETE", "/actions")

    def shoot(self) -> bytes:
        return base64.b64decode(self._send("GET", "/screenshot"))

    def close(self) -> None:
        self._open.close()

    def _call(self, function: str, given: str) -> str:
        script = f"""const [given, done] = arguments;
          ({function})(given).then(value => done([value]), error => done(String(error)));"""
        found = self._send("POST", "/execute/async", {"script": script, "args": [given]})
        if isinstance(found, str):
            raise RuntimeError(found)  # noqa: TRY004  # of the page, not of ours
        return str(found[0])

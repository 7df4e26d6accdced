"""Firefox as Debian brings it, driven over WebDriver BiDi: it needs no driver and no build of its own.

https://www.w3.org/TR/webdriver-bidi/ lists the commands.
"""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import tempfile
import time
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import Any

import websocket

from tests.engines import processes
from tests.engines.driver import SIZE, Action, Driver

FIREFOX = "RULEBOARD_FIREFOX"  # environment variable: the Firefox for the tests
NAMES = ("firefox-esr", "firefox")
STARTING = 60  # seconds
ANSWERING = 120
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://[\d.]+:\d+)")

# Nothing that a browser does by itself on its first day, and fingers on a machine without a touch screen.
PREFERENCES = {
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.aboutwelcome.enabled": False,
    "browser.contentblocking.introCount": 99,
    "browser.safebrowsing.malware.enabled": False,
    "browser.safebrowsing.phishing.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "browser.tabs.warnOnClose": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.disable_beforeunload": True,
    "dom.w3c_touch_events.enabled": 1,
    "extensions.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.reportingpolicy.firstRun": False,
    "trailhead.firstrun.didSeeAboutWelcome": True,
}


class Firefox(Driver):
    """A Firefox without a screen, with a profile of its own."""

    name = "firefox"

    def __init__(self) -> None:
        named = os.environ.get(FIREFOX)
        path = processes.program(*([named] if named else NAMES))
        self._numbers = count(1)
        with ExitStack() as unless_ready:
            unless_ready.callback(self.close)
            self._open = ExitStack()
            profile = Path(tempfile.mkdtemp(prefix="ruleboard-firefox-"))
            self._open.callback(shutil.rmtree, profile, ignore_errors=True)
            self._start(path, profile)
            unless_ready.pop_all()

    def _start(self, path: str, profile: Path) -> None:
        lines = [
            f'user_pref("{name}", {json.dumps(value)});' for name, value in PREFERENCES.items()
        ]
        (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
        log = profile / "said.txt"
        words = ["--headless", "--no-remote", "--profile", str(profile)]
        process = processes.start([path, *words, "--remote-debugging-port=0"], log)
        self._open.callback(processes.end, process)
        end = time.monotonic() + STARTING
        while not (found := LISTENING.search(log.read_text("utf-8", "replace"))):
            if process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"Firefox did not start:\n{log.read_text('utf-8', 'replace')}")
            time.sleep(0.05)
        self._line = websocket.create_connection(
            f"{found[1]}/session", timeout=ANSWERING, suppress_origin=True
        )
        self._open.callback(self._line.close)
        self._send("session.new", capabilities={})
        # A new tab, because the first one has lost the focus to the address bar, for good.
        self._context = self._send("browsingContext.create", type="tab")["context"]
        size = dict(zip(("width", "height"), SIZE, strict=True))
        self._send("browsingContext.setViewport", context=self._context, viewport=size)

    def _send(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            told = json.loads(self._line.recv())
            if told.get("id") != number:
                continue  # an event
            if told["type"] == "error":
                raise RuntimeError(f"{method}: {told['error']}: {told['message']}")
            return told["result"]

    def visit(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def act(self, hands: list[Action]) -> None:
        self._send("input.performActions", context=self._context, actions=hands)
        self._send("input.releaseActions", context=self._context)

    def shoot(self) -> bytes:
        found = self._send("browsingContext.captureScreenshot", context=self._context)
        return base64.b64decode(found["data"])

    def close(self) -> None:
        self._open.close()

    def _call(self, function: str, given: str) -> str:
        found = self._send(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": given}],
            target={"context": self._context},
            awaitPromise=True,
        )
        if found["type"] == "exception":
            raise RuntimeError(found["exceptionDetails"]["text"])
        return str(found["result"]["value"])

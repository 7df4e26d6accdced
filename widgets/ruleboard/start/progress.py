"""Shows how far the first installation is: a bar in a terminal, now and then a line elsewhere. Never silent for long.

Installers tell what they fetch, but not how much is to come, and nothing at all while they unpack. So the share is
estimated: from the packages that were named, then from those that have arrived in the environment.
"""

from __future__ import annotations

import re
import shutil
import sys
import threading
import time
from pathlib import Path
from typing import Self

from ruleboard.start.messages import Messages

PACKAGE = re.compile(r"\s*(?:Collecting|Downloading|Building|\+) ([A-Za-z]\w*(?:[-.][A-Za-z]\w*)*)")
PLACING = re.compile("Installing collected packages|Prepared ")

PLACES = ("lib/python*", "Lib")  # of packages: on POSIX, on Windows
USUAL = 100  # packages of an installation, about
FETCHED = 0.6  # the share when all are fetched
MOST = 0.99  # until everything is done
TICK = 0.5  # seconds between looks at the environment
PAUSE = 8.0  # seconds between two lines where there is no terminal
WIDTH = 24  # characters of the bar


def share(named: int, here: int, *, placing: bool) -> float:
    """The estimated share of the work that is done, from 0 to 1."""
    if not placing:
        return FETCHED * min(1.0, named / USUAL)
    return min(MOST, FETCHED + (1 - FETCHED) * here / max(named, USUAL))


def arrived(folder: Path) -> int:
    """How many packages are in an environment."""
    return sum(1 for place in PLACES for _ in folder.glob(f"{place}/site-packages/*.dist-info"))


class InstallProgress:
    """`with InstallProgress(...) as progress:` shows it; the progress is called with each line of the installer."""

    def __init__(
        self, messages: Messages, folder: Path, *, tick: float = TICK, pause: float = PAUSE
    ) -> None:
        self._messages = messages
        self._folder = folder
        self._tick, self._pause = tick, pause
        self._seen: set[str] = set()
        self._is_terminal = sys.stdout.isatty()
        self._is_placing = False
        self._share = 0.0
        self._last = time.monotonic()  # when something was told
        self._done = threading.Event()
        self._lock = threading.Lock()  # two threads must not write into one line
        self._thread = threading.Thread(target=self._watch, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()
        with self._lock:
            self._draw("")

    def say(self, key: str, **params: object) -> None:
        """Print a sentence, above the bar."""
        with self._lock:
            self._draw("")
            self._messages.say(key, **params)
            self._last = time.monotonic()

    def __call__(self, line: str) -> None:
        """Handle one line of the installer's output."""
        found = PACKAGE.match(line)
        if found and not found[1].startswith("http"):
            self._seen.add(found[1])
        elif PLACING.match(line) and not self._is_placing:
            self._is_placing = True
            self.say("placing")
        with self._lock:
            self._show()

    def _watch(self) -> None:
        while not self._done.wait(self._tick):
            with self._lock:
                self._show()

    def _show(self) -> None:
        here = arrived(self._folder) if self._is_placing else 0
        now = share(len(self._seen), here, placing=self._is_placing)
        self._share = max(self._share, now)  # it never goes back
        percent = round(100 * self._share)
        if self._is_terminal:
            full = round(WIDTH * self._share)
            self._draw(f"  {'█' * full}{'░' * (WIDTH - full)} {percent} %")
        elif time.monotonic() - self._last >= self._pause:
            self._messages.say("so_far", percent=percent)
            self._last = time.monotonic()

    def _draw(self, text: str) -> None:
        if self._is_terminal:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{text[:width]:{width}}\r{text[:width]}", end="", flush=True)

"""Progress display for the first installation, which takes a minute or two."""

from __future__ import annotations

import re
import shutil
import sys

from ruleboard.start.messages import Messages

PACKAGE = re.compile(r"\s*(?:Collecting|Downloading|Building|\+) ([A-Za-z]\w*(?:[-.][A-Za-z]\w*)*)")
PLACING = re.compile("Installing collected packages|Prepared ")


class InstallProgress:
    """Callback for the output of pip or uv: shows the current package in one line that is overwritten.

    Without a terminal only complete sentences are printed.
    """

    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self._seen: set[str] = set()
        self._is_terminal = sys.stdout.isatty()
        self._is_placing = False

    def __call__(self, line: str) -> None:
        """Handle one line of the installer's output."""
        found = PACKAGE.match(line)
        if found and not found[1].startswith("http"):
            self._seen.add(found[1])
            self._show(f"  {len(self._seen)} · {found[1]}")
        elif PLACING.match(line) and not self._is_placing:
            self._is_placing = True
            self.clear()
            self._messages.say("placing")

    def clear(self) -> None:
        """Erase the progress line."""
        self._show("")

    def _show(self, text: str) -> None:
        if self._is_terminal:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{text[:width]:{width}}\r{text[:width]}", end="", flush=True)

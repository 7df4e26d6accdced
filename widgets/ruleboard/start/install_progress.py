"""Shows what is on its way during the first installation, which takes a minute or two."""

from __future__ import annotations

import re
import shutil
import sys

from ruleboard.start.messages import Speaker


class Arrivals:
    """Shows which package is on its way, in one line that changes, as far as there is a terminal to change it in."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker
        self._seen: set[str] = set()
        self._moving = sys.stdout.isatty()
        self._placing = False

    def __call__(self, line: str) -> None:
        """A line of what an installer tells."""
        found = re.match(
            r"\s*(?:Collecting|Downloading|Building|\+) ([A-Za-z]\w*(?:[-.][A-Za-z]\w*)*)", line
        )
        if found and not found[1].startswith("http"):
            self._seen.add(found[1])
            self._show(f"  {len(self._seen)} · {found[1]}")
        elif re.match("Installing collected packages|Prepared ", line) and not self._placing:
            self._placing = True
            self.end()
            self._speaker.say("placing")

    def end(self) -> None:
        """Leave the line free for whatever comes next."""
        self._show("")

    def _show(self, text: str) -> None:
        if self._moving:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{text[:width]:{width}}\r{text[:width]}", end="", flush=True)

"""The way to the lessons for whoever has the whole project: `ruleboard.start`, with an environment in .venv."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from lessons.environment import ROOT, Environment
from ruleboard.start import user_environment
from ruleboard.start.launch import Door, open_lessons
from ruleboard.start.messages import Speaker

CALLED = "python lessons/start.py"
PLACE = ROOT / ".venv" / "lessons"


def door() -> Door:
    """The door of this checkout. What JupyterLab remembers stays here too, unless the checkout is somebody else's."""
    # Made by somebody else, it is for everybody to use, but not to write in.
    ours = not PLACE.exists() or os.access(PLACE, os.W_OK)

    def environment(speaker: Speaker) -> Environment:
        return Environment(PLACE, extra="lab", advice=speaker.text("remedy_checkout"))

    return Door(
        called=CALLED,
        shipped=ROOT / "lessons",
        environment=environment,
        state=(PLACE if ours else user_environment.home()) / "jupyter",
    )


def main(words: Sequence[str] | None = None) -> int:
    """Open the lessons."""
    return open_lessons(door(), sys.argv[1:] if words is None else words)

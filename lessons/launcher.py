"""`python lessons/start.py` for a checkout: `ruleboard.start`, with an environment in .venv."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from lessons.environment import ROOT, CheckoutEnvironment
from ruleboard.start import user_environment
from ruleboard.start.launch import Launcher, open_lessons
from ruleboard.start.messages import Messages

PROG = "python lessons/start.py"
PLACE = ROOT / ".venv" / "lessons"


def launcher() -> Launcher:
    """The launcher of this checkout. In a checkout that is read-only for us, JupyterLab's state is kept at home."""
    writable = not PLACE.exists() or os.access(PLACE, os.W_OK)

    def environment(messages: Messages) -> CheckoutEnvironment:
        return CheckoutEnvironment(PLACE, extra="lab", advice=messages.text("remedy_checkout"))

    return Launcher(
        prog=PROG,
        source=ROOT / "lessons",
        environment=environment,
        state=(PLACE if writable else user_environment.home()) / "jupyter",
    )


def main(words: Sequence[str] | None = None) -> int:
    """Open the lessons."""
    return open_lessons(launcher(), sys.argv[1:] if words is None else words)

"""What the lesson on endings says."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [Trap("opposition-board", ("33", "29", "23", "34"), "draughts.event.lift")]

TAUGHT: dict[str, str] = {}  # the rule text has only advice on endings

"""What the lesson with a whole game says."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [Trap("mistake-tasks", "32-27", "not_enough", task=1, lure=True)]

TAUGHT: dict[str, str] = {}  # the rule text has only advice on openings

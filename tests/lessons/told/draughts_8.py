"""What the lesson on famous shots says."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [Trap("royal-tasks", "28-22", "not_enough", task=1, lure=True)]

TAUGHT: dict[str, str] = {}  # the rule text names no combination

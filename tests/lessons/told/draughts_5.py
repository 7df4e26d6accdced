"""What the lesson on the draughts family says."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("any-practice", "27x18", "must_continue", task=5),
    Trap("back-practice", "14x21", "man_captures_forward_only", task=5),
    Trap("kings-practice", "29x18", "must_land_for_more", task=6),
]

TAUGHT: dict[str, str] = {}  # the rule text on draughts speaks of one game only

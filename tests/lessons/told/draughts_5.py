"""What the lesson on the draughts family says."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("any-practice", "f2:d4", "must_continue", task=2),
    Trap("kings-practice", "14x21", "man_captures_forward_only", task=1),
    Trap("kings-practice", "a1:d4", "must_land_for_more", task=3),
]

TAUGHT: dict[str, str] = {}  # the rule text on draughts speaks of one game only

"""What the lesson on playing against the computer promises."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [Trap("reply-board", "d2-d1", "not_enough")]

TAUGHT: dict[str, str] = {}  # it teaches how to use the computer, and no rule

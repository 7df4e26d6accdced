"""What the lesson on draws says."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [Trap("clock-board", "1-23", "draughts.outcome.king_moves")]

TAUGHT = {"guoji.draw.2": "three"}

"""What the lesson on looking for a shot says."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [Trap("look-practice", "25x34", "draughts.event.lift", task=1)]

TAUGHT = {
    "guoji.advice.centre": "hold",
    "guoji.advice.guard": "hold",
    "guoji.advice.greed": "look",
    "guoji.advice.exchange": "hold",
}

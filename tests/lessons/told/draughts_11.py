"""What the lesson on the rule text 国际跳棋 says."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("far-practice", "15x13", "must_continue", task=1),
    Trap("clock-board", "45-40", "draughts.outcome.no_progress"),
    Trap("fresh-practice", "14x32", "draughts.event.lift", task=1),
]

TAUGHT = {
    "guoji.crown.2": "far-why",
    "guoji.draw.1": "clock",
    "guoji.advice.king": "fresh",
}

"""A whole game: what its comments say, and the moves that miss."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("thread-tasks", "A4", "relati.goal.disconnects.miss", task=1, lure=True),
    Trap("end-tasks", "A4", "not_enough", task=1, lure=True),
]

TAUGHT = {
    "relati.aim": "end-why",
    "relati.lost.2": "thread-ask",
    "relati.lost.3": "great-ask",
    "relati.normal": "great",
}

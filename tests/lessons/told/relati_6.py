"""One square further: a wall that no path crosses, and a first cut."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("trap-board", "F4", "no_path_blocked"),
    Trap("corner-tasks", "A4", "not_enough", task=2, lure=True),
]

TAUGHT = {
    "relati.remote": "remote",
    "relati.lost.1": "cut",
    "relati.normal": "warm-up",
}

"""Three shapes that reach far: guards that no straight path passes, and a square that connects by another shape."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("straight-turn-tasks", "D2", "no_path_blocked", task=1),
    Trap("turn-turn-tasks", "F3", "relati.goal.connects.miss", task=1),
]

TAUGHT = {
    "relati.remote": "warm-up-tasks",
    "relati.stable.1": "guards",
    "relati.stable.2": "turn-straight-try",
    "relati.stable.3": "gap",
    "relati.lost.1": "cut",
    "relati.codes": "summary",
}

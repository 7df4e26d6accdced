"""Playing well: a cut that is mended at once, and one that is not."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("well-tasks", "E4", "relati.goal.disconnects.miss", task=1),
    Trap("ahead-practice", "D5", "not_enough", task=1, lure=True),
]

TAUGHT = {
    "relati.win.1": "room",
    "relati.win.2": "rule",
    "relati.lost.2": "well-why",
}

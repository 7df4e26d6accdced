"""What the lesson on 成三棋 says that can be proved."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("cross-practice", "b2", "point_marked", task=2),
    Trap("safe-practice", "g7xd1", "man_in_mill", task=1),
    Trap("safe-practice", "g4-g7xa1", "all_protected", task=2),
    Trap("step-practice", "g1-d6", "nobody_flies", task=1),
    Trap("step-practice", ("g1", "d6"), "nobody_flies", task=1),
    Trap("end-practice", "e4-e3", "mills.goal.wins.miss", task=2),
    Trap("hundred-board", "b2-b4", "mills.outcome.limit_turns"),
]

TAUGHT = {
    "chengsan.1a": "vanish",
    "chengsan.1b": "vanish",
    "chengsan.1c": "vanish-demo",
    "chengsan.2a": "safe",
    "chengsan.2b": "safe-why",
    "chengsan.3a": "cross-tasks",
    "chengsan.3b": "safe",
    "chengsan.4": "step-why",
    "chengsan.5": "end-why",
    "chengsan.end.1": "end-why",
    "chengsan.end.2": "end-why",
    "chengsan.end.3": "hundred",
    "chengsan.end.4": "nobody",
}

"""What the first lesson on Мельница says that can be proved: jumps, and two mills at once."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("jump-practice", "f6-f2", "nothing_to_jump", task=1),
    Trap("two-practice", "d6xd1", "man_in_mill", task=2),
    Trap("two-practice", ("d6", "d1"), "man_in_mill", task=2),
]

TAUGHT = {
    "melnitsa.1a": "free-play",
    "melnitsa.1b": "two-why",
    "melnitsa.1c": "two-why",
    "melnitsa.2a": "jump",
    "melnitsa.2b": "jump-tasks",
    "melnitsa.4": "end",
    "melnitsa.5": "two-why",
    "melnitsa.7": "two-why",
    "melnitsa.8": "end",
}

"""What the lesson on Мельница says that can be proved."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("jump-practice", "f6-f2", "nothing_to_jump", task=5),
    Trap("two-practice", "d6xd1", "man_in_mill", task=2),
    Trap("two-practice", ("d6", "d1"), "man_in_mill", task=2),
    Trap("rest-practice", "g4-g7", "rebuild_too_early", task=2),
    Trap("twelve-practice", "d1-g7", "no_flying_yet", task=2),
    Trap("snail-practice", "2-4", "jump_round_corner", task=2),
]

TAUGHT = {
    "melnitsa.0a": "snail",
    "melnitsa.0b": "own",
    "melnitsa.1a": "free-play",
    "melnitsa.1b": "two-why",
    "melnitsa.1c": "two-why",
    "melnitsa.2a": "jump",
    "melnitsa.2b": "jump-tasks",
    "melnitsa.3a": "fly",
    "melnitsa.3b": "fly",
    "melnitsa.3c": "twelve",
    "melnitsa.4": "end",
    "melnitsa.5": "rest",
    "melnitsa.6a": "rest-tasks",
    "melnitsa.6b": "rest-tasks",
    "melnitsa.7": "two-why",
    "melnitsa.8": "end",
}

"""What the second lesson on Мельница says that can be proved: mills that rest, flying, boards of all kinds."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("rest-practice", "g4-g7", "rebuild_too_early", task=1),
    Trap("twelve-practice", "d1-g7", "no_flying_yet", task=1),
    Trap("snail-practice", "2-4", "jump_round_corner", task=2),
]

TAUGHT = {
    "melnitsa.0a": "snail",
    "melnitsa.0b": "own",
    "melnitsa.3a": "fly",
    "melnitsa.3b": "fly",
    "melnitsa.3c": "twelve",
    "melnitsa.6a": "rest-tasks",
    "melnitsa.6b": "rest-tasks",
}

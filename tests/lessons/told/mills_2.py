"""The men start to move: what the lesson invites readers to try, and what it teaches."""

from tests.lessons.told import Trap

TRAPS = [
    Trap("step-practice", ("g1", "g7"), "too_far", task=1),
    Trap("safe-board", ("g4", "g7", "b4"), "man_in_mill"),
    Trap("open-practice", "d6-d7", "missed", task=3, lure=True),
]

TAUGHT = {
    "chengsan.1c": "begin",
    "chengsan.2a": "step",
    "chengsan.2b": "locked",
    "chengsan.4": "step",
    "melnitsa.2a": "step",
    "melnitsa.5": "locked",
    "melnitsa.6a": "open",
    "molendinum.8": "locked",
    "molendinum.11": "begin",
    "molendinum.12": "step",
    "molendinum.14": "step",
    "molendinum.16": "open",
}

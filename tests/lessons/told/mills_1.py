"""The first mill: what it invites readers to try, and what it teaches."""

from tests.lessons.told import Trap

TRAPS = [
    Trap("gap-practice", "e4", "mills.goal.forms_mill.miss", task=1),
    Trap("trap-board", ("f4",), "still_placing"),
]

TAUGHT = {
    "molendinum.1": "placing",
    "molendinum.2": "placing",
    "molendinum.3": "placing",
    "molendinum.4": "placing",
    "molendinum.5": "stop",
    "molendinum.6": "mill",
    "molendinum.7": "gap",
    "molendinum.10": "mill",
    "melnitsa.1a": "placing",
    "melnitsa.1b": "mill",
    "melnitsa.1c": "mill",
    "chengsan.1a": "placing",
    "chengsan.1b": "placing",
    "chengsan.5": "win",
}

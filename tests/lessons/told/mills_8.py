"""Good play: what the lesson invites readers to try."""

from tests.lessons.told import Trap

TRAPS = [
    Trap("open-practice", "a7-a4", "mills.goal.stops_mill.miss", task=1),
    Trap("open-practice", "b4-a4", "missed", task=2, lure=True),
]

TAUGHT: dict[str, str] = {}  # it teaches how to play well, and no rule

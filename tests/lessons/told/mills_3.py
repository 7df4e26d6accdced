"""Flying: what the lesson invites readers to try, and what it teaches."""

from tests.lessons.told import Trap

TRAPS = [
    Trap("trap-board", ("c3", "g7"), "no_flying_yet"),
    Trap("better-board", "g4-g7xe4", "mills.goal.stops_mill.miss", lure=True),
]

TAUGHT = {
    "melnitsa.3a": "fly-why",
    "melnitsa.3b": "fly-why",
    "molendinum.9": "better",
}

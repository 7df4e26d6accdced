"""The double mill: what the lesson invites readers to try, and what it teaches."""

from tests.lessons.told import Trap

TRAPS = [
    Trap("win-practice", "d7-d6xa1", "mills.goal.wins.miss", task=3, lure=True),
    Trap("defend-practice", "g4-g1xb2", "mills.goal.stops_mill.miss", task=1, lure=True),
    Trap("know-practice", "b4-b6", "mills.goal.wins.miss", task=1, lure=True),
]

TAUGHT = {
    "chengsan.end.2": "blocked",
    "melnitsa.4": "blocked",
    "melnitsa.8": "win",
    "molendinum.17": "swing",
    "molendinum.18": "win",
}

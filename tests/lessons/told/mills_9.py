"""One whole game: what tempts readers in it."""

from tests.lessons.told import Trap

TRAPS = [
    Trap("fork-practice", "f4", "missed", task=1, lure=True),
    Trap("wings-practice", "f4-f6xd2", "missed", task=3, lure=True),
]

TAUGHT: dict[str, str] = {}  # it shows a game, and teaches no rule

"""What the lesson on chains, crowning and kings promises."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("loop-board", ("39", "28", "17", "8", "19", "28", "17"), "already_jumped"),
    Trap("trap-board", ("32", "14"), "two_in_a_row"),
]

TAUGHT = {
    "guoji.take.3": "chain-why",
    "guoji.take.6": "chain",
    "guoji.take.7": "king-take",
    "guoji.take.9": "loop-why",
    "guoji.take.10": "loop-why",
    "guoji.crown.1": "crown-why",
    "guoji.king.1": "kings-why",
}

"""What the lesson on the king's tricks says."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("turkish-board", ("25", "48", "31", "22", "44"), "already_jumped"),
    Trap("far-board", ("15", "4", "22"), "man_one_step"),
]

TAUGHT = {
    "guoji.take.8": "zigzag-more",
    "guoji.take.9": "turkish-why",
}

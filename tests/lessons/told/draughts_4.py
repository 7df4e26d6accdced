"""What the lesson on the king's tricks and the draw says."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("turkish-board", ("25", "48", "31", "22", "44"), "already_jumped"),
    Trap("far-practice", "15x13", "must_continue", task=3),
    Trap("clock-board", "45-40", "draughts.goal.wins.miss"),
    Trap("look-practice", "25x34", "draughts.event.lift", task=1),
    Trap("look-practice", "14x32", "draughts.event.lift", task=4, lure=True),
]

TAUGHT = {
    "guoji.take.8": "zigzag-more",
    "guoji.take.9": "turkish-why",
    "guoji.crown.2": "far-why",
    "guoji.draw.1": "clock",
    "guoji.draw.2": "three",
    "guoji.advice.centre": "hold",
    "guoji.advice.guard": "hold",
    "guoji.advice.greed": "look",
    "guoji.advice.king": "look",
    "guoji.advice.exchange": "hold",
}

"""What the lesson on Molendinum and the family says that can be proved."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("strict-practice", "e4", "mills.goal.forms_mill.miss", task=1),
    Trap("strict-practice", "a7-g7", "jump_not_allowed", task=3),
    Trap("strict-practice", ("a7", "g7"), "jump_not_allowed", task=3),
]

TAUGHT = {
    "molendinum.1": "strict",
    "molendinum.2": "strict",
    "molendinum.3": "strict",
    "molendinum.4": "strict",
    "molendinum.5": "advice",
    "molendinum.6": "strict-why",
    "molendinum.7": "strict-why",
    "molendinum.8": "strict-why",
    "molendinum.9": "advice",
    "molendinum.10": "again-tasks",
    "molendinum.11": "strict",
    "molendinum.12": "strict-why",
    "molendinum.13": "strict-why",
    "molendinum.14": "advice",
    "molendinum.15": "again-tasks",
    "molendinum.16": "again-tasks",
    "molendinum.17": "again-tasks",
    "molendinum.18": "few",
}

"""Relati, lesson 4: three and four players, extra actions, cannons."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("cannon-practice", "E5", "no_path_cannon", task=1),
]

TAUGHT = {
    "relati.players": "title",
    "relati.size": "three-why",
    "relati.flow.1": "extra",
    "relati.flow.2": "three",
    "relati.flow.3": "three-why",
    "relati.win.1": "win",
    "relati.win.2": "nobody",
    "relati.source": "cannon-try",
    "relati.extra.1": "extra-try",
    "relati.extra.2": "extra-try",
    "relati.cannon.1": "cannon",
    "relati.cannon.2": "cannon-try",
    "relati.cannon.3": "cannon-try",
}

"""Roots and neighbours: a square that is taken, a door that must be shut, and what is told first."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("root-tasks", "C3", "cell_taken", task=2),
    Trap("end-tasks", "A5", "relati.goal.wins.miss", task=3, lure=True),
    Trap("doors-tasks", "B1", "not_enough", task=1, lure=True),
]

TAUGHT = {
    "relati.players": "sizes",
    "relati.size": "sizes",
    "relati.aim": "title",
    "relati.flow.2": "sizes",
    "relati.flow.3": "no-winner",
    "relati.place.1": "neighbours",
    "relati.place.2": "root",
    "relati.place.3": "neighbours",
    "relati.root": "neighbours",
    "relati.win.1": "end",
    "relati.win.2": "no-winner",
    "relati.normal": "normal",
}

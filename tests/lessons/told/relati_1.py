"""Roots and neighbours: the wall that a path cannot cross, the door that must be shut, and what is told first."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("trap-board", "F4", "no_path_blocked"),
    Trap("end-tasks", "A5", "relati.goal.wins.miss", task=4, lure=True),
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
    "relati.normal": "first-game",
    "relati.remote": "remote",
    "relati.lost.1": "cut",
}

"""Relati, lesson 3: cutting off, the chain reaction, and connecting again."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("sources-practice", "F5", "no_path_disconnected", task=1),
    Trap("trap-board", "B2", "no_path_disconnected"),
    Trap("trap-board", ("B2",), "no_path_disconnected"),
]

TAUGHT = {
    "relati.lost.1": "sources",
    "relati.lost.2": "heal",
    "relati.lost.3": "cuts",
    "relati.lost.4": "sources",
    "relati.root": "root-answer",
}

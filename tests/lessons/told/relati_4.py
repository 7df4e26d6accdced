"""Relati, lesson 4: three and four players, and the optional rules."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("dead-practice", ("D6",), "own_shield", task=5),
    Trap("dead-practice", ("D6", "D2"), "own_shield", task=5),
    Trap("migrate-board", ("D1",), "not_linked_to_root"),
    Trap("migrate-board", ("B4",), "root_link_blocked"),
]

TAUGHT = {
    "relati.players": "title",
    "relati.size": "three-why",
    "relati.flow.1": "title",
    "relati.flow.2": "three",
    "relati.flow.3": "three-why",
    "relati.win.1": "win",
    "relati.win.2": "nobody",
    "relati.source": "death",
    "relati.extra.1": "extra",
    "relati.extra.2": "extra",
    "relati.cannon.1": "cannon",
    "relati.cannon.2": "cannon-try",
    "relati.cannon.3": "cannon-try",
    "relati.cannon.4": "death",
    "relati.chain.1": "chain",
    "relati.chain.2": "chain-try",
    "relati.chain.3": "chain-try",
    "relati.migrate.1": "migration",
    "relati.migrate.2": "migration",
    "relati.dead.1": "death",
    "relati.dead.2": "death",
    "relati.marks": "several",
}

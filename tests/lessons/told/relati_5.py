"""Relati, lesson 5: dead symbols, chain cannons, and a root that moves."""

from __future__ import annotations

from tests.lessons.told import Trap

TRAPS = [
    Trap("dead-practice", ("D6",), "own_shield", task=2),
    Trap("dead-practice", ("D6", "D2"), "own_shield", task=2),
    Trap("migrate-practice", ("D1",), "not_linked_to_root", task=1),
    Trap("migrate-practice", ("B4",), "root_link_blocked", task=1),
]

TAUGHT = {
    "relati.source": "several",
    "relati.cannon.4": "several",
    "relati.chain.1": "chain-try",
    "relati.chain.2": "chain-try",
    "relati.chain.3": "chain-try",
    "relati.migrate.1": "migrate",
    "relati.migrate.2": "migrate",
    "relati.dead.1": "several",
    "relati.dead.2": "several",
    "relati.marks": "summary-list",
}

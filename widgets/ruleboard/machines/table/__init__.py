"""A table: its state (`state`), who plays (`seating`), advice (`advice`), and its transitions (`machine`)."""

from ruleboard.machines.table.machine import MACHINE, step
from ruleboard.machines.table.state import (
    LINES,
    OPPONENT,
    RULES,
    SEATS,
    WHO_BEGINS,
    TableState,
    begin_table,
    shown,
    waits,
)

__all__ = [
    "LINES",
    "MACHINE",
    "OPPONENT",
    "RULES",
    "SEATS",
    "WHO_BEGINS",
    "TableState",
    "begin_table",
    "shown",
    "step",
    "waits",
]

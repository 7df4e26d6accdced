"""What games bring to the teaching of themselves: modules of goals and of questions that only they have."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Literal

from ruleboard.rules import registry
from ruleboard.rules.base import Unknown

Kind = Literal["goals", "questions"]


def brought(game: str, kind: Kind) -> ModuleType | None:
    """What one game brings: a module with a function for each, named in `__all__`, and a table of judges or askers."""
    found: ModuleType | None = getattr(registry.part(game, "teaching"), kind, None)
    return found


def by_all(kind: Kind, faults: list[Unknown]) -> Iterator[ModuleType]:
    """What all games bring. One that cannot be loaded leaves its fault, and the others theirs."""
    for game in registry.games():
        try:
            module = brought(game, kind)
        except Unknown as fault:
            faults.append(fault)
        else:
            if module:
                yield module

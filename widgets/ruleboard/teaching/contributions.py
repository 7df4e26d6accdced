"""Lookup of goals and questions by name: those that every game has, and those of a single game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, Literal

from ruleboard.rules import Unknown, registry
from ruleboard.teaching.narration import errors_in_english

Kind = Literal["goals", "questions", "facts"]

SHARED = {"goals": "ruleboard.teaching.goals", "questions": "ruleboard.teaching.ask"}
"""The modules of those that every game has."""

UNKNOWN = {"goals": "unknown_goal", "questions": "unknown_question"}


class NoSuchName(Unknown, AttributeError):
    """No game has a goal or a question of that name. Also an AttributeError, so that `hasattr` works."""


def brought(game: str, kind: Kind) -> ModuleType | None:
    """The module of one game: a function for each goal or question, listed in `__all__`, and `JUDGES` or `ASKERS`.

    In `facts`, the functions that find hints: `GOALS` and `QUESTIONS`.
    """
    found: ModuleType | None = getattr(registry.part(game, "teaching"), kind, None)
    return found


def names(kind: Kind) -> list[str]:
    """The names of all goals or questions of all games."""
    return sorted({name for module in _modules(kind, []) for name in module.__all__})


def named(kind: Kind, name: str) -> Callable[..., Any]:
    """The function of that name; games are loaded one after another until one has it.

    Raises:
        NoSuchName: No game has it. The error lists the names, and the games that could not be loaded.
    """
    faults: list[Unknown] = []
    for module in _modules(kind, faults):
        if name in module.__all__:
            found: Callable[..., Any] = getattr(module, name)
            return found
    with errors_in_english():
        known = "; ".join((", ".join(names(kind)), *map(str, faults)))
        raise NoSuchName(UNKNOWN[kind], got=name, expected=known)


def _modules(kind: Kind, faults: list[Unknown]) -> Iterator[ModuleType]:
    """The shared module, then that of each game. A game that cannot be loaded adds to the faults and is skipped."""
    yield import_module(SHARED[kind])
    for game in registry.games():
        try:
            module = brought(game, kind)
        except Unknown as fault:
            faults.append(fault)
        else:
            if module:
                yield module

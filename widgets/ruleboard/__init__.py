"""Boards that know, show and explain the rules.

`import ruleboard as rb` is all that a lesson needs. The widgets for all games stand here: `rb.Play`; what only one game
has stands under its name: `rb.relati.Shapes`. All of it is loaded when it is first asked for, so that the rules also
serve programs on machines without Jupyter.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ruleboard import rules
    from ruleboard.jupyter.compare import Compare
    from ruleboard.jupyter.demo import Demo
    from ruleboard.jupyter.exercise import Exercise
    from ruleboard.jupyter.play import Play
    from ruleboard.jupyter.practice import Practice
    from ruleboard.jupyter.review import Review
    from ruleboard.teaching import ask, goals
    from ruleboard.teaching.tasks import task

__version__ = "0.1.0"

__all__ = [
    "Compare",
    "Demo",
    "Exercise",
    "Play",
    "Practice",
    "Review",
    "ask",
    "goals",
    "rules",
    "task",
]


def __getattr__(name: str) -> Any:
    found = None if name.startswith("_") else _found(name)
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def _found(name: str) -> Any:
    if name not in __all__:
        return _of_game(name)
    if name[0].isupper():  # a widget, in the module of its name
        return getattr(import_module(f"{__name__}.jupyter.{name.lower()}"), name)
    if name == "task":  # a line of a practice
        return import_module(f"{__name__}.teaching.tasks").task
    return import_module(f"{__name__}.{name}" if name == "rules" else f"{__name__}.teaching.{name}")


def _of_game(name: str) -> Any:
    """The widgets of one game; None if it has none."""
    from ruleboard.rules import registry
    from ruleboard.rules.errors import Unknown

    try:
        return registry.part(name, "jupyter")
    except Unknown as fault:
        raise AttributeError(str(fault)) from fault


def __dir__() -> list[str]:
    from ruleboard.rules import registry

    return sorted(
        {
            *globals(),
            *__all__,
            *(game for game in registry.games() if registry.adds(game, "jupyter")),
        }
    )

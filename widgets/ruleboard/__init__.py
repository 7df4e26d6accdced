"""Boards that know, show and explain the rules.

`import ruleboard as rb` is all that a lesson needs: the widgets for all games, `rb.Play`, and under the name of a game
what only that game has, `rb.relati.Shapes`. Everything is imported on first access, so that the rules also serve
programs on machines without Jupyter; `__init__.pyi` tells editors and type checkers what there is.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

__version__ = "0.1.0"

__all__ = [
    "Compare",
    "Demo",
    "Exercise",
    "Play",
    "Practice",
    "Progress",
    "Review",
    "ask",
    "goals",
    "rules",
    "task",
]


def __getattr__(name: str) -> object:
    found = None if name.startswith("_") else _found(name)
    if found is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = found
    return found


def _found(name: str) -> object:
    if name not in __all__:
        return _of_game(name)
    if name[0].isupper():  # a widget, in the module of its name
        return getattr(import_module(f"{__name__}.jupyter.{name.lower()}"), name)
    if name == "task":  # a line of a practice
        return import_module(f"{__name__}.teaching.tasks").task
    return import_module(f"{__name__}.{name}")


def _of_game(name: str) -> ModuleType | None:
    """The widgets of one game; None if it has none.

    `from ruleboard import scene` asks here first: a part of the package is no game, and to look for games takes time.
    """
    if find_spec(f"{__name__}.{name}"):
        return None
    from ruleboard.rules import Unknown, registry

    try:
        found = registry.part(name, "jupyter")
    except Unknown as fault:
        raise AttributeError(str(fault)) from fault
    if found is not None:  # completion offers what the module defines, not what it imports
        vars(found).setdefault("__dir__", partial(_defined, found))
    return found


def _defined(module: ModuleType) -> list[str]:
    listed = getattr(module, "__all__", None)
    return sorted(
        listed
        or (
            name
            for name, value in vars(module).items()
            if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
        )
    )


def __dir__() -> list[str]:
    from ruleboard.rules import registry

    games = (game for game in registry.games() if registry.adds(game, "jupyter"))
    return sorted({*__all__, "__version__", *games})

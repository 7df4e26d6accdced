"""Boards that know, show and explain the rules.

`import ruleboard as rb` is all that a lesson needs. The widgets are loaded when they are first asked for, so that the
rules also serve programs on machines without Jupyter.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ruleboard.jupyter.captures import Captures
    from ruleboard.jupyter.compare import Compare
    from ruleboard.jupyter.demo import Demo
    from ruleboard.jupyter.exact import solve_six
    from ruleboard.jupyter.exercise import Exercise
    from ruleboard.jupyter.extensions import Extension
    from ruleboard.jupyter.paths import Paths, ShapeDrill, Shapes
    from ruleboard.jupyter.play import Play
    from ruleboard.teaching import goals

__version__ = "0.1.0"

__all__ = [
    "Captures",
    "Compare",
    "Demo",
    "Exercise",
    "Extension",
    "Paths",
    "Play",
    "ShapeDrill",
    "Shapes",
    "goals",
    "solve_six",
]

_HOMES = {
    "Captures": "ruleboard.jupyter.captures",
    "Compare": "ruleboard.jupyter.compare",
    "Demo": "ruleboard.jupyter.demo",
    "Exercise": "ruleboard.jupyter.exercise",
    "Extension": "ruleboard.jupyter.extensions",
    "Paths": "ruleboard.jupyter.paths",
    "Play": "ruleboard.jupyter.play",
    "ShapeDrill": "ruleboard.jupyter.paths",
    "Shapes": "ruleboard.jupyter.paths",
    "goals": "ruleboard.teaching.goals",
    "solve_six": "ruleboard.jupyter.exact",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = import_module(_HOMES[name])
    value = home if home.__name__.endswith(f".{name}") else getattr(home, name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})

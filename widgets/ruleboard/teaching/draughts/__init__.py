"""Goals that only draughts has, and the facts that hints tell; those are loaded when the first hint is asked for."""

from importlib import import_module
from typing import Any

from ruleboard.teaching.draughts import goals

__all__ = ["goals"]


def __getattr__(name: str) -> Any:
    if name == "facts":
        return import_module(f"{__name__}.facts")
    raise AttributeError(name)

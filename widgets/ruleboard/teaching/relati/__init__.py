"""Goals and questions that only Relati has, and the facts that hints tell; those are loaded when one is asked for."""

from importlib import import_module
from typing import Any

from ruleboard.teaching.relati import goals, questions

__all__ = ["goals", "questions"]


def __getattr__(name: str) -> Any:
    if name == "facts":
        return import_module(f"{__name__}.facts")
    raise AttributeError(name)

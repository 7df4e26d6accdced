"""What is used of ipycanvas, without NumPy and Pillow: ipycanvas imports both at once, and no board of ours needs them.

With them, every kernel would take 13 MB more, and a page without a server would have several megabytes more to load.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any

UNUSED = ("numpy", "PIL", "PIL.Image")


class Later(ModuleType):
    """In the place of a module that is loaded when somebody takes something out of it."""

    def __getattr__(self, name: str) -> Any:
        """Something of the module; what Python itself asks of modules while it imports them is not there."""
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(import_module(self.__name__), name)


@contextmanager
def postponed(*names: str) -> Iterator[None]:
    """Whoever imports these modules meanwhile gets them later; everybody else, and afterwards, gets them as always."""
    stand_ins = {name: Later(name) for name in names if name not in sys.modules}
    for name, stand_in in stand_ins.items():
        package, _, inner = name.rpartition(".")
        if package in stand_ins:
            setattr(stand_ins[package], inner, stand_in)
    sys.modules.update(stand_ins)
    try:
        yield
    finally:
        for name in stand_ins:
            sys.modules.pop(name, None)


with postponed(*UNUSED):
    from ipycanvas import Canvas
    from ipycanvas.canvas import COMMANDS, LinearGradient

__all__ = ["COMMANDS", "Canvas", "LinearGradient", "postponed"]

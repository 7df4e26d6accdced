"""Imports ipycanvas without NumPy and Pillow: it imports both eagerly, but boards need neither.

They would cost every kernel 13 MB of memory, and a page without a server several megabytes more to download.

Nor does it get orjson, which it tries to import and boards do not use: where it is not installed, a file of that name
beside a notebook would run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import ModuleType
from typing import Any

UNUSED = ("numpy", "PIL", "PIL.Image")
MISSING = "orjson"


class Later(ModuleType):
    """Lazy module: a placeholder that imports the real module on first attribute access."""

    def __getattr__(self, name: str) -> Any:
        """Import on access, except for dunder names, which Python's import system itself looks up."""
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(import_module(self.__name__), name)


@contextmanager
def postponed(*names: str) -> Iterator[None]:
    """Context manager: modules imported inside it get lazy placeholders for `names`; later imports are normal."""
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


hidden = sys.modules.get(MISSING)
sys.modules[MISSING] = None  # type: ignore[assignment]  # as if it were not installed
with postponed(*UNUSED):
    from ipycanvas import Canvas
    from ipycanvas.canvas import COMMANDS, LinearGradient
del sys.modules[MISSING]
if hidden is not None:
    sys.modules[MISSING] = hidden

__all__ = ["COMMANDS", "Canvas", "LinearGradient", "postponed"]

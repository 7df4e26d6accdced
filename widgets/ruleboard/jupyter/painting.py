"""What is used of ipycanvas, without Pillow: ipycanvas imports that at once, for pictures that no board of ours has."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import LazyLoader, find_spec, module_from_spec


def postpone(package: str, name: str) -> None:
    """Let `from package import name` give a module that is loaded when somebody takes something out of it."""
    address = f"{package}.{name}"
    home = import_module(package)
    spec = find_spec(address)
    if address in sys.modules or spec is None or spec.loader is None:
        return
    spec.loader = LazyLoader(spec.loader)
    module = module_from_spec(spec)
    sys.modules[address] = module
    spec.loader.exec_module(module)
    setattr(home, name, module)


postpone("PIL", "Image")

from ipycanvas import Canvas, hold_canvas  # noqa: E402  # now it may
from ipycanvas.canvas import LinearGradient  # noqa: E402

__all__ = ["Canvas", "LinearGradient", "hold_canvas", "postpone"]

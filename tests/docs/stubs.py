"""Stubs of the modules whose names are looked up when they are asked for; `python -m tests.docs.stubs` writes them.

A stub only says where each name comes from: signatures and docstrings stay in one place.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import ruleboard
from ruleboard import goals
from ruleboard.rules import registry
from ruleboard.teaching.contributions import SHARED, Kind, brought

PACKAGE = Path(ruleboard.__file__).parent
HEAD = "# Written by `python -m tests.docs.stubs`; a test compares.\n"
GAMES = [path.parent.name for path in sorted(PACKAGE.glob("rules/*/__init__.py"))]
"""Our own: what is installed besides is no part of the package."""


def stubs() -> dict[Path, str]:
    """The text of every stub, by its file."""
    shown: dict[str, Any] = {name: getattr(ruleboard, name) for name in ruleboard.__all__}
    games = {game: getattr(ruleboard, game) for game in GAMES if registry.adds(game, "jupyter")}
    return {
        PACKAGE / "__init__.pyi": _stub(shown, games, "__version__: str\n"),
        PACKAGE / "goals.pyi": _stub({"Goal": goals.Goal, **own("goals")}),
        PACKAGE / "ask.pyi": _stub(own("questions")),
    }


def own(kind: Kind) -> dict[str, Any]:
    """The goals or questions that every game has, and those of our own games."""
    found = (import_module(SHARED[kind]), *(brought(game, kind) for game in GAMES))
    return {name: getattr(part, name) for part in found if part for name in part.__all__}


def _stub(shown: Mapping[str, Any], aside: Mapping[str, Any] = {}, more: str = "") -> str:
    """Imports of what is shown, and of what is there without being in `__all__`."""
    lines = [f"from {_home(each)} import {name}\n" for name, each in shown.items()]
    lines += [f"from {_home(each)} import {name} as {name}\n" for name, each in aside.items()]
    return _formatted(f"{HEAD}{''.join(lines)}\n{more}\n__all__ = {sorted(shown, key=_order)!r}\n")


def _home(each: Any) -> str:
    """The module of a class or function, the package of a module."""
    is_module = isinstance(each, ModuleType)
    return str(each.__name__.rpartition(".")[0] if is_module else each.__module__)


def _order(name: str) -> tuple[bool, str]:
    return name[0].islower(), name


def _formatted(text: str) -> str:
    for words in (("check", "--fix", "--quiet", "--exit-zero", "--select", "I"), ("format", "-q")):
        command = [sys.executable, "-m", "ruff", *words, "--stdin-filename", "x.pyi", "-"]
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=True)
        text = done.stdout
    return text


def main() -> None:
    """Write all stubs."""
    for path, text in stubs().items():
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()

"""Knows which cell of a notebook is running, so that running it again closes the boards that it made before.

Nothing else would: a widget lives on in the kernel and in the saved notebook when its output has long been replaced.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from weakref import WeakSet

from IPython import get_ipython
from ipywidgets import Widget


class Run(NamedTuple):
    """One run of a cell. The page names both; where it does not, as in a console, there is no cell to run again."""

    cell: str
    request: str


def running() -> Run | None:
    """The run of a cell in which we are, if it is one."""
    shell = get_ipython()
    # In a page without a server it is the kernel who knows.
    asked = (getattr(each, "get_parent", None) for each in (shell, getattr(shell, "kernel", None)))
    ask = next(filter(None, asked), None)
    parent = ask() if ask else {}
    cell = _of(parent, "metadata").get("cellId")
    request = _of(parent, "header").get("msg_id")
    return Run(cell, request) if isinstance(cell, str) and isinstance(request, str) else None


def _of(message: Any, part: str) -> Mapping[str, Any]:
    found = message.get(part) if isinstance(message, Mapping) else None
    return found if isinstance(found, Mapping) else {}


class Made:
    """The widgets that each cell has made in its latest run."""

    def __init__(self) -> None:
        self._boards: dict[str, tuple[str, WeakSet[Widget]]] = {}

    def add(self, board: Widget, run: Run | None) -> None:
        """Remember a board, and close those that its cell has made in an earlier run."""
        if run is None:
            return
        request, boards = self._boards.get(run.cell, ("", WeakSet()))
        if request != run.request:
            for old in tuple(boards):
                old.close()
            boards = WeakSet()
            self._boards[run.cell] = run.request, boards
        boards.add(board)

    def count(self, run: Run, kind: type[Widget]) -> int:
        """How many boards of a kind a run has made so far."""
        request, boards = self._boards.get(run.cell, ("", WeakSet()))
        return sum(isinstance(each, kind) for each in boards) if request == run.request else 0


MADE = Made()

"""Tracks which notebook cell created which boards, so that running the cell again closes the old ones.

Otherwise they would stay open in the kernel and in the saved notebook after their output was replaced.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from weakref import WeakSet

from IPython import get_ipython
from ipywidgets import Widget


class Run(NamedTuple):
    """One execution of a cell, by the ids of the cell and of the request. A console sends no cell id."""

    cell: str
    request: str


def running() -> Run | None:
    """The current execution, or None outside a notebook cell."""
    shell = get_ipython()
    # In Pyodide only the kernel has `get_parent`.
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
    """The widgets that each cell created in its latest run."""

    def __init__(self) -> None:
        self._boards: dict[str, tuple[str, WeakSet[Widget]]] = {}

    def add(self, board: Widget, run: Run | None) -> None:
        """Register a board, and close those that its cell created in an earlier run."""
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
        """The number of widgets of a class that a run has created so far."""
        request, boards = self._boards.get(run.cell, ("", WeakSet()))
        return sum(isinstance(each, kind) for each in boards) if request == run.request else 0


MADE = Made()

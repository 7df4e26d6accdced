"""What the boards of one notebook share: which cell made which boards, and models that are sent to the page only once.

Running a cell again closes the boards that it made before: otherwise they would stay open in the kernel and in the
saved notebook after their output was replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from itertools import count
from typing import Any, NamedTuple, TypeVar, cast
from weakref import WeakSet, WeakValueDictionary

from IPython import get_ipython
from ipywidgets import Widget

W = TypeVar("W", bound=Widget)


class Run(NamedTuple):
    """One execution of a cell, by the ids of the cell and of the request. A console sends no cell id."""

    cell: str
    request: str


def request() -> Any:
    """The message that asked for the current execution."""
    shell = get_ipython()
    # In Pyodide only the kernel has `get_parent`.
    asked = (getattr(each, "get_parent", None) for each in (shell, getattr(shell, "kernel", None)))
    ask = next(filter(None, asked), None)
    return ask() if ask else {}


def running() -> Run | None:
    """The current execution, or None outside a notebook cell."""
    parent = request()
    cell = _of(parent, "metadata").get("cellId")
    name = _of(parent, "header").get("msg_id")
    return Run(cell, name) if isinstance(cell, str) and isinstance(name, str) else None


def sent(name: str) -> Any:
    """An entry of the metadata that the page sent with the code of the running cell: untrusted; None if missing."""
    return _of(request(), "metadata").get(name)


def _of(message: Any, part: str) -> Mapping[str, Any]:
    found = message.get(part) if isinstance(message, Mapping) else None
    return found if isinstance(found, Mapping) else {}


class Notebook:
    """The boards of a kernel, in the order in which they were made, and the models that they share."""

    def __init__(self) -> None:
        self._numbers = count()
        self._boards: WeakValueDictionary[int, Widget] = WeakValueDictionary()
        self._made: dict[str, tuple[str, WeakSet[Widget]]] = {}  # by cell: its last run, its boards
        self._models: dict[Hashable, Widget] = {}
        self._displays: dict[
            str, tuple[str, int, bool]
        ] = {}  # by cell: its last run, boards displayed in it, whether it ran before

    def add(self, board: Widget, run: Run | None) -> None:
        """Register a board, and close those that its cell created in an earlier run."""
        self._boards[next(self._numbers)] = board
        if run is None:
            return
        request, boards = self._made.get(run.cell, ("", WeakSet()))
        if request != run.request:
            for old in tuple(boards):
                old.close()
            boards = WeakSet()
            self._made[run.cell] = run.request, boards
        boards.add(board)

    def with_tasks(self, run: Run) -> int:
        """The number of boards with tasks that a run has created so far."""
        request, boards = self._made.get(run.cell, ("", WeakSet()))
        found = sum(bool(getattr(each, "task_keys", ())) for each in boards)
        return found if request == run.request else 0

    def display(self, run: Run | None) -> tuple[int, bool]:
        """Count a board that a cell displays; returns its index in this run, and whether the cell ran before."""
        if run is None:
            return 0, False
        request, number, again = self._displays.get(run.cell, (run.request, 0, False))
        if request != run.request:
            number, again = 0, True
        self._displays[run.cell] = run.request, number + 1, again
        return number, again

    @property
    def boards(self) -> tuple[Any, ...]:
        """All open boards."""
        return tuple(each for each in self._boards.values() if each.comm is not None)

    @property
    def models(self) -> tuple[Widget, ...]:
        """The open models that boards share."""
        return tuple(each for each in self._models.values() if each.comm is not None)

    def shared(self, key: Hashable, make: Callable[[], W]) -> W:
        """The shared model for a key; a new one if there is none, or if it was closed."""
        found = self._models.get(key)
        if found is None or found.comm is None:
            found = self._models[key] = make()
        return cast("W", found)


NOTEBOOK = Notebook()
"""The only mutable state of the package that is not part of a board; caches of computed values are no state.

Boards of different cells have to find each other, and nothing that they could be given connects them: a notebook calls
`rb.Play()`. A kernel is one process, whose models ipywidgets keeps in a table of the process as well.
"""

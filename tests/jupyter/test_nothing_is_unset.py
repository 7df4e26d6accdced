"""Nothing that a page is told becomes None once it was something: not every page can be told that.

In a browser without a server (JupyterLite) None arrives as "not mentioned": a control that was shown by setting the
`display` of its layout to None never came back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from ipywidgets.widgets.widget import _instances

import ruleboard as rb
from ruleboard.jupyter.widget import BoardWidget
from tests.jupyter.seen import buttons

TWO_WAYS = "B:W24,27,32-36,38,41-47,49,50:B1-7,9,11,14,16,17,19,20,21,23,25:H9"
MILL = "W:Wa7,d7,b2:Ba4,b4,c4,g1:H6,5"

BOARDS: dict[str, Callable[[], BoardWidget]] = {
    "mills": lambda: rb.Play("mills:three", exact=True),
    "draughts": lambda: rb.Play("draughts", TWO_WAYS),
    "relati": lambda: rb.Play("relati:remote"),
    "demo": lambda: rb.Demo("mills", MILL, ["g7xg1", "f2"], asks=[1]),
    "exercise": lambda: rb.Exercise("mills", MILL, goal=rb.goals.forms_mill()),
    "compare": lambda: rb.Compare("mills", MILL, rules=["standard", "chengsan"]),
    "captures": lambda: rb.draughts.Captures(
        "draughts", "W:W27,35,45:B7,12,15,26,29,31,39,40", ask=True
    ),
    "shapes": lambda: rb.relati.Shapes("three_shapes"),
    "paths": lambda: rb.relati.Paths(lang="es"),
    "drill": lambda: rb.relati.ShapeDrill(count=2),
    "practice": lambda: rb.Practice(
        "mills", [rb.task(MILL, rb.goals.forms_mill()), rb.ask.moves(MILL), rb.ask.count(MILL)]
    ),
    "extension": lambda: rb.relati.Extension("cannon"),
}


class Page:
    """Shows a board, and watches each of its parts from the moment that it is there."""

    def __init__(self, make: Callable[[], BoardWidget]) -> None:
        self.faults: list[str] = []
        self._known = set(_instances)
        self.board = make()
        self._look()

    def use(self) -> None:
        """Everything that a reader can do, twice over: what was shown vanishes and comes back."""
        board = self.board
        for _ in range(2):
            actions: list[Callable[[], None]] = [
                *(partial(board.click, site) for site in board.view.labels),
                *(partial(self._key, key) for key in board.view.keys),
                *(partial(self._press, name) for name in buttons(board)),
                *(partial(setattr, board, "lang", lang) for lang in ("zh", "ru-en")),
            ]
            for act in actions:
                act()
                self._look()

    def _key(self, key: str) -> None:
        """A key, as a page sends it; one that has lost its meaning meanwhile is not heard."""
        self.board.pad.receive({"kind": "key", "key": key, "site": None})

    def _press(self, name: str) -> None:
        self.board.pad.receive({"kind": "do", "name": name})

    def _look(self) -> None:
        for name in _instances.keys() - self._known:
            self._known.add(name)
            part = _instances[name]
            part.observe(self._changed, names=part.keys)

    def _changed(self, change: dict[str, Any]) -> None:
        if change["new"] is None and change["old"] is not None:
            self.faults.append(f"{type(change['owner']).__name__}.{change['name']}")


@pytest.mark.parametrize("name", BOARDS)
def test_no_trait_is_taken_back(name: str) -> None:
    page = Page(BOARDS[name])
    page.use()
    assert page.faults == []
    page.board.close()


def test_a_trait_that_is_taken_back_is_found() -> None:
    page = Page(BOARDS["mills"])
    page.board.layout.display = "none"
    page.board.layout.display = None
    assert page.faults == ["Layout.display"]
    page.board.close()

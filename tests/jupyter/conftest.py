"""Every test is a notebook of its own; tests of the painter get one, and the wire to a page that it paints for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ruleboard.jupyter import notebook
from ruleboard.jupyter.canvas import Painter
from tests.jupyter.wire import Wire, tap


@pytest.fixture(autouse=True)
def own_notebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """Boards of other tests are still open, and would follow the language that is chosen in this one."""
    monkeypatch.setattr(notebook, "NOTEBOOK", notebook.Notebook())


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    return tap(monkeypatch)


@pytest.fixture
def painter() -> Iterator[Painter]:
    made = Painter(400)
    yield made
    made.close()

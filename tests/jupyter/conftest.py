"""What every test of the painter needs: a painter, and the wire to a page that it paints for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ruleboard.jupyter.canvas import Painter
from tests.jupyter.wire import Wire, tap


@pytest.fixture
def wire(monkeypatch: pytest.MonkeyPatch) -> Wire:
    return tap(monkeypatch)


@pytest.fixture
def painter() -> Iterator[Painter]:
    made = Painter(400)
    yield made
    made.close()

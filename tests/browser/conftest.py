"""One server and one browser for all browser tests. Without them the tests fail: they are never skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser import notebooks
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer

Open = Callable[..., Lab]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the server shows; a test may put notebooks there."""
    return tmp_path_factory.mktemp("notebooks")


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[LabServer]:
    with LabServer(folder) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with Browser() as running:
        yield running


@pytest.fixture
def open_notebook(
    server: LabServer, browser: Browser, folder: Path, request: pytest.FixtureRequest
) -> Iterator[Open]:
    """Open a notebook made of these cells, in a window that is closed after the test, with its kernel."""
    opened: list[Lab] = []

    def open_it(*cells: str, **window: object) -> Lab:
        name = f"{request.node.name}-{len(opened)}".replace("[", "-").replace("]", "")
        path = notebooks.write(folder, name, *cells)
        opened.append(browser.open(server, path, **window))  # type: ignore[arg-type]
        return opened[-1]

    yield open_it
    for lab in opened:
        lab.shut_down()
        lab.close()


@pytest.fixture
def board(open_notebook: Open) -> Lab:
    """A notebook with one painted board, at the top of the page."""
    lab = open_notebook(*notebooks.ONE_BOARD)
    lab.run_all()
    lab.wait_painted()
    return lab

"""One server and one browser for all browser tests. Without them the tests fail: they are never skipped."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.binder import like_binder
from tests.browser import notebooks
from tests.browser.lab import WIDE, Browser, Lab
from tests.browser.server import LabServer

Open = Callable[..., Lab]
Visit = Callable[[str, Path], Lab]
Show = Callable[..., Lab]

_STILL_FOCUSED = """async button => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  return document.activeElement === button;
}"""


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The root folder of the server; tests may put notebooks there."""
    return tmp_path_factory.mktemp("notebooks")


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[LabServer]:
    with LabServer(folder, warm=True) as running:
        yield running


@pytest.fixture(scope="session")
def class_room(folder: Path) -> Iterator[LabServer]:
    """A server with the extension, as users have it."""
    with LabServer(folder, extension=True, warm=True) as running:
        yield running


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> like_binder.Place:
    """The environment that Binder builds from this repository, and hubs with its image; skips without a registry."""
    uv = shutil.which("uv")
    if uv is None or not like_binder.has_registry(uv, tmp_path_factory.mktemp("none")):
        pytest.skip(
            "no uv, or no registry to install from: what Binder would install was not tried"
        )
    made = like_binder.copy(tmp_path_factory.mktemp("binder") / "place")
    for step, done in like_binder.install(made, uv):
        assert done.returncode == 0, f"{step}: {done.stdout}{done.stderr}"
    return made


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with Browser() as running:
        yield running


@pytest.fixture(scope="session")
def visit(server: LabServer, browser: Browser, folder: Path) -> Iterator[Visit]:
    """Show a copy of a notebook under another name, in a window that is reused."""
    window: list[Lab] = []
    visits = count(1)

    def show(name: str, notebook: Path) -> Lab:
        path = f"{name}-{next(visits)}.ipynb"  # a new copy for each call
        shutil.copy(notebook, folder / path)
        if window:
            window[0].turn_to(path)
        else:
            window.append(browser.open(server, path))
        return window[0]

    yield show
    for lab in window:
        lab.shut_down()
        lab.close()


@pytest.fixture
def show_cells(visit: Visit, tmp_path: Path) -> Iterator[Show]:
    """Show a notebook made of these cells in that window, with its own kernel, for a single test."""
    shown: list[Lab] = []

    def show(*cells: str, size: tuple[int, int] = WIDE) -> Lab:
        lab = visit("cells", tmp_path / notebooks.write(tmp_path, "cells", *cells))
        lab.page.set_viewport_size({"width": size[0], "height": size[1]})
        lab.run_all()
        shown.append(lab)
        return lab

    yield show
    for lab in shown:
        lab.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


@pytest.fixture(scope="module")
def open_notebook(
    server: LabServer, browser: Browser, folder: Path, request: pytest.FixtureRequest
) -> Iterator[Open]:
    """Open a notebook made of these cells in its own window; kernel and window are closed after the test module.

    Loading JupyterLab takes most of a test's time, so tests of a module share pages where possible.
    """
    opened: list[Lab] = []

    def open_it(*cells: str, **window: object) -> Lab:
        name = f"{request.module.__name__.rpartition('.')[2]}-{len(opened)}"
        path = notebooks.write(folder, name, *cells)
        opened.append(browser.open(server, path, **window))  # type: ignore[arg-type]
        return opened[-1]

    yield open_it
    for lab in opened:
        lab.shut_down()
        lab.close()


@pytest.fixture(scope="module")
def open_desk(open_notebook: Open) -> Lab:
    lab = open_notebook(*notebooks.DESK)
    lab.run_all()
    return lab


@pytest.fixture
def desk(open_desk: Lab) -> Lab:
    """A notebook with an empty board, and the focus on the button before the board."""
    open_desk.run("table.begin()")
    open_desk.wait_status("0 clicks")
    open_desk.wait_painted()
    before = open_desk.page.get_by_role("button", name="before")
    open_desk.wait_for(lambda: keeps_focus(before))
    open_desk.forgive()
    return open_desk


def keeps_focus(button: Locator) -> bool:
    """Focus a button; returns whether it still has the focus two frames later: JupyterLab may take it."""
    button.focus()
    return bool(button.evaluate(_STILL_FOCUSED))

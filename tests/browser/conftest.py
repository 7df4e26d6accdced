"""One server and one browser for all browser tests. Without them the tests fail: they are never skipped."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Error, Locator

from tests.binder import like_binder
from tests.browser import notebooks
from tests.browser.again import calm
from tests.browser.lab import WIDE, Browser, Lab
from tests.browser.server import LabServer

Open = Callable[..., Lab]
Visit = Callable[[str, Path], Lab]
Show = Callable[..., Lab]
Turn = Callable[[str], Lab]

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


@contextmanager
def window(server: LabServer, browser: Browser) -> Iterator[Turn]:
    """Show notebooks, each with its own kernel, one after another in the same window.

    Loading JupyterLab takes five times as long as opening one more notebook in it. A window in which that fails is
    replaced by a new one.
    """
    shown: list[Lab] = []

    def turn(path: str) -> Lab:
        if shown:
            try:
                shown[0].turn_to(path)
            except Error:
                shown.pop().close()
            else:
                calm(shown[0])
                return shown[0]
        shown.append(browser.open(server, path))
        return shown[0]

    yield turn
    for lab in shown:
        lab.shut_down()
        lab.close()


@pytest.fixture(scope="session")
def visit(server: LabServer, browser: Browser, folder: Path) -> Iterator[Visit]:
    """Show a copy of a notebook under another name, in a window that is reused."""
    visits = count(1)
    with window(server, browser) as turn:

        def show(name: str, notebook: Path) -> Lab:
            path = f"{name}-{next(visits)}.ipynb"  # a new copy for each call
            shutil.copy(notebook, folder / path)
            return turn(path)

        yield show


@pytest.fixture(scope="session")
def module_window(server: LabServer, browser: Browser) -> Iterator[Turn]:
    """A second window, for notebooks that the tests of a module share."""
    with window(server, browser) as turn:
        yield turn


@pytest.fixture
def show_cells(visit: Visit, tmp_path: Path) -> Show:
    """Show a notebook made of these cells in that window, with its own kernel, for a single test."""

    def show(*cells: str, size: tuple[int, int] = WIDE) -> Lab:
        lab = visit("cells", tmp_path / notebooks.write(tmp_path, "cells", *cells))
        lab.resize(size)
        lab.run_all()
        return lab

    return show


@pytest.fixture(scope="module")
def open_notebook(
    server: LabServer,
    browser: Browser,
    folder: Path,
    module_window: Turn,
    request: pytest.FixtureRequest,
) -> Iterator[Open]:
    """Open a notebook made of these cells for the tests of a module; it replaces the one opened before.

    It gets its own window, which is closed after the module, if it needs a special one (touch, pixel_ratio, …), or
    `alone`, because a test changes the page itself.
    """
    numbers = count()
    opened: list[Lab] = []

    def open_it(
        *cells: str, size: tuple[int, int] = WIDE, alone: bool = False, **special: object
    ) -> Lab:
        name = f"{request.module.__name__.rpartition('.')[2]}-{next(numbers)}"
        path = notebooks.write(folder, name, *cells)
        if alone or special:
            opened.append(browser.open(server, path, size=size, **special))  # type: ignore[arg-type]
            return opened[-1]
        lab = module_window(path)
        lab.resize(size)
        return lab

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

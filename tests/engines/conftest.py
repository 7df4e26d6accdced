"""One server for all engines, and one window for each; an engine that is not installed is skipped, and it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ruleboard.folder.handout import hand_out
from tests.browser.server import LabServer
from tests.engines.driver import Driver, NotHere
from tests.engines.firefox import Firefox
from tests.engines.room import Room
from tests.engines.webkit import WebKit

LESSONS = Path(__file__).parents[2] / "lessons"
ENGINES: dict[str, Callable[[], Driver]] = {"firefox": Firefox, "webkit": WebKit}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of an engine share its window, so they stay in one process (--dist loadgroup)."""
    for item in items:
        params = getattr(item, "callspec", None)
        if params and "driver" in params.params:
            item.add_marker(pytest.mark.xdist_group(params.params["driver"]))


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a learner."""
    made = tmp_path_factory.mktemp("engines") / "mine"
    hand_out(LESSONS, made)
    return made


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[LabServer]:
    with LabServer(folder, extension=True, warm=True) as running:
        yield running


@pytest.fixture(scope="session", params=ENGINES)
def driver(request: pytest.FixtureRequest) -> Iterator[Driver]:
    try:
        running = ENGINES[request.param]()
    except NotHere as lacking:
        pytest.skip(f"{request.param} was not tried: {lacking}")
    yield running
    running.close()


@pytest.fixture(scope="session")
def room(driver: Driver, server: LabServer) -> Room:
    return Room(driver, server)

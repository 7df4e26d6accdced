"""Settings for every test: a missing translation is an error, and random seeds are fixed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.games.installing import install, on_the_path

os.environ["RULEBOARD_STRICT"] = "1"

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Authors of games can run our contract tests on theirs: `pytest tests/rules/test_contract.py --game NAME`."""
    parser.addoption("--game", help="an installed game, the only one whose promises are checked")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start long files first, so that the processes can share the many short ones at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("outside"))


@pytest.fixture(scope="module")
def outside_game(installed: Path) -> Iterator[Path]:
    """Installs the third-party game for one test module; it is removed afterwards, whatever the order of the modules.

    Returns its folder, for subprocesses that need it on their path.
    """
    with on_the_path(installed):
        yield installed

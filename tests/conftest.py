"""What holds for every test: a missing translation is an error, and chance is the same in every run."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from ruleboard.lang import SOURCE
from ruleboard.teaching.narration import Reader
from tests.games.installing import install, on_the_path

os.environ["RULEBOARD_STRICT"] = "1"

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Whoever writes a game has it checked as ours are: `pytest tests/rules/test_contract.py --game NAME`."""
    parser.addoption("--game", help="an installed game, the only one whose promises are checked")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files come first: whichever process is done with one then takes of the many short ones."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("outside"))


@pytest.fixture(scope="module")
def outside_game(installed: Path) -> Iterator[Path]:
    """The game from outside, for one module of tests: the others do not know it, in whatever order they run.

    Returns the place, for programs that are started with it on their path.
    """
    with on_the_path(installed):
        yield installed


@pytest.fixture(autouse=True)
def english_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads what no board says reads English, whatever the boards of other tests spoke."""
    monkeypatch.setattr(Reader, "lang", SOURCE)

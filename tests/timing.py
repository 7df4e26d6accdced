"""A plugin of pytest: how long each test took, and which needed a second try, for the end of a whole run.

`pytest -p tests.timing --times FILE` writes them as JSON. Where several processes share the tests, the one that
hears of all of them writes.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """The file to write."""
    parser.addoption("--times", help="a file for the seconds of each test, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    """Listen, unless somebody else tells us what to run."""
    place = config.getoption("--times")
    if place and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Times(Path(place)))


class Times:
    """What was heard of the tests so far; a test's seconds include what was made for it."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._outcomes: dict[str, str] = {}
        self._again: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add one of the three steps of a test: what comes before it, itself, what comes after."""
        self._seconds[report.nodeid] += report.duration
        outcome: str = report.outcome
        if outcome == "rerun":
            self._again.append(report.nodeid)
        elif report.when == "call" or outcome != "passed":
            self._outcomes[report.nodeid] = outcome

    def pytest_sessionfinish(self) -> None:
        """Write all of it."""
        found = {
            "outcomes": Counter(self._outcomes.values()),
            "again": [*dict.fromkeys(self._again)],
            "seconds": {name: round(took, 2) for name, took in self._seconds.items()},
        }
        self._place.write_text(json.dumps(found), encoding="utf-8")

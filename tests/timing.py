"""A pytest plugin: records the duration of each test, and which tests needed a retry, for the final report of a run.

`pytest -p tests.timing --times FILE` writes them as JSON. With pytest-xdist, only the controller process writes.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option for the output file."""
    parser.addoption("--times", help="a file for the seconds of each test, as JSON")


def pytest_configure(config: pytest.Config) -> None:
    """Register the plugin, except in worker processes of pytest-xdist."""
    place = config.getoption("--times")
    if place and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Times(Path(place)))


class Times:
    """The durations so far; that of a test includes its fixtures."""

    def __init__(self, place: Path) -> None:
        self._place = place
        self._seconds: defaultdict[str, float] = defaultdict(float)
        self._outcomes: dict[str, str] = {}
        self._again: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add one of the three phases of a test: setup, call, teardown."""
        self._seconds[report.nodeid] += report.duration
        outcome: str = report.outcome
        if outcome == "rerun":
            self._again.append(report.nodeid)
        elif report.when == "call" or outcome != "passed":
            self._outcomes[report.nodeid] = outcome

    def pytest_sessionfinish(self) -> None:
        """Write the file."""
        found = {
            "outcomes": Counter(self._outcomes.values()),
            "again": [*dict.fromkeys(self._again)],
            "seconds": {name: round(took, 2) for name, took in self._seconds.items()},
        }
        self._place.write_text(json.dumps(found), encoding="utf-8")

"""The commands are stopped as people stop them: with Ctrl+C, also where the tests themselves run in the background."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pytest

from tests import run


def pytest_configure(config: pytest.Config) -> None:
    """Heed Ctrl+C again: what a shell starts in the background is deaf to it, with all that is started there."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def nothing_made(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No environment to make, and what is left behind by the run that we are part of stays as it is."""
    monkeypatch.setattr(run, "prepare", lambda: Path(sys.executable))
    monkeypatch.setattr(run, "ROOT", tmp_path)

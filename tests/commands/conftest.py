"""The commands are stopped as people stop them: with Ctrl+C, also where the tests themselves run in the background."""

from __future__ import annotations

import signal

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Heed Ctrl+C again: what a shell starts in the background is deaf to it, with all that is started there."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)

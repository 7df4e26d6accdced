"""What holds when pytest runs the lessons: kernels start quickly, and do not take each other's ports.

A kernel is told free ports and opens them a moment later; whatever opens one of them meanwhile kills it at birth.
Every notebook has a kernel of its own, forked from a process that has imported everything (tests/warm).
"""

from __future__ import annotations

import os
import tempfile
from itertools import count

import nbval.kernel
import pytest
from jupyter_client.manager import KernelManager
from traitlets import default

from tests.warm.kernels import WarmSpecs

PLACES = pytest.StashKey[tempfile.TemporaryDirectory[str]]()


def pytest_configure(config: pytest.Config) -> None:
    """Let kernels be talked to through files; Windows has no such files, and keeps to ports."""
    nbval.kernel.NbvalKernelspecManager = WarmSpecs
    if os.name != "posix":
        return
    config.stash[PLACES] = places = tempfile.TemporaryDirectory(prefix="kernels-")
    numbers = count()

    class KernelWithFiles(KernelManager):
        transport = "ipc"

        @default("ip")
        def _place(self) -> str:
            return f"{places.name}/{next(numbers)}"

    nbval.kernel.KernelManager = KernelWithFiles


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leave nothing behind."""
    if PLACES in config.stash:
        config.stash[PLACES].cleanup()

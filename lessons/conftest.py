"""How pytest runs the lessons: kernels start quickly, and use IPC sockets instead of TCP ports.

jupyter_client picks free ports, and the kernel binds them a moment later: another one may take them in between.
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
    """Patch nbval's kernel manager; Windows has no IPC sockets and keeps TCP."""
    nbval.kernel.NbvalKernelspecManager = WarmSpecs
    if os.name != "posix":
        return
    config.stash[PLACES] = places = tempfile.TemporaryDirectory(prefix="kernels-")
    numbers = count()

    class IpcKernelManager(KernelManager):
        transport = "ipc"

        @default("ip")
        def _place(self) -> str:
            return f"{places.name}/{next(numbers)}"

    nbval.kernel.KernelManager = IpcKernelManager


def pytest_unconfigure(config: pytest.Config) -> None:
    """Remove the sockets."""
    if PLACES in config.stash:
        config.stash[PLACES].cleanup()

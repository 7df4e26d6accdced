"""Kernels that start in a fifth of the time: forked from a process that has imported everything already.

Most of a kernel's start is importing, the same for each of the hundreds that a whole run starts. Every notebook still
has a process of its own in which nothing has happened but imports. Where there is no fork (Windows), and where a
test is about how kernels start, they start as usual.

    client.py   what Jupyter starts: asks the server for a kernel, lives as long as that, hands on signals
    server.py   imports, then forks a kernel for each client
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager

HERE = Path(__file__).resolve().parent
SPEC = {"display_name": "Python 3", "language": "python", "metadata": {"debugger": False}}


@cache
def _socket() -> Path:
    """The socket of this process's server, which ends when this process does, because its input ends then."""
    folder = Path(tempfile.mkdtemp(prefix="warm-"))
    socket = folder / "kernels"
    server = subprocess.Popen(
        [sys.executable, str(HERE / "server.py"), str(socket)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=HERE.parents[1],
    )
    assert server.stdout is not None
    if not server.stdout.readline():
        raise RuntimeError("the server of warm kernels did not start")
    atexit.register(server.communicate)  # which closes its input and waits for its end
    return socket


def argv() -> list[str]:
    """What a kernelspec says to start one."""
    if not hasattr(os, "fork"):
        return [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    client = str(HERE / "client.py")
    return [sys.executable, "-I", "-S", client, str(_socket()), "-f", "{connection_file}"]


def write(folder: Path) -> None:
    """Write a kernelspec for it: a kernel is known by the name of its folder."""
    folder.mkdir(parents=True)
    (folder / "kernel.json").write_text(json.dumps({**SPEC, "argv": argv()}), encoding="utf-8")


class WarmSpecs(KernelSpecManager):
    """In place of whoever knows kernels by their names: knows this one, by any name."""

    def get_kernel_spec(self, kernel_name: str) -> Any:
        """How to start it."""
        return KernelSpec(**SPEC, argv=argv())

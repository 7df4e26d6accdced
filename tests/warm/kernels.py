"""Kernels that start in a fifth of the time: forked from a process that has already imported everything.

Most of a kernel's start time is imports, the same for each of the hundreds of kernels in a whole run. Every notebook
still has its own process, in which nothing but imports has run. Without fork (Windows), and in tests about the start
of kernels, they start as usual.

    client.py   what Jupyter starts: requests a kernel, lives as long as it, forwards signals
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
    """The socket of this process's server, which exits with this process, because its stdin is closed then."""
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
    atexit.register(server.communicate)  # closes its stdin and waits for its exit
    return socket


def argv() -> list[str]:
    """The `argv` of the kernelspec."""
    if not hasattr(os, "fork"):
        return [sys.executable, "-m", "ipykernel_launcher", "-f", "{connection_file}"]
    client = str(HERE / "client.py")
    return [sys.executable, "-I", "-S", client, str(_socket()), "-f", "{connection_file}"]


def write(folder: Path) -> None:
    """Write a kernelspec; its folder name is the kernel's name."""
    folder.mkdir(parents=True)
    (folder / "kernel.json").write_text(json.dumps({**SPEC, "argv": argv()}), encoding="utf-8")


class WarmSpecs(KernelSpecManager):
    """KernelSpecManager that returns the warm kernel for any name."""

    def get_kernel_spec(self, kernel_name: str) -> Any:
        return KernelSpec(**SPEC, argv=argv())

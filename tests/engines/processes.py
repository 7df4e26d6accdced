"""Programs that a browser needs, each ended by its own id, together with what it started itself."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.engines.driver import NotHere

ENDING = 10  # seconds that a program has to end by itself


def program(*names: str) -> str:
    """The first of these programs that is installed; raises NotHere."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise NotHere(f"{names[0]} is not installed")
    return found


def start(
    command: Sequence[str], log: Path, environ: Mapping[str, str] | None = None, **more: int
) -> subprocess.Popen[bytes]:
    """Start a program in a group of its own; what it says goes to a file."""
    with log.open("ab") as said:
        return subprocess.Popen(
            command,
            stdout=said,
            stderr=said,
            stdin=subprocess.DEVNULL,
            env={**os.environ, **(environ or {})},
            start_new_session=True,
            pass_fds=tuple(more.values()),
        )


def end(process: subprocess.Popen[bytes]) -> None:
    """End a program and its group: a browser is many processes."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(ENDING)

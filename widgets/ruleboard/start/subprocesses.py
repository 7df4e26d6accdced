"""Runs other programs, and classifies failures by their output."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

Show = Callable[[str], None]


class Cause(StrEnum):
    """Why a program failed."""

    NO_NETWORK = "no_network"
    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    OTHER = "other"


# Error messages of pip, uv and the three operating systems; the first match counts.
_PATTERNS = {
    Cause.DISK_FULL: r"No space left on device|Errno 28\b|os error (?:28|112|122)\b|quota exceeded|not enough space",
    Cause.NO_NETWORK: r"dns error|name resolution|Name or service not known|nodename nor servname|getaddrinfo failed"
    r"|Network is unreachable|No route to host|NewConnectionError|ConnectTimeout|ProxyError|tcp connect error"
    r"|error sending request|Failed to establish a new connection|Could not connect",
    Cause.READ_ONLY: r"Permission denied|Read-only file system|Access is denied|os error (?:5|13|30)\b",
}


@dataclass(frozen=True)
class Result:
    """The result of a program; truthy if it succeeded."""

    ok: bool
    lines: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.ok

    @property
    def cause(self) -> Cause:
        """The cause of the failure, as far as the output tells it."""
        output = "".join(self.lines)
        matches = (
            cause for cause, words in _PATTERNS.items() if re.search(words, output, re.IGNORECASE)
        )
        return next(matches, Cause.OTHER)


def run(*command: str | Path, cwd: Path | None = None, show: Show | None = None) -> Result:
    """Run a program in a folder and capture its output; `show` is called with each line at once."""
    lines: list[str] = []
    try:
        with subprocess.Popen(
            [str(word) for word in command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            cwd=cwd,
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(line)
                if show is not None:
                    show(line)
    except OSError as error:  # not found, or not executable
        return Result(ok=False, lines=(f"{error}\n",))
    return Result(ok=process.returncode == 0, lines=tuple(lines))


def find_program(name: str) -> str | None:
    """Path of a program on PATH. Windows searches the current folder first: a match there is ignored."""
    found = shutil.which(name)
    return None if found is None or Path(found).parent.resolve() == Path.cwd() else found


def exec_command(line: list[str], environ: dict[str, str]) -> int:
    """Replace this process by a command; on Windows, run it and return its exit status."""
    if os.name == "posix":
        os.execve(line[0], line, environ)  # noqa: S606  # signals then reach the program itself
    return subprocess.run(line, env=environ, check=False).returncode

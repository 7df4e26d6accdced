"""Runs other programs, and finds out from their own words why they failed."""

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
    """What a program complained about."""

    NO_NETWORK = "no_network"
    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    OTHER = "other"


# In the words of pip, uv and the three systems; looked for in this order.
_COMPLAINTS = {
    Cause.DISK_FULL: r"No space left on device|Errno 28\b|os error (?:28|112|122)\b|quota exceeded|not enough space",
    Cause.NO_NETWORK: r"dns error|name resolution|Name or service not known|nodename nor servname|getaddrinfo failed"
    r"|Network is unreachable|No route to host|NewConnectionError|ConnectTimeout|ProxyError|tcp connect error"
    r"|error sending request|Failed to establish a new connection|Could not connect",
    Cause.READ_ONLY: r"Permission denied|Read-only file system|Access is denied|os error (?:5|13|30)\b",
}


@dataclass(frozen=True)
class Done:
    """How a program ended: it is true if it ended well."""

    good: bool
    lines: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return self.good

    @property
    def cause(self) -> Cause:
        """Why it failed, as far as it said so."""
        told = "".join(self.lines)
        found = (
            cause for cause, words in _COMPLAINTS.items() if re.search(words, told, re.IGNORECASE)
        )
        return next(found, Cause.OTHER)


def run(*command: str | Path, show: Show | None = None) -> Done:
    """Run a program to its end; `show` gets each line at the moment it is printed. Nothing is printed here."""
    lines: list[str] = []
    try:
        with subprocess.Popen(
            [str(word) for word in command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                lines.append(line)
                if show is not None:
                    show(line)
    except OSError as error:  # not there, or not ours to run
        return Done(good=False, lines=(f"{error}\n",))
    return Done(good=process.returncode == 0, lines=tuple(lines))


def program(name: str) -> str | None:
    """Where a program is on the PATH. Windows looks into the current folder first: what is found there is not taken."""
    found = shutil.which(name)
    return None if found is None or Path(found).resolve().parent == Path.cwd() else found


def become(line: list[str], environ: dict[str, str]) -> int:
    """Be another program from now on; where the system cannot do that, run it and return its status."""
    if os.name == "posix":
        os.execve(line[0], line, environ)  # noqa: S606  # signals then reach the program itself
    return subprocess.run(line, env=environ, check=False).returncode

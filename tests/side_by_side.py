"""Runs parts in parallel: each is a process whose output goes to a file, which is printed when the process ends.

A lane runs its parts sequentially; lanes run in parallel. An I/O-bound part (pages, servers) and a CPU-bound one share
two cores well if the second has a lower priority.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

PATIENCE = 40  # seconds for an interrupted part to exit: its processes wait ten for each other
LOOKING = 0.1  # seconds between two polls of the processes
TELLING = 60  # seconds between two progress lines if the output is not a terminal
BEHIND = 15  # niceness of a part with lower priority
PROGRESS = re.compile(rb"\[ *(\d+)%\]")  # as pytest prints it


@dataclass(frozen=True)
class Part:
    """What to start: a name, the command line, and whether it has lower priority."""

    name: str
    command: Sequence[str]
    gives_way: bool = False


@dataclass(frozen=True)
class Result:
    """The result of a part."""

    name: str
    good: bool
    seconds: float
    output: str = ""


@dataclass
class Running:
    """A part with its running process. Without a file it inherits our output."""

    part: Part
    output: Path | None
    cwd: Path
    environ: Mapping[str, str]
    begun: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        sink = self.output.open("wb") if self.output else None
        try:
            self.process = subprocess.Popen(
                self.part.command,
                cwd=self.cwd,
                env=self.environ,
                stdout=sink,
                stderr=subprocess.STDOUT if sink else None,
            )
        finally:
            if sink:
                sink.close()  # the process has its own handle
        if self.part.gives_way and hasattr(os, "setpriority"):
            os.setpriority(os.PRIO_PROCESS, self.process.pid, BEHIND)

    def progress(self) -> str:
        """Its name, and its own progress in per cent."""
        said = self.output.read_bytes()[-4000:] if self.output else b""
        found = PROGRESS.findall(said)
        return f"{self.part.name} {int(found[-1])} %" if found else self.part.name

    def result(self) -> Result | None:
        """Its result; None while it runs."""
        status = self.process.poll()
        if status is None:
            return None
        said = self.output.read_text(encoding="utf-8", errors="replace") if self.output else ""
        return Result(self.part.name, status == 0, time.monotonic() - self.begun, said)

    def end(self) -> None:
        """Wait for a process that was interrupted with us and cleans up; kill it after a timeout."""
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


class Line:
    """The progress line: updated in place in a terminal, printed once a minute elsewhere."""

    def __init__(self) -> None:
        self._begun = self._told = time.monotonic()
        self._renewed = sys.stdout.isatty()

    def tell(self, running: Sequence[Running]) -> None:
        """Print what is running, if an update is due."""
        now = time.monotonic()
        if not running or now - self._told < (1 if self._renewed else TELLING):
            return
        self._told = now
        minutes, seconds = divmod(int(now - self._begun), 60)
        text = f"{minutes}:{seconds:02d}  " + "  ·  ".join(each.progress() for each in running)
        print(f"\r\x1b[K{text}" if self._renewed else text, end="" if self._renewed else "\n")
        sys.stdout.flush()

    def clear(self) -> None:
        """Clear the line before the output of a part."""
        if self._renewed:
            print("\r\x1b[K", end="", flush=True)


def run(
    lanes: Sequence[Sequence[Part]], folder: Path, cwd: Path, environ: Mapping[str, str]
) -> Iterator[Result]:
    """Run the parts of all lanes; yields each result as soon as it exists. An interrupt waits for running parts.

    Outputs go to `folder`. A single part writes directly to the terminal.
    """
    waiting = [[*lane] for lane in lanes if lane]
    alone = sum(map(len, waiting)) == 1
    running: dict[int, Running] = {}
    line = Line()
    try:
        while running or any(waiting):
            for number, lane in enumerate(waiting):
                if lane and number not in running:
                    part = lane.pop(0)
                    output = None if alone else folder / f"{part.name}.txt"
                    running[number] = Running(part, output, cwd, environ)
            time.sleep(LOOKING)
            for number, each in [*running.items()]:
                result = each.result()
                if result:
                    del running[number]
                    line.clear()
                    yield result
            line.tell([*running.values()] if not alone else ())
    finally:
        line.clear()
        for each in running.values():
            each.end()

"""The report of a test run: the table at its end, and .venv/last-run.json for later."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.side_by_side import Result

SLOWEST = 10


@dataclass
class Record:
    """A run: its start, its options and its results."""

    root: Path
    wanted: Sequence[str]
    whole: bool
    results: list[Result] = field(default_factory=list)
    begun: datetime = field(default_factory=lambda: datetime.now(UTC))

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for name in self.wanted:
            self.times(name).unlink(missing_ok=True)
        self._commit, self._dirty = state_of(self.root)

    @property
    def folder(self) -> Path:
        """The folder for the output and the timings of the parts."""
        return self.root / ".venv" / "run"

    @property
    def file(self) -> Path:
        return self.root / ".venv" / "last-run.json"

    def times(self, part: str) -> Path:
        """The file with the timings of a part's tests."""
        return self.folder / f"{part}.json"

    def measured(self) -> dict[str, dict[str, Any]]:
        """The timings of the parts, as far as they exist."""
        files = {name: self.times(name) for name in self.wanted}
        return {
            name: json.loads(file.read_bytes()) for name, file in files.items() if file.exists()
        }

    def table(self, about: Mapping[str, str]) -> list[str]:
        """The final report: every part, the slowest tests, those that needed a retry, and the total."""
        done = {result.name: result for result in self.results}
        lines = ["═" * 100]
        for name in self.wanted:
            result = done.get(name)
            state = ("passed" if result.good else "FAILED") if result else "not run"
            took = f"{result.seconds:7.1f} s" if result else ""
            lines.append(f"{name:<10} {state:<8} {took:>9}   {about[name]}")
        lines.append(f"{'':<19} {self._seconds():7.1f} s   from beginning to end")
        measured = self.measured().values()
        lines += _titled("slowest tests:", (f"{s:6.1f} s  {n}" for n, s in slowest(measured)))
        lines += _titled("tried a second time:", again(measured))
        failed = sum(not result.good for result in self.results)
        return [*lines, "", f"parts: {len(self.results) - failed} passed, {failed} failed"]

    def write(self) -> None:
        """Write the JSON file, with the commit and the results."""
        commit, dirty = state_of(self.root)
        measured = self.measured()
        done = {result.name: result for result in self.results}
        parts = {
            name: {
                "result": ("passed" if done[name].good else "failed")
                if name in done
                else "not run",
                "seconds": round(done[name].seconds, 1) if name in done else None,
                "tests": measured.get(name, {}).get("outcomes"),
            }
            for name in self.wanted
        }
        found = {
            "whole": self.whole and done.keys() == {*self.wanted},
            "passed": all(part["result"] == "passed" for part in parts.values()),
            "commit": self._commit,
            "dirty": self._dirty or dirty or commit != self._commit,
            "begun": self.begun.isoformat(timespec="seconds"),
            "seconds": round(self._seconds(), 1),
            "parts": parts,
            "slowest": [
                {"test": name, "seconds": took} for name, took in slowest(measured.values())
            ],
            "again": again(measured.values()),
        }
        self.file.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")

    def _seconds(self) -> float:
        return (datetime.now(UTC) - self.begun).total_seconds()


def _titled(title: str, lines: Iterable[str]) -> list[str]:
    """Lines under a title; empty if there are none."""
    found = [f"  {line}" for line in lines]
    return ["", title, *found] if found else []


def slowest(measured: Iterable[Mapping[str, Any]]) -> list[tuple[str, float]]:
    """The slowest tests of all parts."""
    took = [pair for each in measured for pair in each["seconds"].items()]
    return sorted(took, key=lambda pair: -pair[1])[:SLOWEST]


def again(measured: Iterable[Mapping[str, Any]]) -> list[str]:
    """The tests that needed a retry."""
    return [name for each in measured for name in each["again"]]


def state_of(root: Path) -> tuple[str | None, bool]:
    """The commit of a checkout, None without git, and whether there are uncommitted changes."""
    try:
        commit, changes = (
            subprocess.run(
                ["git", "-C", str(root), *words], capture_output=True, text=True, check=True
            ).stdout
            for words in (["rev-parse", "HEAD"], ["status", "--porcelain"])
        )
    except (OSError, subprocess.CalledProcessError):
        return None, True
    return commit.strip(), bool(changes.strip())

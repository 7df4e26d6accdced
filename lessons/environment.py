"""The private environments of a checkout, in .venv: one for the lessons, one for the tests.

`lessons/start.py` and `tests/run.py` run on a bare Python: what this needs is the standard library, and the part of
ruleboard that needs nothing else.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ruleboard.folder.writing import write
from ruleboard.start import environment
from ruleboard.start.running import run

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Environment(environment.Environment):
    """A folder with a Python of its own, in which this checkout is installed for editing."""

    extra: str  # which optional dependencies of pyproject.toml come along
    also: tuple[str, ...] = ()  # further packages
    root: Path = ROOT
    advice: str = ""  # what to do where nothing can be written

    def prepare(self, say: environment.Say, show: environment.Show | None = None) -> Path:
        """Make it, mend it or leave it as it is, with the catalogs as they are now; returns its interpreter."""
        python = super().prepare(say, show)
        compiled = run(python, self.root / "widgets" / "hatch_build.py")
        if not compiled:
            raise self._told(compiled, "catalogs")
        return python

    def _install(self, show: environment.Show | None) -> None:
        """Many Pythons read where the checkout is in the letters of an old console, and stop at any other letter."""
        super()._install(show)
        for note in self.folder.rglob("_ruleboard.pth"):
            line = f"import sys; sys.path.append({ascii(str(self.root / 'widgets'))})\n"
            write(note, line.encode("ascii"))

    def needs(self) -> tuple[str, ...]:
        return ("--editable", f"{self.root}[{self.extra}]", *self.also)

    def origin(self) -> str:
        return str(self.root)

    def contents(self) -> str:
        """What an installation reads once: what it depends on, and the extension, of which it makes a copy."""
        copied = (self.root / "widgets" / "labextension").rglob("*")
        files = [
            self.root / "pyproject.toml",
            *sorted(path for path in copied if path.is_file()),
        ]
        return digest(files) + " ".join((self.extra, *self.also))

    def remedy(self) -> str:
        return self.advice


def digest(files: Iterable[Path]) -> str:
    """A fingerprint of what files hold."""
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.read_bytes())
    return whole.hexdigest()

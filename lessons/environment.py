"""The private environments of a checkout, in .venv: one for the lessons, one for the tests.

`lessons/start.py` and `tests/run.py` run on a bare Python: what this needs is the standard library, and the part of
ruleboard that needs nothing else.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "widgets"))  # nothing is installed yet

from ruleboard.folder.files import write  # noqa: E402
from ruleboard.start import environment  # noqa: E402
from ruleboard.start.messages import Speaker, Stop  # noqa: E402
from ruleboard.start.subprocesses import run  # noqa: E402


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
        for note in self.folder.rglob("*_ruleboard.pth"):
            line = f"import sys; sys.path.append({str(self.root / 'widgets')!a})\n"
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


def prepared(name: str, extra: str, explain: Mapping[str, str]) -> Path:
    """The interpreter of .venv/<name>, for a command that speaks English; where it cannot be made, the command ends.

    `explain` says what begins (making, installing) in the command's own words.
    """
    speaker = Speaker("en")
    place = ROOT / ".venv" / name
    own = Environment(place, extra=extra, advice=speaker.text("remedy_checkout"))

    def say(saying: str) -> None:
        print(explain.get(saying) or speaker.text(saying, folder=place), flush=True)

    try:
        return own.prepare(say)
    except Stop as stop:
        sys.exit(speaker.end(stop))


def digest(files: Iterable[Path]) -> str:
    """A fingerprint of what files hold."""
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.read_bytes())
    return whole.hexdigest()

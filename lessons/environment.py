"""The environments of a checkout in .venv, for the lessons, the tests and the site.

It has to run on a bare Python: standard library, and the part of ruleboard that needs nothing else.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "widgets"))  # nothing is installed yet

from ruleboard.folder.files import write  # noqa: E402
from ruleboard.start.environment import Environment, Say  # noqa: E402
from ruleboard.start.messages import CommandError, Messages  # noqa: E402
from ruleboard.start.subprocesses import Show, run  # noqa: E402


@dataclass(frozen=True)
class CheckoutEnvironment(Environment):
    """An environment with an editable installation of this checkout."""

    extra: str  # which optional dependencies of pyproject.toml are installed
    root: Path = ROOT
    advice: str = ""  # what to do where nothing can be written

    def prepare(self, say: Say, show: Show | None = None) -> Path:
        """Create or update the environment and compile the catalogs; returns its interpreter."""
        python = super().prepare(say, show)
        compiled = run(python, self.root / "widgets" / "hatch_build.py")
        if not compiled:
            raise self._failure(compiled, "catalogs")
        return python

    def _install(self, show: Show | None) -> None:
        """Rewrite the .pth file in ASCII: up to 3.12 Python decodes it by the locale, and fails on other letters."""
        super()._install(show)
        for path in self.folder.rglob("*_ruleboard.pth"):
            line = f"import sys; sys.path.append({str(self.root / 'widgets')!a})\n"
            write(path, line.encode("ascii"))

    def requirements(self) -> tuple[str, ...]:
        return ("--editable", f"{self.root}[{self.extra}]")

    def origin(self) -> str:
        return str(self.root)

    def fingerprint(self) -> str:
        """pyproject.toml, and the extension: an editable installation has a copy of it."""
        copied = (self.root / "widgets" / "labextension").rglob("*")
        files = [self.root / "pyproject.toml", *sorted(path for path in copied if path.is_file())]
        content = b"".join(file.read_bytes() for file in files)
        return hashlib.sha256(content).hexdigest() + self.extra

    def remedy(self) -> str:
        return self.advice


def prepared(name: str, extra: str, explain: Mapping[str, str]) -> Path:
    """The interpreter of .venv/<name>, for commands in English; exits with a message on failure.

    `explain` replaces messages (making, installing) by the command's own.
    """
    messages = Messages("en")
    place = ROOT / ".venv" / name
    own = CheckoutEnvironment(place, extra=extra, advice=messages.text("remedy_checkout"))

    def say(key: str) -> None:
        print(explain.get(key) or messages.text(key, folder=place), flush=True)

    try:
        return own.prepare(say)
    except CommandError as error:
        sys.exit(messages.fail(error))

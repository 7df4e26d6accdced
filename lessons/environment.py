"""Makes the private Python environments of the two commands, so that nobody has to know what one is.

`lessons/start.py` and `tests/run.py` run on a bare Python: this module needs the standard library only. It tells what
happens in codes, because one of the two speaks four languages.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

Say = Callable[[str], None]
Show = Callable[[str], None]


class Trouble(Exception):
    """The environment could not be made: a code (no_venv, install_failed) and what helps or went wrong."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


@dataclass(frozen=True)
class Environment:
    """A folder with a Python of its own, in which this checkout is installed for editing."""

    folder: Path
    extra: str  # which optional dependencies of pyproject.toml come along
    also: tuple[str, ...] = ()  # further packages
    root: Path = ROOT

    @property
    def python(self) -> Path:
        """Its interpreter."""
        if os.name == "nt":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    def prepare(self, say: Say, show: Show | None = None) -> Path:
        """Make it, mend it or leave it as it is; returns its interpreter.

        `say` gets codes of what begins; `show` every line that is told while packages are installed.
        """
        wanted, found = self._wanted(), self._found()
        if found == wanted:
            return self.python
        if any(found.get(key) != wanted[key] for key in ("python", "root")) or not self._usable():
            say("making")
            self._make()
        say("installing")
        self._install(show)
        self._stamp.write_text(json.dumps(wanted), encoding="utf-8")
        return self.python

    @property
    def _stamp(self) -> Path:
        return self.folder / "ruleboard.json"

    def _wanted(self) -> dict[str, str]:
        return {
            "python": f"{sys.version_info.major}.{sys.version_info.minor}",
            "root": str(self.root),
            "needs": digest(self._installed()) + " ".join((self.extra, *self.also)),
        }

    def _installed(self) -> list[Path]:
        """What an installation reads once: what it depends on, and the extension, of which it makes a copy."""
        copied = (self.root / "widgets" / "labextension").rglob("*")
        return [self.root / "pyproject.toml", *sorted(path for path in copied if path.is_file())]

    def _found(self) -> dict[str, str]:
        try:
            found = json.loads(self._stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) and self.python.exists() else {}

    def _usable(self) -> bool:
        return self.python.exists() and run(self.python, "-c", "import pip", quiet=True)

    def _make(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        uv = shutil.which("uv")
        if uv and run(uv, "venv", "--quiet", "--seed", "--python", sys.executable, self.folder):
            return
        if (
            importlib.util.find_spec("venv") is None
            or importlib.util.find_spec("ensurepip") is None
        ):
            raise Trouble("no_venv", f"python{self._wanted()['python']}-venv")
        if not run(sys.executable, "-m", "venv", "--clear", self.folder):
            raise Trouble("no_venv", f"python{self._wanted()['python']}-venv")

    def _install(self, show: Show | None) -> None:
        needs = ("--editable", f"{self.root}[{self.extra}]", *self.also)
        quiet = () if show else ("--quiet",)
        uv = shutil.which("uv")
        if uv and run(uv, "pip", "install", *quiet, "--python", self.python, *needs, show=show):
            return
        calm = ("--disable-pip-version-check", "--no-input", "--progress-bar=off")
        pip = (self.python, "-m", "pip", "install", *quiet, *calm)
        if not run(*pip, *needs, show=show):
            raise Trouble("install_failed", " ".join(needs))


def digest(files: Iterable[Path]) -> str:
    """A fingerprint of what files hold."""
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.read_bytes())
    return whole.hexdigest()


def run(*command: str | Path, quiet: bool = False, show: Show | None = None) -> bool:
    """Whether a command ends well. Its errors are shown, and its output unless it is to be quiet.

    With `show`, that gets each line at the moment it is printed; only if the command fails, all of them are shown.
    """
    words = [str(word) for word in command]
    if show is None:
        output = subprocess.DEVNULL if quiet else None
        return subprocess.run(words, stdout=output, check=False).returncode == 0
    return _followed(words, show)


def _followed(words: list[str], show: Show) -> bool:
    lines: list[str] = []
    with subprocess.Popen(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            show(line)
    if process.returncode:
        print(*lines, sep="", file=sys.stderr)
    return process.returncode == 0

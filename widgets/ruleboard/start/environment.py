"""Creates private Python environments with uv or venv + pip. Runs on a bare Python: standard library only.

Failures are raised as CommandError with the key of a message, because the commands speak several languages.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ruleboard.folder.files import CannotWrite, Obstacle, make_folder, obstacles, write
from ruleboard.folder.locks import locked
from ruleboard.start.messages import CommandError
from ruleboard.start.subprocesses import Cause, Result, Show, find_program, run

Say = Callable[[str], None]

LOCK_TIMEOUT = 3600.0  # seconds; another process may be installing over a slow network
MEGABYTES = 400  # what JupyterLab and the boards take, rounded up
MIN_FREE = 10_000_000  # bytes; with less, the disk counts as full

# Written into the folder before anything else. Only a folder with this file in it is ever emptied.
MARK = "made-by-ruleboard.txt"
ABOUT_MARK = b"ruleboard made this folder, and may empty it and make it anew.\n"


@dataclass(frozen=True)
class Environment(ABC):
    """A virtual environment in which ruleboard is installed."""

    folder: Path

    @property
    def python(self) -> Path:
        """Its interpreter."""
        if os.name == "nt":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    def prepare(self, say: Say, show: Show | None = None) -> Path:
        """Create or update the environment if needed; returns its interpreter. Raises CommandError.

        `say` is called with the key of a message for each step, `show` with each line of the installer's output.
        """
        if self._is_ready():
            return self.python
        try:
            make_folder(self.folder.parent)
            with locked(self.folder, seconds=LOCK_TIMEOUT, waiting=lambda: say("waiting")):
                if not self._is_ready():  # another process may have finished meanwhile
                    self._complete(say, show)
        except CannotWrite as error:
            raise self._place_error(error.obstacle, error.path, error.detail) from error
        return self.python

    @abstractmethod
    def requirements(self) -> tuple[str, ...]:
        """Arguments for `pip install`."""

    @abstractmethod
    def origin(self) -> str:
        """Where ruleboard comes from; if it changes, the environment is created anew."""

    @abstractmethod
    def fingerprint(self) -> str:
        """A hash of everything that an installation reads; if it changes, packages are installed again."""

    @abstractmethod
    def remedy(self) -> str:
        """Advice for a place where nothing can be written."""

    def _wanted(self) -> dict[str, str]:
        python = f"{sys.version_info.major}.{sys.version_info.minor}"
        return {"python": python, "root": self.origin(), "needs": self.fingerprint()}

    @property
    def _stamp(self) -> Path:
        """Written last: what the environment was made from."""
        return self.folder / "ruleboard.json"

    def _is_ready(self) -> bool:
        return self._found() == self._wanted()

    def _found(self) -> dict[str, str]:
        try:
            found = json.loads(self._stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        try:
            exists = self.python.exists()
        except OSError:  # a symlink into a folder that we may not read
            exists = False
        return found if isinstance(found, dict) and exists else {}

    def _complete(self, say: Say, show: Show | None) -> None:
        wanted, found = self._wanted(), self._found()
        if any(found.get(key) != wanted[key] for key in ("python", "root")) or not self._usable():
            say("making")
            self._create()
        say("installing")
        self._install(show)
        write(self._stamp, json.dumps(wanted).encode())

    def _usable(self) -> bool:
        return self.python.exists() and bool(run(self.python, "-P", "-c", "import pip"))

    def _create(self) -> None:
        self._clear()
        output: tuple[str, ...] = ()
        uv = find_program("uv")
        if uv:
            options = ("--quiet", "--seed", "--allow-existing", "--python", sys.executable)
            result = run(uv, "venv", *options, self.folder.absolute(), cwd=self._place)
            if result:
                return
            if result.cause is Cause.DISK_FULL:
                raise self._failure(result, "not_made")
            output = result.lines
            self._clear()
        if any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip")):
            raise CommandError("no_venv", detail=f"python{self._wanted()['python']}-venv")
        result = run(sys.executable, "-P", "-m", "venv", self.folder)
        if not result:
            raise self._failure(Result(ok=False, lines=(*output, *result.lines)), "not_made")

    def _clear(self) -> None:
        """Empty the folder but for our mark, which stays throughout: an interrupted run can be repeated."""
        with obstacles(self.folder):
            if self.folder.exists() and not self._is_ours():
                raise CannotWrite(Obstacle.IN_THE_WAY, self.folder)
            self.folder.mkdir(exist_ok=True)
            (self.folder / MARK).write_bytes(ABOUT_MARK)
            for path in self.folder.iterdir():
                if path.is_dir() and not path.is_symlink():
                    shutil.rmtree(path)
                elif path.name != MARK:
                    path.unlink()

    def _is_ours(self) -> bool:
        """Whether we made the folder, or it is empty. Earlier versions wrote no mark, only the stamp at the end."""
        if not self.folder.is_dir() or self.folder.is_symlink():
            return False
        earlier = all((self.folder / name).is_file() for name in (self._stamp.name, "pyvenv.cfg"))
        return earlier or (self.folder / MARK).is_file() or not any(self.folder.iterdir())

    @property
    def _place(self) -> Path:
        """Where installers run: uv reads a uv.toml in the current folder, which may name another package index."""
        return self.folder.parent.absolute()

    def _install(self, show: Show | None) -> None:
        python = str(self.python.absolute())
        options = ("--disable-pip-version-check", "--no-input", "--progress-bar=off", "--retries=2")
        pip = (python, "-P", "-m", "pip", "install", *options)
        uv = find_program("uv")
        installers = [(uv, "pip", "install", "--python", python)] if uv else []
        for words in (*installers, pip):
            result = run(*words, *self.requirements(), cwd=self._place, show=show)
            if result:
                return
            if result.cause in (Cause.NO_NETWORK, Cause.DISK_FULL):
                break  # the other installer would fail too
        raise self._failure(result, "install_failed")

    def _failure(self, result: Result, default: str) -> CommandError:
        """The error for a failed command: its cause if known, else its output and the default message."""
        if result.cause is Cause.NO_NETWORK:
            return CommandError("no_network")
        free = shutil.disk_usage(self.folder.parent).free
        if result.cause is Cause.DISK_FULL or free < MIN_FREE:  # not every program says why
            return self._place_error(Obstacle.DISK_FULL, self.folder)
        if result.cause is Cause.READ_ONLY:
            return self._place_error(Obstacle.READ_ONLY, self.folder)
        print(*result.lines, sep="", end="", file=sys.stderr)
        return CommandError(default, path=self.folder)

    def _place_error(self, obstacle: Obstacle, path: Path, detail: str = "") -> CommandError:
        key, remedy = f"place_{obstacle}", self.remedy()
        return CommandError(key, path=path, detail=detail, megabytes=MEGABYTES, remedy=remedy)

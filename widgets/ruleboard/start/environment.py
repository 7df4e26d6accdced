"""Makes private Python environments, so that nobody has to know what one is.

It runs on a bare Python and needs the standard library only. What goes wrong is told as what it is: the name of a
sentence and what belongs into it, because the commands speak several languages.
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
from ruleboard.start.messages import Stop
from ruleboard.start.subprocesses import Cause, Done, program, run

Say = Callable[[str], None]
Show = Callable[[str], None]

PATIENCE = 3600.0  # seconds; as long as another start may take, on a slow network
MEGABYTES = 400  # what JupyterLab and the boards take, rounded up
LITTLE = 10_000_000  # bytes; a disk with less is full

# Written into the folder before anything else. Only a folder with this file in it is ever emptied.
MARK = "made-by-ruleboard.txt"
ABOUT_MARK = b"ruleboard made this folder, and may empty it and make it anew.\n"


@dataclass(frozen=True)
class Environment(ABC):
    """A folder with a Python of its own, in which ruleboard is installed."""

    folder: Path

    @property
    def python(self) -> Path:
        """Its interpreter."""
        if os.name == "nt":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    def prepare(self, say: Say, show: Show | None = None) -> Path:
        """Make it, mend it or leave it as it is; returns its interpreter. Raises Stop, and goes on the next time.

        `say` gets the names of what begins; `show` every line that is told while packages are installed.
        """
        if self._is_ready():
            return self.python
        try:
            make_folder(self.folder.parent)
            with locked(self.folder, seconds=PATIENCE, waiting=lambda: say("waiting")):
                if not self._is_ready():  # somebody else may just have done it
                    self._complete(say, show)
        except CannotWrite as trouble:
            raise self._no_place(trouble.obstacle, trouble.path, trouble.detail) from trouble
        return self.python

    @abstractmethod
    def needs(self) -> tuple[str, ...]:
        """What the installer is told to install."""

    @abstractmethod
    def origin(self) -> str:
        """Where ruleboard comes from; if that is another place, the environment is made anew."""

    @abstractmethod
    def contents(self) -> str:
        """A fingerprint of all that an installation reads; if it is another one, it is installed again."""

    @abstractmethod
    def remedy(self) -> str:
        """The name of the sentence that says what to do where nothing can be written."""

    def _wanted(self) -> dict[str, str]:
        python = f"{sys.version_info.major}.{sys.version_info.minor}"
        return {"python": python, "root": self.origin(), "needs": self.contents()}

    @property
    def _stamp(self) -> Path:
        return self.folder / "ruleboard.json"

    def _is_ready(self) -> bool:
        return self._found() == self._wanted()

    def _found(self) -> dict[str, str]:
        try:
            found = json.loads(self._stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        try:
            there = self.python.exists()
        except OSError:  # a Python in a folder of somebody else, who lets nobody look
            there = False
        return found if isinstance(found, dict) and there else {}

    def _complete(self, say: Say, show: Show | None) -> None:
        wanted, found = self._wanted(), self._found()
        if any(found.get(key) != wanted[key] for key in ("python", "root")) or not self._usable():
            say("making")
            self._make()
        say("installing")
        self._install(show)
        write(self._stamp, json.dumps(wanted).encode())

    def _usable(self) -> bool:
        return self.python.exists() and bool(run(self.python, "-P", "-c", "import pip"))

    def _make(self) -> None:
        with obstacles(self.folder):
            self._begin()
        told: tuple[str, ...] = ()
        uv = program("uv")
        if uv:
            options = ("--quiet", "--seed", "--allow-existing", "--python", sys.executable)
            made = run(uv, "venv", *options, self.folder)
            if made:
                return
            if made.cause is Cause.DISK_FULL:
                raise self._told(made, "not_made")
            told = made.lines
            with obstacles(self.folder):
                self._begin()
        if any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip")):
            raise Stop("no_venv", detail=f"python{self._wanted()['python']}-venv")
        made = run(sys.executable, "-P", "-m", "venv", self.folder)
        if not made:
            raise self._told(Done(good=False, lines=(*told, *made.lines)), "not_made")

    def _begin(self) -> None:
        """Empty the folder but for our mark, which stays throughout: an interrupted run can be repeated."""
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

    def _install(self, show: Show | None) -> None:
        calm = ("--disable-pip-version-check", "--no-input", "--progress-bar=off", "--retries=2")
        pip = (str(self.python), "-P", "-m", "pip", "install", *calm)
        uv = program("uv")
        ways = [(uv, "pip", "install", "--python", str(self.python))] if uv else []
        for words in (*ways, pip):
            done = run(*words, *self.needs(), show=show)
            if done:
                return
            if done.cause in (Cause.NO_NETWORK, Cause.DISK_FULL):
                break  # another installer would fare no better
        raise self._told(done, "install_failed")

    def _told(self, done: Done, otherwise: str) -> Stop:
        """What the reader hears of a command that failed: the cause, or all that the command told."""
        if done.cause is Cause.NO_NETWORK:
            return Stop("no_network")
        free = shutil.disk_usage(self.folder.parent).free
        if done.cause is Cause.DISK_FULL or free < LITTLE:  # not everybody says why
            return self._no_place(Obstacle.DISK_FULL, self.folder)
        if done.cause is Cause.READ_ONLY:
            return self._no_place(Obstacle.READ_ONLY, self.folder)
        print(*done.lines, sep="", end="", file=sys.stderr)
        return Stop(otherwise, path=self.folder)

    def _no_place(self, obstacle: Obstacle, path: Path, detail: str = "") -> Stop:
        return Stop(
            f"place_{obstacle}",
            path=path,
            detail=detail,
            megabytes=MEGABYTES,
            remedy=self.remedy(),
        )

"""Real starts of the lessons: the project as somebody gets it, and servers that are ended by their own process ids."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self
from urllib.error import URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 300.0  # seconds; only ends what would never end
ADDRESS = re.compile(r"http://localhost:(\d+)(/lab/tree/\S+)\?token=(\w+)")
LEAVE = ("__pycache__", "*.mo", ".ipynb_checkpoints")


def checkout(folder: Path) -> Path:
    """A copy of the project as somebody gets it: no environment, no compiled catalogs."""
    for name in ("widgets", "lessons"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns(*LEAVE))
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, folder)
    return folder


def surroundings(**environ: str) -> dict[str, str]:
    """The environment of a reader who speaks English, unless another language is given."""
    own = {**os.environ, "PYTHONUTF8": "1", "LC_ALL": "en_GB.UTF-8", **environ}
    own.pop("PYTHONPATH", None)
    return own


def without_uv() -> str:
    """A path on which there is no uv, as most readers have it: what is installed then is installed by pip."""
    places = os.environ.get("PATH", "").split(os.pathsep)
    return os.pathsep.join(place for place in places if not shutil.which("uv", path=place))


def command(
    *words: str | Path, before: Sequence[str] = (), cwd: Path = ROOT, **environ: str
) -> subprocess.CompletedProcess[str]:
    """`python lessons/start.py` with these words, to its end; `before` stands before the whole line."""
    line = [*before, sys.executable, "lessons/start.py", *map(str, words)]
    return subprocess.run(
        line,
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env=surroundings(**environ),
        timeout=PATIENCE,
        check=False,
    )


class Server:
    """A start of JupyterLab by one of the commands."""

    def __init__(self, line: Sequence[str | Path], output: Path, cwd: Path, **environ: str) -> None:
        self._output = output
        words = [str(word) for word in (*line, "--no-browser")]
        with output.open("w") as sink:
            self.process = subprocess.Popen(
                words,
                cwd=cwd,
                env=surroundings(**environ),
                stdout=sink,
                stderr=sink,
                start_new_session=True,  # so that it can be stopped as Ctrl+C in a window does
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    @property
    def said(self) -> str:
        """All that it has printed."""
        return self._output.read_text(encoding="utf-8")

    def wait(self, pattern: str | re.Pattern[str]) -> re.Match[str]:
        """Wait until it has printed something."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = re.search(pattern, self.said)
            if found:
                return found
            assert self.process.poll() is None, self.said
            time.sleep(0.1)
        raise AssertionError(f"no {pattern} in {PATIENCE} seconds:\n{self.said}")

    def interrupt(self) -> int:
        """Ctrl+C, as the whole window gets it; returns the status."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(60)

    @property
    def port(self) -> int:
        return int(self.wait(ADDRESS)[1])

    @property
    def page(self) -> str:
        """The page that it opens."""
        return self.wait(ADDRESS)[2]

    def ask(self, path: str, body: object = None) -> Any:
        """What the server answers, as JSON; with a body it is asked to make something."""
        token = self.wait(ADDRESS)[3]
        data = None if body is None else json.dumps(body).encode()
        request = Request(
            f"http://127.0.0.1:{self.port}{path}", data, {"Authorization": f"token {token}"}
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                with urlopen(request, timeout=PATIENCE) as answer:
                    return json.load(answer)
            except URLError as error:
                refused = isinstance(error.reason, ConnectionRefusedError)
                if not refused or time.monotonic() > end:
                    raise
                time.sleep(0.25)

"""The site of the lessons, made as people make it, and what a visit to it costs."""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

from lessons.publisher.server import serve
from tests.browser.server import LabServer

ROOT = Path(__file__).resolve().parents[2]
# Nobody packs these once more; all others are sent as a web server packs them.
PACKED = {".png", ".bundle", ".whl", ".woff2", ".zip"}


class SiteServer(LabServer):
    """Shows a folder of files, and does nothing else."""

    def __enter__(self) -> Self:
        self._server = serve(self.folder)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def address(self, view: str, path: str) -> str:
        return f"{self.url}/{view}/index.html?path={path}"


def site(output: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `python lessons/site.py` as people do."""
    command = [sys.executable, str(ROOT / "lessons" / "site.py"), "--output", str(output), *words]
    environ = {**os.environ, "PYTHONUTF8": "1"}
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", env=environ, check=False, cwd=ROOT
    )


def files(folder: Path, asked: Iterable[str]) -> set[Path]:
    """The files of the site among the addresses that were asked for."""
    paths = {folder / urlsplit(url).path.lstrip("/") for url in asked}
    return {path for path in paths if path.is_file()}


def cost(path: Path) -> int:
    """How many bytes of a file go over the wire."""
    content = path.read_bytes()
    return len(content if path.suffix in PACKED else gzip.compress(content))

"""A JupyterLab server for the browser tests: private folders, a free port, ended by its process id."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from tests.warm import kernels

STARTING = 120  # timeout in seconds
ENDING = 20

EXTENSION = Path(__file__).resolve().parents[2] / "widgets" / "labextension"

AS_IT_COMES = {
    "@jupyterlab/apputils-extension/notification": {"fetchNews": "false", "checkForUpdates": False}
}
SETTINGS = {
    **AS_IT_COMES,
    "@jupyterlab/notebook-extension/tracker": {"windowingMode": "none"},  # render every cell
}


class LabServer:
    """`with LabServer(folder) as server: server.url` serves the notebooks of a folder.

    With `extension`, the extension of this checkout is active, so lessons run automatically, and JupyterLab has its
    default settings; without, nothing runs automatically, and every cell is rendered. `chosen` are user settings.
    With `warm`, kernels are forked (tests/warm), for tests that are not about how kernels start.
    """

    ANSWERS = "/api/status"  # answers once the server is ready

    def __init__(
        self,
        folder: Path,
        *,
        extension: bool = False,
        chosen: Mapping[str, object] | None = None,
        warm: bool = False,
    ) -> None:
        self.folder = folder
        self._extension = extension
        self._warm = warm
        self._settings = {**(AS_IT_COMES if extension else SETTINGS), **(chosen or {})}
        self._private = Path(tempfile.mkdtemp(prefix="ruleboard-lab-"))
        self._log = self._private / "log.txt"
        self._process: subprocess.Popen[bytes] | None = None
        self._port = 0
        self.url = ""

    @property
    def runtime(self) -> Path:
        """The folder for the connection files of the server and its kernels."""
        return self._private / "runtime"

    @property
    def process(self) -> int | None:
        """Its process id, once it runs."""
        return self._process.pid if self._process else None

    def address(self, view: str, path: str) -> str:
        """The URL of a notebook; the layout of earlier visits is not restored."""
        return f"{self.url}/{view}/tree/{path}?reset"

    def __enter__(self) -> Self:
        self._write_settings()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self._port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self._port}"
        with ExitStack() as unless_ready:
            unless_ready.callback(self.__exit__)
            self.start()
            unless_ready.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._private, ignore_errors=True)

    def start(self) -> None:
        """Start the server, or restart it at the same URL; returns when it answers."""
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                self._command(self._port),
                env=self._environment(),
                stdout=log,
                stderr=log,
                cwd=self.folder,
            )
        self._wait()

    def stop(self) -> None:
        """Stop the server and its kernels."""
        if self._process is None:
            return
        self._process.terminate()
        try:
            self._process.wait(ENDING)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _command(self, port: int) -> list[str]:
        return [
            *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
            *("--ServerApp.ip=127.0.0.1", f"--ServerApp.port={port}", "--ServerApp.port_retries=0"),
            *("--IdentityProvider.token=", "--ServerApp.disable_check_xsrf=True"),
            *(f"--ServerApp.root_dir={self.folder}", "--LabApp.expose_app_in_browser=True"),
            "--LabApp.news_url=None",
        ]

    def _environment(self) -> dict[str, str]:
        private = {
            "JUPYTER_CONFIG_DIR": "config",
            "JUPYTER_DATA_DIR": "data",
            "JUPYTER_RUNTIME_DIR": "runtime",
            "JUPYTERLAB_SETTINGS_DIR": "settings",
            "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
            "IPYTHONDIR": "ipython",
        }
        own = {name: str(self._private / to) for name, to in private.items()}
        return {**os.environ, **own, "JUPYTER_PATH": str(self._private / "share")}

    def _write_settings(self) -> None:
        if self._warm:
            kernels.write(self._private / "share" / "kernels" / "python3")
        if self._extension:
            shutil.copytree(EXTENSION, self._private / "share" / "labextensions" / "ruleboard")
        else:
            page = self._private / "config" / "labconfig" / "page_config.json"
            page.parent.mkdir(parents=True)
            page.write_text(json.dumps({"disabledExtensions": {"ruleboard": True}}), "utf-8")
        for name, values in self._settings.items():
            file = self._private / "settings" / f"{name}.jupyterlab-settings"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(json.dumps(values), encoding="utf-8")

    def _wait(self) -> None:
        assert self._process is not None
        end = time.monotonic() + STARTING
        while time.monotonic() < end:
            if self._process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(f"{self.url}{self.ANSWERS}", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        log = self._log.read_text(encoding="utf-8", errors="replace")[-3000:]
        raise RuntimeError(f"the server did not start:\n{log}")

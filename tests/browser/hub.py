"""A JupyterHub on this machine, with the environment that Binder makes: what a school has, but for Kubernetes.

Learners have a home each, are let in by name, and come by the link of `binder/school`, which fetches the lessons.
"""

from __future__ import annotations

import re
import socket
import subprocess
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.binder import like_binder
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer

PAGE = like_binder.ROOT / "binder" / "school" / "README.md"
HUB = "https://HUB"
EXAMPLE = "https%3A%2F%2Fgithub.com%2Fruleboard%2Fruleboard"
PROXY = "configurable-http-proxy"  # from npm; without it there is no hub
STARTING = 240_000  # milliseconds; a server of one's own, and all lessons
AUTHOR = ("-c", "user.name=ruleboard", "-c", "user.email=ruleboard@localhost")

CONFIG = """
c = get_config()
c.JupyterHub.bind_url = "http://127.0.0.1:{ports[0]}"
c.JupyterHub.hub_bind_url = "http://127.0.0.1:{ports[1]}"
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:{ports[2]}"
c.ConfigurableHTTPProxy.command = [{proxy!r}]
c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allow_all = True
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = {homes!r} + "/{{username}}"
c.Spawner.cmd = [{server!r}, "--allow-root", "--LabApp.expose_app_in_browser=True"]
c.Spawner.start_timeout = c.Spawner.http_timeout = 120
c.Spawner.default_url = "/lab"
"""


def proxy(folder: Path) -> Path:
    """The proxy that stands before a hub; the test is skipped where there is none."""
    words = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder)]
    try:
        subprocess.run([*words, PROXY], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("no npm to install a proxy from: a hub was not tried")
    return folder / "node_modules" / ".bin" / PROXY


def free_ports(count: int) -> list[int]:
    """Ports that nobody has."""
    with ExitStack() as held:
        probes = [held.enter_context(socket.socket()) for _ in range(count)]
        for probe in probes:
            probe.bind(("127.0.0.1", 0))
        return [probe.getsockname()[1] for probe in probes]


class Repository:
    """A git repository named ruleboard, from which hubs fetch the lessons."""

    def __init__(self, files: Path) -> None:
        self.folder = files
        self._git("init", "--quiet", "--initial-branch=main")
        self.commit()

    def commit(self) -> None:
        """What is there now is what hubs fetch from now on."""
        self._git("add", "--all")
        self._git(*AUTHOR, "commit", "--quiet", "--message=now")

    def _git(self, *words: str) -> None:
        subprocess.run(["git", *words], cwd=self.folder, capture_output=True, check=True)


class Hub(LabServer):
    """`with Hub(place, repository, proxy) as hub: hub.enter(browser, "anna", "en/start.ipynb")`."""

    ANSWERS = "/hub/health"

    def __init__(self, place: like_binder.Place, repository: Repository, proxy: Path) -> None:
        super().__init__(place.folder)
        self.folder = self._private  # where it keeps its notes
        self._place = place
        self._repository = repository
        self._proxy = proxy

    def home(self, learner: str) -> Path:
        """The folder of somebody who was here."""
        return self._private / "homes" / learner

    def address(self, view: str, path: str) -> str:
        """The link that the page for schools gives learners, with this hub and this repository in it."""
        (link,) = re.findall(rf"^{HUB}/\S+$", PAGE.read_text("utf-8"), re.MULTILINE)
        assert EXAMPLE in link
        link = link.replace(EXAMPLE, quote(str(self._repository.folder), safe=""))
        link = link.replace("en%2Fstart.ipynb", quote(path, safe=""))
        assert f"{view}%2Ftree%2Fruleboard%2Flessons%2F" in link
        return f"{self.url}{link.removeprefix(HUB)}"

    def enter(self, browser: Browser, learner: str, path: str, *, kernel: bool = True) -> Lab:
        """Let a learner in and follow the link for them."""
        visitor = browser.visitor()
        page = visitor.new_page()
        page.set_default_timeout(STARTING)
        page.goto(self.address("lab", path))
        page.fill("#username_input", learner)
        page.click("#login_submit")
        page.wait_for_url("**/lab/tree/**")  # their server runs, and the lessons are there
        page.close()
        return Lab(visitor, self, path, view="lab", kernel=kernel)

    def _write_settings(self) -> None:
        (self._private / "homes").mkdir()

    def _command(self, port: int) -> list[str]:
        config = self._private / "jupyterhub_config.py"
        text = CONFIG.format(
            ports=[port, *free_ports(2)],
            proxy=str(self._proxy),
            homes=str(self._private / "homes"),
            server=str(self._place.bin / "jupyterhub-singleuser"),
        )
        config.write_text(text, encoding="utf-8")
        return [str(self._place.bin / "jupyterhub"), "--config", str(config)]

    def _environment(self) -> dict[str, str]:
        """Nobody's folders for Jupyter are given: every learner has those of their home."""
        own = self._place.environ
        return {name: own[name] for name in own.keys() - like_binder.PRIVATE.keys()}

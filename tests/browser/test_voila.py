"""A page without code: `ruleboard voila` in an environment of its own, and a class that visits it."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode
from urllib.request import Request, urlopen

import psutil
import pytest
from playwright.sync_api import Page
from websocket import ABNF, WebSocket, WebSocketBadStatusException, create_connection

from ruleboard.lang import Words
from ruleboard.start.voila import SERVER
from tests.binder.like_binder import LEFT_OUT, PRIVATE, has_registry
from tests.browser.lab import Browser
from tests.browser.server import STARTING, LabServer

ROOT = Path(__file__).resolve().parents[2]
VISITORS, UNJOINED = 4, 6
IDLE = 12  # seconds in place of minutes; whoever is slower to connect would lose the board
SOON = f"""
import sys
from ruleboard.start import voila
voila.SERVER |= {{"MappingKernelManager.cull_idle_timeout": {IDLE}, "MappingKernelManager.cull_interval": 1}}
voila.SERVER |= {{"VisitorKernels.unjoined_timeout": {UNJOINED}}}
from ruleboard.cli import main
sys.exit(main(sys.argv[1:]))
"""
V1 = "v1.kernel.websocket.jupyter.org"
HURT = '<img src="x.y" onerror="window.hurt = true">'


def is_kernel(process: psutil.Process) -> bool:
    """Whether a process is a kernel, and alive."""
    try:
        return "ruleboard.jupyter.kernel" in process.cmdline()
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return False


class VoilaServer(LabServer):
    """What somebody gets who has installed `ruleboard[voila]` and says `ruleboard voila`."""

    options = ("--no-browser", f"--visitors={VISITORS}")

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.python = folder / "environment" / ("Scripts" if os.name == "nt" else "bin") / "python"

    def _command(self, port: int) -> list[str]:
        return [str(self.python), "-P", "-c", SOON, "voila", *self.options, f"--port={port}"]

    def _environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(LEFT_OUT)}
        own = {name: str(self.folder / "home" / to) for name, to in PRIVATE.items()}
        return {**kept, **own, "RULEBOARD_HOME": str(self.folder / "home" / "ruleboard")}

    def _write_settings(self) -> None:
        """Nothing is set but what the command sets."""

    def _wait(self) -> None:
        """Every request for a page starts a kernel: it is enough that somebody listens."""
        end = time.monotonic() + STARTING
        while time.monotonic() < end and self._process and self._process.poll() is None:
            with socket.socket() as probe:
                if not probe.connect_ex(("127.0.0.1", int(self.url.rpartition(":")[2]))):
                    return
            time.sleep(0.2)
        raise RuntimeError(self._log.read_text(encoding="utf-8", errors="replace")[-3000:])

    def address(self, view: str, path: str = "") -> str:
        return f"{self.url}/?{view}"

    def answer(self, lang: str = "en") -> tuple[int, str]:
        """What a visitor gets who never joins: the status, and the page."""
        request = Request(self.url, headers={"Accept-Language": lang})
        try:
            with urlopen(request, timeout=STARTING) as page:
                return page.status, page.read().decode("utf-8")
        except HTTPError as refused:
            return refused.code, refused.read().decode("utf-8")

    def join(self, page: str, protocol: str | None) -> WebSocket:
        """The line from a page to its kernel."""
        (kernel,) = re.findall(r'"kernelId": "([^"]+)"', page)
        address = f"{self.url}/api/kernels/{kernel}/channels".replace("http:", "ws:")
        return create_connection(
            address, timeout=STARTING, subprotocols=[protocol] if protocol else None
        )

    def ended(self) -> int | None:
        """With which status it ended, if it did."""
        return self._process.poll() if self._process else None

    def kernels(self) -> set[psutil.Process]:
        """The kernels that run."""
        return set(filter(is_kernel, psutil.Process(self.process).children(recursive=True)))


@pytest.fixture(scope="module")
def voila(tmp_path_factory: pytest.TempPathFactory) -> Iterator[VoilaServer]:
    uv = shutil.which("uv")
    if uv is None or not has_registry(uv, tmp_path_factory.mktemp("none")):
        pytest.skip("no uv, or no registry to install from: Voilà was not tried")
    server = VoilaServer(tmp_path_factory.mktemp("voila"))
    into = ("pip", "install", "--quiet", "--python", str(server.python))
    for words in (
        ("venv", "--quiet", str(server.folder / "environment")),
        (*into, f"{ROOT}[voila]"),
    ):
        done = subprocess.run([uv, *words], capture_output=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stderr
    with server:
        yield server


@pytest.fixture(scope="module")
def visit(voila: VoilaServer, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open the page as its address says; every visitor is somebody else."""
    contexts = []

    def opened(locale: str = "en-GB", **asked: Any) -> Page:
        contexts.append(browser.visitor(locale=locale))
        page = contexts[-1].new_page()
        page.goto(voila.address(urlencode(asked)))
        page.locator(".ruleboard-pad button, [role=alert]").first.wait_for(timeout=STARTING * 1000)
        return page

    yield opened
    for context in contexts:
        context.close()


def wait_until(holds: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.2)


def closing_code(line: WebSocket) -> int:
    """With which number the server closes a line."""
    while True:
        kind, data = line.recv_data()
        if kind == ABNF.OPCODE_CLOSE:
            return int.from_bytes(data[:2], "big")


def test_a_visitor_cannot_stop_it_for_the_others(voila: VoilaServer) -> None:
    """Messages in the older layout, or with a count that cannot be true, kept its only thread busy for hours."""
    _, page = voila.answer()
    with pytest.raises(WebSocketBadStatusException, match="400"):
        voila.join(page, None)
    for message in (b"\xff" * 8, b"\xff" * 80, (10**6).to_bytes(8, "little") + b"\0" * 80, b""):
        line = voila.join(page, V1)
        line.send_binary(message)
        assert closing_code(line) == 1003
    line = voila.join(page, V1)
    line.send("{}")
    assert closing_code(line) == 1003
    assert voila.answer()[0] == 200


def test_there_is_a_most_of_visitors_and_whoever_never_joins_makes_room(voila: VoilaServer) -> None:
    wait_until(lambda: not voila.kernels(), 3 * IDLE)
    with ThreadPoolExecutor() as together:  # counted before their kernels are there
        answers = [*together.map(voila.answer, ["ru"] * (VISITORS + 2))]
    assert sorted(status for status, _ in answers) == [200] * VISITORS + [503] * 2
    full = Words("ru").first("visit.full")
    assert {full in page for status, page in answers if status == 503} == {True}
    assert len(voila.kernels()) == VISITORS
    wait_until(lambda: not voila.kernels(), 3 * UNJOINED)
    assert voila.answer()[0] == 200


def test_sigterm_ends_it_and_its_kernels(voila: VoilaServer) -> None:
    voila.answer()
    kernels = voila.kernels()
    assert kernels
    voila.stop()
    assert voila.ended() == 0
    assert not any(map(is_kernel, kernels))
    voila.start()


def test_a_configuration_in_the_current_folder_is_not_run(voila: VoilaServer) -> None:
    voila.stop()
    for name in ("voila.py", "random.py", "jupyter_config.py"):
        (voila.folder / name).write_text("open('ran', 'a')", encoding="utf-8")
    voila.start()
    assert voila.answer()[0] == 200
    assert not (voila.folder / "ran").exists()


def test_boards_without_code_for_visitors_who_come_and_go(
    visit: Callable[..., Page], voila: VoilaServer
) -> None:
    voila.stop()  # and with it the kernels of those who never joined
    voila.start()
    page = visit(locale="ru-RU")
    words = Words("ru")
    page.get_by_text(words.first("visit.play")).wait_for()
    assert page.locator("pre, .jp-InputArea, .highlight").count() == 0  # no code
    assert page.locator("nav a[aria-current]").inner_text() == words.first("mills.name")
    page.locator('button[data-site="d6"]').first.click()
    page.get_by_text("Белые ставят фишку на d6.").first.wait_for()
    watch = page.get_by_role("link", name=words.first("draughts.name")).last
    assert watch.get_attribute("href") == "?watch=draughts"
    (left,) = voila.kernels()
    page.context.close()  # a tablet that goes to sleep says nothing

    page = visit(game="draughts", moves="32-28 17-22", lang="zh")
    page.get_by_role("button", name="下一步").first.click()
    page.get_by_text("画面 2/").first.wait_for()
    (watched,) = voila.kernels() - {left}
    page.goto(voila.address(urlencode({"game": HURT, "lang": "es"})))  # a page that is left says so
    told = page.locator("[role=alert]")
    told.wait_for()
    assert HURT in told.inner_text()
    assert told.inner_text().startswith("No hay ningún juego llamado")
    assert page.evaluate("() => window.hurt") is None
    wait_until(lambda: not {left, watched} & voila.kernels(), 3 * IDLE)
    assert len(voila.kernels()) == 1  # those of open pages stay


def test_its_kernels_end_after_minutes_without_a_page() -> None:
    assert SERVER["MappingKernelManager.cull_idle_timeout"] == 10 * 60

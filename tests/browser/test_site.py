"""The site without a server: lessons in the visitor's browser, and nothing that leaves this computer.

NumPy and Pillow are stand-ins here (tests/site/stand_ins): no package registry has them for the browser. The published
site has them; what these tests cannot prove is that NumPy itself loads.
"""

from __future__ import annotations

import gzip
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from lessons.publishing.showing import serve
from ruleboard.lang import EDITIONS, LANGUAGES, Words
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer
from tests.browser.test_lesson import CLOSE, FREE, TRAP, board, says
from tests.site.making import site, stand_ins

MEGABYTE = 1_000_000
MOST = 13.5  # megabytes that a first visit may cost, as a web server sends them, but for NumPy and Pillow
PACKED = {".whl", ".zip", ".png"}  # nobody packs these once more
STARTING = 120_000  # milliseconds: a whole Python starts in the page


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


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = site(folder / "site", "--wheels", str(stand_ins(folder / "wheels")))
    if "could not bring" in done.stderr or "which is not here" in done.stderr:
        pytest.skip(f"no registry to make the site from: {done.stderr.strip().splitlines()[-1]}")
    assert done.returncode == 0, done.stdout + done.stderr
    settings = folder / "site" / "jupyter-lite.json"
    config = json.loads(settings.read_text(encoding="utf-8"))
    config["jupyter-config-data"]["exposeAppInBrowser"] = True  # for the tests' own questions
    settings.write_text(json.dumps(config), encoding="utf-8")
    return folder / "site"


@pytest.fixture(scope="module")
def shown(made: Path) -> Iterator[SiteServer]:
    with SiteServer(made) as running:
        yield running


@pytest.fixture(scope="module")
def visit(shown: SiteServer, browser: Browser) -> Iterator[tuple[Lab, list[str]]]:
    """Somebody who has never been here and opens a lesson; with everything that was asked for."""
    asked: list[str] = []
    context = browser.visitor()
    context.on("request", lambda request: asked.append(request.url))
    with Lab(context, shown, "en/mills-1.ipynb", view="lab", kernel=False) as lab:
        lab.page.wait_for_function(LIVE, timeout=STARTING)
        lab.wait_painted()
        yield lab, asked
        assert lab.errors() == []


@pytest.fixture
def lab(visit: tuple[Lab, list[str]]) -> Lab:
    return visit[0]


LIVE = "() => globalThis.jupyterapp?.shell?.currentWidget?.node.dataset.ruleboard === 'live'"


def files(folder: Path, asked: list[str]) -> set[Path]:
    """The files of the site among what was asked for."""
    paths = {folder / urlsplit(url).path.lstrip("/") for url in asked}
    return {path for path in paths if path.is_file()}


def cost(path: Path) -> int:
    """How many bytes of a file go over the wire."""
    content = path.read_bytes()
    return len(content if path.suffix in PACKED else gzip.compress(content))


def noted(lab: Lab, number: int) -> None:
    """Wait until the line above the lesson says how many exercises are solved."""
    told = lab.page.locator(".ruleboard-bar [role=status]").first
    expect(told).to_contain_text(f"Solved: {number} of", timeout=STARTING)


def test_the_first_page_leads_to_the_readers_language(shown: SiteServer, browser: Browser) -> None:
    context = browser.visitor(locale="es-MX")
    page = context.new_page()
    page.goto(f"{shown.url}/")
    page.get_by_text("Archivo", exact=True).first.wait_for(timeout=STARTING)  # the menus too
    page.locator(".ruleboard-start tr").first.wait_for(timeout=STARTING)
    page.get_by_role("heading", name=Words("es").first("course.title")).wait_for()
    page.goto(f"{shown.url}/?choose")
    links = page.get_by_role("link")
    assert links.count() == len(EDITIONS)
    assert (
        page.get_by_role("link", name="简体中文", exact=True).get_attribute("lang")
        == LANGUAGES["zh"].html
    )
    context.close()


def test_every_lesson_is_there(made: Path) -> None:
    lessons = Path(__file__).parents[2] / "lessons"
    for edition in EDITIONS:
        wanted = {path.name: path.read_bytes() for path in (lessons / edition).glob("*.ipynb")}
        there = (made / "files" / edition).glob("*.ipynb")
        assert {path.name: path.read_bytes() for path in there} == wanted


def test_a_board_answers(lab: Lab) -> None:
    lab.click_site("d6", FREE)
    says(lab, FREE, "White places a man on d6.")
    lab.click_site("d6", FREE)
    says(lab, FREE, "d6")


def test_an_exercise_is_solved(lab: Lab) -> None:
    before = lab.digest(TRAP)
    lab.click_site("f6", TRAP)
    says(lab, TRAP, "White removes one of Black's men.")
    lab.wait_changed(before, TRAP)
    lab.click_site("c4", TRAP)
    says(lab, TRAP, "stars.")
    noted(lab, 1)


def test_lessons_have_room(lab: Lab) -> None:
    assert lab.page.evaluate("() => jupyterapp.shell.leftCollapsed")


def test_a_game_against_the_computer(lab: Lab) -> None:
    own = board(lab, FREE)
    own.get_by_role("button", name="Start over", exact=True).click()
    says(lab, FREE, "White to place a man.")
    own.get_by_role("button", name="Against the computer", exact=True).click()
    own.get_by_label("Who plays").select_option("Opponent: level 1, beginner")
    lab.click_site("b4", FREE)
    says(lab, FREE, "Black places a man on ")


def test_nothing_leaves_this_computer(visit: tuple[Lab, list[str]], shown: SiteServer) -> None:
    _, asked = visit
    assert len(asked) > 100
    outside = [url for url in asked if not url.startswith((shown.url, "data:", "blob:"))]
    assert outside == []


def test_a_first_visit_is_small(visit: tuple[Lab, list[str]], made: Path) -> None:
    found = files(made, visit[1])
    assert made / "static" / "pyodide" / "pyodide.asm.wasm" in found
    assert [path.name for path in found if path.suffix == ".map"] == []
    assert sum(map(cost, found)) < MOST * MEGABYTE


def test_the_next_visit_begins_with_live_boards(lab: Lab, shown: SiteServer) -> None:
    lab.page.goto(shown.address("lab", "en/mills-1.ipynb"))
    lab.page.wait_for_function(LIVE, timeout=STARTING)
    noted(lab, 1)  # in this browser, by the visit before
    lab.wait_painted(CLOSE)
    lab.click_site("f6", CLOSE)
    says(lab, CLOSE, "White removes one of Black's men.")

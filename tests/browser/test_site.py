"""The site without a server: lessons in the visitor's browser, and nothing that leaves this computer.

It is the site that is published, file for file. What these tests cannot prove is that a cell which imports NumPy gets
it: no package registry has it for the browser, and the site leaves it where Pyodide publishes it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ruleboard.lang import EDITIONS, LANGUAGES, Words
from tests.browser.lab import Browser, Lab
from tests.browser.test_lesson import CLOSE, FREE, TRAP, board, says
from tests.browser.test_strangers import STRANGE, lesson
from tests.site.making import SiteServer, cost, files, site

MEGABYTE = 1_000_000
MOST = 9.02  # megabytes that a first visit may cost, as a web server sends them
STARTING = 120_000  # milliseconds: a whole Python starts in the page


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = site(folder / "site")
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


ASK = """async code => {
  const { kernel } = jupyterapp.shell.currentWidget.sessionContext.session;
  const asked = kernel.requestExecute({ code });
  let told = "";
  asked.onIOPub = ({ content }) => { told += content.text ?? content.traceback?.join("\\n") ?? ""; };
  await asked.done;
  return told;
}"""


def answered(lab: Lab, code: str) -> str:
    """What a cell of one's own prints, or the error that it ends with, without its colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", str(lab.page.evaluate(ASK, code)))


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
    assert links.count() == len(EDITIONS) + 1
    assert links.last.get_attribute("href") == "docs/index.html"  # the reference, for programmers
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
    board(lab, FREE).get_by_label("Who plays").select_option("Opponent: a person")
    says(lab, FREE, "Only people are playing now.")
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
    who = own.get_by_label("Who plays")
    if not who.is_visible():
        own.get_by_role("button", name="Against the computer", exact=True).click()
    who.select_option("Opponent: level 1, beginner")
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
    assert [path.name for path in found if path.suffix in {".map", ".bundle"}] == []
    assert sum(map(cost, found)) < MOST * MEGABYTE


def test_an_error_is_told_as_everywhere(lab: Lab) -> None:
    told = answered(lab, "def half(n):\n    return n / 0\n\nhalf(8)")
    assert re.search(r"ZeroDivisionError +Traceback \(most recent call last\)", told)
    assert re.search(r"-+> 2 +return n / 0", told)
    assert re.search(r"-+> 4 half\(8\)", told)
    assert told.endswith("ZeroDivisionError: division by zero")
    assert "SyntaxError: invalid syntax" in answered(lab, "1 +")
    assert "There is no game called “nothing”. The games are: draughts, mills, relati." in answered(
        lab, "import ruleboard as rb; rb.Play('nothing')"
    )


def test_what_no_lesson_needs_comes_when_it_is_asked_for(
    visit: tuple[Lab, list[str]], made: Path
) -> None:
    lab, asked = visit
    rest = made / "static" / "pyodide" / "rest.bundle"
    assert rest not in files(made, asked)
    assert answered(lab, "import imaplib, xml.dom.minidom; print(imaplib.IMAP4_PORT)") == "143\n"
    assert rest in files(made, asked)
    assert "No module named 'no_such_module'" in answered(lab, "import no_such_module")


def test_a_language_brings_its_own_and_every_game_is_there(
    shown: SiteServer, browser: Browser, made: Path
) -> None:
    asked: list[str] = []
    context = browser.visitor()
    context.on("request", lambda request: asked.append(request.url))
    with Lab(context, shown, "zh/relati-1.ipynb", view="lab", kernel=False) as lab:
        lab.page.wait_for_function(LIVE, timeout=STARTING)
        lab.wait_painted()
        assert lab.errors() == []
    bundles = {path.stem for path in files(made, asked) if path.suffix == ".bundle"}
    assert bundles == {"zh"}


def test_the_next_visit_begins_with_live_boards(lab: Lab, shown: SiteServer) -> None:
    lab.page.goto(shown.address("lab", "en/mills-1.ipynb"))
    lab.page.wait_for_function(LIVE, timeout=STARTING)
    noted(lab, 1)  # in this browser, by the visit before
    lab.wait_painted(CLOSE)
    lab.click_site("f6", CLOSE)
    says(lab, CLOSE, "White removes one of Black's men.")


def test_an_uploaded_notebook_that_calls_itself_trusted_runs_only_when_asked(lab: Lab) -> None:
    """Here is no server that knows better."""
    notebook = lesson(STRANGE)
    for cell in notebook["cells"]:
        cell["metadata"]["trusted"] = True
    upload = """async ([path, content]) => {
      await jupyterapp.serviceManager.contents.save(path, { type: "notebook", format: "json", content });
      await jupyterapp.commands.execute("docmanager:open", { path });
    }"""
    lab.page.evaluate(upload, ["en/uploaded.ipynb", notebook])
    button = lab.page.get_by_role("button", name=Words("en").short("lab.start"))
    button.click(timeout=STARTING)
    lab.page.wait_for_function(LIVE, timeout=STARTING)
    assert answered(lab, "print(RUNS)") == "1\n"

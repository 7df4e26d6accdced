"""The page around a lesson: where it begins and goes on, what is solved, room for it, and its language everywhere."""

from __future__ import annotations

import json
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import nbformat
import pytest

from lessons.builder import navigation
from lessons.builder.notebook import counted
from lessons.builder.source import START, read
from ruleboard.folder.handout import MARKER, hand_out
from ruleboard.lang import EDITIONS, Words, named
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer
from tests.browser.short_lesson import shorten
from tests.browser.test_lesson import LESSONS
from tests.trust.hostile import MARK, WHOLE

pytestmark = pytest.mark.long

SOURCES = sorted((LESSONS / "source").glob("*.md"))
COURSE = [
    counted(each, LESSONS)
    for each in navigation.ordered(
        {
            path.name: read(path.stem, path.read_text(encoding="utf-8"), path.name)
            for path in SOURCES
        }
    )
]
FIRST, SECOND, *_ = COURSE
Start = Callable[..., Lab]
CLOSE = 0  # the board of the first exercise of the first lesson
SMALL = (1024, 768)
PHONE = (390, 844)

ENGLISH_MENUS = {"@jupyterlab/translation-extension/plugin": {"locale": "default"}}

# ipywidgets asks every notebook for its kernel, also one that has none.
NO_KERNEL = "Cannot read properties of null (reading 'kernel')"

NO_FILE = f"<img src=x onerror=window.{MARK}=1>"  # and yet a file may have this name
# What has run of a hostile text, or could.
RAN = f"""() => [
  ...(window.{MARK} === undefined ? [] : ["ran"]),
  ...[...document.querySelectorAll("img[src='x'], a[href^='javascript']")].map(each => each.outerHTML),
  ...[...document.querySelectorAll(".jp-Notebook script, .ruleboard-bar script")].map(each => each.outerHTML),
]"""

_LEFT = "() => jupyterapp.shell.leftCollapsed"
_OPEN = "() => jupyterapp.shell.currentWidget?.context?.path ?? null"
_CLOSE_ALL = "() => [...jupyterapp.shell.widgets('main')].forEach(each => each.close())"
_LOOKED = """() => performance.getEntriesByType("resource")
  .some(each => new URL(each.name).pathname.endsWith("/api/contents/en"))"""  # for a start page there
_LARGE = """() => [...document.querySelectorAll(".ruleboard")]
  .map(each => each.matches(".ruleboard-large")).indexOf(true)"""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A learner's own folder."""
    folder = tmp_path_factory.mktemp("own")
    hand_out(LESSONS, folder)
    for lesson in folder.glob("*/*.ipynb"):
        if lesson.stem != START:
            shorten(lesson)
    return folder


@pytest.fixture(scope="module")
def school(own: Path) -> Iterator[LabServer]:
    with LabServer(own, extension=True, chosen=ENGLISH_MENUS, warm=True) as running:
        yield running


@pytest.fixture(scope="module")
def opened_first(school: LabServer, browser: Browser) -> Iterator[Lab]:
    with browser.open(school, f"en/{FIRST.id}.ipynb", view="lab") as lab:
        yield lab
        assert lab.errors() == []
        lab.shut_down()


@pytest.fixture
def first(opened_first: Lab) -> Lab:
    """The first lesson, alive and in front."""
    path = f"en/{FIRST.id}.ipynb"
    opened_first.page.evaluate(
        "path => void jupyterapp.commands.execute('docmanager:open', { path })", path
    )
    opened_first.wait_for(lambda: opened_first.page.evaluate(_OPEN) == path)
    opened_first.wait_lesson("live")
    return opened_first


@pytest.fixture(scope="module")
def window(school: LabServer, browser: Browser) -> Iterator[Lab]:
    """A window for start pages, which have no kernel."""
    with browser.open(school, "en/start.ipynb", view="lab", size=SMALL, kernel=False) as lab:
        yield lab


@pytest.fixture
def start_page(window: Lab) -> Start:
    """Load a start page, as if nothing had been opened before."""

    def load(edition: str = "en") -> Lab:
        window.load(f"{edition}/start.ipynb")
        return window

    return load


def kernels(school: LabServer) -> int:
    """How many run."""
    with urllib.request.urlopen(f"{school.url}/api/kernels") as answer:
        return len(json.load(answer))


def below(lab: Lab) -> float:
    """How much of nothing stands below the last words of a start page, scrolled to its end."""
    measure = """() => {
      const page = document.querySelector(".ruleboard-start .jp-WindowedPanel-outer");
      page.scrollTop = page.scrollHeight;
      const last = [...page.querySelectorAll(".jp-RenderedMarkdown")].at(-1);
      return page.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
    }"""
    return float(lab.page.evaluate(measure))


def execute(lab: Lab, command: str) -> None:
    lab.page.evaluate("name => void jupyterapp.commands.execute(name)", command)


def bar(lab: Lab) -> str:
    """What is said above the lesson that is in front."""
    return lab.page.locator(".ruleboard-bar:visible [role=status]").inner_text()


def rows(lab: Lab) -> list[str]:
    return lab.page.locator(".ruleboard-start tr").all_inner_texts()


def solved(number: int, total: int, edition: str = "en") -> str:
    return Words(edition).first("lab.solved", solved=number, total=total)


def test_the_road_shows_stars_and_what_to_repeat_and_goes_on_where_the_learner_is(
    own: Path, start_page: Start
) -> None:
    def effort(stars: int) -> dict[str, object]:
        return {"hints": 0, "solved": stars > 0, "stars": stars, "tries": 1}

    whole = dict.fromkeys(FIRST.exercises, effort(3))
    half = {SECOND.exercises[0]: effort(1), SECOND.exercises[1]: effort(0)}
    note = own / "progress.json"
    lessons = {FIRST.id: whole, SECOND.id: half}
    note.write_text(json.dumps({"format": 1, "lessons": lessons}), encoding="utf-8")
    try:
        lab = start_page()
        lab.page.locator(".ruleboard-onward").wait_for()
        first, second, third, *_ = rows(lab)
        stars = 3 * len(FIRST.exercises)
        assert solved(len(FIRST.exercises), len(FIRST.exercises)) in first
        assert f"Stars: {stars} ★" in first
        assert "worth repeating" not in first
        assert solved(1, len(SECOND.exercises)) in second
        assert "Stars: 1 ★" in second
        assert "worth repeating: 2" in second
        assert "★" not in third
        assert lab.page.locator(".ruleboard-finished").count() == 1
        onward = lab.page.locator(".ruleboard-onward")
        assert onward.inner_text() == f"Continue: {SECOND.titles['en']}"
        onward.click()
        lab.wait_for(lambda: lab.page.evaluate(_OPEN) == f"en/{SECOND.id}.ipynb")
        lab.wait_lesson("live")
        lab.shut_down()
    finally:
        note.unlink()


def test_the_start_page_shows_every_lesson_starts_no_kernel_and_leads_on(
    school: LabServer, start_page: Start
) -> None:
    before = kernels(school)
    lab = start_page()
    scores = lab.page.locator(".ruleboard-score")
    lab.wait_for(lambda: scores.count() == sum(bool(each.exercises) for each in COURSE))
    for lesson, row in zip(COURSE, rows(lab), strict=True):
        assert lesson.about
        assert lesson.titles["en"] in row
        assert lesson.about.texts["en"] in row
        assert solved(0, len(lesson.exercises)) in row
    pictures = lab.page.locator(".ruleboard-start td img")
    lab.wait_for(lambda: pictures.evaluate_all("all => all.every(each => each.naturalWidth)"))
    assert kernels(school) == before
    assert not lab.page.locator(".jp-NotebookPanel-toolbar").is_visible()
    assert below(lab) < 200  # it ends where it ends
    assert lab.page.evaluate("() => jupyterapp.shell.currentWidget.context.model.dirty") is False
    assert [each for each in lab.errors() if NO_KERNEL not in each] == []
    lab.page.locator("table").get_by_role("link", name=FIRST.titles["en"], exact=True).click()
    lab.wait_for(lambda: lab.page.evaluate(_OPEN) == f"en/{FIRST.id}.ipynb")
    lab.wait_lesson("live")
    lab.shut_down()


def solve(lab: Lab, own: Path) -> None:
    """Solve the first exercise, which nobody has solved before."""
    total = len(FIRST.exercises)
    if (own / "progress.json").exists():  # another test has, or this one is being tried again
        (own / "progress.json").unlink()
        lab.run("Out[2].pad.receive({'kind': 'do', 'name': 'retry'})")
        lab.reload()
        lab.wait_lesson("live")
    lab.wait_for(lambda: solved(0, total) in bar(lab))
    lab.click_site("f6", CLOSE)
    lab.wait_status("White removes one of Black's men", CLOSE)
    lab.click_site("b2", CLOSE)
    lab.wait_for(lambda: solved(1, total) in bar(lab))


def test_what_is_solved_is_shown_at_once_and_on_the_start_page(first: Lab, own: Path) -> None:
    total = len(FIRST.exercises)
    solve(first, own)
    first.page.get_by_role("button", name=Words("en").first("lab.all")).click()
    first.wait_for(lambda: first.page.evaluate(_OPEN) == "en/start.ipynb")
    first.wait_for(lambda: solved(1, total) in "".join(rows(first)[:1]))
    first.forgive()  # NO_KERNEL


def test_learners_see_no_code_until_somebody_asks_for_it(first: Lab) -> None:
    code = first.page.locator(".jp-CodeCell .jp-InputArea-editor:visible")
    strips = first.page.locator(".jp-InputPlaceholder:visible")
    assert (code.count(), strips.count()) == (0, 0)
    execute(first, "ruleboard:code")
    first.wait_for(lambda: code.count() > 1)
    assert not first.page.evaluate("() => jupyterapp.shell.currentWidget.context.model.dirty")
    execute(first, "ruleboard:code")
    first.wait_for(lambda: code.count() == 0)
    assert strips.count() == 0


def test_start_again_asks_puts_the_boards_back_and_keeps_what_was_solved(
    first: Lab, own: Path
) -> None:
    if not (own / "progress.json").exists() or first.eval("Out[2].solved") is not True:
        solve(first, own)
    noted = (own / "progress.json").read_bytes()
    words = Words("en")
    again = first.page.get_by_role("button", name=words.first("lab.again"))
    again.first.click()
    dialog = first.page.get_by_role("dialog")
    assert words.first("lab.reset") in dialog.inner_text()
    dialog.get_by_role("button", name=words.first("lab.stay")).click()
    assert first.eval("Out[2].solved") is True
    again.first.click()
    dialog.get_by_role("button", name=words.first("lab.again")).click()
    first.wait_for(lambda: first.lesson_state() != "live")
    first.wait_lesson("live")
    first.wait_painted(CLOSE)
    first.call_again()
    assert first.eval("Out[2].solved") is False
    assert (own / "progress.json").read_bytes() == noted
    first.wait_for(lambda: solved(1, len(FIRST.exercises)) in bar(first))
    first.forgive()  # ipywidgets may still have been asking the kernel that was ended


def test_the_board_where_one_is_becomes_larger_and_smaller(first: Lab) -> None:
    first.site("f6", CLOSE).focus()
    execute(first, "ruleboard:larger")
    first.wait_for(lambda: first.page.evaluate(_LARGE) == CLOSE)
    execute(first, "ruleboard:larger")
    first.wait_for(lambda: first.page.evaluate(_LARGE) == -1)


def test_the_next_lesson_is_one_press_away_and_commands_speak_its_language(first: Lab) -> None:
    words = Words("ru-en")
    execute(first, "apputils:activate-command-palette")
    shown = first.page.locator('.lm-CommandPalette-item[data-command^="ruleboard:"]')
    first.wait_for(lambda: shown.count() == 5)
    first.page.keyboard.press("Escape")
    first.page.locator('.ruleboard-bar:visible [data-way="next"]').click()
    first.wait_for(lambda: first.page.evaluate(_OPEN) == f"en/{SECOND.id}.ipynb")
    first.wait_lesson("live")
    first.shut_down()
    first.page.evaluate("() => jupyterapp.shell.currentWidget.close()")
    first.page.evaluate(
        "path => void jupyterapp.commands.execute('docmanager:open', { path })",
        f"ru-en/{COURSE[-1].id}.ipynb",
    )
    first.wait_for(lambda: first.lesson_state() in ("waiting", "running"))
    label = first.page.evaluate("() => jupyterapp.commands.label('ruleboard:all')")
    assert label == words.short("lab.all")
    assert first.page.evaluate("() => jupyterapp.commands.isVisible('ruleboard:next')") is False
    assert first.page.locator('.ruleboard-bar:visible [data-way="next"]').count() == 0
    first.wait_lesson("live")
    first.shut_down()
    first.page.evaluate("() => jupyterapp.shell.currentWidget.close()")
    first.forgive()


def test_a_broken_file_of_progress_is_told_and_left_alone(start_page: Start, own: Path) -> None:
    file = own / "progress.json"
    before = file.read_bytes() if file.exists() else None
    try:
        for foreign in ("{", '{"format": 2, "lessons": {}}', '{"format": 1, "lessons": {"a": 3}}'):
            file.write_text(foreign, encoding="utf-8")
            lab = start_page("ru-en")
            told = [*Words("ru-en")("lab.foreign", file=file.name)]
            lab.page.locator(".ruleboard-bar:visible").wait_for()
            assert bar(lab).splitlines() == told
            assert lab.page.locator(".ruleboard-score").count() == 0
            assert file.read_text(encoding="utf-8") == foreign
    finally:
        if before is None:
            file.unlink()
        else:
            file.write_bytes(before)


def test_nothing_is_shown_where_nothing_is_to_be_noted(start_page: Start, own: Path) -> None:
    marker = own / "ruleboard.json"
    before = marker.read_text(encoding="utf-8")
    marker.write_text(json.dumps({**json.loads(before), "progress": False}), encoding="utf-8")
    try:
        lab = start_page()
        lab.wait_for(lambda: len(rows(lab)) == len(COURSE))
        lab.page.wait_for_function("() => jupyterapp.commands.hasCommand('ruleboard:start')")
        assert lab.page.locator(".ruleboard-score").count() == 0
        assert not lab.page.locator(".ruleboard-bar").is_visible()
    finally:
        marker.write_text(before, encoding="utf-8")


@pytest.mark.skipif(sys.platform == "win32", reason="no file of Windows has such a name")
def test_names_of_files_notes_and_titles_stay_texts(window: Lab, own: Path) -> None:
    odd = own / NO_FILE / "en"
    odd.mkdir(parents=True, exist_ok=True)
    (odd.parent / MARKER).write_bytes((own / MARKER).read_bytes())
    effort = {"solved": True, "stars": 3, "tries": 1, "hints": 0}
    lessons = {WHOLE: {WHOLE: effort}, "__proto__": {"a": effort}, FIRST.id: {"try-board": effort}}
    note = odd.parent / "progress.json"
    note.write_text(json.dumps({"format": 1, "lessons": lessons}), encoding="utf-8")
    page = nbformat.read(own / "en" / "start.ipynb", 4)
    page.metadata["lesson"]["languages"] = [WHOLE, "__proto__", "en"]
    page.metadata["title"] = WHOLE
    page.cells[0].source = f"# {WHOLE}\n\n" + page.cells[0].source
    nbformat.write(page, odd / f"start{NO_FILE}.ipynb")
    path = f"{NO_FILE}/en/start{NO_FILE}.ipynb"
    lab = window
    lab.load(path)
    lab.wait_for(lambda: len(rows(lab)) == len(COURSE))
    lab.wait_for(lambda: lab.page.locator(".ruleboard-score").count() > 0)
    done = lab.page.locator(".ruleboard-score").first.get_attribute("data-done")
    assert json.loads(done or "")["solved"] == 1  # of the first lesson, whatever else is noted
    lab.page.evaluate("() => jupyterapp.shell.expandLeft()")
    lab.page.locator(".jp-DirListing-item").first.wait_for()
    assert lab.page.evaluate(RAN) == []
    note.write_text(WHOLE, encoding="utf-8")
    lab.page.evaluate("() => window.dispatchEvent(new Event('focus'))")
    lab.wait_for(lambda: Words("en").first("lab.foreign", file=note.name) in bar(lab))
    assert lab.page.evaluate(RAN) == []


def test_the_side_bar_makes_room_and_comes_back_and_whoever_opens_it_keeps_it(
    start_page: Start,
) -> None:
    lab = start_page()
    lab.wait_for(lambda: lab.page.evaluate(_LEFT))
    lab.page.evaluate(_CLOSE_ALL)
    lab.wait_for(lambda: not lab.page.evaluate(_LEFT))
    open_it = (
        "() => void jupyterapp.commands.execute('docmanager:open', { path: 'ru/start.ipynb' })"
    )
    lab.page.evaluate(open_it)
    lab.wait_for(lambda: lab.page.evaluate(_LEFT))
    lab.page.evaluate("() => jupyterapp.shell.expandLeft()")
    lab.page.evaluate(
        "() => void jupyterapp.commands.execute('docmanager:open', { path: 'zh/start.ipynb' })"
    )
    lab.wait_for(lambda: lab.page.evaluate(_OPEN) == "zh/start.ipynb")
    lab.wait_for(lambda: lab.page.locator(".ruleboard-start").count() == 2)
    assert lab.page.evaluate(_LEFT) is False
    lab.page.evaluate(_CLOSE_ALL)
    lab.page.locator(".jp-Launcher").first.wait_for()
    assert lab.page.evaluate(_LEFT) is False


def test_on_a_phone_a_lesson_has_the_whole_width_and_its_ways_stand_in_one_line(
    school: LabServer, browser: Browser
) -> None:
    icons = "() => ['left', 'right'].map(side => jupyterapp.shell.isSideTabBarVisible(side))"
    with browser.open(
        school, f"ru/{FIRST.id}.ipynb", view="lab", size=PHONE, touch=True, is_mobile=True
    ) as lab:
        lab.wait_lesson("live")
        lab.wait_painted(CLOSE)
        lab.wait_for(lambda: lab.page.evaluate(icons) == [False, False])
        lab.wait_for(lambda: lab.box(lab.pad(CLOSE))["width"] > 0.85 * PHONE[0])
        ways = [lab.box(each) for each in lab.page.locator(".ruleboard-bar button").all()]
        assert len({way["y"] for way in ways}) == 1
        assert all(way["height"] >= 40 for way in ways)
        lab.shut_down()
        lab.page.evaluate(_CLOSE_ALL)
        lab.wait_for(lambda: lab.page.evaluate(icons) == [True, True])


def test_the_launcher_has_a_tile_for_each_edition(start_page: Start) -> None:
    lab = start_page()
    execute(lab, "launcher:create")
    tiles = lab.page.locator('.jp-LauncherCard[data-category="ruleboard"]')
    lab.wait_for(lambda: tiles.count() == len(EDITIONS))
    assert [text.strip() for text in tiles.all_inner_texts()] == [*map(named, EDITIONS)]
    tiles.filter(has_text=named("es-en")).click()
    lab.wait_for(lambda: lab.page.evaluate(_OPEN) == "es-en/start.ipynb")


def test_the_launcher_offers_nothing_where_there_are_no_lessons(
    server_without: LabServer, browser: Browser
) -> None:
    with browser.open(server_without, "plain.ipynb", view="lab") as lab:
        lab.wait_for(lambda: lab.page.evaluate(_LOOKED))
        execute(lab, "launcher:create")
        lab.page.locator(".jp-LauncherCard").first.wait_for()
        assert lab.page.locator('.jp-LauncherCard[data-category="ruleboard"]').count() == 0
        assert lab.page.evaluate(_LEFT) is False  # no room is made for a notebook of somebody else


@pytest.fixture
def server_without(tmp_path: Path) -> Iterator[LabServer]:
    (tmp_path / "en").mkdir()
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    plain = {"cells": [], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "plain.ipynb").write_text(json.dumps(plain), encoding="utf-8")
    with LabServer(tmp_path, extension=True, warm=True) as running:
        yield running


def test_in_notebook_7_too_a_lesson_lives_and_leads_on(school: LabServer, first: Lab) -> None:
    page = first.page.context.new_page()
    page.goto(f"{school.url}/notebooks/es/{FIRST.id}.ipynb")
    page.locator('.jp-NotebookPanel[data-ruleboard="live"]').wait_for(timeout=60_000)
    bar = page.locator(".ruleboard-bar")
    assert Words("es").first("lab.next") in bar.inner_text()
    with page.context.expect_page() as other:
        bar.locator('[data-way="all"]').click()
    other.value.locator(".ruleboard-start tr").first.wait_for()
    assert other.value.url.endswith("/notebooks/es/start.ipynb")
    other.value.close()
    page.close()

"""What stands around a lesson: its progress, its ways, its language everywhere; on a phone and in Notebook 7 too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ruleboard.lang import Words
from tests.browser.course import (
    CLOSE,
    CLOSE_ALL,
    COURSE,
    FIRST,
    OPEN,
    PHONE,
    SECOND,
    bar,
    execute,
    rows,
    show,
    solved,
)
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer

pytestmark = pytest.mark.long

_LARGE = """() => [...document.querySelectorAll(".ruleboard")]
  .map(each => each.matches(".ruleboard-large")).indexOf(true)"""


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
    show(opened_first, path)
    opened_first.wait_lesson("live")
    return opened_first


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
    first.wait_for(lambda: first.page.evaluate(OPEN) == "en/start.ipynb")
    first.wait_for(lambda: solved(1, total) in "".join(rows(first)[:1]))
    first.forgive()  # NO_KERNEL


def test_start_again_asks_puts_the_boards_back_and_keeps_what_was_solved(
    first: Lab, own: Path
) -> None:
    if not (own / "progress.json").exists() or first.eval("Out[2].solved") is not True:
        solve(first, own)
    noted = (own / "progress.json").read_bytes()
    words = Words("en")
    first.choose(words.first("lab.again"))
    dialog = first.page.get_by_role("dialog")
    assert words.first("lab.reset") in dialog.inner_text()
    dialog.get_by_role("button", name=words.first("lab.stay")).click()
    assert first.eval("Out[2].solved") is True
    first.choose(words.first("lab.again"))
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
    first.choose(Words("en").first("lab.next"))
    first.wait_for(lambda: first.page.evaluate(OPEN) == f"en/{SECOND.id}.ipynb")
    first.wait_lesson("live")
    first.shut_down()
    first.page.evaluate("() => jupyterapp.shell.currentWidget.close()")
    show(first, f"ru-en/{COURSE[-1].id}.ipynb")
    first.wait_for(lambda: first.lesson_state() in ("waiting", "running"))
    label = first.page.evaluate("() => jupyterapp.commands.label('ruleboard:all')")
    assert label == words.short("lab.all")
    assert first.page.evaluate("() => jupyterapp.commands.isVisible('ruleboard:next')") is False
    first.page.locator('.ruleboard-bar:visible [data-way="more"]').click()
    entries = first.page.locator(".lm-Menu-item")
    assert entries.filter(has_text=words.first("lab.again")).count() == 1
    assert not entries.filter(has_text=words.first("lab.next")).first.is_visible()
    first.page.keyboard.press("Escape")
    first.wait_lesson("live")
    first.shut_down()
    first.page.evaluate("() => jupyterapp.shell.currentWidget.close()")
    first.forgive()


def test_on_a_phone_a_lesson_has_the_whole_width_and_its_ways_stand_in_one_line(
    school: LabServer, browser: Browser
) -> None:
    with browser.open(
        school, f"ru/{FIRST.id}.ipynb", view="lab", size=PHONE, touch=True, is_mobile=True
    ) as lab:
        lab.wait_lesson("live")
        lab.wait_painted(CLOSE)
        icons = lab.page.locator(".jp-SideBar:visible")
        assert icons.count() == 0
        lab.wait_for(lambda: lab.box(lab.pad(CLOSE))["width"] > 0.85 * PHONE[0])
        ways = [lab.box(each) for each in lab.page.locator(".ruleboard-bar button").all()]
        assert len({way["y"] for way in ways}) == 1
        assert all(way["height"] >= 40 for way in ways)
        lab.shut_down()
        lab.page.evaluate(CLOSE_ALL)
        lab.wait_for(lambda: icons.count() == 2)
        show(lab, "ru/start.ipynb")
        lab.wait_for(lambda: icons.count() == 0)


def test_in_notebook_7_too_a_lesson_lives_and_leads_on(school: LabServer, first: Lab) -> None:
    page = first.page.context.new_page()
    page.goto(f"{school.url}/notebooks/es/{FIRST.id}.ipynb")
    page.locator('.jp-NotebookPanel[data-ruleboard="live"]').wait_for(timeout=60_000)
    bar = page.locator(".ruleboard-bar")
    assert not page.locator(".jp-NotebookPanel-toolbar").is_visible()
    assert not page.locator(".lm-MenuBar").is_visible()
    page.keyboard.press("Control+Shift+Y")
    page.locator(".jp-NotebookPanel-toolbar").wait_for()
    page.locator(".lm-MenuBar").first.wait_for()
    page.keyboard.press("Control+Shift+Y")
    page.locator(".lm-MenuBar").first.wait_for(state="hidden")
    bar.locator('[data-way="more"]').click()
    page.locator(".lm-Menu-item:visible").filter(has_text=Words("es").first("lab.next")).wait_for()
    page.keyboard.press("Escape")
    with page.context.expect_page() as other:
        bar.locator('[data-way="all"]').click()
    other.value.locator(".ruleboard-start tr").first.wait_for()
    assert other.value.url.endswith("/notebooks/es/start.ipynb")
    other.value.close()
    page.close()

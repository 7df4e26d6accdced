"""A lesson is a page of its own: what is around it, what it measures, and that nothing changes it by a slip."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruleboard.lang import EDITIONS, Words, named
from tests.browser import notebooks
from tests.browser.course import CLOSE, FIRST, LESSONS, OPEN, SECOND, execute, show
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer
from tests.browser.short_lesson import shortened

pytestmark = pytest.mark.long

EN = Words("en")
PATH = f"en/{FIRST.id}.ipynb"
SCHOOL = (1366, 768)
PROJECTOR = (1024, 768)
MOST = 4  # things to click around the boards on the first screen of a lesson; there were 41, with 6 of a board

AROUND = (
    ".lm-MenuBar",
    "#jp-main-dock-panel .lm-DockPanel-tabBar",
    ".jp-SideBar",
    "#jp-main-statusbar",
)
INSIDE = (
    ".jp-NotebookPanel-toolbar",
    ".jp-InputPrompt",
    ".jp-Collapser",
    ".jp-cell-toolbar",
    ".jp-Notebook-footer",
    ".jp-CodeCell .jp-InputArea-editor",
    ".jp-InputPlaceholder",
    ".ruleboard-links",
)
CODE = {*INSIDE} - {".jp-cell-toolbar", ".jp-InputPlaceholder"}  # what a notebook shows at once
# What can be clicked on the screen, outside of boards.
_THINGS = """() => [...document.querySelectorAll(
  "button, a[href], select, input, summary, jp-button, [role=tab], [role=menuitem], .lm-TabBar-tab, .jp-Collapser"
)].filter(each => {
  const { top, bottom, left, right, width, height } = each.getBoundingClientRect();
  const shown = each.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
  return shown && top < innerHeight && bottom > 0 && left < innerWidth && right > 0 && !each.closest(".ruleboard");
}).map(each => each.outerHTML.slice(0, 90))"""
_SOURCES = """() => jupyterapp.shell.currentWidget.content.widgets
  .map(({ model, rendered }) => [model.type, model.sharedModel.getSource(), rendered ?? null])"""
DISPOSE_ALL = "() => [...jupyterapp.shell.widgets('main')].forEach(each => each.dispose())"
_DIRTY = "() => jupyterapp.shell.currentWidget.context.model.dirty"
_LARGE = "() => document.querySelectorAll('.ruleboard-large').length"
_ROOM = """() => {
  const panel = jupyterapp.shell.currentWidget;
  const height = panel.content.node.querySelector(".jp-WindowedPanel-outer").clientHeight;
  return [parseFloat(panel.node.style.getPropertyValue("--ruleboard-room")), height];
}"""
_ONWARD = """board => {
  const onward = new CustomEvent("ruleboard:onward", { bubbles: true, cancelable: true });
  return document.querySelectorAll(".ruleboard")[board].dispatchEvent(onward);
}"""
_FOCUSED = """() => [...document.querySelectorAll(".ruleboard")]
  .findIndex(each => each.contains(document.activeElement))"""


def seen(lab: Lab, *selectors: str) -> list[str]:
    return [each for each in selectors if lab.page.locator(f"{each}:visible").count()]


@pytest.fixture(scope="module")
def opened(school: LabServer, browser: Browser) -> Iterator[Lab]:
    with browser.open(school, PATH, view="lab", size=SCHOOL) as lab:
        yield lab
        lab.shut_down()


@pytest.fixture
def lesson(opened: Lab) -> Lab:
    """The first lesson, alive, in front and in its view, scrolled to its beginning."""
    opened.resize(SCHOOL)
    show(opened, PATH)
    opened.wait_lesson("live")
    opened.wait_painted(CLOSE)
    if not seen(opened, ".ruleboard-lesson"):
        execute(opened, "ruleboard:notebook")
    opened.page.evaluate(
        "() => { document.querySelector('.jp-WindowedPanel-outer').scrollTop = 0; }"
    )
    opened.forgive()
    return opened


def test_nothing_of_jupyterlab_is_seen_around_or_in_a_lesson(lesson: Lab) -> None:
    assert seen(lesson, *AROUND, *INSIDE) == []
    lesson.wait_for(lambda: lesson.page.title() == FIRST.titles["en"])


def test_the_first_screen_has_few_things_to_click_and_the_first_board(lesson: Lab) -> None:
    for size in (SCHOOL, PROJECTOR):
        lesson.resize(size)
        lesson.wait_for(lambda: lesson.page.evaluate(_ROOM)[0] == lesson.page.evaluate(_ROOM)[1])
        things = lesson.page.evaluate(_THINGS)
        assert len(things) <= MOST, things
        board = lesson.box(lesson.pad(CLOSE))
        assert board["y"] < 240
        assert board["y"] + board["height"] <= size[1]


def test_the_notebook_comes_back_with_code_and_toolbar_and_goes_again(lesson: Lab) -> None:
    for switch in (
        lambda: lesson.keys("Control+Shift+Y"),
        lambda: lesson.choose(EN.first("lab.notebook")),
        lambda: execute(lesson, "ruleboard:notebook"),
    ):
        lesson.page.locator(".jp-MarkdownOutput:visible").nth(1).click()
        switch()
        lesson.wait_for(lambda: len(seen(lesson, *AROUND)) == len(AROUND))
        lesson.wait_for(lambda: {*seen(lesson, *INSIDE)} >= CODE)
        assert not lesson.page.evaluate(_DIRTY)
        switch()
        lesson.wait_for(lambda: seen(lesson, *AROUND, *INSIDE) == [])


def test_a_right_click_on_words_opens_the_menu_of_the_lesson(lesson: Lab) -> None:
    lesson.page.locator(".jp-MarkdownOutput p:visible").first.click(button="right")
    entries = lesson.page.locator(".lm-Menu-item:visible").all_inner_texts()
    assert any(EN.first("lab.notebook") in each for each in entries)
    assert not any("Cell" in each for each in entries)
    lesson.keys("Escape")


def test_what_was_hidden_is_back_for_other_work_and_when_a_lesson_closes(
    lesson: Lab, own: Path
) -> None:
    show(lesson, notebooks.write(own, "plain", "1"))
    lesson.wait_for(lambda: len(seen(lesson, *AROUND)) == len(AROUND))
    tab = lesson.page.locator(".lm-DockPanel-tabBar .lm-TabBar-tab[data-lesson]")
    assert tab.get_attribute("data-lesson") == FIRST.titles["en"]
    assert not tab.locator(".lm-TabBar-tabLabel").is_visible()
    show(lesson, PATH)
    lesson.wait_for(lambda: seen(lesson, *AROUND) == [])
    lesson.page.evaluate(DISPOSE_ALL)  # without questions about unsaved work
    lesson.page.locator(".jp-Launcher").first.wait_for()
    lesson.wait_for(lambda: len(seen(lesson, *AROUND)) == len(AROUND))
    assert (own / PATH).exists()  # the name of a tab is that of its file
    show(lesson, PATH)
    lesson.wait_lesson("live")
    lesson.wait_for(lambda: seen(lesson, *AROUND) == [])


def test_a_reload_beside_other_work_begins_with_everything(
    school: LabServer, browser: Browser, own: Path
) -> None:
    plain = notebooks.write(own, "other", "1")
    with browser.open(school, f"en/{SECOND.id}.ipynb", view="lab", size=SCHOOL) as lab:
        lab.wait_lesson("live")
        lab.wait_for(lambda: seen(lab, *AROUND) == [])
        with lab.page.expect_response(
            lambda answer: "/api/workspaces/" in answer.url and answer.request.method == "PUT"
        ) as kept:
            execute(lab, "application:activate-next-tab")
            lab.page.evaluate("() => jupyterapp.shell.expandRight()")
            lab.page.evaluate("() => jupyterapp.shell.collapseRight()")
        layout = json.loads(kept.value.request.post_data or "")["data"]["layout-restorer:data"]
        assert layout["left"]["visible"] is True
        assert layout["right"]["visible"] is True
        lab.shut_down()
        lab.load(plain)
        lab.wait_for(lambda: len(seen(lab, *AROUND)) == len(AROUND))
        lab.shut_down()


def test_beside_other_work_a_lesson_hides_nothing_of_it(lesson: Lab, own: Path) -> None:
    path = notebooks.write(own, "beside", "1")
    lesson.page.evaluate(
        """path => jupyterapp.commands.execute("docmanager:open", { path, options: { mode: "split-right" } })
          .then(() => null)""",
        path,
    )
    show(lesson, PATH)
    lesson.wait_for(lambda: len(seen(lesson, *AROUND)) == len(AROUND))
    assert seen(lesson, ".ruleboard-lesson") != []
    lesson.page.evaluate(
        "path => [...jupyterapp.shell.widgets('main')].find(each => each.context?.path === path).dispose()",
        path,
    )
    lesson.wait_for(lambda: seen(lesson, *AROUND) == [])


def test_no_key_and_no_double_click_changes_a_lesson(lesson: Lab) -> None:
    before = lesson.page.evaluate(_SOURCES)
    words = lesson.page.locator(".jp-MarkdownOutput p:visible").first
    keys = (
        *"amyr16xcvddzo",
        *(f"{each}Enter" for each in ("", "Shift+", "Alt+", "Control+")),
        "Shift+M",
    )
    for key in keys:
        words.click()
        lesson.keys(key)
    words.dblclick()
    lesson.page.wait_for_timeout(200)
    assert lesson.page.evaluate(_SOURCES) == before
    assert not lesson.page.evaluate(_DIRTY)
    assert lesson.page.evaluate(
        "() => String(getSelection()).length"
    )  # a double click chooses a word, to be copied
    lesson.keys("Control+f")
    lesson.page.locator(".jp-DocumentSearch-overlay").wait_for()
    lesson.keys("Escape")


def test_b_makes_the_visible_board_large_and_adds_no_cell(lesson: Lab) -> None:
    before = len(lesson.page.evaluate(_SOURCES))
    lesson.page.locator(".jp-MarkdownOutput p:visible").first.click()
    lesson.keys("b")
    lesson.wait_for(lambda: lesson.page.evaluate(_LARGE) == 1)
    assert len(lesson.page.evaluate(_SOURCES)) == before
    lesson.keys("Escape")
    lesson.wait_for(lambda: lesson.page.evaluate(_LARGE) == 0)


def test_in_the_notebook_everything_can_be_changed(lesson: Lab) -> None:
    before = len(lesson.page.evaluate(_SOURCES))
    execute(lesson, "ruleboard:notebook")
    lesson.page.get_by_role("strong").filter(has_text="Nine men's morris").click()
    lesson.keys("b")
    lesson.wait_for(lambda: len(lesson.page.evaluate(_SOURCES)) == before + 1)
    lesson.keys("d", "d")
    lesson.wait_for(lambda: len(lesson.page.evaluate(_SOURCES)) == before)
    execute(lesson, "ruleboard:notebook")


def test_a_cell_that_is_meant_to_be_changed_runs_and_adds_none(lesson: Lab, own: Path) -> None:
    made = shortened(LESSONS / "en" / "teach-1.ipynb", ("setup", "position-board", "position-text"))
    last = [cell["id"] for cell in made["cells"]].index("position-text")
    (own / "en" / "short.ipynb").write_text(
        json.dumps({**made, "cells": made["cells"][: last + 1]}), encoding="utf-8"
    )
    show(lesson, "en/short.ipynb")
    lesson.wait_lesson("live")
    before = len(lesson.page.evaluate(_SOURCES))
    lesson.page.locator(".jp-CodeCell:visible .cm-content:visible").last.click()
    count = lesson.eval("get_ipython().execution_count")
    lesson.keys("Shift+Enter")
    lesson.wait_eval("get_ipython().execution_count", count + 1)
    lesson.page.locator(".jp-CodeCell:visible .cm-content:visible").last.click()
    lesson.keys("Alt+Enter")
    lesson.wait_eval("get_ipython().execution_count", count + 2)
    assert len(lesson.page.evaluate(_SOURCES)) == before
    lesson.shut_down()
    lesson.page.evaluate("() => jupyterapp.shell.currentWidget.dispose()")
    lesson.forgive()


def test_the_room_for_boards_is_what_one_sees_of_the_lesson(lesson: Lab) -> None:
    for size in (PROJECTOR, SCHOOL):
        lesson.resize(size)
        lesson.wait_for(lambda: len({*lesson.page.evaluate(_ROOM)}) == 1)
    room, _ = lesson.page.evaluate(_ROOM)
    first = lesson.page.locator(".ruleboard").first
    own = "each => parseFloat(getComputedStyle(each).getPropertyValue('--ruleboard-room'))"
    lesson.wait_for(lambda: 0.55 * room <= first.evaluate(own) < room)  # few words stand above it
    top = lesson.box(first)["y"]
    assert top + first.evaluate(own) <= SCHOOL[1]


def test_onward_leads_to_the_next_board_then_to_the_closing_card_or_the_next_lesson(
    lesson: Lab,
) -> None:
    lesson.wait_painted(1)
    assert lesson.page.evaluate(_ONWARD, 0) is False  # it was handled
    lesson.wait_for(lambda: lesson.page.evaluate(_FOCUSED) == 1)
    board = lesson.box(lesson.page.locator(".ruleboard").nth(1))
    assert 0 < board["y"] < SCHOOL[1]
    lesson.page.evaluate(
        """() => {
          const card = document.createElement("div");
          card.className = "ruleboard-closing";
          card.innerHTML = "<button>on</button>";
          document.querySelector(".jp-WindowedPanel-outer").append(card);
        }"""
    )
    lesson.page.evaluate(_ONWARD, 1)
    lesson.wait_for(
        lambda: lesson.page.evaluate("() => !!document.activeElement.closest('.ruleboard-closing')")
    )
    lesson.page.evaluate("() => document.querySelector('.ruleboard-closing').remove()")
    lesson.page.evaluate(_ONWARD, 1)
    lesson.wait_for(lambda: lesson.page.evaluate(OPEN) == "en/mills-2.ipynb")
    lesson.wait_lesson("live")
    lesson.shut_down()
    lesson.page.evaluate("() => jupyterapp.shell.currentWidget.dispose()")
    lesson.forgive()


def test_the_language_is_chosen_in_the_bar_and_colours_too(lesson: Lab) -> None:
    choice = lesson.page.locator('.ruleboard-bar:visible [data-way="language"]')
    assert choice.locator("option").all_inner_texts() == [*map(named, EDITIONS)]
    assert choice.evaluate("each => each.value") == "en"
    colours = lesson.page.locator('.ruleboard-bar:visible [data-way="theme"]')
    light = "() => document.body.dataset.jpThemeLight"
    for theme, word in (("false", "lab.light"), ("true", "lab.dark")):
        colours.click()
        lesson.wait_for(lambda theme=theme: lesson.page.evaluate(light) == theme)  # type: ignore[misc]
        assert colours.get_attribute("aria-label") == EN.first(word)
    choice.select_option("es-en")
    lesson.wait_for(lambda: lesson.page.evaluate(OPEN) == f"es-en/{FIRST.id}.ipynb")
    lesson.wait_lesson("live")
    lesson.shut_down()
    lesson.page.evaluate("() => jupyterapp.shell.currentWidget.dispose()")
    lesson.forgive()


def test_while_boards_are_coming_the_page_says_so_where_the_first_will_be(lesson: Lab) -> None:
    lesson.shut_down()
    lesson.page.evaluate("() => jupyterapp.shell.currentWidget.dispose()")
    told = """async path => {
      const said = new Set();
      const watch = new MutationObserver(() => {
        const line = document.querySelector(".jp-Cell > .ruleboard-coming[role=status]");
        if (line) said.add(line.textContent);
      });
      watch.observe(document.body, { childList: true, subtree: true });
      await jupyterapp.commands.execute("docmanager:open", { path });
      const { node } = jupyterapp.shell.currentWidget;
      while (node.dataset.ruleboard !== "live") await new Promise(requestAnimationFrame);
      watch.disconnect();
      return [...said, node.querySelectorAll(".ruleboard-coming").length];
    }"""
    assert lesson.page.evaluate(told, PATH) == [EN.first("lab.coming"), 0]
    lesson.forgive()


def test_the_first_task_is_three_clicks_and_no_scroll_from_the_start_page(
    school: LabServer, browser: Browser
) -> None:
    with browser.open(school, "en/start.ipynb", view="lab", size=SCHOOL, kernel=False) as lab:
        lab.page.locator("table").get_by_role("link", name=FIRST.titles["en"], exact=True).click()
        lab.wait_for(lambda: lab.page.evaluate(OPEN) == PATH)
        lab.wait_lesson("live")
        lab.wait_painted(CLOSE)
        top = lab.page.locator(".ruleboard-lesson .jp-WindowedPanel-outer").evaluate(
            "it => it.scrollTop"
        )
        for site in ("f6", "b2"):
            box = lab.box(lab.site(site, CLOSE))
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            assert 0 < y < SCHOOL[1]
            lab.page.mouse.click(x, y)
            lab.page.wait_for_timeout(500)
        lab.wait_eval("Out[2].solved", True)
        now = lab.page.locator(".ruleboard-lesson .jp-WindowedPanel-outer").evaluate(
            "it => it.scrollTop"
        )
        assert (top, now) == (0, 0)
        lab.shut_down()

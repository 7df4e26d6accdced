"""A lesson that is opened runs itself, and nothing else does: the JupyterLab extension, as people meet it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from lessons.builder.notebook import how_to_begin
from ruleboard.lang import Words
from tests.browser.axe import DARK, LIGHT, NOTICE_RULES, dressed, findings
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer
from tests.browser.short_lesson import shortened
from tests.browser.test_lesson import BOARDS as ALL
from tests.browser.test_lesson import CLOSE, LESSONS, says

pytestmark = pytest.mark.long

Change = Callable[[dict[str, Any]], object]
Open = Callable[..., Lab]

FIRST = LESSONS / "en" / "mills-1.ipynb"
SHORT = ("setup", "try-board", "trap-board", "free-play-board")  # the code of a short lesson
BOARDS = len(SHORT) - 1
MORE = 14  # boards of a longer one
WIDGET = "application/vnd.jupyter.widget-view+json"
PICTURES = '.jp-OutputArea-output:has(img[src^="data:image/svg+xml"])'

_PLACE = """() => {
  const { content } = jupyterapp.shell.currentWidget;
  return [content.outerNode.scrollTop, content.activeCellIndex];
}"""
_TOP = "() => { jupyterapp.shell.currentWidget.content.outerNode.scrollTop = 0; }"
_COUNTS = """() => jupyterapp.shell.currentWidget.content.widgets
  .map(cell => cell.model.executionCount).filter(Number)"""
_DIRTY = "() => jupyterapp.shell.currentWidget.context.model.dirty"
_UNDER = """() => [...document.querySelectorAll('.jp-OutputArea-output')]
  .map(output => getComputedStyle(output, "::after")).filter(({ display }) => display !== "none")
  .map(({ content }) => content).filter(content => content !== "none")"""


@pytest.fixture(scope="module")
def window(class_room: LabServer, browser: Browser, folder: Path) -> Iterator[Lab]:
    """A window in which the whole lesson was opened first."""
    (folder / "whole.ipynb").write_bytes(FIRST.read_bytes())
    with browser.open(class_room, "whole.ipynb") as lab:
        yield lab


@pytest.fixture
def open_lesson(window: Lab, folder: Path, request: pytest.FixtureRequest) -> Open:
    """Open a short lesson in that window, changed before if a test wants that."""

    def open_it(change: Change = len, edition: str = "en") -> Lab:
        notebook = shortened(LESSONS / edition / FIRST.name, SHORT)
        change(notebook)
        name = f"{request.node.name}.ipynb"
        (folder / name).write_text(json.dumps(notebook), encoding="utf-8")
        window.turn_to(name)
        return window

    return open_it


@pytest.fixture
def lesson(
    class_room: LabServer, browser: Browser, folder: Path, request: pytest.FixtureRequest
) -> Iterator[Lab]:
    """A short lesson that lives, in a window of its own."""
    name = f"live-{request.node.name}.ipynb"
    (folder / name).write_text(json.dumps(shortened(FIRST, SHORT)), encoding="utf-8")
    with browser.open(class_room, name) as lab:
        alive(lab)
        yield lab
        lab.shut_down()


def begin(lab: Lab, edition: str = "en") -> None:
    """Do what the line above the lesson says."""
    lab.page.get_by_role("button", name=Words(edition).short("lab.start")).click()


def saved(folder: Path, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / f"{name}.ipynb").read_text(encoding="utf-8"))
    return found


def cell(notebook: dict[str, Any], name: str) -> dict[str, Any]:
    return next(each for each in notebook["cells"] if each["id"] == name)


def alive(lab: Lab, boards: int = BOARDS) -> None:
    """Every board is there, painted, and nothing went wrong."""
    lab.wait_lesson("live")
    for number in range(boards):
        lab.wait_painted(number)
    assert lab.errors() == []


def notice(lab: Lab) -> str:
    """What stands above the lesson."""
    line = lab.page.locator(".ruleboard-notice [role=status]")
    line.wait_for()
    return line.inner_text()


def dead_pictures(lab: Lab) -> int:
    return lab.page.locator(PICTURES).count()


def test_an_opened_lesson_lives_without_a_click_and_nothing_has_moved(
    window: Lab, folder: Path
) -> None:
    lab = window
    alive(lab, ALL)
    assert lab.page.evaluate(_PLACE) == [0, 0]
    assert lab.page.evaluate(_COUNTS) == [*range(1, ALL + 2)]
    assert lab.page.evaluate(_DIRTY) is False
    assert not lab.page.locator(".ruleboard-notice").is_visible()
    assert lab.page.evaluate(_UNDER) == []
    views = json.dumps(saved(folder, "whole")).count(WIDGET)
    assert views == ALL  # saved, so that a reload finds them


def test_a_reload_and_a_second_tab_keep_the_boards_and_what_was_done_on_them(lesson: Lab) -> None:
    lab = lesson
    ran = lab.eval("get_ipython().execution_count")
    misses = lab.eval("Out[2].state.misses")
    lab.click_site("e4", CLOSE)
    says(lab, CLOSE, "it does not close a mill")
    painted = lab.digest(CLOSE)
    lab.reload()
    alive(lab)
    lab.wait_picture(painted, CLOSE)
    with lab.another_tab() as second:
        second.wait_lesson("live")
        second.wait_picture(painted, CLOSE)
        assert second.eval("get_ipython().execution_count") == ran  # nothing ran again
    assert lab.eval("Out[2].state.misses") == misses + 1


def test_a_reader_who_has_gone_on_stays_where_she_is(open_lesson: Open) -> None:
    lab = open_lesson(hold_back)
    lab.wait_for(lambda: lab.lesson_state() == "running")
    lab.page.evaluate(
        """() => {
          const { content } = jupyterapp.shell.currentWidget;
          content.activeCellIndex = 3;
          content.outerNode.scrollTop = 150;
        }"""
    )
    alive(lab, BOARDS + MORE)
    assert lab.page.evaluate(_PLACE) == [150, 3]


def hold_back(notebook: dict[str, Any]) -> None:
    """Make room for a reader to move: a lesson longer than any, in which a published cell comes many times."""
    board = cell(notebook, "free-play-board")
    again = [{**board, "id": f"again-{n}"} for n in range(MORE)]
    notebook["cells"].extend(again)


def test_on_the_second_day_pictures_come_first_and_then_the_boards(
    open_lesson: Open,
    class_room: LabServer,
    browser: Browser,
    folder: Path,
    request: pytest.FixtureRequest,
) -> None:
    """Saved with boards of a kernel that is gone: this is what every learner has on the second day."""
    lab = open_lesson()
    alive(lab)
    lab.shut_down()
    kept = json.dumps(saved(folder, request.node.name))
    assert kept.count(WIDGET) == BOARDS
    (folder / "second-day.ipynb").write_text(kept, encoding="utf-8")
    with browser.open(class_room, "second-day.ipynb") as second_day:
        assert second_day.page.get_by_text("model not found").count() == 0
        alive(second_day)
        second_day.click_site("f6", CLOSE)
        says(second_day, CLOSE, "White removes one of Black's men.")
        second_day.shut_down()


def test_a_lesson_whose_kernel_was_restarted_comes_to_life_again(lesson: Lab) -> None:
    lab = lesson
    lab.page.evaluate("() => jupyterapp.shell.currentWidget.context.sessionContext.restartKernel()")
    lab.wait_for(lambda: lab.lesson_state() != "live")
    lab.forgive()  # ipywidgets may still have been asking the kernel that was ended
    alive(lab)
    lab.click_site("f6", CLOSE)
    says(lab, CLOSE, "White removes one of Black's men.")


def test_who_restarts_and_runs_all_cells_gets_each_board_once(lesson: Lab) -> None:
    lab = lesson
    lab.page.evaluate(
        """async () => {
          await jupyterapp.shell.currentWidget.context.sessionContext.restartKernel();
          await jupyterapp.commands.execute("notebook:run-all-cells");
        }"""
    )
    lab.forgive()
    alive(lab)  # which a lesson says only when it is clear who runs the cells
    assert lab.page.evaluate(_COUNTS) == [*range(1, BOARDS + 2)]


def test_a_lesson_whose_kernel_was_ended_says_so_and_begins_again_on_request(lesson: Lab) -> None:
    lab = lesson
    lab.shut_down()
    lab.wait_lesson("ended")
    assert notice(lab) == Words("en").first("lab.ended")
    assert dead_pictures(lab) == BOARDS
    lab.forgive()
    begin(lab)
    alive(lab)


def changed(notebook: dict[str, Any]) -> None:
    """One cell does something else, which could be anything."""
    board = cell(notebook, "trap-board")
    board["source"] = ["print('not published')\n", *board["source"]]
    cell(notebook, "languages")["source"] = how_to_begin("zh")


def test_a_changed_lesson_shows_pictures_and_begins_only_when_asked(open_lesson: Open) -> None:
    edition = "zh-en"
    lab = open_lesson(changed, edition)
    lab.wait_lesson("changed")
    assert notice(lab).splitlines() == [*Words(edition)("lab.changed")]
    expect(lab.page.locator(".ruleboard-how")).to_be_hidden()  # the line above says it better
    for theme in (DARK, LIGHT):
        with dressed(lab, theme):
            assert findings(lab, NOTICE_RULES) == []
    assert dead_pictures(lab) == BOARDS
    still = json.dumps(" ".join(Words(edition)("lab.begin")), ensure_ascii=False)
    assert lab.page.evaluate(_UNDER) == [still] * BOARDS
    assert lab.eval("'rb' in globals()") is False
    lab.wait_for(lambda: not lab.page.evaluate(_DIRTY))
    lab.page.emulate_media(media="print")
    assert lab.page.evaluate(_UNDER) == []
    assert not lab.page.locator(".ruleboard-notice").is_visible()
    lab.page.emulate_media(media="screen")
    lab.page.evaluate(_TOP)  # axe looks at everything, wherever it is
    begin(lab, edition)
    alive(lab)
    assert lab.page.evaluate(_PLACE) == [0, 0]
    assert not lab.page.locator(".ruleboard-notice").is_visible()


def test_a_notebook_that_calls_itself_a_lesson_runs_nothing_of_its_own(open_lesson: Open) -> None:
    def forged(notebook: dict[str, Any]) -> None:
        for each in notebook["cells"]:
            if each["cell_type"] == "code":
                each["source"] = "FORGED = True"

    lab = open_lesson(forged)
    lab.wait_lesson("changed")
    assert lab.eval("'FORGED' in globals()") is False


def test_a_notebook_that_is_no_lesson_is_left_alone(open_lesson: Open, folder: Path) -> None:
    def no_lesson(notebook: dict[str, Any]) -> None:
        del notebook["metadata"]["lesson"]
        cell(notebook, "languages")["source"] = how_to_begin("en")

    lab = open_lesson(no_lesson)
    expect(lab.page.locator(".ruleboard-how")).to_be_visible()
    (folder / "beside.ipynb").write_text(json.dumps(shortened(FIRST, SHORT)), encoding="utf-8")
    path = str(lab.page.evaluate("() => jupyterapp.shell.currentWidget.context.path"))
    show = "path => jupyterapp.commands.execute('docmanager:open', { path }).then(() => null)"
    lab.page.evaluate(show, "beside.ipynb")
    lab.wait_lesson("live")  # whatever the extension does with notebooks, it has done with both
    lab.shut_down()
    lab.page.evaluate("() => jupyterapp.shell.currentWidget.dispose()")
    lab.page.evaluate(show, path)
    lab.page.wait_for_function(
        "path => jupyterapp.shell.currentWidget?.context.path === path", arg=path
    )
    assert lab.lesson_state() is None
    assert lab.page.evaluate(_UNDER) == []
    assert lab.eval("'rb' in globals()") is False


def test_a_board_that_the_page_failed_to_bring_back_is_run_again_once(lesson: Lab) -> None:
    """On a busy machine ipywidgets gives boards up that live; it says so in place of the board."""
    lab = lesson
    ran = lab.eval("get_ipython().execution_count")
    lab.page.evaluate(
        """() => {
          const broken = document.createElement("div");
          broken.className = "jp-OutputArea-output jupyter-widgets";
          broken.textContent = "Error displaying widget: model not found";
          document.querySelectorAll(".ruleboard-pad")[2].closest(".jp-OutputArea-output").replaceWith(broken);
        }"""
    )
    lab.wait_for(lambda: lab.page.get_by_text("model not found").count() == 0)
    alive(lab)
    assert lab.eval("get_ipython().execution_count") == ran + 1  # that one, and no other


def test_in_a_shared_lesson_one_presses_for_all(open_lesson: Open, window: Lab) -> None:
    window.page.evaluate(
        """() => {
          const models = Object.getPrototypeOf(jupyterapp.shell.currentWidget.content.model);
          const before = Object.getOwnPropertyDescriptor(models, "collaborative");
          // Only once it is loaded: where the text comes from is not what is asked here.
          const get = function () { return this.getMetadata("lesson") !== undefined; };
          Object.defineProperty(models, "collaborative", { configurable: true, get });
          window.alone = () => Object.defineProperty(models, "collaborative", before);
        }"""
    )
    try:
        lab = open_lesson()
        lab.wait_lesson("shared")
        assert notice(lab) == Words("en").first("lab.shared")
        assert lab.eval("'rb' in globals()") is False
    finally:
        window.page.evaluate("() => void window.alone()")
    begin(lab)
    alive(lab)


def test_boards_that_another_page_has_run_are_shown_here_too(lesson: Lab) -> None:
    """In a shared lesson Jupyter trusts nothing that another page has run, and shows the picture in its place."""
    lab = lesson
    ran = lab.eval("get_ipython().execution_count")
    distrust = """number => {
      const cells = jupyterapp.shell.currentWidget.content.widgets.filter(({ model }) => model.type === "code");
      cells[number].model.trusted = false;
      return cells[number].node.querySelectorAll(".ruleboard-pad").length;
    }"""
    assert lab.page.evaluate(distrust, CLOSE + 1) == 0
    alive(lab)
    assert lab.page.locator(PICTURES).count() == 0
    assert lab.eval("get_ipython().execution_count") == ran


def test_what_nobody_trusts_is_not_shown_because_a_board_stands_beside_it(lesson: Lab) -> None:
    lab = lesson
    forge = """number => {
      const cells = jupyterapp.shell.currentWidget.content.widgets.filter(({ model }) => model.type === "code");
      cells[number].model.trusted = false;
      cells[number + 1].model.trusted = false;  // nothing is wrong with this one
      const html = "<img src=x onerror='globalThis.forged = true'><b>forged</b>";
      cells[number].model.outputs.add({ output_type: "display_data", data: { "text/html": html }, metadata: {} });
    }"""
    lab.page.evaluate(forge, CLOSE + 1)
    lab.page.get_by_text("forged", exact=True).wait_for()
    trusted = """number => jupyterapp.shell.currentWidget.content.widgets
      .filter(({ model }) => model.type === "code")[number].model.trusted"""
    lab.page.wait_for_function(trusted, arg=CLOSE + 2)  # the lesson has looked at its cells again
    assert lab.page.evaluate(trusted, CLOSE + 1) is False
    assert lab.page.evaluate("() => globalThis.forged") is None
    lab.page.evaluate("() => jupyterapp.shell.currentWidget.context.sessionContext.restartKernel()")
    lab.wait_for(lambda: lab.lesson_state() != "live")
    lab.forgive()
    alive(lab)


def test_jupyterlab_itself_is_there(class_room: LabServer, lesson: Lab) -> None:
    """A door of the wrong form leaves the whole page blank."""
    page = lesson.page.context.new_page()
    page.goto(f"{class_room.url}/lab?reset")
    page.locator(".jp-Launcher").first.wait_for()
    assert page.evaluate("() => jupyterapp.isPluginActivated('ruleboard:lessons')") is True
    page.close()


def test_a_server_that_was_stopped_and_is_back_has_the_lesson_alive_again(
    class_room: LabServer, lesson: Lab
) -> None:
    """The last one. Its kernels have ended with it: whoever loads the page again begins anew, and misses nothing."""
    lab = lesson
    read = "() => jupyterapp.shell.currentWidget.content.widgets.map(({ model }) => model.sharedModel.source)"
    written = lab.page.evaluate(read)
    assert len(written) > BOARDS
    class_room.stop()
    class_room.start()
    lab.reload()
    lab.forgive()  # of the page before: it has asked a server that was not there
    alive(lab)
    assert lab.page.evaluate(read) == written
    lab.click_site("f6", CLOSE)
    says(lab, CLOSE, "White removes one of Black's men.")

"""Code that was not published never runs by itself, only when somebody asks; nor does what lies beside a lesson."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ruleboard.lang import Words
from tests.browser import notebooks
from tests.browser.axe import DARK, LIGHT, NOTICE_RULES, dressed, findings
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer
from tests.browser.test_lesson import LESSONS
from tests.browser.window import READY

pytestmark = pytest.mark.long

Notebook = dict[str, Any]
Show = Callable[[Notebook], str]

EN = Words("en")
FIRST = json.loads((LESSONS / "en" / "mills-1.ipynb").read_text(encoding="utf-8"))
KEPT = ("title-en", "setup", "try-board", "free-play-board")
BOARDS = 2

# A stranger's cell counts how often it has run: one press, one run, whatever was opened before.
STRANGE = "RUNS = globals().get('RUNS', 0) + 1"

_OPEN = """async path => {
  const before = jupyterapp.shell.currentWidget;
  await before.context.sessionContext.shutdown();
  before.dispose();
  await jupyterapp.commands.execute("docmanager:open", { path });
}"""
_SHOWN = "path => jupyterapp.shell.currentWidget?.context.path === path"
_RESTART = "() => jupyterapp.shell.currentWidget.context.sessionContext.restartKernel()"
_AUTOSAVE = "() => jupyterapp.shell.currentWidget.context.save()"  # what its timer calls
_WRITE = """text => {
  const cells = jupyterapp.shell.currentWidget.content.widgets.filter(({ model }) => model.type === "code");
  cells.at(-1).model.sharedModel.setSource(text);
}"""
# Opens a lesson and gives a cell a tag while it waits for its kernel; whether that counts as a change in the end.
_TAGGED = """async path => {
  await jupyterapp.commands.execute("docmanager:open", { path });
  const { node, content } = jupyterapp.shell.currentWidget;
  while (node.dataset.ruleboard !== "changed") await new Promise(requestAnimationFrame);
  content.widgets[0].model.setMetadata("tags", ["mine"]);
  const words = node.querySelector(".ruleboard-notice [role=status]");
  await new Promise(told => new MutationObserver(told).observe(words, { childList: true }));  // its kernel is there
  await new Promise(requestAnimationFrame);
  return content.model.dirty;
}"""


def lesson(*strange: str, **about: Any) -> Notebook:
    """A lesson with two boards as they were published, never run, and some cells of a stranger's, folded away."""
    cells = [each for each in json.loads(json.dumps(FIRST["cells"])) if each["id"] in KEPT]
    for each in cells:
        if each["cell_type"] == "code":
            each["outputs"] = []
    for number, source in enumerate(strange):
        cells.append({**cells[-1], "id": f"strange-{number}", "source": source})
    metadata = {**FIRST["metadata"], "lesson": {**FIRST["metadata"]["lesson"], "exercises": []}}
    return {"cells": cells, "metadata": {**metadata, **about}, "nbformat": 4, "nbformat_minor": 5}


@pytest.fixture(scope="module")
def class_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    with LabServer(tmp_path_factory.mktemp("strangers"), extension=True, warm=True) as running:
        yield running


@pytest.fixture(scope="module")
def window(class_room: LabServer, browser: Browser) -> Iterator[Lab]:
    """One window for all tests: to load JupyterLab takes longer than what is done in it."""
    path = notebooks.write(class_room.folder, "before", "1")
    with browser.open(class_room, path) as lab:
        yield lab
        lab.shut_down()


@pytest.fixture
def lab(window: Lab) -> Lab:
    window.forgive()
    return window


@pytest.fixture
def show(lab: Lab, class_room: LabServer, request: pytest.FixtureRequest) -> Show:
    """Open a notebook; its path."""
    numbers = count()

    def write_and_open(notebook: Notebook, folder: str = "") -> str:
        path = f"{folder}{request.node.originalname}-{next(numbers)}.ipynb"
        (class_room.folder / path).write_text(json.dumps(notebook), encoding="utf-8")
        visit(lab, path)
        return path

    return write_and_open


def visit(lab: Lab, path: str) -> None:
    """Close the notebook that is open, end its kernel, and open this one."""
    lab.page.evaluate(_OPEN, path)
    lab.page.wait_for_function(_SHOWN, arg=path)
    lab.page.wait_for_function(READY)
    lab.forgive()  # the page may still have been asking the kernel that was ended


def waits(lab: Lab) -> None:
    """The lesson says that it was changed; it runs when that is asked for, and has not run before."""
    lab.wait_lesson("changed")
    notice = lab.page.locator(".ruleboard-notice")
    expect(notice.locator("[role=status]")).to_have_text(EN.first("lab.changed"))
    lab.page.get_by_role("button", name=EN.short("lab.start")).click()
    lab.wait_lesson("live")
    assert lab.eval("RUNS") == 1


def test_a_changed_lesson_that_was_saved_by_itself_does_not_run_when_it_is_opened_again(
    lab: Lab, show: Show, class_room: LabServer
) -> None:
    """Without outputs Jupyter's server signs whatever it saves, and then calls it trusted."""
    strange = lesson(STRANGE)
    del strange["metadata"]["language_info"]
    path = show(strange)
    lab.wait_lesson("changed")
    lab.page.evaluate(_AUTOSAVE)
    saved = json.loads((class_room.folder / path).read_text(encoding="utf-8"))
    assert "language_info" in saved["metadata"]
    visit(lab, path)
    waits(lab)


def test_nor_when_somebody_has_saved_it(lab: Lab, show: Show) -> None:
    path = show(lesson(STRANGE))
    lab.wait_lesson("changed")
    lab.page.locator(".jp-Notebook").click(position={"x": 5, "y": 5})
    with lab.page.expect_response(lambda answer: answer.request.method == "PUT"):
        lab.keys("Control+s")
    visit(lab, path)
    waits(lab)


def test_nor_a_copy_of_it(lab: Lab, show: Show) -> None:
    path = show(lesson(STRANGE))
    copy = "path => jupyterapp.serviceManager.contents.copy(path, '').then(({ path }) => path)"
    visit(lab, lab.page.evaluate(copy, path))
    waits(lab)


def test_what_was_typed_and_never_run_runs_neither_after_a_restart_nor_on_another_day(
    lab: Lab, show: Show
) -> None:
    path = show(lesson(" "))  # a blank cell at the end, as Shift+Enter makes them, is no change
    lab.wait_lesson("live")
    lab.page.evaluate(_WRITE, STRANGE)
    lab.page.evaluate(_RESTART)
    lab.wait_lesson("changed")
    lab.call_again()
    assert lab.eval("'rb' in globals()") is False
    lab.save()
    visit(lab, path)
    waits(lab)


def test_who_has_begun_a_changed_lesson_is_asked_again_after_a_restart_and_when_a_board_fails(
    lab: Lab, show: Show
) -> None:
    show(lesson(STRANGE))
    waits(lab)
    lab.wait_painted(BOARDS - 1)
    lab.page.evaluate(
        """() => {
          const broken = document.createElement("div");
          broken.className = "jp-OutputArea-output jupyter-widgets";
          broken.textContent = "Error displaying widget: model not found";
          document.querySelector(".ruleboard-pad").closest(".jp-OutputArea-output").replaceWith(broken);
        }"""
    )
    ran = lab.eval("get_ipython().execution_count")
    lab.wait_lesson("changed")
    assert lab.eval("get_ipython().execution_count") == ran
    lab.page.evaluate(_RESTART)
    lab.wait_lesson("changed")
    lab.call_again()
    waits(lab)


def test_start_again_says_that_code_will_run_which_was_not_published(lab: Lab, show: Show) -> None:
    show(lesson(STRANGE))
    lab.wait_lesson("changed")
    again = lab.page.get_by_role("button", name=EN.first("lab.again"))
    again.first.click()
    dialog = lab.page.get_by_role("dialog")
    expect(dialog).to_contain_text(EN.first("lab.reset"))
    expect(dialog).to_contain_text(EN.first("lab.runs"))
    expect(dialog.get_by_role("button", name=EN.first("lab.stay"))).to_be_focused()
    lab.keys("Enter")
    expect(dialog).to_be_hidden()
    assert lab.lesson_state() == "changed"
    assert lab.eval("'RUNS' in globals()") is False
    again.first.click()
    dialog.get_by_role("button", name=EN.first("lab.again")).click()
    lab.wait_lesson("live")
    lab.call_again()
    assert lab.eval("RUNS") == 1
    lab.page.evaluate(_RESTART)  # which is no wish to run it
    waits(lab)


def test_start_again_in_a_lesson_as_it_was_published_says_nothing_of_it(
    lab: Lab, show: Show
) -> None:
    show(lesson())
    lab.wait_lesson("live")
    lab.page.get_by_role("button", name=EN.first("lab.again")).first.click()
    dialog = lab.page.get_by_role("dialog")
    expect(dialog).to_contain_text(EN.first("lab.reset"))
    expect(dialog).not_to_contain_text(EN.first("lab.runs"))
    expect(dialog.get_by_role("button", name=EN.first("lab.again"))).to_be_focused()
    lab.keys("Escape")


def test_cells_that_were_not_published_are_unfolded_and_say_so(lab: Lab, show: Show) -> None:
    hidden = lesson(STRANGE)
    hidden["cells"][0]["metadata"]["jp-MarkdownHeadingCollapsed"] = True  # and all below it folded
    show(hidden)
    lab.wait_lesson("changed")
    code = lab.page.locator(".jp-CodeCell")
    expect(code).to_have_count(BOARDS + 2)
    strange = code.last
    expect(strange).to_be_visible()
    expect(strange.locator(".cm-content")).to_have_text(STRANGE)
    expect(mark(strange)).to_have_text(EN.first("lab.added"))
    expect(mark(strange)).to_have_attribute("class", "lm-Widget ruleboard-mark")
    assert mark(lab.page.locator(".jp-Notebook")).count() == 1
    expect(code.first.locator(".jp-Placeholder")).to_be_hidden()  # as all code that was published
    for theme in (DARK, LIGHT):
        with dressed(lab, theme):
            assert findings(lab, NOTICE_RULES) == []
    lab.page.emulate_media(media="print")
    expect(mark(strange)).to_be_hidden()
    lab.page.emulate_media(media="screen")
    lab.page.evaluate(_WRITE, 'rb.Play("mills", opponent=1, lang=LANG)')
    expect(mark(strange)).to_have_count(0)
    lab.page.evaluate(_WRITE, STRANGE)
    expect(mark(strange)).to_be_visible()


def mark(place: Locator) -> Locator:
    """The words on cells that were not published."""
    return place.locator(".ruleboard-mark")


def test_in_a_shared_lesson_that_was_changed_one_is_told_that_it_was(lab: Lab, show: Show) -> None:
    show(lesson(STRANGE))
    lab.wait_lesson("changed")
    share = """() => {
      const { model } = jupyterapp.shell.currentWidget.content;
      Object.defineProperty(model, "collaborative", { configurable: true, get: () => true });
    }"""
    lab.page.evaluate(share)
    lab.page.evaluate(_RESTART)
    lab.wait_lesson("changed")
    lab.call_again()
    waits(lab)


def test_a_picture_that_nobody_trusts_is_not_trusted_because_its_board_was_shown(
    lab: Lab, show: Show
) -> None:
    show(lesson())
    lab.wait_lesson("live")
    lab.wait_painted()
    forge = """() => {
      const cells = jupyterapp.shell.currentWidget.content.widgets.filter(({ model }) => model.type === "code");
      const { model } = cells[1];
      const html = `<div class="ruleboard-still"><img src=x onerror="globalThis.forged = true"><b>forged</b></div>`;
      const [output] = model.sharedModel.getOutputs();
      const forged = { ...output, data: { ...output.data, "text/html": html } };
      model.trusted = false;
      model.outputs.fromJSON([forged]);
      return cells[1].node.querySelectorAll(".ruleboard-pad").length;
    }"""
    assert lab.page.evaluate(forge) == 0
    boards = lab.page.locator(".ruleboard-pad")
    expect(boards).to_have_count(BOARDS)  # it lives in this kernel: so it is shown again
    lab.shut_down()
    lab.wait_lesson("ended")
    lab.page.get_by_text("forged", exact=True).wait_for()
    lab.page.wait_for_function("() => document.querySelector('img[src=x]')?.complete ?? true")
    assert lab.page.evaluate("() => globalThis.forged") is None
    trusted = """() => jupyterapp.shell.currentWidget.content.widgets
      .filter(({ model }) => model.type === "code")[1].model.trusted"""
    assert lab.page.evaluate(trusted) is False


def test_what_one_changes_while_a_lesson_is_being_opened_counts_as_a_change(
    lab: Lab, class_room: LabServer
) -> None:
    (class_room.folder / "tagged.ipynb").write_text(json.dumps(lesson(STRANGE)), encoding="utf-8")
    assert lab.page.evaluate(_TAGGED, "tagged.ipynb") is True


def test_a_lesson_imports_nothing_that_lies_beside_it_but_what_only_lies_there(
    lab: Lab, show: Callable[..., str], class_room: LabServer
) -> None:
    folder = class_room.folder / "beside"
    folder.mkdir()
    for name in (
        "ruleboard",
        "anywidget",
        "ipywidgets",
        "ipycanvas",
        "numpy",
        "PIL",
        "random",
        "orjson",
    ):
        (folder / f"{name}.py").write_text("open(__file__ + '.ran', 'w').close()")
    (folder / "mine.py").write_text("ANSWER = 42")
    show(lesson(), "beside/")
    lab.wait_lesson("live")
    lab.wait_painted(BOARDS - 1)
    assert lab.errors() == []
    lab.run("import ipycanvas, numpy, PIL, random")  # late
    assert [*folder.glob("*.ran")] == []
    lab.run("import mine")
    assert lab.eval("mine.ANSWER") == 42
    assert lab.eval("sorted({'os', 'sys', 'here', 'own', 'ruleboard'} & {*globals()})") == []

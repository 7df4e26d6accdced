"""A lesson in a learner's own folder, in JupyterLab: keys do not destroy it, running it again makes it no larger,
and what was solved is noted under the name of its cell.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruleboard.folder.handout import hand_out
from tests.browser.kernel_line import PATIENCE
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer
from tests.browser.short_lesson import BOARDS, shorten

LESSONS = Path(__file__).parents[2] / "lessons"
EXERCISE = 0  # the board of the first exercise of the first lesson
# The kernel has answered all that the page has asked so far: canvases that are new ask for their pictures.
ANSWERED = """() => jupyterapp.shell.currentWidget.context.sessionContext.session.kernel
  .requestExecute({ code: "", silent: true }).done.then(() => null)"""
LONGEST = 17  # boards of the longest lesson: comparisons have four
ALL = "__import__('ipywidgets').widgets.widget._instances"
MODELS = f"len({ALL})"
PADS = f"sum(type(each).__name__ == 'Pad' for each in {ALL}.values())"


@pytest.fixture(scope="module")
def own(folder: Path) -> Path:
    hand_out(LESSONS, folder / "mine")
    shorten(folder / "mine" / "en" / "mills-1.ipynb")
    return folder / "mine"


@pytest.fixture(scope="module")
def lab(server: LabServer, browser: Browser, own: Path) -> Iterator[Lab]:
    with browser.open(server, f"{own.name}/en/mills-1.ipynb") as opened:
        run(opened)
        yield opened
        assert opened.errors() == []
        opened.shut_down()


def run(lab: Lab) -> None:
    lab.run_all()
    for number in range(BOARDS):
        lab.wait_painted(number)


def test_what_is_solved_is_noted_under_the_name_of_its_cell(lab: Lab, own: Path) -> None:
    if (own / "progress.json").exists():  # the test is being tried again
        (own / "progress.json").unlink()
        run(lab)
    lab.click_site("f6", EXERCISE)
    lab.wait_status("White removes one of Black's men", EXERCISE)
    lab.click_site("b2", EXERCISE)
    lab.wait_eval("Out[2].solved", value=True)
    noted = json.loads((own / "progress.json").read_text(encoding="utf-8"))["lessons"]
    solved = {"solved": True, "stars": 3, "tries": 1, "hints": 0}
    assert noted == {"mills-1": {"try-board": solved}}


def test_keys_on_a_button_do_not_destroy_the_lesson(lab: Lab) -> None:
    cells = "() => jupyterapp.shell.currentWidget.content.widgets.map(cell => cell.model.type)"
    before = lab.page.evaluate(cells)
    for keys in (("d", "d"), ("x",), ("m",)):
        lab.page.locator(".ruleboard").nth(EXERCISE).get_by_role("button", name="Try again").click()
        lab.wait_eval("Out[2].shown.flipped", value=False)
        lab.keys(*keys, "f")  # the last one is answered after whatever the others did
        lab.wait_eval("Out[2].shown.flipped", value=True)
        assert lab.page.locator(".jp-Dialog").count() == 0
    assert lab.page.evaluate(cells) == before
    assert lab.page.locator(".ruleboard").count() == BOARDS


def test_three_runs_make_no_more_models_than_one(lab: Lab) -> None:
    before = lab.eval(MODELS)
    for _ in range(2):
        run(lab)
        assert lab.eval(MODELS) == before


def test_the_longest_lesson_is_there_after_ten_runs_and_a_reload(
    server: LabServer, browser: Browser, own: Path
) -> None:
    """A page fetches every model of a lesson when it is loaded, and gives up after some seconds."""
    with browser.open(server, f"{own.name}/en/mills-6.ipynb") as lab:
        for _ in range(10):
            lab.run_all()
            lab.save()
        lab.page.evaluate(ANSWERED)
        boards = lab.eval(PADS)
        assert boards == LONGEST
        lab.reload()
        lab.wait_for(lambda: lab.page.locator(".ruleboard-pad").count() == boards, PATIENCE)
        for number in range(boards):
            lab.wait_painted(number)
        assert lab.errors() == []
        lab.shut_down()

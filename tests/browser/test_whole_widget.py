"""A whole widget, not only its board: its keys, its focus and its names, wherever one is in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from tests.browser.again import begin_again, remember
from tests.browser.axe import DARK, dressed
from tests.browser.conftest import Open
from tests.browser.lab import Lab

FILM, TASK, FREE, PICK = range(4)

CELLS = (
    "import ruleboard as rb",
    'film = rb.Demo("mills", "W:Wb6,d6:Bb2,f2:H7,7", ["f6xb2", "b2"], asks=[2])\nfilm',
    'task = rb.Exercise("mills", "W:Wb6,d6:Bb2,f2:H7,7", goal=rb.goals.forms_mill())\ntask',
    'free = rb.Play("mills")\nfree',
    'pick = rb.Play("draughts", "W:WK50:B7,12,29,30,44")\npick',
)

_AS_IF_LOADING = """async () => {
  const { jpThemeLight } = document.body.dataset;
  delete document.body.dataset.jpThemeLight;
  await new Promise(requestAnimationFrame);
  document.body.dataset.jpThemeLight = jpThemeLight;
}"""


@pytest.fixture(scope="module")
def opened(open_notebook: Open) -> Lab:
    lab = open_notebook(*CELLS, alone=True)
    lab.run_all()
    for number in range(4):
        lab.wait_painted(number)
    remember(lab, "(film, task, free, pick)")
    return lab


@pytest.fixture
def page(opened: Lab) -> Iterator[Lab]:
    """The boards as they were in the beginning."""
    begin_again(opened)
    yield opened
    assert opened.errors() == []


def widget(lab: Lab, number: int) -> Locator:
    return lab.page.locator(".ruleboard").nth(number)


def button(lab: Lab, number: int, name: str) -> Locator:
    return widget(lab, number).get_by_role("button", name=name, exact=True)


def focus_is_on_board(lab: Lab, number: int) -> bool:
    board = lab.pad(number).locator("button:focus")
    return board.count() == 1


def test_keys_work_from_a_button_and_leave_the_notebook_alone(page: Lab) -> None:
    cells = page.page.locator(".jp-Cell").count()
    button(page, TASK, "Hint").click()
    page.wait_eval("task.state.hints", 1)
    page.keys("d", "d", "x", "m", "a", "y", "Shift+Enter")
    page.keys("f")
    page.wait_eval("task.shown.flipped", True)
    assert page.page.locator(".jp-Cell").count() == cells
    assert page.page.locator(".jp-MarkdownCell").count() == 0
    page.keys("f")


def test_keys_work_after_a_click_on_the_words(page: Lab) -> None:
    widget(page, TASK).locator(".ruleboard-task").click()
    page.keys("f")
    page.wait_eval("task.shown.flipped", True)
    page.keys("f")
    page.wait_eval("task.shown.flipped", False)


def test_who_writes_a_move_is_not_disturbed(page: Lab) -> None:
    box = widget(page, FREE).get_by_role("textbox", name="Write a move")
    box.click()
    page.keys("d", "6", "u", "f", "Backspace", "Backspace")
    assert box.input_value() == "d6"
    page.keys("Enter")
    page.wait_eval("[str(m) for m in free.state.moves]", ["d6"])
    assert page.eval("free.shown.flipped") is False


def test_a_clicker_turns_the_pages_wherever_the_focus_is(page: Lab) -> None:
    button(page, FILM, "Next").click()
    page.wait_eval("film.state.at", 1)
    widget(page, FILM).get_by_role("combobox").focus()
    while page.eval("film.state.mode") != "asking":
        at = page.eval("film.state.at")
        page.keys("PageDown")
        page.wait_eval("film.state.at", at + 1)
    asked = page.eval("film.state.at")
    page.keys("PageDown")
    page.wait_eval("film.state.at", asked + 1)
    widget(page, FILM).get_by_role("slider").focus()
    page.keys("PageUp")
    page.wait_eval("film.state.at", asked)
    page.keys("PageUp")
    page.wait_eval("film.state.at", asked - 1)


def test_the_slider_leads_through_the_film_and_has_a_name(page: Lab) -> None:
    slider = widget(page, FILM).get_by_role("slider", name="Steps of the demo")
    slider.fill("2")
    page.wait_eval("film.state.at", 2)
    button(page, FILM, "Start").click()
    page.wait_for(lambda: slider.input_value() == "0")
    assert (
        slider.get_attribute("aria-valuetext") == f"Step 1 of {page.eval('len(film.state.frames)')}"
    )


def test_the_focus_stays_in_the_widget_when_a_button_is_of_no_more_use(page: Lab) -> None:
    page.run("film.press('Home')")
    button(page, FILM, "End").focus()
    page.keys("Enter")
    page.wait_for(lambda: focus_is_on_board(page, FILM))
    button(page, TASK, "Solution").focus()
    page.keys("Enter")
    page.wait_for(lambda: focus_is_on_board(page, TASK))


def test_the_last_step_the_last_hint_and_a_choice_keep_the_focus_too(page: Lab) -> None:
    page.run("film.press('End'); film.press('ArrowLeft')")
    button(page, FILM, "Next").focus()
    page.keys("Enter")
    page.wait_for(lambda: button(page, FILM, "Next").is_disabled())
    page.wait_for(lambda: focus_is_on_board(page, FILM))
    button(page, TASK, "Hint").focus()
    while not page.eval("task.state.settled"):
        hints = page.eval("int(task.state.hints)")
        page.keys("Enter")
        page.wait_eval(f"task.state.hints > {hints}", value=True)
    page.wait_for(lambda: button(page, TASK, "Hint").is_disabled())
    page.wait_for(lambda: focus_is_on_board(page, TASK))
    page.run("pick.type('50x35')")
    button(page, PICK, "Choose this one").focus()
    page.keys("Enter")
    page.wait_eval("len(pick.state.moves)", 1)
    page.wait_for(lambda: focus_is_on_board(page, PICK))


def test_who_has_left_a_widget_is_not_called_back(page: Lab) -> None:
    page.run("film.press('Home')")
    button(page, FILM, "Next").focus()
    button(page, FREE, "Flip board").focus()
    page.run("film.press('End')")
    page.wait_for(lambda: button(page, FILM, "Next").is_disabled())
    assert button(page, FREE, "Flip board").evaluate("it => it === document.activeElement")


def test_the_same_refusal_is_announced_again(page: Lab) -> None:
    page.run("free.click('d6')")
    page.wait_status("White places a man on d6.", FREE)
    page.page.evaluate("""() => {
      const announced = globalThis.announced = [];
      const status = document.querySelectorAll('.ruleboard-pad [role="status"]')[2];
      new MutationObserver(() => announced.push(status.textContent)).observe(status, { childList: true });
    }""")
    for count in (1, 2):
        page.click_site("d6", FREE)
        page.page.wait_for_function("count => announced.length === count", arg=count)
    first, second = page.page.evaluate("() => announced")
    assert first == second
    assert "There is already a man on d6." in first


def test_the_task_belongs_to_the_board(page: Lab) -> None:
    about = "grid => document.getElementById(grid.getAttribute('aria-describedby')).textContent"
    assert "Close a mill." in page.pad(TASK).get_by_role("grid").evaluate(about)


def test_a_board_follows_the_theme_of_the_page(page: Lab) -> None:
    page.wait_eval("free.view.look.theme", "light")
    light = page.digest(FREE)
    page.run("told = []; free.pad.observe(lambda c: told.append(c['new']), names='dark')")
    with dressed(page, DARK):
        page.wait_eval("free.view.look.theme", "dark")
        page.wait_changed(light, FREE)
        page.page.evaluate(_AS_IF_LOADING)
    page.wait_eval("free.view.look.theme", "light")
    page.wait_picture(light, FREE)
    assert page.eval("told") == [True, False]  # a page that says nothing yet is not light


def test_b_fills_the_window_and_leads_back(page: Lab) -> None:
    page.page.set_viewport_size({"width": 1024, "height": 768})
    page.pad(FILM).locator("button").first.focus()
    small = page.box(page.pad(FILM))
    page.keys("b")
    page.wait_for(lambda: page.box(page.pad(FILM))["width"] > 600)
    assert button(page, FILM, "Large").get_attribute("aria-pressed") == "true"
    window = {"x": 0, "y": 0, "width": 1024, "height": 768}
    assert page.box(widget(page, FILM)) == pytest.approx(window, abs=1)
    for part in (
        page.pad(FILM),
        button(page, FILM, "Next"),
        widget(page, FILM).get_by_role("slider"),
    ):
        box = page.box(part)
        assert 0 <= box["x"] <= box["x"] + box["width"] <= 1024
        assert 0 <= box["y"] <= box["y"] + box["height"] <= 768
    letters = "words => parseFloat(getComputedStyle(words).fontSize)"
    assert widget(page, FILM).locator(".ruleboard-first").first.evaluate(letters) >= 24
    page.keys("PageDown")
    page.wait_eval("film.state.at", 1)
    page.keys("Escape")
    page.wait_for(lambda: page.box(page.pad(FILM))["width"] == small["width"])


def test_where_full_screen_is_forbidden_the_window_is_filled(page: Lab) -> None:
    page.page.evaluate(
        "() => { Element.prototype.requestFullscreen = async () => { throw Error(); }; }"
    )
    small = page.box(page.pad(TASK))
    button(page, TASK, "Large").click()
    page.wait_for(lambda: page.box(page.pad(TASK))["width"] > 600)
    page.keys("b")
    page.wait_for(lambda: page.box(page.pad(TASK))["width"] == small["width"])


def test_a_board_that_nobody_sees_gives_its_pictures_back_until_somebody_does(page: Lab) -> None:
    painted = page.digest(FREE)
    page.page.evaluate(
        """number => {
      globalThis.layers = [...document.querySelectorAll(".ruleboard")[number].querySelectorAll("canvas")];
      globalThis.outputs = jupyterapp.shell.currentWidget.content.widgets[number + 1].model.outputs;
      globalThis.saved = outputs.toJSON();
      outputs.clear();
    }""",
        FREE,
    )
    page.page.wait_for_function(
        "() => layers.length === 5 && layers.every(({ width }) => width === 1)"
    )
    page.page.evaluate("() => outputs.fromJSON(saved)")
    page.wait_painted(FREE)
    page.wait_picture(painted, FREE)
    page.click_site("a7", FREE)
    page.wait_changed(painted, FREE)


def test_a_board_that_has_lost_its_kernel_says_so_and_answers_every_click(opened: Lab) -> None:
    """The last one: from here on the boards are dead."""
    page = opened
    page.page.evaluate(
        "() => jupyterapp.shell.currentWidget.context.sessionContext.session.kernel.restart()"
    )
    told = page.pad(FREE).get_by_role("alert")
    told.filter(has_text="Run the lesson again").wait_for()
    told.evaluate("line => { line.dataset.old = 'yes'; }")
    page.forgive()
    page.click_site("g1", FREE)
    page.wait_for(lambda: told.get_attribute("data-old") is None)
    assert told.get_by_role("button").count() == 0  # nobody here can run the lesson
    page.page.evaluate("() => { document.documentElement.dataset.ruleboardRuns = 'true'; }")
    page.click_site("g1", FREE)
    page.page.evaluate(
        "() => document.addEventListener('ruleboard:run-again', () => { globalThis.asked = true; })"
    )
    told.get_by_role("button", name="Run the lesson again").click()
    assert page.page.evaluate("() => globalThis.asked") is True
    assert page.errors() == []

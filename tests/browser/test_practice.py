"""A practice in JupyterLab: five tasks by clicks, one wrong, one skipped, then once more; and by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Open, Show
from tests.browser.lab import Lab

TASKS = """
import ruleboard as rb
board = rb.Practice("draughts", [
    rb.task("W:W32,44:B28,18", rb.goals.captures(2)),
    rb.ask.moves("W:W38,44:B8,13", "38"),
    rb.ask.yes_no("W:W32,44:B28", "44-40"),
    rb.ask.reason("W:W32,44:B28", "44-40"),
    rb.ask.count("W:W48:B24,K31,34,K42,43"),
], lang="en")
board
"""


@pytest.fixture(scope="module")
def lab(open_notebook: Open) -> Lab:
    return open_notebook(TASKS)


@pytest.fixture
def practice(lab: Lab) -> Lab:
    """The practice, untouched."""
    lab.run_all()
    lab.wait_painted()
    lab.wait_eval("board.state.index", 0)
    lab.forgive()
    return lab


def dots(lab: Lab) -> Locator:
    return lab.page.get_by_role("group", name="The tasks").get_by_role("button")


def answers(lab: Lab) -> Locator:
    return lab.page.get_by_role("group", name="The answers").get_by_role("button")


def press(lab: Lab, name: str) -> None:
    lab.page.get_by_role("button", name=name, exact=True).click()


def stands(lab: Lab, *names: str) -> None:
    """Wait until the dots tell how each task went."""
    for number, name in enumerate(names):
        told = f'[aria-label="{name}"]'
        dots(lab).nth(number).and_(lab.page.locator(told)).wait_for()


def test_five_tasks_by_clicks_one_wrong_one_skipped_and_once_more(practice: Lab) -> None:
    lab = practice
    lab.click_site("32")
    lab.click_site("12")
    lab.wait_status("3 stars.")
    press(lab, "Next task")
    lab.wait_status("Task 2 of 5. White to play. Click every square where the piece on 38 can go.")
    lab.click_site("32")
    lab.wait_status("Right! One is still missing.")
    lab.click_site("33")
    lab.wait_status("3 stars.")
    press(lab, "Next task")
    answers(lab).filter(has_text="Yes").click()
    lab.wait_status("No. It is not allowed. Capturing is compulsory.")
    press(lab, "Next task")
    press(lab, "Skip")
    lab.wait_status("Task 5 of 5.")
    assert answers(lab).all_inner_texts() == ["0", "1", "2", "3", "4", "5"]
    answers(lab).nth(3).click()
    lab.wait_status("3 stars.")
    press(lab, "Next task")
    lab.wait_status("Done! You have 9 stars of 15.")
    stands(
        lab,
        "Task 1: solved, 3 stars",
        "Task 2: solved, 3 stars",
        "Task 3: not solved yet",
        "Task 4: skipped",
        "Task 5: solved, 3 stars",
    )
    press(lab, "Once more")
    lab.wait_status("Task 3 of 5.")
    answers(lab).filter(has_text="No").click()
    press(lab, "Next task")
    answers(lab).filter(has_text="A capture is possible").click()
    press(lab, "Next task")
    lab.wait_status("Done! You have 15 stars of 15.")
    assert lab.errors() == []


def test_by_keyboard_alone(practice: Lab) -> None:
    lab = practice
    lab.site("32").focus()
    lab.keys("Enter")
    lab.wait_eval("board.state.trial.play.clicked", ("32",))
    lab.site("12").focus()
    lab.keys("Enter")
    lab.wait_status("3 stars.")
    lab.keys("Enter")  # on to the next task, the focus stays on the board
    lab.wait_status("Task 2 of 5.")
    assert lab.focused() == "12"
    lab.keys("n")
    lab.wait_status("Task 3 of 5.")  # its numbers are keys from now on
    lab.keys("2")
    lab.wait_status("3 stars.")
    lab.keys("p")
    lab.wait_status("Task 2 of 5.")
    dots(lab).nth(3).focus()
    lab.keys("Enter")
    lab.wait_status("Task 4 of 5.")
    expect(dots(lab).nth(3)).to_have_attribute("aria-current", "step")
    right = answers(lab).filter(has_text="A capture is possible")
    right.focus()
    lab.keys("Enter")
    lab.wait_status("3 stars.")
    on = "() => document.activeElement.textContent.trim() === 'Next task'"
    lab.page.wait_for_function(on)  # whoever has answered stands on the button that leads on
    lab.keys("Enter")
    lab.wait_status("Task 5 of 5.")
    assert lab.errors() == []


def test_the_focus_stays_in_the_practice_when_nothing_comes_next(practice: Lab) -> None:
    lab = practice
    dots(lab).nth(4).click()
    lab.wait_status("Task 5 of 5.")
    skip = lab.page.get_by_role("button", name="Skip", exact=True)
    skip.focus()
    lab.keys("Enter")
    lab.wait_status("Done!")
    on = "() => document.activeElement.textContent.trim() === 'Once more'"
    lab.page.wait_for_function(on)  # it has come where the other button was
    lab.keys("Enter")
    lab.wait_status("Task 1 of 5.")
    assert lab.errors() == []


def test_on_a_phone_answers_stand_right_below_the_board_and_stay_there(show_cells: Show) -> None:
    task = 'rb.ask.yes_no("B:W21,29,32,38:B13,19,23,24", "13-18")'
    lab = show_cells(
        f'import ruleboard as rb\nboard = rb.Practice("draughts", [{task}])\nboard', size=(390, 844)
    )
    lab.wait_painted()
    answers = lab.page.locator(".ruleboard-answers")
    answers.scroll_into_view_if_needed()
    board, before = lab.box(lab.pad()), lab.box(answers)
    assert 0 <= before["y"] - (board["y"] + board["height"]) < 20
    answers.get_by_role("button").first.click()
    lab.page.locator(".ruleboard-refusal").wait_for()
    assert lab.box(answers)["y"] - lab.box(lab.pad())["y"] == before["y"] - board["y"]
    assert lab.errors() == []


def test_on_a_phone_no_part_of_a_review_is_wider_than_the_page(show_cells: Show) -> None:
    lab = show_cells(
        'import ruleboard as rb\nboard = rb.Review("mills", moves=["d6", "f4"], nodes=50)\nboard',
        size=(390, 844),
    )
    lab.wait_painted()
    lab.page.locator(".ruleboard-curve svg").wait_for()
    wider = lab.page.evaluate(
        """() => {
          const whole = document.querySelector(".ruleboard").getBoundingClientRect();
          const all = [...document.querySelectorAll(".ruleboard *")];
          return all.filter(each => each.getBoundingClientRect().right > whole.right + 0.5).map(each => each.outerHTML);
        }"""
    )
    assert wider == []

"""Boards in words, by keyboard alone: a capture is played, an exercise solved, a film watched, nothing is painted."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from tests.browser.again import begin_again, remember
from tests.browser.conftest import Open
from tests.browser.lab import Lab

GAME, TASK, FILM = range(3)

CELLS = (
    "import ruleboard as rb",
    'game = rb.Play("draughts", "W:WK50,32:B7,12,29,30,44", text=True)\ngame',
    'task = rb.Exercise("mills", "W:Wb6,d6:Bb2,f2:H7,7", goal=rb.goals.forms_mill(), text=True)\ntask',
    'film = rb.Demo("mills", "W:Wb6,d6:Bb2,f2:H7,7", ["f6xb2", "b2"], asks=[1], text=True)\nfilm',
)


SITES = [
    *("a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5"),
    *("a4", "b4", "c4", "e4", "f4", "g4", "c3", "d3", "e3", "b2"),
]
"""The first places of the board, in reading order."""


@pytest.fixture(scope="module")
def opened(open_notebook: Open) -> Lab:
    lab = open_notebook(*CELLS)
    lab.run_all()
    for number in range(3):
        widget(lab, number).locator("pre").wait_for()
    remember(lab, "(game, task, film)")
    return lab


@pytest.fixture
def page(opened: Lab) -> Iterator[Lab]:
    """The boards as they were in the beginning."""
    begin_again(opened)
    yield opened
    assert opened.errors() == []


def widget(lab: Lab, number: int) -> Locator:
    return lab.page.locator(".ruleboard").nth(number)


def walk_to(lab: Lab, target: Locator) -> None:
    """Press Tab until something has the focus, as somebody without a mouse does."""
    for _ in range(60):
        if target.evaluate("it => it === document.activeElement"):
            return
        lab.keys("Tab")
    raise AssertionError("Tab never leads there")


def enter(lab: Lab, number: int) -> None:
    """Come to a widget from the cell above it."""
    widget(lab, number).evaluate("it => it.focus()")


def focus_is_inside(lab: Lab, number: int) -> bool:
    return bool(
        widget(lab, number).evaluate(
            "it => it !== document.activeElement && it.contains(document.activeElement)"
        )
    )


def test_nothing_is_painted(page: Lab) -> None:
    assert page.page.locator(".ruleboard canvas").count() == 0
    assert page.eval("'ipycanvas' in __import__('sys').modules") is False
    assert page.errors() == []


def test_a_capture_is_picked_from_the_list_and_heard(page: Lab) -> None:
    moves = widget(page, GAME).get_by_role("listbox", name="The possible moves")
    enter(page, GAME)
    walk_to(page, moves)
    page.keys("ArrowDown", "Enter")
    page.wait_eval("[str(m) for m in game.state.moves]", ["50x17x8x35"])
    page.wait_status("captures 3 pieces", GAME)
    assert "12" not in page.eval("list(game.position.pieces)")
    assert focus_is_inside(page, GAME)


def captured(lab: Lab) -> None:
    """The game after its first capture."""
    lab.run("game.type('50x17x8x35')")
    lab.wait_status("captures 3 pieces", GAME)


def test_questions_are_written_and_answered(page: Lab) -> None:
    captured(page)
    box = widget(page, GAME).get_by_role("textbox", name="Write a move")
    enter(page, GAME)
    walk_to(page, box)
    page.page.keyboard.type("where kings")
    page.keys("Enter")
    page.wait_status("White has one king on square 35.", GAME)
    page.wait_for(lambda: box.input_value() == "")


def test_the_same_mistake_twice_is_announced_twice(page: Lab) -> None:
    captured(page)
    page.page.evaluate(
        """number => {
      const announced = globalThis.announced = [];
      const status = document.querySelectorAll('.ruleboard-pad [role="status"]')[number];
      new MutationObserver(() => announced.push(status.textContent)).observe(status, { childList: true });
    }""",
        GAME,
    )
    box = widget(page, GAME).get_by_role("textbox", name="Write a move")
    enter(page, GAME)
    walk_to(page, box)
    page.page.keyboard.type("35-30")
    for count in (1, 2):
        page.keys("Enter")
        page.page.wait_for_function("count => announced.length === count", arg=count)
    first, second = page.page.evaluate("() => announced")
    assert first == second != ""
    assert box.input_value() == "35-30"


def test_an_exercise_is_solved_and_the_focus_stays(page: Lab) -> None:
    places = widget(page, TASK).get_by_role("listbox", name="The board, place by place")
    enter(page, TASK)
    walk_to(page, places)
    page.keys("d", "7", "Enter")  # a native list goes where one types
    page.wait_eval("task.state.mode", "missed")
    page.wait_for(lambda: focus_is_inside(page, TASK))
    for site, done in (("f6", "task.state.play.clicked == ('f6',)"), ("b2", "task.solved")):
        walk_to(page, places)
        page.keys("Home", *["ArrowDown"] * SITES.index(site), "Enter")
        page.wait_eval(done, True)
    page.wait_eval("task.solved", True)
    page.wait_status("stars", TASK)
    page.wait_for(lambda: focus_is_inside(page, TASK))


def test_a_film_asks_and_is_answered_from_the_list(page: Lab) -> None:
    enter(page, FILM)
    walk_to(page, widget(page, FILM).get_by_role("button", name="Next", exact=True))
    page.keys("Enter")
    page.wait_eval("film.state.mode", "asking")
    places = widget(page, FILM).get_by_role("listbox", name="The board, place by place")
    places.wait_for()
    enter(page, FILM)
    walk_to(page, places)
    page.keys("f", "6", "Enter")
    page.wait_status("Yes, that is the move", FILM)
    page.wait_for(lambda: focus_is_inside(page, FILM))
    assert page.errors() == []

"""Where the words stand: next to the board, whatever room there is, and nothing moves when they change."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.again import begin_again, remember
from tests.browser.conftest import Open
from tests.browser.lab import Lab

PLAY, TASK, COMPARED = range(3)
CELLS = (
    "import ruleboard as rb",
    'play = rb.Play("draughts")\nplay',
    'task = rb.Exercise("mills", "W:Wb6,d6:Bb2,f2:H7,7", goal=rb.goals.forms_mill())\ntask',
    'rb.Compare("mills", rules=["standard", "chengsan", "melnitsa"])',
)
CLASSROOM = (740, 768)  # what the file browser leaves of 1024 x 768


@pytest.fixture(scope="module")
def opened(open_notebook: Open) -> Lab:
    lab = open_notebook(*CELLS, size=CLASSROOM)
    lab.run_all()
    for number in range(5):
        lab.wait_painted(number)
    remember(lab, "(play, task)")
    return lab


@pytest.fixture
def page(opened: Lab) -> Iterator[Lab]:
    """The boards as they were in the beginning, in a class room."""
    begin_again(opened, CLASSROOM)
    yield opened
    assert opened.errors() == []


def refused(lab: Lab) -> None:
    lab.click_site("6", PLAY)
    lab.page.locator(".ruleboard").nth(PLAY).locator(".ruleboard-refusal").wait_for()


def test_a_refusal_stands_directly_below_the_board_where_there_is_no_room_beside_it(
    page: Lab,
) -> None:
    widget = page.page.locator(".ruleboard").nth(PLAY)
    widget.evaluate("whole => whole.scrollIntoView()")
    refused(page)
    board, said = page.box(page.pad(PLAY)), page.box(widget.locator(".ruleboard-refusal"))
    bottom = board["y"] + board["height"]
    assert bottom <= said["y"] < bottom + 60
    assert board["y"] >= 0
    assert said["y"] + said["height"] <= CLASSROOM[1]


def test_nothing_moves_when_an_answer_comes(page: Lab) -> None:
    widget = page.page.locator(".ruleboard").nth(TASK)
    hint = widget.get_by_role("button", name="Hint")
    page.middle("f2", TASK)
    before = page.box(page.pad(TASK)), page.box(hint)
    page.click_site("f2", TASK)
    widget.locator(".ruleboard-refusal").wait_for()
    assert (page.box(page.pad(TASK)), page.box(hint)) == before


def test_three_boards_stand_side_by_side(page: Lab) -> None:
    page.pad(COMPARED).scroll_into_view_if_needed()
    boards = [page.box(page.pad(COMPARED + number)) for number in range(3)]
    assert len({board["y"] for board in boards}) == 1
    assert boards[1]["width"] == pytest.approx(boards[0]["width"], abs=0.1)
    assert boards[2]["x"] + boards[2]["width"] <= CLASSROOM[0]


def test_on_a_phone_one_swipes_from_board_to_board(page: Lab) -> None:
    page.page.set_viewport_size({"width": 420, "height": 800})
    table = page.page.locator(".ruleboard-columns")
    table.scroll_into_view_if_needed()
    page.wait_for(lambda: page.box(page.pad(COMPARED))["width"] > 200)
    assert table.evaluate("it => it.scrollWidth > it.clientWidth")


def test_a_refusal_stands_beside_the_board_where_there_is_room(page: Lab) -> None:
    page.page.set_viewport_size({"width": 1280, "height": 900})
    refused(page)
    widget = page.page.locator(".ruleboard").nth(PLAY)
    board, said = page.box(page.pad(PLAY)), page.box(widget.locator(".ruleboard-refusal"))
    assert said["x"] >= board["x"] + board["width"]
    assert board["y"] <= said["y"] < board["y"] + 60

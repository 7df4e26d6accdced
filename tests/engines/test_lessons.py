"""What a learner does, in every engine that a school has: the same tests as they are, in Firefox and in WebKit.

Everything that can be told without a second engine is tested in Chromium (tests/browser); here is what engines do
differently: events of hands and keys, canvases, modules, storage.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import notebooks
from tests.browser.short_lesson import shortened
from tests.browser.test_next_day import saved
from tests.engines.room import Room

LESSON = "en/mills-1.ipynb"
CELLS = ("setup", "try-board", "mill-practice", "free-play-board")
EXERCISE, PRACTICE, FREE = range(3)  # its boards
BOARDS = 3

PLAY = """
import ruleboard as rb
mills = rb.Play("mills", "W:Wa7,d7,g4,b2:Ba4,b4,d1,e5:H0,0", lang="en")
mills
"""
AGAIN = "mills.pad.receive({'kind': 'do', 'name': 'restart'})\nmills.pen = ()"
MOVES = "[str(move) for move in mills.state.moves[: mills.state.at]]"
CLICKED = "mills.state.clicked"


@pytest.fixture(scope="module")
def opened_board(room: Room, folder: Path) -> Room:
    """A notebook of one's own with a game in the moving phase."""
    room.open(notebooks.write(folder, "board", PLAY))
    room.run_all()
    room.wait_painted()
    return room


@pytest.fixture
def board(opened_board: Room) -> Iterator[Room]:
    """The same game, from its beginning."""
    opened_board.eval("None", AGAIN)
    opened_board.wait_status("White to move a man along a line.")
    yield opened_board
    assert opened_board.errors() == []


def test_clicks_move_a_piece_and_the_picture_changes(board: Room) -> None:
    before = board.picture()
    board.click("g4")
    board.wait_eval(CLICKED, ("g4",))
    board.click("g7")
    board.wait_status("White removes one of Black's men.")
    board.click("e5")
    board.wait_eval(MOVES, ["g4-g7xe5"])
    board.wait(lambda: board.picture() != before, "the picture is as it was")


def test_a_mouse_drags_a_piece(board: Room) -> None:
    start, end = board.place("g4"), board.place("g7")
    board.driver.drag(start, end)
    board.wait_status("White removes one of Black's men.")


def test_the_right_button_draws_a_ring_and_no_menu_appears(board: Room) -> None:
    if not board.driver.right_button:
        pytest.skip(
            f"the right button in {board.driver.name} was not tried: its driver never lifts it"
        )
    board.driver.click(board.place("d6"), button=2)
    board.wait_eval("mills.pen", (("d6",),))
    assert board.driver.ask("() => document.querySelectorAll('.lm-Menu').length") == 0


def test_a_finger_taps_drags_and_draws(board: Room) -> None:
    if not board.driver.fingers:
        pytest.skip(f"fingers in {board.driver.name} were not tried: its driver has none")
    board.driver.tap(board.place("b2"))
    board.wait_eval(CLICKED, ("b2",))
    board.driver.hold(board.place("d3"), 800)
    board.wait_eval("mills.pen", (("d3",),))
    start, end = board.place("g4"), board.place("g7")
    board.driver.slide(start, end)
    board.wait_status("White removes one of Black's men.")


def test_keys_move_a_piece(board: Room) -> None:
    board.focus("g4")
    board.driver.press("Enter")
    board.wait_eval(CLICKED, ("g4",))
    board.driver.press("ArrowUp")
    board.wait(lambda: board.focused() == "g7", "the focus does not move")
    board.driver.press("Enter")
    board.wait_status("White removes one of Black's men.")
    board.driver.press("u")
    board.wait_eval(MOVES, [])


def test_a_board_fills_the_window_and_comes_back(board: Room) -> None:
    large = "() => document.querySelector('.ruleboard-large')?.getBoundingClientRect().height / innerHeight"
    board.focus("b2")
    board.driver.press("b")
    board.wait(lambda: (board.driver.ask(large) or 0) > 0.98, "the board is not large")
    board.click("b2")
    board.wait_eval(CLICKED, ("b2",))
    board.driver.press("Escape")
    board.wait(lambda: board.driver.ask(large) is None, "the board stays large")


@pytest.fixture(scope="module")
def lesson(room: Room, folder: Path) -> Room:
    """A lesson with all of its words and three of its boards, as it was handed out; it runs by itself."""
    path = folder / LESSON
    path.write_text(json.dumps(shortened(path, CELLS)), encoding="utf-8")
    room.open_lesson(LESSON, BOARDS)
    return room


STATE = "Out[2].solved, Out[3].stars[0], Out[3].state.index"
LEFT = (True, 3, 1)


def test_an_exercise_is_solved(lesson: Room) -> None:
    lesson.click("f6", board=EXERCISE)
    lesson.wait_status("White removes one of Black's men", EXERCISE)
    lesson.click("b2", board=EXERCISE)
    lesson.wait_eval("Out[2].solved", value=True)
    assert lesson.errors() == []


def test_a_practice_goes_on_to_its_next_task(lesson: Room) -> None:
    lesson.click("a4", "d6", board=PRACTICE)
    lesson.wait_eval("Out[3].stars[0]", 3)
    lesson.push("Next task", PRACTICE)
    lesson.wait_eval(STATE, LEFT)
    lesson.wait_status("Task 2 of 6.", PRACTICE)
    assert lesson.errors() == []


def test_the_opponent_answers(lesson: Room) -> None:
    lesson.click("d6", board=FREE)
    lesson.wait_eval("len(Out[4].state.moves), Out[4].thinking", (2, False))
    lesson.wait_status("White to place a man.", FREE)
    assert lesson.errors() == []


def test_a_reload_finds_the_boards_as_they_were(lesson: Room) -> None:
    lesson.save()
    lesson.reload(LESSON)
    lesson.wait_lesson(BOARDS)
    assert lesson.eval(STATE) == LEFT
    lesson.wait_status("Task 2 of 6.", PRACTICE)
    assert lesson.errors() == []


def test_the_next_day_continues_where_it_was_left(lesson: Room, folder: Path) -> None:
    lesson.click("d1", board=PRACTICE)
    lesson.wait_status("removes one of", PRACTICE)
    lesson.wait(lambda: "d1" in str(saved(folder / LESSON).get("mill-practice")), "it is not saved")
    lesson.wait(lambda: "try-board" in saved(folder / LESSON), "the exercise is not saved")
    lesson.leave()
    lesson.open("en/start.ipynb")
    lesson.open_lesson(LESSON, BOARDS)
    assert lesson.eval(STATE) == LEFT
    lesson.click("a7", board=PRACTICE)  # the other half of the move
    lesson.wait_eval("Out[3].stars[:2]", (3, 3))
    assert lesson.errors() == []


_FIRST = """() => [...document.querySelectorAll(".ruleboard-start a")]
  .find(link => link.textContent.trim() === "The first mill")"""


def test_the_start_page_leads_to_a_lesson(room: Room) -> None:
    room.open("en/start.ipynb")
    room.follow(_FIRST)
    room.wait(lambda: room.path() == LESSON, "no lesson is opened")
    room.wait_lesson(BOARDS)

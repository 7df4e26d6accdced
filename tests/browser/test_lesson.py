"""The first lesson as people meet it: opened in JupyterLab, run, watched, solved and played."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from tests.browser.again import begin_again, remember
from tests.browser.conftest import Visit
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer

LESSONS = Path(__file__).parents[2] / "lessons"
LANGUAGE = re.compile("Language|语言")  # the menu, whatever language it is in
BOARDS = 11  # of the lesson
CLOSE, DEMO, TRAP, WIN, FREE = 0, 4, 5, 8, 10  # some of them, from the top


def lesson(edition: str, folder: Path, name: str) -> str:
    shutil.copy(LESSONS / edition / "mills-1.ipynb", folder / f"{name}.ipynb")
    return f"{name}.ipynb"


def board(lab: Lab, number: int) -> Locator:
    """A whole widget, with its words and buttons."""
    return lab.page.locator(".ruleboard").nth(number)


def press(lab: Lab, number: int, word: str) -> None:
    board(lab, number).get_by_role("button", name=word, exact=False).click()


def says(lab: Lab, number: int, text: str) -> None:
    """Wait until a board shows a text to the eye (a screen reader's own copy does not count)."""
    shown = board(lab, number).locator(".ruleboard-first, .ruleboard-second")
    shown.filter(has_text=text).first.wait_for()


def python(lab: Lab, number: int, what: str) -> object:
    """Something about the widget in the kernel: the first cell sets the language, then comes a board a cell."""
    return lab.eval(f"Out[{number + 2}].{what}")


@pytest.fixture(scope="module")
def opened_lesson(server: LabServer, browser: Browser, folder: Path) -> Iterator[Lab]:
    with browser.open(server, lesson("en", folder, "lesson-en")) as lab:
        lab.run_all()
        for number in range(BOARDS):
            lab.wait_painted(number)
        remember(lab, f"[Out[number] for number in range(2, {BOARDS + 2})]")
        yield lab
        lab.shut_down()


@pytest.fixture
def english(opened_lesson: Lab) -> Iterator[Lab]:
    """The lesson as it was when it was opened, whatever another test has done on it."""
    begin_again(opened_lesson)
    yield opened_lesson
    assert opened_lesson.errors() == []


def test_a_lesson_that_was_not_run_shows_its_pictures(visit: Visit) -> None:
    lab = visit("lesson-still", LESSONS / "es" / "mills-1.ipynb")
    pictures = lab.page.locator('.jp-OutputArea-output img[src^="data:image/svg+xml"]')
    lab.wait_for(lambda: pictures.count() >= BOARDS)  # a practice has several
    assert all(picture.get_attribute("alt") for picture in pictures.all())


def test_the_film_goes_on_when_next_is_pressed(english: Lab) -> None:
    before = english.digest(DEMO)
    for caption in ("White places a man on d6.", "Black places a man on f4."):
        press(english, DEMO, "Next")
        says(english, DEMO, caption)
    english.wait_changed(before, DEMO)
    assert python(english, DEMO, "state.at") == 2


def test_the_film_plays_by_itself_to_its_question_and_takes_the_answer_from_the_board(
    english: Lab,
) -> None:
    press(english, DEMO, "Play")
    says(english, DEMO, "What would you play here as White?")
    english.click_site("f2", DEMO)
    says(english, DEMO, "Yes, that is the move!")
    assert python(english, DEMO, "state.mode") == "showing"
    board(english, DEMO).get_by_role("button", name="Play").wait_for()


def test_the_trap_explains_itself_and_then_opens(english: Lab) -> None:
    before = english.digest(TRAP)
    english.click_site("f4", TRAP)
    says(english, TRAP, "until all are placed")
    english.wait_changed(before, TRAP)
    english.click_site("f6", TRAP)
    says(english, TRAP, "White removes one of Black's men.")
    english.click_site("c4", TRAP)
    says(english, TRAP, "3 stars.")
    assert python(english, TRAP, "solved") is True


def test_hint_and_solution_lead_to_the_answer(english: Lab) -> None:
    press(english, WIN, "Hint")
    says(english, WIN, "only 3 men left")
    press(english, WIN, "Solution")
    says(english, WIN, "Here is the solution")
    press(english, WIN, "Next")
    says(english, WIN, "Black places a man on f6.")
    press(english, WIN, "Try again")
    says(english, WIN, "Black to place a man.")


def test_play_by_mouse_by_text_and_back(english: Lab) -> None:
    board(english, FREE).get_by_label("Who plays").select_option("Opponent: a person")
    says(english, FREE, "Only people are playing now.")
    english.click_site("d6", FREE)
    says(english, FREE, "White places a man on d6.")
    box = board(english, FREE).get_by_placeholder("Write a move")
    box.fill("f4")
    box.press("Enter")
    says(english, FREE, "Black places a man on f4.")
    english.wait_for(lambda: box.input_value() == "")
    press(english, FREE, "Undo")
    says(english, FREE, "Black to place a man.")
    assert python(english, FREE, "position.text") == "B:Wd6:B:H8,9:T1"
    moves = board(english, FREE).get_by_role("listbox", name="The moves so far")
    moves.select_option("1… f4")
    says(english, FREE, "White to place a man.")
    moves.select_option("Start position")
    says(english, FREE, "White: 9 in hand, 0 on the board.")
    assert python(english, FREE, "position.text") == "W:W:B:H9,9"


def test_one_menu_changes_the_language_of_the_lesson(english: Lab) -> None:
    menu = english.page.locator(".ruleboard").get_by_role("combobox", name=LANGUAGE)
    english.wait_for(lambda: menu.count() == 1)
    assert board(english, CLOSE).get_by_role("combobox", name=LANGUAGE).count() == 1
    menu.select_option("简体中文")
    says(english, FREE, "轮到")
    board(english, FREE).get_by_role("button", name="悔棋").wait_for()
    assert [python(english, number, "lang") for number in range(BOARDS)] == ["zh"] * BOARDS
    english.run(f"Out[{FREE + 2}].lang = 'en'")  # a board that speaks alone has a menu of its own
    english.wait_for(lambda: menu.count() == 2)
    assert board(english, FREE).get_by_role("combobox", name=LANGUAGE).input_value() == "en"
    board(english, CLOSE).get_by_role("combobox").select_option("English")
    board(english, CLOSE).get_by_role("button", name="Hint").wait_for()
    english.wait_for(lambda: menu.count() == 1)
    assert [python(english, number, "lang") for number in range(BOARDS)] == ["en"] * BOARDS


def test_keyboard_only_into_the_board_and_out_of_it(english: Lab) -> None:
    english.site("a7", WIN).focus()  # whatever site was the last one before
    english.keys("Tab")
    english.wait_for(lambda: english.focused() is None)
    english.keys("Shift+Tab")
    english.wait_for(lambda: english.focused() == "a7")
    english.keys("ArrowRight", "ArrowDown", "ArrowRight")
    english.wait_for(lambda: english.focused() == "f6")
    english.keys("Enter")
    says(english, WIN, "Black removes one of White's men.")
    english.keys("ArrowLeft", "ArrowUp", "ArrowLeft", "Enter")
    english.wait_for(lambda: python(english, WIN, "solved") is True)
    english.keys("Tab")
    english.wait_for(lambda: english.focused() is None)


def test_after_a_reload_the_lesson_goes_on(english: Lab) -> None:
    english.click_site("e4", CLOSE)
    says(english, CLOSE, "it does not close a mill")
    painted = english.digest(CLOSE)
    english.save()
    english.reload()
    english.wait_picture(painted, CLOSE)
    english.click_site("f6", CLOSE)
    says(english, CLOSE, "White removes one of Black's men.")
    in_the_middle = english.digest(CLOSE)
    english.reload()
    english.wait_picture(in_the_middle, CLOSE)
    says(english, CLOSE, "White removes one of Black's men.")


def test_by_touch_in_two_languages_on_a_sharp_screen(
    server: LabServer, browser: Browser, folder: Path
) -> None:
    path = lesson("ru-en", folder, "lesson-touch")
    with browser.open(server, path, pixel_ratio=2, touch=True, size=(820, 1100)) as lab:
        lab.run_all()
        lab.wait_painted(CLOSE)
        lab.tap_site("f6", CLOSE)
        says(lab, CLOSE, "Белые снимают одну чёрную фишку.")
        says(lab, CLOSE, "White removes one of Black's men.")
        lab.tap_site("b2", CLOSE)
        says(lab, CLOSE, "3 звезды.")
        assert lab.errors() == []
        lab.shut_down()

"""For the last row of a class: every kind of board fills the window, in any window, and leads back to where one was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import FloatRect, Locator

from tests.browser.again import begin_again, remember
from tests.browser.conftest import Open
from tests.browser.lab import Lab

CELLS = (
    "import ruleboard as rb",
    'play = rb.Play("draughts")\nplay',
    'film = rb.Demo("mills", "W:Wb6,d6:Bb2,f2:H7,7", ["f6xb2", "b2"], asks=[2])\nfilm',
    'task = rb.Exercise("draughts", "W:W32,41,46:B9,14,27,28", goal=rb.goals.choose_path("28"), lang="ru-en")\ntask',
    'free = rb.Play("relati", "4@13 O1 -", lang="zh-en")\nfree',
    'shapes = rb.relati.ShapeDrill(lang="ru")\nshapes',
    'compared = rb.Compare("mills", rules=["standard", "chengsan", "melnitsa"])\ncompared',
    'written = rb.Play("mills", size="large")\nwritten',
)
PLAY, FILM, TASK, FREE, SHAPES, COMPARED, WRITTEN = range(7)
PROJECTOR = (1024, 768)
WINDOWS = ((1024, 768), (1366, 768), (1920, 1080), (820, 1180), (390, 844))

_LETTERS = """whole => Math.min(...[...whole.querySelectorAll(".ruleboard-first, .ruleboard-second")]
  .filter(words => words.offsetHeight && words.textContent)
  .map(words => parseFloat(getComputedStyle(words).fontSize)))"""


@pytest.fixture(scope="module")
def opened(open_notebook: Open) -> Lab:
    lab = open_notebook(*CELLS, size=PROJECTOR)
    lab.run_all()
    for number in range(9):
        lab.wait_painted(number)
    remember(lab, "(play, film, task, free, shapes, compared, written)")
    return lab


@pytest.fixture
def page(opened: Lab) -> Iterator[Lab]:
    """The boards as they were in the beginning, none of them large."""
    begin_again(opened, PROJECTOR)
    yield opened
    assert opened.errors() == []


def widget(lab: Lab, number: int) -> Locator:
    return lab.page.locator(".ruleboard").nth(number)


def enlarged(lab: Lab, number: int) -> Locator:
    """A widget that fills the window, by its key."""
    whole = widget(lab, number)
    whole.locator(".ruleboard-pad button").first.focus()
    lab.keys("b")
    size = lab.page.viewport_size
    assert size is not None
    lab.wait_for(lambda: lab.box(whole) == {"x": 0, "y": 0, **size})
    return whole


def back(lab: Lab, whole: Locator) -> None:
    lab.keys("Escape")
    lab.wait_for(lambda: "ruleboard-large" not in (whole.get_attribute("class") or ""))


def inside(box: FloatRect, size: tuple[int, int]) -> bool:
    right, bottom = box["x"] + box["width"], box["y"] + box["height"]
    return box["x"] >= 0 and box["y"] >= 0 and right <= size[0] + 1 and bottom <= size[1] + 1


def test_a_large_board_is_painted_anew_and_sharp(page: Lab) -> None:
    page.page.set_viewport_size({"width": 1920, "height": 1080})
    small = page.canvas(FILM).evaluate("it => it.width")
    whole = enlarged(page, FILM)
    page.wait_for(lambda: page.canvas(FILM).evaluate("it => it.width") > small)
    shown = page.box(whole.locator(".ruleboard-pad"))["width"]
    assert page.canvas(FILM).evaluate("it => it.width") >= shown - 2
    page.wait_painted(FILM)
    back(page, whole)


def fills(lab: Lab, whole: Locator, size: tuple[int, int]) -> None:
    """Wait until a large widget fills a window of this size."""
    lab.page.set_viewport_size({"width": size[0], "height": size[1]})
    window = {"x": 0, "y": 0, "width": size[0], "height": size[1]}
    lab.wait_for(lambda: lab.box(whole) == window)


def faults(lab: Lab, whole: Locator, size: tuple[int, int]) -> list[str]:
    """What does not fit the window, or cannot be read from the last row."""
    wide = size[0] > size[1]
    board = lab.box(whole.locator(".ruleboard-pad"))
    said = lab.box(whole.locator(".ruleboard-first:visible").last)
    right = {
        "the board is inside": inside(board, size),
        "it is large": board["width"] >= (0.6 * size[1] if wide else 0.55 * size[0]),
        "its button is inside": inside(lab.box(whole.locator(".ruleboard-enlarge")), size),
        "its words are inside": inside(said, size),
        "nothing is to be scrolled": whole.evaluate("it => it.scrollHeight <= it.clientHeight + 1"),
        "letters can be read": not wide or whole.evaluate(_LETTERS) >= 24,
    }
    return [what for what, so in right.items() if not so]


@pytest.mark.parametrize("number", range(COMPARED))
def test_board_words_and_controls_fit_the_window(page: Lab, number: int) -> None:
    whole = enlarged(page, number)
    for size in WINDOWS:
        fills(page, whole, size)
        try:
            page.wait_for(lambda seen=size: not faults(page, whole, seen))  # type: ignore[misc]
        except AssertionError as never:
            raise AssertionError(f"{size}: {faults(page, whole, size)}") from never
    back(page, whole)


def test_boards_stand_side_by_side_in_a_large_comparison(page: Lab) -> None:
    whole = enlarged(page, COMPARED)

    def level(size: tuple[int, int]) -> bool:
        boards = [page.box(whole.locator(".ruleboard-pad").nth(each)) for each in range(3)]
        large = all(inside(board, size) and board["width"] > 0.27 * size[0] for board in boards)
        return large and len({board["y"] for board in boards}) == 1

    for size in WINDOWS[:3]:
        fills(page, whole, size)
        page.wait_for(lambda seen=size: level(seen))  # type: ignore[misc]
    back(page, whole)


def test_on_a_phone_a_large_comparison_is_swiped(page: Lab) -> None:
    page.page.set_viewport_size({"width": 390, "height": 844})
    whole = enlarged(page, COMPARED)
    assert page.box(whole.locator(".ruleboard-pad").first)["width"] > 280
    table = whole.locator(".ruleboard-columns")
    assert table.evaluate("it => it.scrollWidth > 2 * it.clientWidth")
    back(page, whole)


def test_the_way_back_leads_to_the_control_and_the_place_where_one_was(page: Lab) -> None:
    page.page.set_viewport_size({"width": 1024, "height": 768})
    hint = widget(page, TASK).get_by_role("button", name="Why?")
    hint.scroll_into_view_if_needed()
    hint.focus()
    before = page.box(hint)
    page.keys("b")
    page.wait_for(lambda: page.box(widget(page, TASK))["width"] == 1024)
    page.keys("b")
    page.wait_for(lambda: page.box(hint) == before)
    assert hint.evaluate("it => it === document.activeElement")


def test_who_writes_a_move_can_write_b(page: Lab) -> None:
    box = widget(page, PLAY).get_by_role("textbox", name="Write a move")
    box.click()
    page.keys("b")
    assert box.input_value() == "b"
    assert page.box(widget(page, PLAY))["x"] > 0
    page.keys("Backspace")


def test_a_clicker_does_not_scroll_the_lesson_away(page: Lab) -> None:
    page.page.set_viewport_size({"width": 1024, "height": 768})
    page.run("film.press('End')")
    place = "() => document.querySelectorAll('.ruleboard')[1].getBoundingClientRect().top"
    widget(page, FILM).get_by_role("slider").focus()
    before = page.page.evaluate(place)
    page.keys("PageDown", "PageDown")  # nothing comes after the end
    page.keys("PageUp")
    page.wait_eval("film.state.at", page.eval("len(film.state.frames)") - 2)
    assert page.page.evaluate(place) == before


def test_a_clicker_turns_the_film_from_the_board_of_the_viewer(page: Lab) -> None:
    page.run("film.press('End')")
    at = page.eval("film.state.at")
    page.run("film.press('t')")
    trial = page.page.locator(".ruleboard-trial")
    trial.locator(".ruleboard-pad button").first.focus()
    page.keys("PageUp")
    page.wait_eval("film.state.at", at - 1)
    page.run("film.press('t')")
    trial.wait_for(state="detached")


def test_a_board_that_was_made_large_shows_its_answer_without_scrolling(page: Lab) -> None:
    whole = widget(page, WRITTEN)
    whole.evaluate("it => it.scrollIntoView()")
    page.middle("a7", WRITTEN + 2)
    board = page.box(page.pad(WRITTEN + 2))
    said = whole.locator(".ruleboard-duty .ruleboard-first")
    assert board["width"] > 480
    assert inside(page.box(said), (1024, 768))
    assert said.evaluate("it => parseFloat(getComputedStyle(it).fontSize)") >= 24

"""Board and words as one card: all of it is on the screen, in every window that a school has, and nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator

from tests.browser.conftest import Open
from tests.browser.lab import Lab

CELLS = (
    "import ruleboard as rb",
    'task = rb.Exercise("mills", "W:Wb6,d6:Bb2,f2:H7,7", goal=rb.goals.forms_mill(), lang=lang)\ntask',
    'tasks = rb.Practice("draughts", [rb.task("W:W32,44:B28,18", rb.goals.captures(2))], lang=lang)\ntasks',
    'film = rb.Demo("mills", "W:Wb6,d6:Bb2,f2:H7,7", ["f6xb2", "b2"], lang=lang)\nfilm',
    'game = rb.Play("draughts", lang=lang)\ngame',
    'free = rb.Play("relati", lang=lang)\nfree',
)
BOARDS = 5
WINDOWS = ((1366, 768), (1024, 768), (820, 1180), (390, 844), (683, 384))
PHONE, ZOOMED = (390, 844), (683, 384)

# As the lesson view does: the height in which the notebook scrolls is the room of a card.
_ROOM = """() => {
  const panel = document.querySelector(".jp-NotebookPanel");
  const room = panel.querySelector(".jp-WindowedPanel-outer").clientHeight;
  panel.style.setProperty("--ruleboard-room", `${room}px`);
  return room;
}"""
_MEASURE = """whole => {
  const box = part => {
    const { top, bottom, left, right, height } = part.getBoundingClientRect();
    return { top, bottom, left, right, height };
  };
  const main = [...whole.querySelectorAll(".ruleboard-small button, .ruleboard-main, .ruleboard-more > summary")];
  return {
    card: box(whole.querySelector(".ruleboard-stage")),
    board: box(whole.querySelector(".ruleboard-board")),
    said: box(whole.querySelector(".ruleboard-said")),
    buttons: main.filter(each => each.offsetHeight && !each.closest(".ruleboard-rest")).map(box),
    wide: document.querySelector(".jp-WindowedPanel-outer").clientWidth,
  };
}"""


@pytest.fixture(scope="module", params=["en", "ru-en"])
def page(open_notebook: Open, request: pytest.FixtureRequest) -> Iterator[Lab]:
    first, *others = CELLS
    lab = open_notebook(f"{first}\nlang = {request.param!r}", *others, touch=True)
    lab.run_all()
    for number in range(BOARDS):
        lab.wait_painted(number)
    yield lab
    assert lab.errors() == []


def widget(lab: Lab, number: int) -> Locator:
    return lab.page.locator(".ruleboard").nth(number)


def faults(lab: Lab, number: int, size: tuple[int, int]) -> list[str]:
    """What is not as it should be of a card that stands at the top of the window."""
    room = lab.page.evaluate(_ROOM)
    whole = widget(lab, number)
    whole.evaluate("it => it.scrollIntoView({ block: 'start' })")
    found = whole.evaluate(_MEASURE)
    card, board, said = found["card"], found["board"], found["said"]
    last = max(each["bottom"] for each in found["buttons"])
    right = {
        "the card is as high as the room": size == ZOOMED or card["height"] <= room,
        "the buttons are in the room": size == ZOOMED or last - card["top"] <= room,
        "something is said": said["height"] >= 40,
        "every button can be hit": min(each["height"] for each in found["buttons"]) >= 34,
        "words and board do not overlap": said["top"] >= board["bottom"] - 1
        or said["left"] >= board["right"] - 1,
        "the board is large": board["height"] >= min(0.4 * size[0], 0.7 * room, 190),
    }
    return [what for what, so in right.items() if not so]


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_the_whole_card_is_on_the_screen(page: Lab, size: tuple[int, int]) -> None:
    page.resize(size)
    page.page.wait_for_timeout(300)
    wrong = {number: faults(page, number, size) for number in range(BOARDS)}
    assert {number: what for number, what in wrong.items() if what} == {}


def test_a_board_is_much_larger_in_a_large_window(page: Lab) -> None:
    page.resize((1920, 1080))
    page.page.evaluate(_ROOM)
    page.wait_for(lambda: page.box(page.pad(0))["width"] > 0.4 * 1920)


def test_esc_closes_what_is_behind_the_dots_and_a_command_does_too(page: Lab) -> None:
    page.resize((1366, 768))
    whole = widget(page, 3)
    dots = whole.locator(".ruleboard-more > summary")
    dots.focus()
    page.keys("Enter")
    whole.locator(".ruleboard-rest").wait_for()
    page.keys("Escape")
    whole.locator(".ruleboard-rest").wait_for(state="hidden")
    assert dots.evaluate("it => it === document.activeElement")
    page.more(whole)
    whole.locator(".ruleboard-rest .ruleboard-command:enabled:visible").last.click()
    whole.locator(".ruleboard-rest").wait_for(state="hidden")


def test_a_board_that_is_done_leads_to_the_next_one_and_not_twice(page: Lab) -> None:
    page.run("task.click('f6'); task.click('b2')")
    whole = widget(page, 0)
    page.wait_for(lambda: whole.get_attribute("data-open") == "0")
    onward = whole.locator(".ruleboard-leave")
    onward.wait_for()
    page.page.wait_for_timeout(700)
    onward.click()
    page.wait_for(lambda: widget(page, 1).evaluate("it => it.contains(document.activeElement)"))
    assert widget(page, 1).get_attribute("data-tasks") == "1"

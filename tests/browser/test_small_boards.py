"""Boards that have little room, on a phone or beside three others: what stands on their squares can still be read."""

from __future__ import annotations

import re
from base64 import b64decode

import pytest

import ruleboard as rb
from ruleboard.scene.svg import LETTER
from tests.browser.conftest import Open
from tests.browser.lab import Lab

PHONE, DESK = (390, 844), (1280, 900)
CLASSROOM = (740, 768)  # what the file browser leaves of 1024 x 768
FOUR = '["standard", "chengsan", "melnitsa", "molendinum"]'
CELLS = (
    'import ruleboard as rb\nplay = rb.Play("draughts")\nplay',
    f'rb.Compare("mills", "W:Wa7,d7,a4:Ba1,b2:H6,7", rules={FOUR})',
    'rb.Play("draughts", size=160)',
    "from ruleboard.rules import relati\nrb.Play(relati.start(size=13))",
    "rb.Play(relati.start(size=13), size=160)",
)
PLAY, MILLS, TINY, GRID, TINY_GRID = 0, 1, 5, 6, 7

_NAME = """button => {
  const { content, fontSize } = getComputedStyle(button, "::before");
  return [content, fontSize];
}"""


@pytest.fixture(scope="module")
def page(open_notebook: Open) -> Lab:
    lab = open_notebook(*CELLS)
    lab.run_all()
    for number in range(8):
        lab.wait_painted(number)
    return lab


def resize(lab: Lab, size: tuple[int, int]) -> None:
    lab.page.set_viewport_size({"width": size[0], "height": size[1]})


def painted(lab: Lab, board: int) -> bool:
    """Whether the names that are painted are seen."""
    names = lab.pad(board).locator("xpath=..").locator("xpath=./canvas").nth(4)
    return bool(names.evaluate("it => getComputedStyle(it).visibility === 'visible'"))


def test_numbers_are_as_large_as_letters_on_a_phone(page: Lab) -> None:
    resize(page, PHONE)
    page.wait_for(lambda: not painted(page, PLAY))
    assert page.site("32", PLAY).evaluate(_NAME) == ['"32"', "11px"]
    assert page.box(page.site("32", PLAY))["width"] > 24  # a square has room for it
    resize(page, DESK)
    page.wait_for(lambda: painted(page, PLAY))
    assert page.site("32", PLAY).evaluate(_NAME)[0] == "none"


def edges(lab: Lab, board: int) -> list[str]:
    """What the page writes along the edges of a board, where it does."""
    return lab.pad(board).locator(".ruleboard-edges > span").all_inner_texts()


def test_letters_along_the_edges_are_as_large_on_a_phone(page: Lab) -> None:
    resize(page, PHONE)
    page.wait_for(lambda: not painted(page, GRID))
    assert edges(page, GRID) == [*"ABCDEFGHIJKLM", *map(str, range(1, 14))]
    name = page.pad(GRID).locator(".ruleboard-edges > span").nth(4)
    assert name.evaluate("it => getComputedStyle(it).fontSize") == "11px"
    letter, square = page.box(name), page.box(page.site("E1", GRID))
    assert abs(letter["x"] + letter["width"] / 2 - square["x"] - square["width"] / 2) < 1
    resize(page, DESK)
    page.wait_for(lambda: painted(page, GRID))
    assert edges(page, GRID) == []


def test_where_numbers_would_touch_every_second_one_is_written(page: Lab) -> None:
    resize(page, DESK)
    page.wait_for(lambda: not painted(page, TINY_GRID))
    assert edges(page, TINY_GRID) == [*"ABCDEFGHIJKLM", *map(str, range(1, 12, 2))]


_STILL = """([svg, width]) => new Promise(done => {
  const page = document.createElement("iframe");
  page.style.width = `${width}px`;
  page.onload = () => {
    const root = page.contentDocument.querySelector("svg");
    const texts = [...root.querySelectorAll("text")];
    const sizes = texts.map(text => parseFloat(page.contentWindow.getComputedStyle(text).fontSize));
    page.remove();
    done(Math.min(...sizes) * width / root.viewBox.baseVal.width);
  };
  page.srcdoc = svg;
  document.body.append(page);
})"""


@pytest.mark.parametrize("width", [180, 286, 400])
def test_on_a_picture_too_numbers_can_be_read(page: Lab, width: int) -> None:
    """The picture as an image has a page of its own, which is as wide as it is shown."""
    html = rb.Play("draughts")._repr_mimebundle_()["text/html"]
    found = re.search('base64,([^"]+)', html)
    assert found is not None
    drawn = b64decode(found[1]).decode()
    assert page.page.evaluate(_STILL, [drawn, width]) > LETTER - 0.1


def test_a_square_without_room_for_its_number_tells_it_to_whoever_is_there(page: Lab) -> None:
    resize(page, DESK)
    site = page.site("12", TINY)
    page.wait_for(lambda: not painted(page, TINY))
    assert site.evaluate(_NAME)[0] == "none"
    page.page.mouse.move(*page.middle("12", TINY))
    assert site.evaluate(_NAME) == ['"12"', "11px"]


def test_four_boards_stand_side_by_side_on_a_projector(page: Lab) -> None:
    resize(page, CLASSROOM)
    table = page.page.locator(".ruleboard-columns").first
    page.wait_for(lambda: table.evaluate("it => it.scrollWidth <= it.clientWidth"))
    page.pad(MILLS).scroll_into_view_if_needed()
    boards = [page.box(page.pad(MILLS + number)) for number in range(4)]
    assert len({board["y"] for board in boards}) == 1
    assert min(board["width"] for board in boards) >= 130
    page.click_site("g7", MILLS + 3)  # the last one answers for all
    page.wait_for(lambda: page.site("g7", MILLS).get_attribute("aria-label") != "g7, empty")
    assert page.errors() == []

"""A page that is calm: board, buttons and the next cell stay where they are, whatever a board answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.again import begin_again, remember
from tests.browser.conftest import Open
from tests.browser.lab import Lab

CELLS = (
    'import ruleboard as rb\nSETS = ["standard", "chengsan", "melnitsa"]',
    'task = rb.Exercise("mills", "W:Wb6,d6:Bb2,f2:H7,7", goal=rb.goals.forms_mill())\ntask',
    'film = rb.Demo("mills", "W:Wb6,d6:Bb2,f2:H7,7", ["f6xb2", "b2"], asks=[1])\nfilm',
    'choice = rb.Play("draughts", "W:WK50:B7,12,29,30,44")\nchoice',
    'ending = rb.Play("draughts", "W:W12:B7")\nending',
    'paths = rb.Exercise("relati", "2@7 X1 r O=D4*,D2 X=F3*", goal=rb.goals.disconnects(1))\npaths',
    'both = rb.Exercise("mills", "W:Wb6,d6:Bb2,f2:H7,7", goal=rb.goals.forms_mill(), lang="ru-en")\nboth',
    'compared = rb.Compare("mills", "W:Wa7,d7,a4:Ba1,b2:H6,7", rules=SETS)\ncompared',
)
WIDGETS = ("task", "film", "choice", "ending", "paths", "both", "compared")
WINDOWS = {
    "class": (740, 768),  # what the file browser leaves of 1024 x 768
    "desk": (1280, 900),
    "phone": (420, 844),
}
ANSWERS = {
    "a refusal": ("task", "task.click('f2')", "task.click('a1')"),
    "a hint": ("task", "task.press('h')", "task.press('h')", "task.press('h')"),
    "an answer in a film": ("film", "film.press('PageDown')", "film.click('a1')"),
    "the step after it": ("film", "film.press('PageDown')"),
    "paths to choose from": ("choice", "choice.click('50')", "choice.click('35')"),
    "an ending": ("ending", "ending.click('12')", "ending.click('1')"),
    "a legend": ("paths", "paths.press('w', 'D3')", "paths.click('D3')"),
    "a refusal in two languages": ("both", "both.click('f2')"),
    "what several rules say": ("compared", "compared.click('g7')", "compared.click('a1')"),
}

# How far from the top of its widget everything stands, and where the next cell begins.
_PLACES = """whole => {
  const top = whole.getBoundingClientRect().top;
  const parts = [...whole.querySelectorAll(":scope .ruleboard-pad, :scope > .ruleboard-row, :scope .widget-text")];
  const found = parts.map(part => Math.round(part.getBoundingClientRect().top - top));
  return [...found, Math.round(whole.getBoundingClientRect().height)];
}"""


@pytest.fixture(scope="module")
def opened(open_notebook: Open) -> Lab:
    lab = open_notebook(*CELLS)
    lab.run_all()
    for number in range(9):
        lab.wait_painted(number)
    remember(lab, f"({', '.join(WIDGETS)})")
    return lab


@pytest.fixture
def page(opened: Lab) -> Iterator[Lab]:
    """The boards as they were in the beginning."""
    begin_again(opened)
    yield opened
    assert opened.errors() == []


def places(lab: Lab, name: str) -> list[int]:
    """Where the parts of a widget stand, once its words are those that the kernel has told."""
    before, now = None, None
    while now is None or now != before:
        lab.page.wait_for_timeout(150)
        widget = lab.page.locator(".ruleboard").nth(WIDGETS.index(name))
        before, now = now, widget.evaluate(_PLACES)
    return list(now)


@pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS)
def test_nothing_moves_when_an_answer_comes(page: Lab, window: tuple[int, int]) -> None:
    page.page.set_viewport_size({"width": window[0], "height": window[1]})
    moved = {}
    for what, (name, *inputs) in ANSWERS.items():
        before = places(page, name)
        told = page.eval(f"{name}.view.answer.texts + {name}.view.headline.texts")
        for given in inputs:
            page.run(given)
        assert page.eval(f"{name}.view.answer.texts + {name}.view.headline.texts") != told
        after = places(page, name)
        if after != before:
            moved[what] = (before, after)
    assert moved == {}

"""axe-core finds nothing of ours on whole lessons, on boards in use, in any colours, and on boards in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.axe import DARK, LIGHT, dressed, findings
from tests.browser.conftest import Open, Visit
from tests.browser.lab import Lab
from tests.browser.test_lesson import LESSONS

pytestmark = pytest.mark.long

WIDEST = ("mills-6", "relati-2", "draughts-3", "play-1")

USED = """
import ruleboard as rb
film = rb.Demo("mills", "W:Wb6,d6:Bb2,f2:H7,7", ["f6xb2", "b2"], asks=[2], **look)
film.press("End"); film.press("t")
refused = rb.Exercise("mills", "W:Wb6,d6:Bb2,f2:H7,7", goal=rb.goals.forms_mill(), **look)
refused.click("b2")
solved = rb.Exercise("mills", "W:Wb6,d6:Bb2,f2:H7,7", goal=rb.goals.forms_mill(), lang="ru-en", **look)
solved.type("f6xb2")
choosing = rb.Play("draughts", "W:WK50:B7,12,29,30,44", **look)
choosing.type("50x35")
fired = rb.Play("relati", "2@7 O1 c O=B4*,D4c X=F2*,D2,F4,F6,E7", lang="zh", **look)
fired.click("D4")
compared = rb.Compare("mills", "W:Wa7,d7:Ba1,b2:H7,7", rules=["standard", "chengsan"], **look)
compared.click("g7")
drill = rb.relati.ShapeDrill(**look)
against = rb.Play("draughts", "W:W27,32,33,38:B13,18,19,24", opponent=1, **look)
against.press("i")
back = rb.Review("draughts", moves=["32-28", "17-22", "28x17", "11x22"], nodes=100, **look)
back.go_to(2)
asked = rb.Practice("draughts", [
    rb.ask.reason("W:W32,44:B28", "44-40"),
    rb.task("W:W32,44:B28,18", rb.goals.captures(2)),
], **look)
asked.press("1")
"""
NAMES = (
    "film",
    "refused",
    "solved",
    "choosing",
    "fired",
    "compared",
    "drill",
    "against",
    "back",
    "asked",
)
THOUGHT = "against.thoughts is not None and not against.thinking and not back.thinking"


@pytest.mark.parametrize("name", WIDEST)
def test_a_whole_lesson_light_and_dark(name: str, visit: Visit) -> None:
    lab = visit(f"axe-{name}", LESSONS / "en" / f"{name}.ipynb")
    lab.run_all()
    lab.wait_painted()
    for theme in (LIGHT, DARK):
        with dressed(lab, theme):
            assert findings(lab) == [], theme


def cells(look: str) -> tuple[str, ...]:
    return (f"look = dict({look})\n{USED}", *NAMES)


def count(lab: Lab) -> None:
    """Wait until every widget is there, the viewer's own board below the film too."""
    lab.run_all()
    lab.wait_eval(THOUGHT, value=True)
    lab.wait_for(lambda: lab.page.locator(".ruleboard").count() == len(NAMES) + 1)
    lab.page.get_by_role("group", name="What the computer thinks").wait_for()
    lab.page.locator(".ruleboard-button:visible").last.wait_for()


@pytest.fixture(scope="module", params=['theme="contrast"', "text=True"])
def used(open_notebook: Open, request: pytest.FixtureRequest) -> Lab:
    lab = open_notebook(*cells(request.param))
    count(lab)
    return lab


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_boards_in_the_middle_of_their_use(used: Lab, theme: str) -> None:
    with dressed(used, theme):
        assert findings(used) == []


@pytest.fixture(scope="module")
def forced(open_notebook: Open) -> Iterator[Lab]:
    lab = open_notebook(*cells(""), forced_colors="active")
    count(lab)
    yield lab
    assert lab.errors() == []


def test_colours_of_the_system_are_enough(forced: Lab) -> None:
    assert forced.page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    assert findings(forced) == []


def test_with_colours_of_the_system_buttons_keep_their_edges(forced: Lab) -> None:
    edge = "it => [getComputedStyle(it).borderTopStyle, parseFloat(getComputedStyle(it).borderTopWidth) >= 1]"
    for button in forced.page.locator(".ruleboard-button:visible").all():
        assert button.evaluate(edge) == ["solid", True]

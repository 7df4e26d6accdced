"""axe-core looks at whole lessons: names, roles, contrast and all else that a screen reader or weak eyes rely on.

Everything that axe knows is asked, its advice ("best-practice") and its newest rules (WCAG 2.2) included, but only of
what is ours: the widgets, and the lines that our extension puts above a lesson. Left out, with the reason:

- `region`: the landmarks of the page are JupyterLab's, and an output stands in whatever it provides.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import axe_playwright_python
import pytest

from tests.browser.conftest import Open, Visit
from tests.browser.lab import Browser, Lab
from tests.browser.server import LabServer
from tests.browser.test_lesson import LESSONS

pytestmark = pytest.mark.long

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
OURS = (".ruleboard", ".ruleboard-notice")
LEFT_OUT = ("region",)

LIGHT, DARK = "JupyterLab Light", "JupyterLab Dark"
WIDEST = ("04-mill-family", "09-remote-shapes", "06-maximum-capture")

_RUN = """async ([include, leftOut]) => {
  const found = include.filter(each => document.querySelector(each));
  const rules = Object.fromEntries(leftOut.map(each => [each, { enabled: false }]));
  const { violations, passes } = await axe.run({ include: found }, { rules, resultTypes: ["violations", "passes"] });
  return {
    passed: passes.map(rule => rule.id),
    found: violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.html.slice(0, 160)}`)),
  };
}"""

# Cells far below are not drawn until they come into view.
_DRAW_ALL = """async () => {
  for (const cell of document.querySelectorAll(".jp-Cell")) {
    cell.scrollIntoView();
    await new Promise(requestAnimationFrame);
  }
}"""

KEY_RULES = {"button-name", "color-contrast", "label", "select-name"}
"""Rules that must have had something to look at, or the tests would prove nothing."""

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
"""
NAMES = ("film", "refused", "solved", "choosing", "fired", "compared", "drill")


def findings(lab: Lab) -> list[str]:
    """What axe finds wrong with what is ours."""
    lab.page.evaluate(_DRAW_ALL)
    lab.page.evaluate(AXE)
    told: dict[str, Any] = lab.page.evaluate(_RUN, [[*OURS], [*LEFT_OUT]])
    assert set(told["passed"]) | {line.partition(":")[0] for line in told["found"]} >= KEY_RULES
    return list(told["found"])


def dress(lab: Lab, theme: str) -> None:
    """Give the page another theme; its boards follow."""
    lab.page.evaluate(
        "theme => jupyterapp.commands.execute('apputils:change-theme', { theme })", theme
    )
    dark = "false" if theme == DARK else "true"
    lab.page.wait_for_function(
        "dark => document.body.dataset.jpThemeLight === dark && getComputedStyle(document.body)"
        ".getPropertyValue('--jp-layout-color0').trim() !== ''",
        arg=dark,
    )


@pytest.mark.parametrize("name", WIDEST)
def test_a_whole_lesson_light_and_dark(name: str, visit: Visit) -> None:
    lab = visit(f"axe-{name}", LESSONS / "en" / f"{name}.ipynb")
    lab.run_all()
    lab.wait_painted()
    try:
        for theme in (LIGHT, DARK):
            dress(lab, theme)
            assert findings(lab) == [], theme
    finally:
        dress(lab, LIGHT)


def cells(look: str) -> tuple[str, ...]:
    return (f"look = dict({look})\n{USED}", *NAMES)


def count(lab: Lab) -> None:
    """Wait until every widget is there, the viewer's own board below the film too."""
    lab.run_all()
    lab.wait_for(lambda: lab.page.locator(".ruleboard").count() == len(NAMES) + 1)
    lab.page.locator(".ruleboard-button").last.wait_for()


@pytest.fixture(scope="module", params=['theme="contrast"', "text=True"])
def used(open_notebook: Open, request: pytest.FixtureRequest) -> Lab:
    lab = open_notebook(*cells(request.param))
    count(lab)
    return lab


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_boards_in_the_middle_of_their_use(used: Lab, theme: str) -> None:
    dress(used, theme)
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


def test_the_line_above_a_lesson_is_looked_at_too(
    server: LabServer, browser: Browser, folder: Path
) -> None:
    """The notice that a lesson was changed, or waits: ours, outside every widget."""
    (folder / "axe-notice.ipynb").write_bytes((LESSONS / "en" / "01-first-mill.ipynb").read_bytes())
    with browser.open(server, "axe-notice.ipynb") as lab:
        lab.run_all()
        lab.wait_painted()
        assert findings(lab) == []
        lab.shut_down()

"""axe-core, which looks at a page as a screen reader or weak eyes would, asked about what is ours.

Everything that axe knows is asked, its advice ("best-practice") and its newest rules included, but only of our widgets
and of the line that our extension puts above a lesson. Left out, with the reason:

- `region`: the landmarks of the page are JupyterLab's, and an output stands in whatever it provides.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import axe_playwright_python

from tests.browser.lab import Lab

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
OURS = (".ruleboard", ".ruleboard-notice:not(.lm-mod-hidden)")
LEFT_OUT = ("region",)

LIGHT, DARK = "JupyterLab Light", "JupyterLab Dark"

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

WIDGET_RULES = frozenset({"button-name", "color-contrast", "label", "select-name"})
NOTICE_RULES = frozenset({"button-name"})  # axe comes to no verdict on its contrast
"""Rules that must have had something to look at, or an empty answer would prove nothing."""


def findings(lab: Lab, rules: Collection[str] = WIDGET_RULES) -> list[str]:
    """What axe finds wrong with what is ours."""
    lab.page.evaluate(_DRAW_ALL)
    lab.page.evaluate(AXE)
    told: dict[str, Any] = lab.page.evaluate(_RUN, [[*OURS], [*LEFT_OUT]])
    asked = {*told["passed"], *(line.partition(":")[0] for line in told["found"])}
    assert asked >= set(rules), f"never looked at: {sorted(set(rules) - asked)}"
    return list(told["found"])


@contextmanager
def dressed(lab: Lab, theme: str) -> Iterator[None]:
    """Another theme for a while; the server would remember it for every page that comes later."""
    _dress(lab, theme)
    try:
        yield
    finally:
        _dress(lab, LIGHT)


def _dress(lab: Lab, theme: str) -> None:
    lab.page.evaluate(
        "theme => jupyterapp.commands.execute('apputils:change-theme', { theme })", theme
    )
    dark = "false" if theme == DARK else "true"
    lab.page.wait_for_function(
        "dark => document.body.dataset.jpThemeLight === dark && getComputedStyle(document.body)"
        ".getPropertyValue('--jp-layout-color0').trim() !== ''",
        arg=dark,
    )

"""VS Code takes the scripts of widgets from beside the Python that runs them: all that boards need is there.

It looks for them in the folder `nbextensions` of the kernel's environment, and asks the network only for what it does
not find. VS Code itself was never tried here.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from ipywidgets import Widget

import ruleboard as rb

BESIDE = Path(sys.prefix) / "share" / "jupyter" / "nbextensions"
ITS_OWN = {"@jupyter-widgets/base", "@jupyter-widgets/controls", "@jupyter-widgets/output"}


def modules(board: Widget) -> set[str]:
    """The packages whose scripts show a board and all that belongs to it."""
    found: set[str] = set()
    waiting, seen = [board], set()
    while waiting:
        widget = waiting.pop()
        if widget.model_id in seen:
            continue
        seen.add(widget.model_id)
        state = {name: getattr(widget, name) for name in widget.keys}
        found |= {state["_model_module"], state["_view_module"]}
        for value in state.values():
            several = value if isinstance(value, list | tuple) else (value,)
            waiting += [each for each in several if isinstance(each, Widget)]
    return found - {None}


@pytest.mark.parametrize(
    "board",
    [
        lambda: rb.Play("mills", opponent=1),
        lambda: rb.Demo("draughts", moves=["32-28"]),
        rb.relati.Shapes,
    ],
)
def test_the_scripts_of_every_widget_are_there(board: object) -> None:
    assert callable(board)
    shown = modules(board()) - ITS_OWN
    assert shown == {"anywidget", "ipycanvas"}
    for name in shown:
        assert f"nbextensions/{name}/index" in (BESIDE / name / "extension.js").read_text("utf-8")
        assert (BESIDE / name / "index.js").is_file()

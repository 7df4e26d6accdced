"""A programmer finds the parameters of every widget: by Shift+Tab, by completion, and by help()."""

from __future__ import annotations

import inspect
import pydoc
from typing import Any

import pytest

import ruleboard as rb

WIDGETS = (rb.Play, rb.Demo, rb.Exercise, rb.Practice, rb.Compare, rb.Review)


@pytest.mark.parametrize("widget", WIDGETS)
def test_a_widget_has_a_real_signature(widget: type[Any]) -> None:
    parameters = inspect.signature(widget).parameters
    assert "game" in parameters
    assert {"lang", "theme", "size", "text"} <= parameters.keys()
    assert not any(each.kind is each.VAR_KEYWORD for each in parameters.values())
    assert "opponent: " in pydoc.render_doc(rb.Play)


@pytest.mark.parametrize("widget", WIDGETS)
def test_every_parameter_is_explained(widget: type[Any]) -> None:
    told = inspect.getdoc(widget) or ""
    for name in inspect.signature(widget).parameters:
        assert f"\n    {name}: " in told, name


@pytest.mark.filterwarnings("ignore::PendingDeprecationWarning")
def test_completion_knows_the_keywords() -> None:
    from IPython.core.completer import provisionalcompleter
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell()
    shell.user_ns["rb"] = rb
    shell.Completer.use_jedi = False
    with provisionalcompleter():
        _, found = shell.complete("", line='rb.Play("mills", opp', cursor_pos=20)
    assert "opponent=" in found

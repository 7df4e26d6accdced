"""Editors, type checkers and completion see exactly what there is to use."""

from __future__ import annotations

import warnings
from importlib import import_module

import pytest
from IPython.core.completer import IPCompleter

import ruleboard as rb
from tests.docs import stubs


def test_the_stubs_are_those_that_the_package_needs() -> None:
    found = {path.name: path.read_text(encoding="utf-8") for path in stubs.stubs()}
    assert found == {path.name: text for path, text in stubs.stubs().items()}
    assert {path.name for path in stubs.PACKAGE.rglob("*.pyi")} == {*found}


def test_a_slip_in_a_name_is_an_error_for_type_checkers_and_for_python() -> None:
    """mypy is strict: it would report each of these comments as unused if it did not see the slip."""
    with pytest.raises(AttributeError, match="forms_mill"):
        rb.goals.forms_mil()  # type: ignore[attr-defined]
    with pytest.raises(AttributeError, match="yes_no"):
        rb.ask.yesno("W:W32:B28", "32x23")  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        rb.relati.Shape()  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        rb.Plays("mills")  # type: ignore[attr-defined]


def test_a_wrong_argument_is_an_error_for_type_checkers() -> None:
    with pytest.raises(rb.rules.RuleboardError):
        rb.goals.captures("three")  # type: ignore[arg-type]
    with pytest.raises(rb.rules.RuleboardError):
        rb.relati.ShapeDrill(counts=3)  # type: ignore[call-arg]


@pytest.mark.parametrize(
    ("written", "names"),
    [
        ("rb.", {*rb.__all__, "draughts", "mills", "relati"}),
        ("rb.goals.", {"Goal", *stubs.own("goals")}),
        ("rb.ask.", {*stubs.own("questions")}),
        ("rb.draughts.", {"Captures"}),
        ("rb.mills.", {"solve_six"}),
        ("rb.relati.", {"Extension", "Paths", "ShapeDrill", "Shapes"}),
    ],
)
def test_a_notebook_completes_what_is_meant_and_nothing_else(written: str, names: set[str]) -> None:
    completer = IPCompleter(namespace={"rb": rb})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that the way to ask may change
        found = {each.text for each in completer.completions(written, len(written))}
    assert {name for name in found if name.isidentifier() and not name.startswith("_")} == names


@pytest.mark.parametrize("module", ["goals", "ask"])
def test_a_public_module_can_be_imported_by_its_own_name(module: str) -> None:
    found = import_module(f"ruleboard.{module}")
    assert found is getattr(rb, module)
    assert found.__all__ == dir(found)

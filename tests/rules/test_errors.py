"""Exceptions follow Python: a bad value is a ValueError, an unknown name a LookupError, a wrong call a TypeError."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import ruleboard
from ruleboard.rules import BadArgument, BadValue, RuleboardError, Unknown, draughts, find, mills

PACKAGE = Path(ruleboard.__file__).parent

READING = {"InvalidMove", "InvalidPosition"}
"""Raised where a text, a board or a position is wrong: all of it is one bad value, whatever is unknown in it."""

CALLS = {"wrong_type", "missing_brackets", "number_in_quotes", "not_a_task", "tries_not_listed"}
CALLS |= {"missing_argument", "unknown_argument", "too_many_arguments"}

NO_SUCH_GAME = {"game_not_found", "game_lacks", "game_not_loaded", "game_name_taken"}
NO_SUCH_GAME |= {"game_misnamed"}
"""A game that is installed but cannot be loaded under its name."""


def expected(code: str) -> str:
    """The class that fits a code."""
    if code in CALLS:
        return "BadArgument"
    names = code.startswith("unknown_") or code == "untranslated" or code in NO_SUCH_GAME
    return "Unknown" if names else "BadValue"


def raised(tree: ast.AST) -> Iterator[tuple[str, str, int]]:
    """The class, the code and the line of every exception of ours that a module makes with a code written out."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
            continue
        name, first = node.func.id, node.args[0]
        if name in {"Unknown", "BadValue", "BadArgument", *READING}:
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield name, first.value, node.lineno
            elif isinstance(first, ast.Attribute) and ast.unparse(first.value) == "Fault":
                yield name, first.attr.lower(), node.lineno


def misfits(source: str, path: str) -> list[str]:
    """Exceptions of a class that does not fit their code."""
    return [
        f"{path}:{line}: {name}({code!r}), expected {expected(code)}"
        for name, code, line in raised(ast.parse(source))
        if name not in READING and name != expected(code)
    ]


def test_the_class_of_every_exception_fits_its_code() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        found += misfits(path.read_text("utf-8"), path.relative_to(PACKAGE).as_posix())
    assert found == []


def test_a_class_that_does_not_fit_is_found() -> None:
    source = 'raise Unknown("game_over")\nraise BadValue(Fault.UNKNOWN_SITE)\nUnknown("unknown_x")'
    assert misfits(source, "m.py") == [
        "m.py:1: Unknown('game_over'), expected BadValue",
        "m.py:2: BadValue('unknown_site'), expected Unknown",
    ]


@pytest.mark.parametrize(
    ("wrong", "kind", "usual"),
    [
        (lambda: mills.start().play("d6-d7"), BadValue, ValueError),
        (lambda: mills.start().play("??"), BadValue, ValueError),
        (lambda: draughts.parse("nonsense"), BadValue, ValueError),
        (lambda: mills.start().perft(-1), BadValue, ValueError),
        (lambda: find("chess"), Unknown, LookupError),
        (lambda: mills.start().refuse(["z9"]), Unknown, LookupError),
        (lambda: mills.start().play(5), BadArgument, TypeError),  # type: ignore[arg-type]
        (lambda: find("mills", depth=3), BadArgument, TypeError),  # type: ignore[call-arg]
        (draughts.parse, BadArgument, TypeError),
        (lambda: find("mills", "two"), BadArgument, TypeError),  # type: ignore[call-arg]
    ],
)
def test_what_python_programmers_catch(
    wrong: object, kind: type[RuleboardError], usual: type[Exception]
) -> None:
    assert callable(wrong)
    with pytest.raises(usual) as caught:
        wrong()
    assert type(caught.value) is kind or issubclass(type(caught.value), kind)
    assert isinstance(caught.value, RuleboardError)

"""Guards that meaning stays data: above rules and languages nobody reads a code, a key or a piece by its spelling.

And that a game has an address: outside the modules under a game's name, no game is named, and no list of them is kept.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruleboard.rules.registry import games
from tests.test_architecture import modules

SPELLED = {"code", "reason"}
"""What is told apart by enumerations and roles, never by its letters."""

WORDS = {*SPELLED, "piece"}
LETTERS = {
    *("startswith", "endswith", "split", "rsplit", "partition", "rpartition", "removeprefix"),
    *("removesuffix", "find", "index", "isdigit", "replace", "strip", "lower", "upper"),
}
"""What one does to a text to find out what it means."""

SPEAKS = ("rules/", "lang/")
"""Who makes codes, and who has a sentence for each."""


def spellings(source: str, path: str) -> list[str]:
    """Where a module looks into the letters of a code or a piece, or compares a code with a text."""
    if path.startswith(SPEAKS):
        return []
    return [f"{path}:{line}: {what}" for line, what in _spelled(ast.parse(source))]


def _spelled(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                sides = (left, *others)
                if any(_is(side, SPELLED) for side in sides) and not all(
                    _is(side, SPELLED) for side in sides
                ):
                    yield node.lineno, "compares a code"
                elif any(_is(side, {"piece"}) for side in sides) and any(map(_text, sides)):
                    yield node.lineno, "compares a piece with letters"
            case ast.Match(subject=subject) if _is(subject, SPELLED):
                yield node.lineno, "matches a code"
            case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in LETTERS:
                if _is(value, WORDS):
                    yield node.lineno, f"looks into letters with {attr}"
            case ast.Subscript(value=value) if _is(value, {"piece", "code"}):
                yield node.lineno, "takes letters out of a word"


def _is(node: ast.expr, words: set[str]) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name in words


def _text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def namings(source: str, path: str) -> list[str]:
    """Where a module that belongs to no game names one, outside its docstrings and the sentences themselves."""
    known = "|".join(games())
    parts = Path(path).with_suffix("").parts
    if any(re.fullmatch(known, part) for part in parts):
        return []
    tree = ast.parse(source)
    said = {id(node) for node in _docstrings(tree)}
    word = re.compile(rf"(?<![a-z])({known})(?![a-z])", re.IGNORECASE)
    found = []
    for node in ast.walk(tree):
        text = ""
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            text = node.value
        elif isinstance(node, ast.Name):
            text = node.id
        elif isinstance(node, ast.Attribute):
            text = node.attr
        elif isinstance(node, ast.alias):
            text = node.name
        elif isinstance(node, ast.ImportFrom):
            text = node.module or ""
        if word.search(text):
            found.append(f"{path}:{getattr(node, 'lineno', 0)} names {text!r}")
    return found


def _docstrings(tree: ast.Module) -> Iterator[ast.expr]:
    """Every text that stands alone: docstrings of modules, classes and functions, and of what is assigned before."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def test_nobody_above_the_rules_reads_a_code_or_a_piece_by_its_spelling() -> None:
    assert [fault for path, source in modules().items() for fault in spellings(source, path)] == []


def test_no_generic_module_names_a_game() -> None:
    assert [fault for path, source in modules().items() for fault in namings(source, path)] == []


@pytest.mark.parametrize(
    "source",
    [
        'if event.code == "jump": pass',
        'if note.code in ("a", "b"): pass',
        'x = [e for e in events if e.code != "jump"]',
        'if refusal.code.startswith("no_path"): pass',
        'kind = note.code.rpartition(".")[2]',
        "match refusal.code:\n    case 'own_shield': pass",
        'if outcome.reason == "blocked": pass',
        "owner = int(piece[0])",
        'if piece.endswith("+"): pass',
        'if piece == "x": pass',
        'names = note.code.split(".")[1]',
    ],
)
def test_a_spelling_that_is_read_is_found(source: str) -> None:
    assert len(spellings(source, "session/play.py")) == 1
    assert spellings(source, "lang/words.py") == []


@pytest.mark.parametrize(
    "source",
    [
        "if event.role is Role.TAKEN: pass",
        "if piece.owner == position.turn: pass",
        "same = left.code == right.code",
        'note = Note(f"{game}.event.{event.code}")',
        "if piece is None: pass",
    ],
)
def test_meaning_that_is_data_is_let_pass(source: str) -> None:
    assert spellings(source, "session/play.py") == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("scene/__init__.py", '_MODULES = {"relati": 1}'),
        ("teaching/goals.py", "from ruleboard.rules import relati"),
        ("session/play.py", "x = rules.mills"),
        ("jupyter/play.py", 'def f(game="mills:standard"): pass'),
    ],
)
def test_a_game_that_is_named_is_found(path: str, source: str) -> None:
    assert len(namings(source, path)) == 1


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("scene/relati/signs.py", "from ruleboard.rules import relati"),
        ("teaching/mills/goals.py", 'game = "mills"'),
        ("jupyter/play.py", '"""A board to play on: `Play("mills")`."""'),
        ("session/play.py", 'kind = "mill"'),
    ],
)
def test_a_game_may_be_named_at_its_own_address_and_in_an_example(path: str, source: str) -> None:
    assert namings(source, path) == []

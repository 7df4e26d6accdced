"""Checks that meaning stays data: above rules and languages, no module parses the text of a code, a key or a piece.

And that games are separate: outside the modules under a game's name, no game is named, and there is no list of games.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from ruleboard.rules.registry import games
from tests.test_architecture import PACKAGE, modules

SPELLED = {"code", "reason"}
"""Attributes that must be distinguished by enumerations and roles, never by parsing their text."""

WORDS = {"piece", "note"}
LETTERS = {
    *("startswith", "endswith", "split", "rsplit", "partition", "rpartition", "removeprefix"),
    *("removesuffix", "find", "index", "isdigit", "replace", "strip", "lower", "upper"),
}
"""String methods that parse a text."""

PARTS = {"split", "rsplit", "partition", "rpartition", "startswith", "endswith", "removeprefix"}
"""String methods that split a key; keyboard keys are called keys too, so the list is shorter."""

TOLD = {"judge_of", "Note", "Refusal", "keyed", "fault", "has", "words", "short", "first"}
"""Functions that may take a code: they make a note or a sentence of it, or look up the goal of that name."""

SPEAKS = ("rules/", "lang/")
"""Layers that define codes, or hold the sentence for each."""


def spellings(source: str, path: str) -> list[str]:
    """Places where a module parses the text of a code or a piece, or compares a code with a string."""
    if path.startswith(SPEAKS):
        return []
    return [f"{path}:{line}: {what}" for line, what in _spelled(ast.parse(source))]


def _spelled(tree: ast.Module) -> Iterator[tuple[int, str]]:
    around = {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in SPELLED and not _passes(node, around):
            yield node.lineno, f"uses a {node.attr} for something else than to tell it"
            continue
        match node:
            case ast.Compare(left=left, comparators=others):
                sides = (left, *others)
                if any(map(_name_of_code, sides)) and not all(_is(s, SPELLED) for s in sides):
                    yield node.lineno, "compares a code"
                elif any(isinstance(s, ast.JoinedStr) and _holds_code(s) for s in sides):
                    yield node.lineno, "compares a code in a text"
                elif any(_is(s, {"piece"}) or _param(s) for s in sides) and any(map(_text, sides)):
                    yield node.lineno, "compares a piece or a parameter with letters"
            case ast.Match(subject=subject) if _name_of_code(subject):
                yield node.lineno, "matches a code"
            case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in LETTERS:
                taken_apart = attr in PARTS and _is(value, {"key"})
                if _is(value, WORDS) or _name_of_code(value) or taken_apart:
                    yield node.lineno, f"looks into letters with {attr}"
            case ast.Subscript(value=value) if _is(value, {"piece"}) or _name_of_code(value):
                yield node.lineno, "takes letters out of a word"


def _passes(code: ast.Attribute, around: Mapping[ast.AST, ast.AST]) -> bool:
    """Whether a code is only passed on: to a permitted function, as a key, to group, or to compare with a code."""
    if not isinstance(code.ctx, ast.Load):
        return True
    match around[code]:
        case ast.FormattedValue():
            return True
        case ast.Call(func=func, args=args):
            grouped = _is(func, {"get"}) and _by_key(code, around)
            return code in args and (_is(func, TOLD) or grouped)
        case ast.keyword(arg=arg):
            return arg in SPELLED
        case ast.Tuple() as both:
            return isinstance(around[both], ast.Return)
        case ast.Compare(left=left, comparators=others):
            return all(_is(side, SPELLED) for side in (left, *others))
        case ast.GeneratorExp() as each:
            call = around[each]
            return isinstance(call, ast.Call) and _is(call.func, {"fromkeys"})
    return False


def _by_key(node: ast.AST, around: Mapping[ast.AST, ast.AST]) -> bool:
    """Whether a node is inside a lambda that is the `key` of a grouping."""
    while not isinstance(node, ast.Lambda | ast.stmt):
        node = around[node]
    above = around.get(node)
    return isinstance(above, ast.keyword) and above.arg == "key"


def _name_of_code(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id in SPELLED


def _holds_code(node: ast.expr) -> bool:
    return any(isinstance(each, ast.Attribute) and _is(each, SPELLED) for each in ast.walk(node))


def _param(node: ast.expr) -> bool:
    """Whether a node is a parameter of a note: `note.params["shape"]`, `note.params.get("shape")`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr == "get" and _is(node.func.value, {"params"})
    return isinstance(node, ast.Subscript) and _is(node.value, {"params"})


def _is(node: ast.expr, words: set[str]) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name in words


def _text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def namings(source: str, path: str) -> list[str]:
    """Places where a generic module names a game, outside docstrings and the catalog sentences."""
    known = "|".join(games())
    parts = Path(path).with_suffix("").parts
    if any(re.fullmatch(known, part) for part in parts):
        return []
    if not path.endswith(".py"):
        return [f"{path} names {found!r}" for found in _words(_uncommented(source), known)]
    tree = ast.parse(source)
    said = {id(node) for node in _docstrings(tree)}
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
        elif isinstance(node, ast.arg | ast.keyword):
            text = node.arg or ""
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            text = node.name
        if _words(text, known):
            found.append(f"{path}:{getattr(node, 'lineno', 0)} names {text!r}")
    return found


def _words(text: str, known: str) -> list[str]:
    return re.findall(rf"(?<![a-z])(?:{known})(?![a-z])", text, re.IGNORECASE)


def _uncommented(source: str) -> str:
    """A script or a style sheet without its comments."""
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", source, flags=re.DOTALL)


def assets() -> dict[str, str]:
    """The scripts and style sheets of the page."""
    return {
        path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(PACKAGE.rglob("*.*"))
        if path.suffix in (".js", ".css")
    }


def _docstrings(tree: ast.Module) -> Iterator[ast.expr]:
    """Every string statement: docstrings of modules, classes and functions, and of attributes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def test_nobody_above_the_rules_reads_a_code_or_a_piece_by_its_spelling() -> None:
    assert [fault for path, source in modules().items() for fault in spellings(source, path)] == []


def test_no_generic_module_names_a_game() -> None:
    assert {"jupyter/scripts/pad.js", "jupyter/styles/pad.css"} <= set(assets())
    sources = {**modules(), **assets()}
    assert [fault for path, source in sources.items() for fault in namings(source, path)] == []


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
        "kind = EVENT_MARKS.get(event.code)",
        "kind = EVENT_MARKS[event.code]",
        'what = event.code\nif what == "jump": pass',
        'if str(event.code) == "jump": pass',
        'if f"{event.code}" == "jump": pass',
        'if re.match("no_", note.code): pass',
        'if key.split(".")[1] == "refuse": pass',
        'if event.params["shape"] == "straight": pass',
        'if note.params.get("shape") in ("straight",) or note.params.get("ends") == "won": pass',
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
        "error.code = code",
        "found = words(note.code, **note.params)",
        'lines = groupby(counters, key=lambda note: note.params.get("player", note.code))',
        "codes = dict.fromkeys(counter.code for counter in counters)",
        'if note.params["player"] == position.turn: pass',
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
        ("session/play.py", "def f(relati): pass"),
        ("session/play.py", "f(mills=1)"),
        ("session/play.py", "class Mills: pass"),
        ("session/play.py", "def draughts(): pass"),
        ("jupyter/scripts/pad.js", 'const game = "mills"; // mills'),
        ("jupyter/styles/pad.css", ".relati { position: relative; }"),
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
        ("jupyter/scripts/pad.js", "/* as in mills */ go(); // and draughts"),
        ("jupyter/styles/pad.css", ".board { position: relative; }"),
    ],
)
def test_a_game_may_be_named_at_its_own_address_and_in_an_example(path: str, source: str) -> None:
    assert namings(source, path) == []

"""Checks the shape of the package: short chains of classes, few calls upwards in them, and no state of modules."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ruleboard

PACKAGE = Path(ruleboard.__file__).parent
LONGEST_CHAIN = 4  # of our own classes
MOST_UPWARDS = 10  # calls of a private method of a superclass
EMPTY = {"dict", "list", "set", "WeakSet", "WeakKeyDictionary", "WeakValueDictionary", "ContextVar"}
CACHES = {
    "page/losses.py: _known"
}  # what is computed once, by its key; nobody can tell that it is there


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE).as_posix(), path.read_text(encoding="utf-8")


def chains(*texts: str) -> list[tuple[str, ...]]:
    """Every class with its superclasses, as far as the texts define them; classes are known by their names."""
    bases: dict[str, set[str]] = {}
    for text in texts:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ClassDef):
                names = {
                    ast.unparse(each).rpartition(".")[2].partition("[")[0] for each in node.bases
                }
                bases.setdefault(node.name, set()).update(names - {node.name})

    def chain(name: str, below: tuple[str, ...]) -> tuple[str, ...]:
        above = [each for each in bases[name] if each in bases and each not in below]
        longer = (chain(each, (*below, name)) for each in above)
        return (name, *max(longer, key=len, default=()))

    return [chain(name, ()) for name in bases]


def state_of_modules(text: str) -> list[str]:
    """What a module keeps, or changes in another: `global`, an attribute that is set on import, an empty container."""
    tree = ast.parse(text)
    found = [f"global {', '.join(n.names)}" for n in ast.walk(tree) if isinstance(n, ast.Global)]
    for node in tree.body:
        if not isinstance(node, ast.Assign | ast.AnnAssign) or node.value is None:
            continue
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        empty = _is_empty(node.value)
        found += [ast.unparse(each) for each in targets if empty or isinstance(each, ast.Attribute)]
    return found


def _is_empty(value: ast.expr) -> bool:
    match value:
        case ast.Dict(keys=[]) | ast.List(elts=[]):
            return True
        case ast.Call(func=ast.Name(id=name), args=[]):
            return name in EMPTY
    return False


def test_no_chain_of_classes_is_longer_than_four() -> None:
    found = chains(*(text for _, text in sources()))
    assert len(found) > 200
    assert [chain for chain in found if len(chain) > LONGEST_CHAIN] == []


def test_subclasses_rarely_call_what_is_private_above_them() -> None:
    calls = [name for name, text in sources() for _ in re.finditer(r"super\(\)\._[a-z]", text)]
    assert len(calls) < MOST_UPWARDS, calls


def test_modules_keep_no_state() -> None:
    found = {f"{name}: {each}" for name, text in sources() for each in state_of_modules(text)}
    assert found == CACHES


def test_a_long_chain_and_the_state_of_a_module_are_found() -> None:
    text = "class A: ...\nclass B(A): ...\nclass C(x.B[int]): ...\nclass D(C, Other): ..."
    assert ("D", "C", "B", "A") in chains(text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def f():\n    global x\n    x = 1", ["global x"]),
        ("Error.teller = print", ["Error.teller"]),
        ("KEPT: dict[str, int] = {}", ["KEPT"]),
        ("LIVING = WeakSet()", ["LIVING"]),
        ("TABLE = {1: 2}\nNAMES = ()", []),
    ],
)
def test_each_kind_of_state_is_found(text: str, found: list[str]) -> None:
    assert state_of_modules(text) == found

"""What is measured between the program and its sentences: every code has one, and every one is used.

Codes are enumerations, which tell themselves; for the rest the program is read, not run: which errors it raises, which
keys it asks for.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from types import ModuleType
from typing import NamedTuple

from ruleboard.lang.sentence import Cases, Entry, Sentence
from ruleboard.rules.base import Code
from tests.lang.catalog_measures import placeholders, sentences_of

KINDS = {
    "Refused": "refuse",
    "Happened": "event",
    "Reason": "reason",
    "Ended": "outcome",
    "Duty": "duty",
    "Counted": "counter",
    "Statement": "difference",
    "Title": "preset",
    "Fault": "error",
}
"""The enumerations of codes that every game has, and the part of the key that each stands for."""

OPTIONAL = {"Remark"}
"""Enumerations that only some games have: what there is to say about a record that could be read."""

_SOME_GAME = "some_game"

ALWAYS = {"player", "sites"}
"""What comes along with every code: who is to move, and the sites that it is about."""

ERRORS = {
    "Unknown",
    "BadValue",
    "BadArgument",
    "InvalidMove",
    "InvalidPosition",
    "RuleboardError",
    "__init__",
}
"""Who takes a code first: our errors, and the one among them that hands its own on to its root."""


class Raised(NamedTuple):
    """An error that the program raises somewhere."""

    code: str
    params: frozenset[str]
    exact: bool  # whether these are all its parameters


def codes_of(module: ModuleType) -> dict[str, type[Code]]:
    """The enumerations of codes in a module, by their names."""
    return {
        name: thing
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Code) and thing is not Code
    }


def params_of(codes: Iterable[Code]) -> dict[str, tuple[str, ...]]:
    """What each code brings."""
    return {str(code): code.params for code in codes}


def judged_params(judge: Callable[..., object]) -> set[str]:
    """What a goal brings to its sentences: the parameters by which it is judged, and what its judge finds besides."""
    given = list(inspect.signature(judge).parameters)[2:]  # after the position and the move
    tree = ast.parse(inspect.getsource(judge))
    dicts = [node for node in ast.walk(tree) if isinstance(node, ast.Dict)]
    found = {key.value for each in dicts for key in each.keys if isinstance(key, ast.Constant)}
    return {*given, *map(str, found)}


def code_faults(
    sentences: Mapping[str, Entry], prefix: str, codes: Mapping[str, Collection[str]]
) -> Iterator[str]:
    """M3, M4: codes without a sentence, and sentences that need what their code does not bring."""
    for code, params in codes.items():
        entry = _entry(sentences, key := f"{prefix}.{code}")
        if entry is None:
            yield f"{key}: no sentence"
        else:
            yield from (f"{key}: {fault}" for fault in entry_faults(entry, params))


def entry_faults(entry: Entry, params: Collection[str]) -> Iterator[str]:
    """What an entry needs and its parameters do not bring."""
    if isinstance(entry, Cases):
        if entry.param not in params:
            yield f"chooses by {entry.param!r}, has {', '.join(sorted(params)) or 'nothing'}"
    elif not isinstance(entry, Sentence) and len(entry) != 2:
        yield f"{len(entry)} sentences, expected one for each of two players"
    for sentence in sentences_of(entry):
        needed = placeholders(sentence.text) | placeholders(sentence.plural or "")
        if sentence.plural is not None:
            needed.add("n")
        for name in sorted(needed - set(params) - ALWAYS):
            yield f"needs {name!r}, has {', '.join(sorted(params)) or 'nothing'}: {sentence.text!r}"


def raised(tree: ast.AST) -> Iterator[Raised]:
    """The errors of ours that a module raises with a code written out."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or _name(node.func) not in ERRORS or not node.args:
            continue
        code = _code(node.args[0])
        if code:
            names = frozenset(word.arg for word in node.keywords if word.arg)
            yield Raised(code, names, all(word.arg for word in node.keywords))


def _code(node: ast.expr) -> str:
    """A code, written out or as a member of an enumeration: "not_a_move", Fault.NOT_A_MOVE; "" for anything else."""
    if isinstance(node, ast.Attribute) and _name(node.value) == "Fault":
        return node.attr.lower()
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def raised_faults(
    sentences: Mapping[str, Entry], prefix: str, errors: Collection[Raised]
) -> Iterator[str]:
    """Errors that cannot be told to a reader."""
    for error in errors:
        entry = _entry(sentences, key := f"{prefix}.{error.code}")
        if entry is None:
            yield f"{key}: no sentence"
        elif error.exact:
            yield from (f"{key}: {fault}" for fault in entry_faults(entry, error.params))


def _entry(sentences: Mapping[str, Entry], key: str) -> Entry | None:
    """The sentence of a key: a game's own, or the one for all games."""
    return sentences.get(key) or sentences.get(key.partition(".")[2])


def literals(tree: ast.AST) -> set[str]:
    """Every string and every name of a function in a module."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
    return found


def patterns(tree: ast.AST) -> set[str]:
    """The keys that a module puts together, as patterns: f"ui.{name}" becomes ui and any word."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = (
                re.escape(part.value)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
                else "([a-z0-9_]+)"
                for part in node.values
            )
            pattern = "".join(parts)
            if re.search(r"[a-z]+\\\.\(|\)\\\.[a-z]+", pattern):
                found.add(pattern)
    return found


def unused(keys: Collection[str], words: Collection[str], shapes: Collection[str]) -> list[str]:
    """M4: keys that the program neither writes out nor can put together from words that it has.

    Whatever it says for all games a game may say in its own way, and whatever it asks of a game may be said for all.
    """
    known = {*words, _SOME_GAME}
    return [
        key
        for key in keys
        if not {key, key.partition(".")[2]} & known
        and not any(
            (match := re.fullmatch(shape, asked)) and known.issuperset(match.groups())
            for shape in shapes
            for asked in (key, f"{_SOME_GAME}.{key}")
        )
    ]


def of_piece(key: str, words: Collection[str]) -> bool:
    """Whether a key is about a piece in a state, and both have names in the program: "draughts.piece.jumped_king"."""
    match = re.fullmatch(r"[a-z]+\.(?:piece|board)\.([a-z]+)_([a-z]+)", key)
    return match is not None and set(match.groups()) <= set(words)


def unknown(keys: Collection[str], words: Collection[str]) -> list[str]:
    """M4: keys that the program writes out and that no sentence has."""
    roles = {"board", "mark"}  # what a theme paints is named so too
    first = {key.partition(".")[0] for key in keys} - roles
    form = re.compile(rf"(?:{'|'.join(sorted(first))})(?:\.[a-z_]+)+")
    return sorted(word for word in words if form.fullmatch(word) and word not in keys)


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")

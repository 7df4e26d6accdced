"""The types that signatures name and no page describes, with the text that the package has for each."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterable
from importlib import import_module

from tests.docs.describing import Described, text_of

WORD = re.compile(r"\b[A-Z]\w+")


def rows(found: Iterable[Described]) -> str:
    """A line for each type, in the order of the alphabet."""
    found = list(found)
    known = {each.name.rpartition(".")[2] for each in found}
    lines = {
        word: meaning(word, each.module)
        for each in found
        for word in WORD.findall(re.sub(r'"[^"]*"', "", each.call()))
        if word not in known
    }
    return "".join(f"- `{word}`{line}\n" for word, line in sorted(lines.items()) if line)


def meaning(word: str, module: str) -> str:
    """What a module that uses a type says of it, or the module that it comes from; nothing of what is Python's own."""
    if not module.startswith("ruleboard"):
        return ""
    body = ast.parse(inspect.getsource(import_module(module))).body
    for node, following in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if name == word:
                return f" = `{ast.unparse(value)}`: {text_of(following)}"
            case ast.ClassDef(name=name) if name == word:
                first, _, _ = (ast.get_docstring(node) or "").partition("\n\n")
                return f": {' '.join(first.split())}"
            case ast.ImportFrom(module=origin, names=names) if origin in sys.modules:
                if word in (each.asname or each.name for each in names):
                    return meaning(word, origin)
    return ""

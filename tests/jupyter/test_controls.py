"""The commands of a board are data: each name of the module is bound once, and each key belongs to one command."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from ruleboard.page import controls


def test_no_name_is_bound_twice() -> None:
    tree = ast.parse(Path(controls.__file__).read_text(encoding="utf-8"))
    names = [
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    ]
    assert [name for name, count in Counter(names).items() if count > 1] == []

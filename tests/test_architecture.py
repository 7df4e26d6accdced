"""Checks every import: layers depend on each other in one direction only, and on permitted libraries only."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parent.parent / "widgets" / "ruleboard"

MAY_USE = {
    "folder": {"folder"},
    "start": {"start", "folder", "lang"},
    "rules": {"rules"},
    "players": {"players", "rules"},
    "scene": {"scene", "rules"},
    "session": {"session", "scene", "rules"},
    "lang": {"lang", "rules"},
    "teaching": {"teaching", "session", "scene", "players", "rules", "lang"},
    "machines": {"machines", "teaching", "session", "scene", "players", "rules", "lang"},
    "page": {"page", "machines", "teaching", "session", "scene", "players", "rules", "lang"},
    "jupyter": {
        "jupyter",
        "folder",
        "page",
        "machines",
        "teaching",
        "session",
        "scene",
        "players",
        "rules",
        "lang",
    },
    "cli": {
        "start",
        "folder",
        "page",
        "machines",
        "teaching",
        "session",
        "scene",
        "players",
        "rules",
        "lang",
    },
    "ask": {"teaching"},
    "goals": {"teaching"},
    "__init__": {"rules"},  # to look up a game by its name; the widgets are imported lazily
    "__main__": {"cli"},
}
"""Each layer, and the layers that it may import."""

JUPYTER = {"IPython", "anywidget", "ipycanvas", "ipykernel", "ipywidgets", "traitlets"}
SERVERS = {"jupyter/voila_server.py": {"jupyter_core", "jupyter_server", "tornado", "voila"}}
"""Modules that run in a server, not in a kernel."""
MAKERS = {"players/mills/make_six.py"}
"""Modules that build tables may use NumPy, which ipycanvas installs; no other may, or every board would load it."""

BANNED_NAMES = {"common", "helper", "helpers", "manager", "managers", "util", "utils"}
MAX_LINES, MAX_FUNCTION_LINES = 400, 60


def imported(tree: ast.Module, package: str) -> Iterator[str]:
    """The full name of everything that a module imports, including relative imports and `import_module`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                origin = ".".join((*above, origin)).rstrip(".")
            yield from (f"{origin}.{alias.name}" for alias in node.names)
        elif (
            isinstance(node, ast.Call)
            and _called(node) in {"import_module", "__import__"}
            and node.args
        ):
            target = node.args[0]
            first = target.values[0] if isinstance(target, ast.JoinedStr) else target
            if isinstance(first, ast.Constant):
                yield str(first.value)


def _called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def faults(source: str, path: str) -> list[str]:
    """The forbidden imports of a module; `path` is relative to the package."""
    tree = ast.parse(source)
    parts = Path(path).with_suffix("").parts
    layer, package = parts[0], ".".join(("ruleboard", *parts[:-1]))
    if layer == "__init__":
        tree.body = [node for node in tree.body if not _only_for_type_checkers(node)]
    found = []
    for name in imported(tree, package):
        top, _, rest = name.partition(".")
        used = rest.partition(".")[0]
        if top == "ruleboard":
            if used in MAY_USE and used not in _allowed(layer, path):
                found.append(f"{path} imports {name}: {layer} may not use {used}")
            elif (
                layer == "rules"
                and _game(rest)
                and _game(".".join(parts)) not in {None, _game(rest)}
            ):
                found.append(f"{path} imports {name}: one game may not use another")
        elif top == "numpy":
            if path not in MAKERS:
                found.append(f"{path} imports {name}: only what makes tables may")
        elif top in JUPYTER and layer != "jupyter":
            found.append(f"{path} imports {name}: only jupyter may")
        elif top in SERVERS.get(path, ()):
            continue
        elif top not in sys.stdlib_module_names and top not in JUPYTER:
            found.append(f"{path} imports {name}: not in the standard library")
    return found


def _allowed(layer: str, path: str) -> set[str]:
    speaks = layer == "scene" and Path(path).name.startswith("text")
    return MAY_USE[layer] | ({"lang"} if speaks else set())


def _only_for_type_checkers(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and getattr(node.test, "id", "") == "TYPE_CHECKING"


def _game(dotted: str) -> str | None:
    layer, _, rest = dotted.partition(".")
    game = rest.partition(".")[0]
    return game if layer == "rules" and (PACKAGE / "rules" / game).is_dir() and game else None


def size_faults(source: str, path: str) -> list[str]:
    """Modules and functions that are too long, and missing docstrings."""
    tree = ast.parse(source)
    found = []
    if (lines := len(source.splitlines())) > MAX_LINES:
        found.append(f"{path} has {lines} lines")
    if ast.get_docstring(tree) is None:
        found.append(f"{path} does not say why it exists")
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > MAX_FUNCTION_LINES:
                found.append(f"{path}: {node.name} has {length} lines")
    return found


def modules() -> dict[str, str]:
    return {
        path.relative_to(PACKAGE).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def test_imports_go_one_way() -> None:
    assert [fault for path, source in modules().items() for fault in faults(source, path)] == []


def test_every_module_belongs_to_a_known_layer() -> None:
    assert {Path(path).with_suffix("").parts[0] for path in modules()} <= set(MAY_USE)


def test_modules_and_functions_are_short_and_say_why() -> None:
    assert [
        fault for path, source in modules().items() for fault in size_faults(source, path)
    ] == []


def test_no_module_has_a_name_that_says_nothing() -> None:
    names = {part for path in modules() for part in Path(path).with_suffix("").parts}
    assert names & BANNED_NAMES == set()


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("rules/mills/board.py", "from ruleboard.scene import shapes"),
        ("rules/mills/board.py", "from ruleboard import scene"),
        ("rules/mills/board.py", "import ruleboard.lang.words"),
        ("rules/mills/board.py", "from ...session import play"),
        ("rules/base.py", "def f():\n    from ruleboard.players import search"),
        ("rules/__init__.py", "import_module('ruleboard.jupyter.play')"),
        ("rules/__init__.py", "importlib.import_module(f'ruleboard.scene.{name}')"),
        ("players/search.py", "from ruleboard.scene import shapes"),
        ("scene/svg.py", "from ruleboard.lang import Words"),
        ("scene/build.py", "from ruleboard.session import play"),
        ("session/play.py", "from ruleboard.teaching import goals"),
        ("session/play.py", "from ruleboard.lang import Words"),
        ("lang/words.py", "from ruleboard.teaching import goals"),
        ("teaching/goals.py", "from ruleboard.machines import play"),
        ("machines/play.py", "from ruleboard.page import view"),
        ("jupyter/play.py", "from ruleboard.cli import main"),
        ("__init__.py", "from ruleboard.jupyter.play import Play"),
        ("teaching/goals.py", "import ipywidgets"),
        ("scene/svg.py", "from traitlets import Int"),
        ("cli.py", "from IPython.display import SVG"),
        ("players/search.py", "import numpy as np"),
        ("players/mills/make_six.py", "import ipywidgets"),
        ("jupyter/play.py", "import pandas as pd"),
    ],
)
def test_an_import_against_the_rules_is_found(path: str, source: str) -> None:
    assert len(faults(source, path)) == 1


def test_one_game_may_not_lean_on_another(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for game in ("mills", "draughts"):
        (tmp_path / "rules" / game).mkdir(parents=True)
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path)
    assert len(faults("from ruleboard.rules.draughts import board", "rules/mills/board.py")) == 1
    assert faults("from ruleboard.rules.mills import board", "rules/mills/position.py") == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("scene/text.py", "from ruleboard.lang import Words"),
        ("scene/text_mills.py", "from ruleboard.lang import Words"),
        ("jupyter/play.py", "import ipywidgets\nfrom ruleboard.teaching import goals"),
        ("rules/mills/position.py", "from ..base import Note\nimport functools"),
        ("__init__.py", "if TYPE_CHECKING:\n    from ruleboard.jupyter.play import Play"),
        (
            "players/mills/make_six.py",
            "import numpy as np\nfrom ruleboard.players.mills import endgame",
        ),
    ],
)
def test_an_import_within_the_rules_is_let_pass(path: str, source: str) -> None:
    assert faults(source, path) == []


@pytest.mark.parametrize(
    "source",
    [
        "x = 1",
        '"""Why."""\n' + "\n" * MAX_LINES,
        '"""Why."""\n\ndef long():\n' + "    pass\n" * MAX_FUNCTION_LINES,
    ],
)
def test_a_module_that_is_too_long_or_says_nothing_is_found(source: str) -> None:
    assert len(size_faults(source, "rules/base.py")) == 1

"""Checks the repository: its top-level entries, texts that no file may contain, and the exports of packages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

ENTRIES = {
    "pyproject.toml", "README.md", "widgets", "lessons", "tests", "binder",
    "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md",
}  # fmt: skip
PRODUCTS = {"dist", "__pycache__"}

# Concatenated, so that this file does not contain what it searches for.
FORBIDDEN = {
    "a path of somebody's machine": "|".join(
        (
            "/" + r"work/\w",
            "/" + r"root/",
            "/" + r"home/\w",
            "/" + r"Users/\w",
            r"[A-Z]:\\" + r"Users\\",
            "/" + r"tmp/w/",
        )
    ),
    "the host of a registry": "|".join(
        (
            r"pypi\." + "org",
            r"python" + r"hosted\.org",
            r"deb\." + r"debian\.org",
            r"npm" + r"js\.",
            r"conda\." + "ana",
        )
    ),
    "a note to do something later": r"\b(?:TO" + r"DO|FIX" + r"ME|XX" + r"X)\b",
}


def top_level_faults(names: set[str]) -> list[str]:
    """Unexpected and missing top-level entries."""
    extra = {name for name in names - ENTRIES - PRODUCTS if not name.startswith(".")}
    return sorted(f"unexpected: {name}" for name in extra) + sorted(
        f"missing: {name}" for name in ENTRIES - names
    )


def project_files() -> Iterator[Path]:
    """Every file of the project, without caches and environments."""
    for entry in sorted(ROOT.iterdir()):
        if entry.is_file() and entry.name != ".git":  # in a linked worktree, .git is a file
            yield entry
        elif entry.name in ENTRIES or entry.name == ".ci":
            yield from (
                path
                for path in sorted(entry.rglob("*"))
                if path.is_file() and not {"__pycache__", ".ipynb_checkpoints"} & set(path.parts)
            )


def forbidden(text: str) -> list[str]:
    """The forbidden patterns that a text contains."""
    return [
        f"{what}: {match.group()}"
        for what, pattern in FORBIDDEN.items()
        for match in re.finditer(pattern, text)
    ]


def export_faults(source: str, package: str = "ruleboard.rules") -> list[str]:
    """The differences between `__all__` and the public names that a package defines or re-exports, except modules."""
    tree = ast.parse(source)
    listed: list[str] | None = None
    public: set[str] = set()
    modules: set[str] = set()  # the package's own modules are optional in `__all__`
    for node in _statements(tree.body):
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = {target.id for target in targets if isinstance(target, ast.Name)}
            if "__all__" in names and node.value is not None:
                listed = list(ast.literal_eval(node.value))
            public |= names
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            public.add(node.name)
        elif isinstance(node, ast.ImportFrom) and _passes_on(node, package):
            own = {alias.name for alias in node.names if _module(node, alias.name)}
            modules |= own
            public |= {alias.asname or alias.name for alias in node.names} - own
    public = {name for name in public if not name.startswith("_")}
    if listed is None:
        return [f"no __all__ for {name}" for name in sorted(public)]
    faults = [f"not in __all__: {name}" for name in sorted(public - set(listed))]
    faults += [f"only in __all__: {name}" for name in sorted(set(listed) - public - modules)]
    if listed != sorted(listed, key=_order):
        faults.append("__all__ is not sorted")
    return faults


def _passes_on(node: ast.ImportFrom, package: str) -> bool:
    if node.level:
        return node.level == 1 and node.module is not None
    return f"{node.module}.".startswith(f"{package}.")


def _module(node: ast.ImportFrom, name: str) -> bool:
    """Whether the imported name is a module of the package itself."""
    folder = ROOT.joinpath("widgets", *(node.module or "").split("."))
    return (folder / f"{name}.py").is_file() or (folder / name / "__init__.py").is_file()


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    for node in body:
        yield from node.body if isinstance(node, ast.If) else [node]


def _order(name: str) -> tuple[bool, bool, str]:
    return not name.isupper(), not name[0].isupper(), name


def test_the_top_level_has_its_entries_and_no_others() -> None:
    assert top_level_faults({entry.name for entry in ROOT.iterdir()}) == []


def test_no_file_names_a_machine_a_registry_or_unfinished_work() -> None:
    found = []
    for path in project_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a compiled catalog or an image
        found += [f"{path.relative_to(ROOT)}: {what}" for what in forbidden(text)]
    assert found == []


def test_packages_list_exactly_what_they_show() -> None:
    source = ROOT / "widgets"
    found = {}
    for path in sorted((source / "ruleboard").rglob("__init__.py")):
        package = ".".join(path.parent.relative_to(source).parts)
        stub = path.with_suffix(".pyi")  # for packages with a dynamic `__getattr__`
        text = (stub if stub.exists() else path).read_text(encoding="utf-8")
        found[package] = export_faults(text, package)
    assert "ruleboard.rules" in found
    assert {package: faults for package, faults in found.items() if faults} == {}


def test_a_strange_or_missing_entry_is_found() -> None:
    assert top_level_faults({*ENTRIES, "notes.txt", ".gitignore"}) == ["unexpected: notes.txt"]
    assert top_level_faults(ENTRIES - {"binder"}) == ["missing: binder"]


@pytest.mark.parametrize(
    "text",
    [
        "see /" + "work/main",
        "open('/" + "root/x')",
        "/" + "home/ana/lessons",
        "C:\\" + "Users\\ana",
        "https://py" + "pi.org/simple",
        "# TO" + "DO: mend",
        "FIX" + "ME",
    ],
)
def test_a_forbidden_text_is_found(text: str) -> None:
    assert len(forbidden(text)) == 1


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        (
            'from ruleboard.rules.base import Note\n__all__ = ["Note", "find"]',
            "only in __all__: find",
        ),
        ('def find(): ...\ndef other(): ...\n__all__ = ["find"]', "not in __all__: other"),
        ('def a(): ...\ndef b(): ...\n__all__ = ["b", "a"]', "__all__ is not sorted"),
        ("from .base import Note", "no __all__ for Note"),
    ],
)
def test_a_wrong_list_of_exports_is_found(source: str, fault: str) -> None:
    assert export_faults(source) == [fault]

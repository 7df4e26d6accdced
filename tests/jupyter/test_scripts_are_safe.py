"""The scripts are whole modules, make no code of texts, and load nothing from elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests import lint

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = sorted(
    path
    for place in ("ruleboard/jupyter", "labextension")
    for path in (ROOT / "widgets" / place).rglob("*.js")
)

FORBIDDEN = {
    "eval": r"\beval\s*\(",
    "Function": r"\bnew\s+Function\b|(?<![\w.])Function\s*\(",
    "a timer with text": r"\bset(?:Timeout|Interval)\s*\(\s*[\"'`]",
    "document.write": r"\bdocument\.write",
    "outerHTML": r"\bouterHTML\s*=|\binsertAdjacentHTML\b",
    "a remote source": r"[\"'`](?:https?:)?//(?!www\.w3\.org/)",
    "a script that is made": r"createElement\(\s*[\"'`](?:script|iframe)",
    # One place, panel.js, turns what Python has escaped into nodes (tests/trust/test_injection.py).
    "markup of a text": r"(?<!template)\.innerHTML\b|\bsrcdoc\b|\bDOMParser\b|createContextualFragment",
    "a call elsewhere": r"\bXMLHttpRequest\b|\bWebSocket\b|\bfetch\((?!new URL\(name, import\.meta\.url\)\))",
    "javascript: in a link": r"javascript:",
}


def code(text: str) -> str:
    """A script without its comments."""
    return re.sub(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", "", text, flags=re.DOTALL)


def faults(text: str) -> list[str]:
    return [name for name, pattern in FORBIDDEN.items() if re.search(pattern, code(text))]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_makes_no_code_and_loads_nothing_from_elsewhere(path: Path) -> None:
    assert faults(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("eval(x)", "eval"),
        ("new Function('x')", "Function"),
        ("setTimeout('x', 1)", "a timer with text"),
        ("import('https://example.org/x.js')", "a remote source"),
        ("document.createElement('script')", "a script that is made"),
        ("element.innerHTML = text", "markup of a text"),
        ("fetch(place)", "a call elsewhere"),
    ],
)
def test_what_is_forbidden_is_found(text: str, name: str) -> None:
    assert faults(text) == [name]


def test_the_linter_finds_nothing() -> None:
    assert lint.scripts() == []


def test_the_linter_tells_of_its_file_what_only_the_whole_module_shows(tmp_path: Path) -> None:
    (tmp_path / "one.js").write_text("export function one() {\n  return two();\n}\n")
    (tmp_path / "two.js").write_text("function two() {\n  return thre();\n}\nconst lost = eval;\n")
    text, places = lint.joined(tmp_path, ("one.js", "two.js"))
    whole = tmp_path / "whole.js"
    whole.write_text(text)
    found = [each.removeprefix(f"{tmp_path.as_posix()}/") for each in lint.faults(whole, places)]
    assert {tuple(each.split()[:2]) for each in found} == {
        ("two.js:2:", "eslint(no-undef)"),
        ("two.js:4:", "eslint(no-eval)"),
        ("two.js:4:", "eslint(no-unused-vars)"),
    }


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_a_script_is_javascript(path: Path, tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    copy = tmp_path / f"{path.stem}.mjs"  # as the module that it is in a page
    text = path.read_text(encoding="utf-8")
    copy.write_text(text, encoding="utf-8")
    checked = subprocess.run([node, "--check", copy], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr

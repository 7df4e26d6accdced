"""The scripts are whole modules, make no code of texts, and load nothing from elsewhere."""

from __future__ import annotations

import json
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


def test_the_linter_tells_file_line_and_rule(tmp_path: Path) -> None:
    one = 'import { two } from "./two.js";\nexport const one = (two) => three();\n'
    (tmp_path / "one.js").write_text(one)
    (tmp_path / "two.js").write_text(
        'import { one } from "./one.js";\nexport const two = one;\nconst lost = eval;\n'
    )
    found = [each.removeprefix(f"{tmp_path.as_posix()}/") for each in lint.faults(tmp_path)]
    assert {tuple(each.split()[:2]) for each in found} >= {
        ("one.js:1:", "eslint(no-unused-vars)"),
        ("one.js:2:", "eslint(no-shadow)"),
        ("one.js:2:", "eslint(no-undef)"),
        ("two.js:1:", "import(no-cycle)"),
        ("two.js:3:", "eslint(no-eval)"),
        ("two.js:3:", "eslint(no-unused-vars)"),
    }


TYPED = """/** @param {number} n */
export const twice = (n) => 2 * n;
twice("two");
"""


def test_types_in_comments_are_checked(tmp_path: Path) -> None:
    (tmp_path / "twice.js").write_text(TYPED)
    settings = json.loads(lint.TYPES.read_text(encoding="utf-8")) | {"include": ["."]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(settings))
    try:
        (fault,) = lint.type_faults(tmp_path / "tsconfig.json")
    except lint.CannotCheck as reason:
        pytest.skip(str(reason))
    assert "twice.js(3,7): error TS2345: Argument of type 'string'" in fault


def test_types_that_cannot_be_checked_are_told_and_no_fault(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name, **_: None if name == "node" else name)
    monkeypatch.setattr(lint, "scripts", list)
    monkeypatch.setattr(lint, "python", lambda: True)  # others write files while this runs
    assert lint.main() == 0
    assert "types of scripts: NOT CHECKED, Node.js is not installed" in capfd.readouterr().out


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

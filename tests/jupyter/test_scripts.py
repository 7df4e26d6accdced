"""The board scripts are ES modules, which are sent to the page as one."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from graphlib import CycleError
from pathlib import Path

import pytest

from ruleboard.jupyter.assets import LOADER, SCRIPTS, SHEETS, STYLES, loader, script

MODULES = {
    path.name: path.read_text(encoding="utf-8") for path in SCRIPTS.glob("*.js") if path != LOADER
}
DECLARED = re.compile(r"^(export )?(?:async )?(?:const|let|class|function) (\w+)", re.MULTILINE)
IMPORTED = re.compile(r'^import \{ (.+?),? \} from "\./([\w.]+)";$', re.MULTILINE)
ENTRIES = ("pad.js", "panel.js")


def imported(name: str) -> dict[str, list[str]]:
    """The modules that a script imports, and what it takes from each."""
    return {module: names.split(", ") for names, module in IMPORTED.findall(MODULES[name])}


def needed(name: str) -> set[str]:
    """A script and everything that it imports, directly or not."""
    return {name}.union(*(needed(each) for each in imported(name)))


def test_no_name_is_declared_twice() -> None:
    names = Counter(name for text in MODULES.values() for _, name in DECLARED.findall(text))
    assert [name for name, times in names.items() if times > 1] == []


@pytest.mark.parametrize("name", MODULES)
def test_what_is_imported_is_exported_there(name: str) -> None:
    assert len(imported(name)) == len(re.findall(r"^import\b", MODULES[name], re.MULTILINE))
    for module, names in imported(name).items():
        exported = {each for out, each in DECLARED.findall(MODULES[module]) if out}
        assert set(names) <= exported, module


def test_every_script_is_needed_and_every_sheet_is_sent() -> None:
    assert set().union(*map(needed, ENTRIES)) == MODULES.keys()
    assert {path.name for path in STYLES.glob("*.css")} == set(SHEETS)


def test_the_page_gets_the_declarations_of_all_modules_without_imports_and_comments() -> None:
    sent = script()
    every = sorted(found for text in MODULES.values() for found in DECLARED.findall(text))
    assert sorted(DECLARED.findall(sent)) == every
    assert {("export ", "pad"), ("export ", "panel")} <= set(every)
    assert not re.search(r"^import\b|^\s*/\*\*$|^\s*\* ", sent, re.MULTILINE)
    for part in ("pad", "panel"):
        assert f").{part}(view)" in loader(part)


def test_the_page_gets_javascript(tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    (tmp_path / "sent.mjs").write_text(script(), encoding="utf-8")
    command = [node, "--check", str(tmp_path / "sent.mjs")]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_a_module_follows_those_that_it_imports(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text(
        'import {\n  B,\n  other,\n} from "./b.js";\n\nexport const A = /** @type {any} */ (B); // a\n'
    )
    (tmp_path / "b.js").write_text(
        "/**\n * Two.\n *\n * @type {number}\n */\nexport const B = 2;\n"
    )
    (tmp_path / "loader.js").write_text("nothing\n")
    assert script(tmp_path) == (
        "export const B = 2;\n\nexport const A = /** @type {any} */ (B); // a\n"
    )


def test_modules_cannot_import_each_other(tmp_path: Path) -> None:
    for one, other in ("ab", "ba"):
        (tmp_path / f"{one}.js").write_text(f'import {{ {other} }} from "./{other}.js";\n')
    with pytest.raises(CycleError):
        script(tmp_path)

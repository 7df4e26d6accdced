"""The scripts of the boards are one module: what two of them call by one name would leave the page without any."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import ruleboard.jupyter.shared
from ruleboard.jupyter.shared import SCRIPTS, SHEETS, loader

FOLDER = Path(ruleboard.jupyter.shared.__file__).parent
NAMED = re.compile(
    r"^(?:export )?(?:async )?(?:const|let|class|function) (?:\{ (.*?) \}|\[(.*?)\]|(\w+))",
    re.MULTILINE,
)


def names(script: str) -> list[str]:
    """What a script declares for the whole module."""
    text = (FOLDER / script).read_text(encoding="utf-8")
    return [
        name for found in NAMED.findall(text) for name in re.findall(r"\w+", "".join(found)) if name
    ]


def test_no_name_is_declared_twice() -> None:
    every = Counter(name for script in SCRIPTS for name in names(script))
    assert [name for name, times in every.items() if times > 1] == []
    assert {"pad", "panel"} <= every.keys()


def test_every_script_and_sheet_reaches_the_page() -> None:
    there = {path.name for kind in ("*.js", "*.css") for path in FOLDER.glob(kind)}
    assert there == {*SCRIPTS, *SHEETS, "loader.js"}
    assert "PART" not in loader("pad")

"""The JupyterLab extension: found by its name, made of our own plain scripts, and as old as the package."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import ruleboard

EXTENSION = Path(__file__).resolve().parents[2] / "widgets" / "labextension"
STATIC = EXTENSION / "static"
SCRIPTS = sorted(STATIC.glob("*.js"))
LONGEST = 300  # lines, as for every module
FOREIGN = {
    "code made of text": r"\beval\b|\bnew Function\b|innerHTML|document\.write",
    "another place": r"https?:|//[a-z]+\.",
    "what a page in a local network lacks": r"crypto\.subtle",
}


def test_jupyterlab_finds_the_extension_by_its_name_and_its_door() -> None:
    about = json.loads((EXTENSION / "package.json").read_text(encoding="utf-8"))
    assert (about["name"], about["version"]) == ("ruleboard", ruleboard.__version__)
    assert (EXTENSION / about["jupyterlab"]["_build"]["load"]).is_file()


@pytest.mark.parametrize("script", SCRIPTS, ids=[path.name for path in SCRIPTS])
def test_a_script_is_small_and_takes_nothing_from_elsewhere(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    assert text.startswith("/**")
    assert len(text.splitlines()) <= LONGEST
    assert [what for what, pattern in FOREIGN.items() if re.search(pattern, text)] == []
    for name in re.findall(r'(?:from |import\(|new URL\()"([^"]+)"', text):
        assert (STATIC / name).is_file(), name


@pytest.mark.parametrize("script", SCRIPTS, ids=[path.name for path in SCRIPTS])
def test_what_people_read_comes_from_the_catalogs(script: Path) -> None:
    """A text in quotes is a name or a code: it has no two words one after the other, and Latin letters only."""
    code = re.sub(r"/\*.*?\*/|//.*", "", script.read_text(encoding="utf-8"), flags=re.DOTALL)
    texts = re.findall(r'"([^"\n]*)"', code)
    allowed = {"Runs a lesson when it is opened."}  # what `jupyter labextension list` shows
    told = re.compile(r"(?<![\w-])[^\W\d_]+ [^\W\d_]+(?![\w-])|(?![a-z])[^\W\d_A-Z]|⏩")
    sentences = [text for text in texts if told.search(text)]
    assert [text for text in sentences if text not in allowed] == []

"""Somebody adds a language: one record, and the tests name everything that is still to be translated, nothing else."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lang.every import GAMES

ROOT = Path(__file__).resolve().parents[2]
RECORD = '    Language("eo", "Esperanto", "eo", ("eo", "esperanto")),\n'
MEASURED = ("tests/lang", "tests/test_wording.py", "tests/start")
GREETING = """
import ruleboard as rb
from ruleboard.lang import Words, named
print(rb.Play("mills", lang="eo-en").status)
print(Words("eo").first("ui.undo"), "|", named("eo-en"))
"""


class Checkout:
    """A copy of the project, with Esperanto among its languages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        unread = shutil.ignore_patterns("*.ipynb", ".ipynb_checkpoints")  # what is compiled is kept
        for name in ("widgets", "lessons", "tests"):
            shutil.copytree(ROOT / name, folder / name, ignore=unread)
        shutil.copy(ROOT / "pyproject.toml", folder)
        self.lang = folder / "widgets" / "ruleboard" / "lang"
        records = self.lang / "languages.py"
        text = records.read_text(encoding="utf-8")
        assert text.count("\n)\n\nLANGUAGES") == 1
        records.write_text(text.replace("\n)\n\nLANGUAGES", f"\n{RECORD})\n\nLANGUAGES"), "utf-8")

    def run(self, *words: str, **environ: str) -> subprocess.CompletedProcess[str]:
        own = {**os.environ, "PYTHONPATH": str(self.folder / "widgets"), "PYTHONUTF8": "1"}
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env={**own, **environ},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def failures(self) -> set[str]:
        """The tests about languages that fail for the new one."""
        options = ("-q", "-p", "no:cacheprovider", "-p", "no:nbval", "-m", "not slow", "-k", "eo")
        done = self.run("-m", "pytest", *options, *MEASURED)
        assert re.search(r"\d+ passed", done.stdout), done.stdout + done.stderr
        return set(re.findall(r"^(?:FAILED|ERROR) \S*::(\S+)", done.stdout, re.MULTILINE))

    def lesson_faults(self) -> list[str]:
        """What the build has against the sources of the lessons, without their places."""
        code = "from lessons.builder.command import LESSONS, _read; _read(LESSONS, ())"
        told = self.run("-c", code).stderr.splitlines()
        return [
            line.rpartition(": ")[2] for line in told if re.match(r"lessons/source/\S+:\d+: ", line)
        ]

    def translate(self) -> None:
        """Give the new language everything it needs; Spanish will do."""
        shutil.copytree(self.lang / "es", self.lang / "eo")
        for source in (self.folder / "lessons" / "source").glob("*.md"):
            text = source.read_text(encoding="utf-8")
            cells = re.split(r"(?m)^(?=\+\+\+ |```\{code-cell\})", text)
            both = (
                cell + cell.replace('"lang": "es"', '"lang": "eo"')
                if '"lang": "es"' in cell
                else cell
                for cell in cells
            )
            source.write_text("".join(both), encoding="utf-8")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    return Checkout(tmp_path_factory.mktemp("esperanto"))


@pytest.mark.slow
def test_a_new_language_works_at_once_and_what_it_lacks_is_english(checkout: Checkout) -> None:
    done = checkout.run("-c", GREETING, RULEBOARD_STRICT="")
    assert done.stdout.splitlines() == [
        *["White to place a man."] * 2,
        "Undo | Esperanto + English",
    ], done.stderr
    done = checkout.run("lessons/start.py", "--help", LC_ALL="eo.UTF-8")
    assert "Open the lessons in JupyterLab." in done.stdout
    assert "es, eo, zh-en" in done.stdout


@pytest.mark.slow
def test_the_tests_name_what_a_new_language_lacks_and_are_content_when_it_is_there(
    checkout: Checkout,
) -> None:
    silent = "test_every_error_of_a_game_tells_itself_to_the_reader"
    lacking = {
        "test_a_language_has_every_catalog[eo]",
        *(f"{silent}[{game}-eo]" for game in GAMES),
        "test_every_language_has_every_sentence_with_the_same_blanks[eo]",
    }
    unbuilt = {f"test_the_start_page_of_every_language_opens[{each}]" for each in ("eo", "eo-en")}
    assert checkout.failures() == lacking | unbuilt
    faults = checkout.lesson_faults()
    assert len(faults) > 100
    assert {fault.partition(";")[0] for fault in faults} == {"no text in eo"}
    checkout.translate()
    assert checkout.lesson_faults() == []
    assert checkout.failures() == unbuilt

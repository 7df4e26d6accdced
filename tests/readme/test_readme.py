"""What the README shows is what happens."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ruleboard.cli import main
from ruleboard.lang import LANGUAGES
from tests.readme import lessons_table, picture
from tests.readme.translations import file

ROOT = Path(__file__).resolve().parent.parent.parent
README = file("en").read_text(encoding="utf-8")
RULES = file("en", "rules").read_text(encoding="utf-8")
MOST_LINES = 110  # of the README: it invites, and the guide tells the rest


def blocks(text: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    return [block for name, block in fenced if name == language]


def run(code: str) -> str:
    command = [sys.executable, "-X", "utf8", "-W", "error::DeprecationWarning:__main__", "-c", code]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_prints_what_the_readme_says() -> None:
    (code,), (output,) = blocks(README, "python"), blocks(README, "text")
    assert run(code) == output


def test_the_example_has_six_lines() -> None:
    (code,) = blocks(README, "python")
    assert len([line for line in code.splitlines() if line]) == 6


def test_another_output_would_be_noticed() -> None:
    (code,), (output,) = blocks(README, "python"), blocks(README, "text")
    assert run(code.replace("g7xa4", "g7xg1")) != output


@pytest.mark.parametrize("command", re.findall(r"^ruleboard (.+)$", RULES, re.MULTILINE))
def test_the_commands_of_the_guide_work(
    command: str,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([word.strip('"') for word in command.split()]) == 0
    assert capsys.readouterr().out or list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_files_that_are_linked_or_named_exist(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    targets = re.findall(r'(?:\]\(|src=")(?!https?://)([^)"#]+)', text)
    targets += re.findall(r"^python (\S+\.py)", text, re.MULTILINE)
    assert [target for target in targets if not (ROOT / target).exists()] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_moving_picture_is_what_a_board_shows(lang: str) -> None:
    assert picture.file(lang).read_text(encoding="utf-8") == picture.draw(lang) + "\n"


def test_the_readme_is_short_and_names_both_commands() -> None:
    assert len(README.splitlines()) <= MOST_LINES
    assert blocks(README, "") == ["python lessons/start.py\n", "python tests/run.py\n"]


def test_the_readme_counts_the_lessons_and_their_tasks() -> None:
    course = lessons_table.course()
    tasks = sum(len(each.exercises) for each in course)
    assert f"{len(course)} lessons with {tasks} small tasks" in README

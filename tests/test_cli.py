"""The command `ruleboard` in a terminal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import ruleboard
from ruleboard import cli, rules
from ruleboard.cli import main
from ruleboard.folder import lesson_files
from ruleboard.rules import mills
from ruleboard.start.launch import Launcher


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


MILL = "W:Wa7,d7:Bb4,a1:H7,7"


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(words) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


@pytest.mark.parametrize("words", [(), ("lessons",)])
def test_without_words_it_opens_the_lessons(
    words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[Launcher, list[str]]] = []

    def note(launcher: Launcher, words: list[str]) -> int:
        opened.append((launcher, words))
        return 0

    monkeypatch.setattr(cli, "open_lessons", note)
    assert main([*words, "--lang", "zh"]) == 0
    ((launcher, rest),) = opened
    assert rest == ["--lang", "zh"]
    assert (launcher.prog, launcher.source) == ("ruleboard", lesson_files.shipped())


def test_it_tells_its_version() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ruleboard", "--version"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, f"ruleboard {ruleboard.__version__}\n")


def test_games_are_listed_with_their_rule_sets(capsys: pytest.CaptureFixture[str]) -> None:
    names = said(capsys, "games").split()
    assert "mills:standard" in names
    assert [rules.find(name)[0].name for name in names] == [
        name.partition(":")[0] for name in names
    ]


def test_a_board_is_shown_with_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    position = mills.parse(MILL, mills.STANDARD)
    assert said(capsys, "show", "mills", MILL) == f"{position}\n{position.text}\n"


def test_a_game_begins_at_its_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "show", "mills:standard").startswith(str(mills.start(mills.STANDARD)))


def test_perft_counts_turns_or_steps(capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "perft", "mills:standard", "2") == "552\n"
    assert said(capsys, "perft", "mills", "1", MILL) == "21\n"
    assert said(capsys, "perft", "mills", "1", MILL, "--unit", "steps") == "20\n"


def test_a_picture_is_printed_or_written(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    printed = said(capsys, "svg", "mills", MILL, "--width", "200")
    assert ET.fromstring(printed).get("width") == "200"
    file = tmp_path / "board.svg"
    assert said(capsys, "svg", "mills", MILL, "--width", "200", "-o", str(file)) == ""
    assert file.read_text(encoding="utf-8") == printed


def test_theme_and_side_change_the_picture(capsys: pytest.CaptureFixture[str]) -> None:
    pictures = {
        said(capsys, "svg", "mills", MILL, *options)
        for options in ((), ("--theme", "dark"), ("--theme", "contrast"), ("--flip",))
    }
    assert len(pictures) == 4


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("show", "chess"), "chess"),
        (("show", "mills:nothing"), "nothing"),
        (("show", "mills", "W:Wz9"), "z9"),
        (("perft", "mills", "--", "-1"), "-1"),
        (("svg", "mills", "--theme", "pink"), "pink"),
        (("svg", "mills", "--width", "0"), "0"),
        (("svg", "mills", "--output", "no/such/folder/board.svg"), "no/such/folder"),
    ],
)
def test_a_fault_is_one_line_and_status_2(
    words: tuple[str, ...], fault: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("ruleboard: ")
    assert captured.err.count("\n") == 1
    assert fault in captured.err

"""`ruleboard voila`: what it starts, and what it says where it cannot."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from ruleboard import cli
from ruleboard.start import voila


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    lines: list[list[str]] = []

    def exec_command(line: list[str], environ: dict[str, str]) -> int:
        lines.append(line)
        assert environ["JUPYTER_PATH"].startswith(str(tmp_path))
        return 0

    monkeypatch.setattr(voila, "exec_command", exec_command)
    monkeypatch.setattr(voila, "find_spec", lambda name: name)
    monkeypatch.setenv("RULEBOARD_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    return lines


def test_it_shows_the_page_to_this_computer_alone(
    started: list[list[str]], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.main(["voila"]) == 0
    ((python, *line),) = started
    assert (python, line[:2]) == (sys.executable, ["-P", "-m"])
    assert find_spec(line[2])
    assert Path(line[3]).is_file()
    assert "--VisitorKernels.most=40" in line
    assert not any("ip=" in word for word in line)
    assert "--no-browser" not in line
    assert "http://localhost:" in capsys.readouterr().out
    assert list(tmp_path.rglob("kernel.json"))  # the light one


def test_others_may_come_where_somebody_wants_that(
    started: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["voila", "--network", "--no-browser", "--visitors", "7"]) == 0
    words = {"--Voila.ip=0.0.0.0", "--no-browser", "--VisitorKernels.most=7"}
    assert words <= set(started[0])
    assert "localhost" not in capsys.readouterr().out


def test_without_voila_it_says_how_to_get_it(
    started: list[list[str]],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(voila, "find_spec", lambda name: None)
    assert cli.main(["voila"]) != 0
    assert 'pip install "ruleboard[voila]"' in capsys.readouterr().err
    assert started == []


def test_its_options_are_told_and_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["voila", "--help"]) == 0
    assert {"--network", "--visitors", "--no-browser", "--port"} <= set(
        capsys.readouterr().out.split()
    )
    assert cli.main(["voila", "--port", "x"]) != 0
    assert cli.main(["voila", "--visitors", "0"]) != 0

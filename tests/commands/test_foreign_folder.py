"""The commands, called in a folder whose files have the names of modules that Python and pip would import."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ruleboard.start import lab, subprocesses
from ruleboard.start.environment import Environment
from ruleboard.start.subprocesses import run

ROOT = Path(__file__).resolve().parents[2]
SHADOWS = ("random.py", "json.py", "jupyterlab.py", "voila.py", "pip/__init__.py", "venv.py")
SHADOW = "open('ran', 'a').write(__name__)\nraise SystemExit(__name__)\n"


@pytest.fixture
def foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "foreign"
    for name in SHADOWS:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(SHADOW, encoding="utf-8")
    monkeypatch.chdir(folder)
    monkeypatch.setenv("RULEBOARD_HOME", str(tmp_path / "home"))
    return folder


def ran(*words: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*map(str, words)], capture_output=True, encoding="utf-8", check=False)


def test_python_m_ruleboard_imports_nothing_from_there(foreign: Path) -> None:
    done = ran(sys.executable, "-m", "ruleboard", "show", "mills")
    assert (done.returncode, done.stderr) == (0, "")
    assert not (foreign / "ran").exists()


@pytest.mark.slow
def test_the_lessons_are_handed_out_there(foreign: Path, tmp_path: Path) -> None:
    own = ("--copy-only", "--folder", tmp_path / "own")
    for command in (["-m", "ruleboard"], [ROOT / "lessons" / "start.py"]):
        done = ran(sys.executable, *command, *own)
        assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "own" / "en" / "start.ipynb").is_file()
    assert not (foreign / "ran").exists()


@pytest.mark.slow
def test_jupyterlab_starts_there(foreign: Path, tmp_path: Path) -> None:
    line = lab.command(Path(sys.executable), tmp_path, "en", 8888, browser=False)
    done = ran(*line, "--version")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("4.")
    assert not (foreign / "ran").exists()


class Plain(Environment):
    """An environment into which nothing is installed but pip itself."""

    def requirements(self) -> tuple[str, ...]:
        return ("--no-index", "pip")

    def origin(self) -> str:
        return ""

    def fingerprint(self) -> str:
        return ""

    def remedy(self) -> str:
        return ""


@pytest.mark.slow
def test_an_environment_is_made_there(
    foreign: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", os.defpath)  # without uv
    environment = Plain(tmp_path / "made")
    python = environment.prepare(lambda _: None)
    assert environment._usable()
    assert json.loads((tmp_path / "made" / "ruleboard.json").read_text(encoding="utf-8"))
    assert run(python, "-P", "-c", "import pip; pip.__version__")
    assert not (foreign / "ran").exists()


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="a script stands for uv")
def test_uv_does_not_run_where_a_stranger_may_have_named_another_index(
    foreign: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """uv reads uv.toml and pyproject.toml in the current folder and those above it."""
    programs, asked = tmp_path / "bin", tmp_path / "asked"
    programs.mkdir()
    (programs / "uv").write_text(f'#!/bin/sh\npwd >> "{asked}"\nexit 1\n')
    (programs / "uv").chmod(0o755)
    monkeypatch.setenv("PATH", os.pathsep.join((str(programs), os.defpath)))
    (tmp_path / "home").mkdir()
    Plain(tmp_path / "home" / "made").prepare(lambda _: None)
    assert set(asked.read_text().split()) == {str(tmp_path / "home")}
    assert foreign == Path.cwd()


def test_a_program_in_the_current_folder_is_not_taken(
    foreign: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As Windows finds it there, before any other."""
    monkeypatch.setattr("shutil.which", lambda name: f"./{name}")
    assert subprocesses.find_program("uv") is None
    monkeypatch.setattr("shutil.which", lambda name: str(foreign.parent / name))
    assert subprocesses.find_program("uv") == str(foreign.parent / "uv")

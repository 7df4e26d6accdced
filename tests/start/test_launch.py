"""From the command to the start page: what is handed out, prepared and started, and what is said on the way."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from lessons import launcher as checkout
from lessons.environment import ROOT
from ruleboard.folder import handout
from ruleboard.folder.lesson_files import CannotUnpack
from ruleboard.lang import EDITIONS
from ruleboard.start import lab, launch, user_environment
from ruleboard.start.launch import Launcher, open_lessons

LESSONS = ROOT / "lessons"
FIRST, SECOND, *_ = (f"{path.stem}.ipynb" for path in sorted((LESSONS / "source").glob("*.md")))


class Opened:
    """Takes the place of JupyterLab, and notes how it would be started."""

    def __init__(self, folder: Path, shipped: Path = LESSONS) -> None:
        self.folder = folder / "mine"
        self.launcher = Launcher("ruleboard", shipped, lambda _: None, folder / "state")
        self.lines: list[list[str]] = []
        self.environs: list[dict[str, str]] = []

    def exec_command(self, line: list[str], environ: dict[str, str]) -> int:
        self.lines.append(line)
        self.environs.append(environ)
        return 0

    def __call__(self, *words: str) -> int:
        return open_lessons(self.launcher, ("--folder", str(self.folder), *words))


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Opened:
    own = Opened(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(launch, "exec_command", own.exec_command)
    return own


def test_every_lesson_is_handed_out_and_jupyterlab_opens_the_start_page(
    opened: Opened, capsys: pytest.CaptureFixture[str]
) -> None:
    assert opened("--lang", "zh-en") == 0
    assert capsys.readouterr().out.splitlines() == [
        f"你的课程在 {opened.folder} 里。你在其中做的一切都会保留。",
        "JupyterLab 正在启动。要结束它：在此窗口中按两次 Ctrl+C。",
    ]
    for edition in EDITIONS:
        shipped = {path.name: path.read_bytes() for path in (LESSONS / edition).glob("*.ipynb")}
        own = opened.folder / edition
        assert {path.name: path.read_bytes() for path in own.iterdir()} == shipped
    lesson = (opened.folder / "en" / FIRST).read_text(encoding="utf-8")
    links = re.findall(r"\(\.\./([^)]+)\)", lesson)
    assert links
    assert all((opened.folder / link).is_file() for link in links)
    ((python, *words),) = opened.lines
    assert python == sys.executable
    assert "--LabApp.default_url=/lab/tree/zh-en/start.ipynb" in words
    assert opened.environs[0]["JUPYTER_DATA_DIR"].startswith(str(opened.launcher.state))


def test_lessons_alone_can_be_had(opened: Opened) -> None:
    assert opened("--copy-only") == 0
    assert (opened.folder / "en" / FIRST).is_file()
    assert opened.lines == []
    assert not opened.launcher.state.exists()


def test_a_fresh_copy_is_given_to_whoever_asks_and_work_is_kept(
    opened: Opened, capsys: pytest.CaptureFixture[str]
) -> None:
    opened("--copy-only")
    own = opened.folder / "en"
    for name in (FIRST, SECOND):
        (own / name).write_text("work", encoding="utf-8")
    opened("--copy-only")
    assert (own / FIRST).read_text(encoding="utf-8") == "work"
    capsys.readouterr()
    opened("--copy-only", "--lang", "en", "--fresh", Path(FIRST).stem)
    kept = f"{Path(FIRST).stem} (1).ipynb"
    assert f"en/{FIRST} is a fresh copy now; yours is en/{kept}.\n" in capsys.readouterr().out
    assert (own / kept).read_text(encoding="utf-8") == "work"
    assert (own / FIRST).read_bytes() == (LESSONS / "en" / FIRST).read_bytes()
    assert (own / SECOND).read_text(encoding="utf-8") == "work"
    opened("--copy-only", "--lang", "en", "--fresh")
    assert (own / SECOND).read_bytes() == (LESSONS / "en" / SECOND).read_bytes()


def test_a_newer_version_is_offered_with_the_command_that_brings_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped, opened = tmp_path / "shipped", Opened(tmp_path, tmp_path / "shipped")
    for lang in ("en", "ru"):
        (shipped / lang).mkdir(parents=True)
        (shipped / lang / "01-a.ipynb").write_text("1", encoding="utf-8")
    opened("--copy-only")
    for lang in ("en", "ru"):
        (opened.folder / lang / "01-a.ipynb").write_text("work", encoding="utf-8")
        (shipped / lang / "01-a.ipynb").write_text("2", encoding="utf-8")
    capsys.readouterr()
    opened("--copy-only", "--lang", "en")
    offer = "There are newer versions, and yours are kept. For fresh copies beside them: "
    told = f"{offer}ruleboard --lang en --fresh 01-a"
    assert capsys.readouterr().out.splitlines()[1:] == [told]


def test_whoever_stops_it_hears_that_nothing_is_lost(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "free_port", stop)
    assert opened("--lang", "es") == 130
    assert capsys.readouterr().err.startswith("Detenido. No se ha perdido nada")


def test_a_python_without_lzma_is_told_so(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> None:
        raise CannotUnpack("no lzma")

    monkeypatch.setattr(handout, "hand_out", fail)
    assert opened() == 1
    assert capsys.readouterr().err.startswith("This Python cannot unpack the lessons")


def test_a_place_for_jupyterlab_that_cannot_be_written_is_named(
    opened: Opened, capsys: pytest.CaptureFixture[str]
) -> None:
    opened.launcher.state.write_text("a file", encoding="utf-8")
    assert opened() == 1
    assert str(opened.launcher.state) in capsys.readouterr().err
    assert opened.lines == []


def test_the_checkout_has_the_same_launcher(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Launcher, Sequence[str]]] = []
    monkeypatch.setattr(checkout, "open_lessons", lambda *words: asked.append(words))
    monkeypatch.setattr(sys, "argv", ["start.py", "--lang", "ru"])
    checkout.main()
    ((launcher, words),) = asked
    assert words == ["--lang", "ru"]
    assert (launcher.prog, launcher.source) == ("python lessons/start.py", LESSONS)
    assert launcher.state == ROOT / ".venv" / "lessons" / "jupyter"


def test_in_somebody_elses_checkout_jupyterlab_remembers_in_ones_own_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(checkout, "PLACE", tmp_path)
    monkeypatch.setattr("os.access", lambda *_: False)
    assert checkout.launcher().state == user_environment.home() / "jupyter"

"""Machines stop, disks fill up, clocks jump: what was confirmed is there afterwards, and nothing is half written."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from ruleboard import cli
from ruleboard.folder.files import CannotWrite, Obstacle, content
from ruleboard.folder.handout import MARKER
from ruleboard.jupyter.diary import FILE, Page, page
from ruleboard.teaching.progress import Effort, read

TRY = Effort(tries=1)

WRITER = """
import sys
from pathlib import Path
from ruleboard.jupyter.diary import Page
from ruleboard.teaching.progress import Effort
page = Page(Path(sys.argv[1]), "lesson", "key")
while True:
    assert page.note(Effort(tries=1)) is None
    print("noted", flush=True)
"""


def tries(file: Path) -> int:
    return read(file.read_bytes()).lessons["lesson"]["key"].tries


def test_a_kernel_that_is_killed_loses_nothing_that_it_has_noted(tmp_path: Path) -> None:
    file = tmp_path / FILE
    confirmed = 0
    for _ in range(4):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(file)], stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout is not None
            for _ in range(5):
                assert writer.stdout.readline() == "noted\n"
            writer.kill()
            confirmed += 5 + writer.stdout.read().count("noted\n")
        # A note may have been written that nobody was told of any more, never the other way round.
        assert confirmed <= tries(file) <= confirmed + 4
        confirmed = tries(file)
    assert Page(file, "lesson", "key").note(TRY) is None  # no lock is left behind
    assert tries(file) == confirmed + 1


FULL = """
import resource, signal, sys
from pathlib import Path
from ruleboard.jupyter.diary import Page
from ruleboard.teaching.progress import Effort
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (40, 40))  # no file can grow beyond
print(Page(Path(sys.argv[1]), "lesson", "key").note(Effort(tries=1)).code)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of files are those of Unix")
def test_a_full_disk_is_told_and_the_old_file_stays_whole(tmp_path: Path) -> None:
    file = tmp_path / FILE
    assert Page(file, "lesson", "key").note(TRY) is None
    before = file.read_bytes()
    done = subprocess.run(
        [sys.executable, "-c", FULL, str(file)], capture_output=True, text=True, check=False
    )
    assert done.stdout == "exercise.unwritten_progress\n", done.stderr
    assert file.read_bytes() == before
    assert {each.name for each in tmp_path.iterdir()} == {FILE, f".{FILE}.lock"}


@pytest.mark.skipif(sys.platform == "win32", reason="pipes with names are those of Unix")
@pytest.mark.parametrize("make", ["mkdir", "mkfifo"])
def test_what_is_no_file_is_told_and_nobody_waits_for_it(make: str, tmp_path: Path) -> None:
    file = tmp_path / FILE
    getattr(os, make)(file)
    told = Page(file, "lesson", "key").note(TRY)
    assert told is not None
    assert told.code == "exercise.unwritten_progress"
    assert not file.is_file()
    with pytest.raises(CannotWrite) as raised:
        content(file)
    assert raised.value.obstacle is Obstacle.IN_THE_WAY


@pytest.mark.skipif(sys.platform == "win32", reason="links need rights on Windows")
def test_a_link_leads_to_no_change_elsewhere(tmp_path: Path) -> None:
    elsewhere, file = tmp_path / "elsewhere.json", tmp_path / "own" / FILE
    elsewhere.write_text("mine", encoding="utf-8")
    file.parent.mkdir()
    file.symlink_to(elsewhere)
    told = Page(file, "lesson", "key").note(TRY)
    assert told is not None
    assert told.code == "exercise.foreign_progress"
    file.unlink()
    file.symlink_to(tmp_path / "nowhere")
    assert Page(file, "lesson", "key").note(TRY) is None
    assert tries(file) == 1
    assert not (tmp_path / "nowhere").exists()
    assert elsewhere.read_text(encoding="utf-8") == "mine"


def test_a_number_without_end_is_no_progress_and_stays(tmp_path: Path) -> None:
    file = tmp_path / FILE
    effort = f'{{"solved": true, "stars": 1, "hints": 0, "tries": {"9" * 4300}}}'
    text = f'{{"format": 1, "lessons": {{"lesson": {{"key": {effort}}}}}}}'
    file.write_text(text, encoding="utf-8")
    told = Page(file, "lesson", "key").note(TRY)
    assert told is not None
    assert told.code == "exercise.foreign_progress"
    assert file.read_text(encoding="utf-8") == text


SVG_FULL = """
import resource, signal, sys
from ruleboard.cli import main
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (40, 40))
sys.exit(main(["svg", "mills", "-o", sys.argv[1]]))
"""


@pytest.mark.skipif(sys.platform == "win32", reason="limits of files are those of Unix")
def test_the_command_writes_a_whole_picture_or_none(tmp_path: Path) -> None:
    target = tmp_path / "board.svg"
    assert cli.main(["svg", "mills", "-o", str(target)]) == 0
    whole = target.read_bytes()
    done = subprocess.run(
        [sys.executable, "-c", SVG_FULL, str(target)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "Traceback" not in done.stderr
    assert target.read_bytes() == whole
    assert [each.name for each in tmp_path.iterdir()] == ["board.svg"]


def test_the_command_tells_what_is_in_the_way(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    for place in (tmp_path, tmp_path / "file" / "board.svg"):
        assert cli.main(["svg", "mills", "-o", str(place)]) == 2
        assert "in_the_way" in capsys.readouterr().err
    assert (tmp_path / "file").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("jump", [-(10**9), 10**9])
def test_a_clock_that_jumps_changes_nothing(
    jump: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = time.time
    file = tmp_path / FILE
    for count in range(1, 4):
        monkeypatch.setattr(time, "time", lambda count=count: now() + count * jump)
        assert Page(file, "lesson", "key").note(TRY) is None
        assert tries(file) == count


def test_a_notebook_whose_name_is_no_text_is_noted_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / MARKER).write_text("{}", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("JPY_SESSION_NAME", b"less\xf6n.ipynb".decode(errors="surrogateescape"))
    found = page("ke\ud800y")
    assert found is not None
    assert found.note(TRY) is None
    assert read((tmp_path / FILE).read_bytes()).lessons == {"less?n": {"ke?y": TRY}}

"""Two programs change one file: each change is whole, and none is lost."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ruleboard.folder import files, locks
from ruleboard.folder.files import CannotWrite, Obstacle
from ruleboard.folder.locks import change

COUNTING = """
import sys
from pathlib import Path
from ruleboard.folder.locks import change
for _ in range(40):
    change(Path(sys.argv[1]), lambda old: str(int(old or b"0") + 1).encode())
"""


def test_several_programs_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "new" / "count.txt"
    words = [sys.executable, "-c", COUNTING, str(path)]
    programs = [subprocess.Popen(words) for _ in range(3)]
    assert [program.wait(120) for program in programs] == [0, 0, 0]
    assert path.read_bytes() == b"120"
    assert [each.name for each in path.parent.iterdir() if not each.name.endswith(".lock")] == [
        "count.txt"
    ]


def test_an_edit_that_fails_changes_nothing_and_lets_go(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"mine")

    def fail(_: bytes | None) -> bytes:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        change(path, fail)
    assert path.read_bytes() == b"mine"
    change(path, lambda old: (old or b"") + b"!")
    assert path.read_bytes() == b"mine!"


def test_whoever_waits_too_long_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "TIMEOUT", 0.05)
    path = tmp_path / "a.txt"

    def within(_: bytes | None) -> bytes:
        with pytest.raises(CannotWrite) as caught:
            change(path, lambda _: b"other")
        assert (caught.value.obstacle, caught.value.detail) == (Obstacle.NOT_WRITTEN, "locked")
        return b"mine"

    change(path, within)
    assert path.read_bytes() == b"mine"


def test_in_a_page_there_are_no_locks_and_files_change_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "emscripten")
    for _ in range(2):
        change(tmp_path / "file", lambda content: (content or b"") + b"x")
    assert (tmp_path / "file").read_bytes() == b"xx"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]  # nothing lies beside it


@pytest.mark.parametrize("name", ["ENOLCK", "ENOTSUP", "ENOSYS", "EINVAL"])
def test_a_drive_without_locks_is_written_all_the_same(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> None:
        raise OSError(getattr(errno, name), name)

    monkeypatch.setattr(locks, "_try_lock", refuse)
    change(tmp_path / "file", lambda _: b"mine")
    assert (tmp_path / "file").read_bytes() == b"mine"


@pytest.mark.skipif(not hasattr(os, "O_NOFOLLOW"), reason="links need rights on Windows")
def test_a_lock_that_is_a_link_makes_no_file_elsewhere(tmp_path: Path) -> None:
    (tmp_path / ".file.lock").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(CannotWrite):
        change(tmp_path / "file", lambda _: b"mine")
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_a_private_file_stays_private(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    path.chmod(0o600)
    change(path, lambda _: b"new")
    assert (path.read_bytes(), path.stat().st_mode & 0o777) == (b"new", 0o600)


@pytest.mark.parametrize("windows", [True, False])
def test_on_windows_a_file_that_another_program_reads_is_tried_again(
    windows: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    busy, replace = iter((True, True)), Path.replace

    def held(new: Path, path: Path) -> Path:
        if next(busy, False):
            raise PermissionError(errno.EACCES, "in use")
        return replace(new, path)

    monkeypatch.setattr(files, "WINDOWS", windows)
    monkeypatch.setattr(files, "PAUSE", 0)
    monkeypatch.setattr(Path, "replace", held)
    if windows:
        change(tmp_path / "file", lambda _: b"mine")
        assert (tmp_path / "file").read_bytes() == b"mine"
    else:
        with pytest.raises(CannotWrite):
            change(tmp_path / "file", lambda _: b"mine")
    assert [each.name for each in tmp_path.iterdir() if each.name.endswith(".new")] == []

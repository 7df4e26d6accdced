"""What can stand in the way of a start, for real: each is told in the reader's language, and nothing is half done."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from ruleboard.start.messages import Messages
from tests.commands.starting import ROOT, checkout, command

NOBODY = 65534  # a user who owns nothing
SYSTEM = "/usr/bin/python3"


def apart(*options: str) -> list[str]:
    """Words before a command that give it a world of its own, without touching this one."""
    words = ["unshare", "--map-root-user", *options]
    if (
        shutil.which("unshare") is None
        or subprocess.run([*words, "true"], capture_output=True, check=False).returncode
    ):
        pytest.skip("this machine lets nobody have a world of their own (unshare)")
    return words


def mounted(*commands: str, after: str = "") -> list[str]:
    """Words before a command: others, which mount something for it alone, or run when it has ended."""
    script = f'{" && ".join(commands)} || exit 99; "$@"; status=$?; {after or ":"}; exit $status'
    return [*apart("--mount"), "sh", "-c", script, "sh"]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return checkout(tmp_path_factory.mktemp("faults") / "project")


def test_without_a_network_that_is_what_is_told(project: Path, tmp_path: Path) -> None:
    caches = {"UV_CACHE_DIR": str(tmp_path / "uv"), "PIP_NO_CACHE_DIR": "1", "PIP_FIND_LINKS": ""}
    done = command(
        *("--lang", "ru", "--folder", tmp_path / "mine", "--no-browser"),
        before=apart("--net"),
        cwd=project,
        **caches,
    )
    assert (done.returncode, done.stderr) == (1, Messages("ru").text("no_network") + "\n")
    assert not (project / ".venv" / "lessons" / "ruleboard.json").exists()


@pytest.mark.parametrize("lang", ["en", "zh", "ru", "es"])
def test_a_file_where_the_lessons_go_is_told(lang: str, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("a file", encoding="utf-8")
    done = command("--folder", tmp_path / "mine", "--lang", lang)
    told = Messages(lang).text("in_the_way", path=tmp_path / "mine")
    assert (done.returncode, done.stdout, done.stderr) == (1, "", told + "\n")


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_a_file_where_the_programs_go_is_told(lang: str, tmp_path: Path, project: Path) -> None:
    own = tmp_path / "project"
    shutil.copytree(project, own, ignore=shutil.ignore_patterns(".venv"))
    (own / ".venv").write_text("a file", encoding="utf-8")
    done = command("--lang", lang, "--folder", tmp_path / "mine", cwd=own)
    told = Messages(lang).text("place_in_the_way", path=own / ".venv")
    assert (done.returncode, done.stderr) == (1, told + "\n")
    assert (own / ".venv").read_text(encoding="utf-8") == "a file"


def test_a_folder_for_lessons_that_is_read_only_is_told(tmp_path: Path) -> None:
    place = tmp_path / "только чтение"
    place.mkdir()
    before = mounted(f"mount -t tmpfs -o ro tmpfs '{place}'")
    done = command("--folder", place / "mine", "--lang", "es", before=before)
    told = Messages("es").text("read_only", path=place / "mine")
    assert (done.returncode, done.stderr) == (1, told + "\n")


def test_a_project_that_is_read_only_says_what_to_do(project: Path, tmp_path: Path) -> None:
    shutil.rmtree(project / ".venv", ignore_errors=True)
    before = mounted(
        f"mount --bind '{project}' '{project}'", f"mount -o remount,bind,ro '{project}'"
    )
    done = command("--folder", tmp_path / "mine", "--lang", "en", before=before, cwd=project)
    remedy = Messages("en").text("remedy_checkout")
    told = Messages("en").text("place_read_only", path=project / ".venv", remedy=remedy)
    assert (done.returncode, done.stderr) == (1, told + "\n")


def test_a_disk_that_is_full_is_told_and_no_half_of_a_lesson_stays(tmp_path: Path) -> None:
    place = tmp_path / "small"
    place.mkdir()
    before = mounted(
        f"mount -t tmpfs -o size=1m tmpfs '{place}'", after=f"ls -A '{place}/mine/en' >&2"
    )
    done = command("--folder", place / "mine", "--lang", "zh", before=before)
    told, *left = done.stderr.splitlines()
    assert told.startswith("磁盘已满，")
    assert left
    assert all(name.endswith(".ipynb") and not name.startswith(".") for name in left)


def test_a_disk_that_is_too_small_for_the_programs_is_told(project: Path, tmp_path: Path) -> None:
    shutil.rmtree(project / ".venv", ignore_errors=True)
    (project / ".venv").mkdir()
    before = mounted(f"mount -t tmpfs -o size=12m tmpfs '{project}/.venv'")
    done = command(
        "--folder", tmp_path / "mine", "--lang", "ru", "--no-browser", before=before, cwd=project
    )
    place = project / ".venv" / "lessons"
    told = Messages("ru").text("place_disk_full", path=place, megabytes=400)
    assert (done.returncode, done.stderr) == (1, told + "\n")


@pytest.fixture
def anybody() -> Iterator[Path]:
    """A folder that everybody may enter, which pytest's own are not."""
    with tempfile.TemporaryDirectory(prefix="ruleboard-") as name:
        folder = Path(name).resolve()
        folder.chmod(0o755)
        yield folder


def as_nobody(project: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A start by another user, in a project that is not theirs."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only root can exec_command another user")
    version = [SYSTEM, "-c", "import sys; sys.exit(sys.version_info < (3, 11))"]
    if not Path(SYSTEM).exists() or subprocess.run(version, check=False).returncode:
        pytest.skip(f"{SYSTEM} is not there, or too old")
    for path in (project, *project.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    home.mkdir()
    os.chown(home, NOBODY, NOBODY)
    return subprocess.run(
        [SYSTEM, "lessons/start.py", "--lang", "en", *words],
        cwd=project,
        env={"HOME": str(home), "PATH": os.environ["PATH"], "PYTHONUTF8": "1"},
        user=NOBODY,
        group=NOBODY,
        extra_groups=[],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_a_project_of_another_user_says_what_to_do(anybody: Path) -> None:
    project = checkout(anybody / "project")
    done = as_nobody(project, anybody / "home")
    remedy = Messages("en").text("remedy_checkout")
    told = Messages("en").text("place_read_only", path=project / ".venv", remedy=remedy)
    assert (done.returncode, done.stderr) == (1, told + "\n")
    assert (anybody / "home" / "ruleboard-lessons" / "en" / "start.ipynb").is_file()


def test_a_folder_of_another_user_is_told(anybody: Path) -> None:
    project, mine = checkout(anybody / "project"), anybody / "mine"
    mine.mkdir(mode=0o755)
    done = as_nobody(project, anybody / "home", "--folder", str(mine))
    assert done.returncode == 1
    assert done.stderr.startswith("Nothing can be written to ")
    assert list(mine.iterdir()) == []


def test_a_port_that_is_taken_is_told_in_words(tmp_path: Path) -> None:
    """The rest is proved where JupyterLab is started; here, that the wish gets as far as that."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        words = ["--lang", "ru", "--folder", str(tmp_path / "mine"), "--port", port]
        code = f"""
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from lessons import launcher
from ruleboard.start import launch
launcher.PLACE = Path({str(tmp_path)!r})
launch._python = lambda *_: (Path(sys.executable), False)
launch.exec_command = lambda line, environ: print(*line) or 0
sys.exit(launcher.main({words!r}))
"""
        done = subprocess.run(
            [sys.executable, "-X", "utf8", "-c", code],
            cwd=ROOT,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Порт {port} занят другой программой, берём порт " in done.stdout
    assert f"--ServerApp.port={port}" not in done.stdout.split()

"""`python tests/run.py` itself: its parts, its table, its way of ending."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests import run, side_by_side
from tests.commands.test_whole_run import last_run
from tests.side_by_side import Part, Result

SCRIPT = Path(run.__file__)


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPT, *words], capture_output=True, text=True, check=False
    )


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, nothing_made: None) -> None:
    """Three little parts instead of the real ones."""
    parts = {
        "good": ("ends well", ("-c", "pass")),
        "bad": ("ends badly", ("-c", "raise SystemExit(5)")),
        "last": ("ends well", ("-c", "pass")),
    }
    monkeypatch.setattr(run, "PARTS", parts)


@pytest.mark.usefixtures("small")
def test_all_parts_run_whatever_fails(capfd: pytest.CaptureFixture[str]) -> None:
    assert run.main([]) == 1
    lines = capfd.readouterr().out.splitlines()
    table = [line.split()[:2] for line in lines if line.split()[1:2] in (["passed"], ["FAILED"])]
    assert table == [["good", "passed"], ["bad", "FAILED"], ["last", "passed"]]
    assert lines[-1] == "parts: 2 passed, 1 failed"


@pytest.mark.usefixtures("small")
def test_only_the_named_parts_run_in_their_usual_order(capfd: pytest.CaptureFixture[str]) -> None:
    assert run.main(["last", "good"]) == 0
    out = capfd.readouterr().out
    assert out.index("good") < out.index("last")
    assert "bad" not in out
    assert out.endswith("parts: 2 passed, 0 failed\n")


@pytest.mark.usefixtures("small")
def test_stopping_shows_what_was_done_and_what_was_not(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def stopped(*_: object) -> Iterator[Result]:
        yield Result("good", good=True, seconds=1)
        raise KeyboardInterrupt

    monkeypatch.setattr(side_by_side, "run", stopped)
    assert run.main([]) == 130
    table = [line.split()[:3] for line in capfd.readouterr().out.splitlines() if line]
    assert ["good", "passed", "1.0"] in table
    assert ["bad", "not", "run"] in table
    assert ["last", "not", "run"] in table
    left = last_run(tmp_path)
    assert (left["whole"], left["passed"]) == (False, False)
    assert [part["result"] for part in left["parts"].values()] == ["passed", "not run", "not run"]


@pytest.mark.usefixtures("nothing_made")
def test_a_missing_browser_is_a_failure_not_a_gap(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "PARTS", {"browser": ("in a browser", ("-c", "pass"))})
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert run.main([]) == 1
    out = capfd.readouterr().out
    assert "apt-get install chromium" in out
    assert run.CHROMIUM in out


def test_every_core_gets_a_process_two_at_least_and_eight_at_most() -> None:
    assert [run.processes(cores) for cores in (None, 1, 2, 3, 64)] == ["2", "2", "2", "3", "8"]
    assert [run.processes(cores, 1) for cores in (None, 1, 2, 3, 64)] == ["3", "3", "3", "4", "8"]


@pytest.mark.parametrize("part", ["unit", "lessons", "commands", "browser", "clicks"])
def test_tests_are_shared_among_processes_file_by_file(part: str) -> None:
    _, words = run.PARTS[part]
    assert words[words.index("-n") + 1] == (
        run.WAITING if part in run.IN_BROWSER else run.PROCESSES
    )
    assert words[words.index("--dist") + 1] == "loadfile"


TWO = """
import os, pathlib, warnings

def note(name):
    pathlib.Path(f"{pathlib.Path(__file__).stem}-{name}").write_text(str(os.getpid()))

def test_first():
    note("first")

def test_second():
    note("second")
"""


def test_in_several_processes_a_failure_is_as_clear_and_a_warning_as_grave(tmp_path: Path) -> None:
    warning = "    warnings.warn_explicit('old', UserWarning, 'x.py', 1, 'ruleboard.x')"
    (tmp_path / "pyproject.toml").write_bytes((run.ROOT / "pyproject.toml").read_bytes())
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_one.py").write_text(TWO + warning, encoding="utf-8")
    (tmp_path / "tests" / "test_two.py").write_text(TWO + "    assert 1 == 2", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, *run.PYTEST], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    lines = done.stdout.splitlines()
    assert done.returncode == 1
    assert "FAILED tests/test_one.py::test_second - UserWarning: old" in lines
    assert "FAILED tests/test_two.py::test_second - assert 1 == 2" in lines
    assert "2 failed, 2 passed in" in lines[-1]
    ran = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.glob("test_*-*")}
    assert ran["test_one-first"] == ran["test_one-second"]
    assert ran["test_two-first"] == ran["test_two-second"]


def test_a_long_file_is_begun_first() -> None:
    words = ("-m", "pytest", "--collect-only", "-q", "-p", "no:nbval")
    places = ("tests/packaging", "tests/players")
    done = subprocess.run(
        [sys.executable, *words, *places], cwd=run.ROOT, capture_output=True, text=True, check=True
    )
    files = [line.partition("::")[0] for line in done.stdout.splitlines() if "::" in line]
    assert files[0] == "tests/players/mills/test_six.py"
    assert files == sorted(files, key=lambda file: file != files[0])
    assert "tests/packaging/test_wheel.py" in files


def until(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    end = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < end, "in vain"
        time.sleep(0.05)


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


LONG = """
import os, pathlib, subprocess, sys, time, pytest

@pytest.fixture(scope="session")
def helper():
    with subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"]) as process:
        yield process.pid
        process.terminate()

def test_long(helper):
    pathlib.Path(f"{os.getpid()}.begun").write_text(f"{os.getpid()} {helper}")
    time.sleep(600)
"""

STOPPED = """
import signal
import sys
from pathlib import Path
from tests import run, side_by_side
from tests.commands.test_whole_run import last_run
from tests.side_by_side import Part, Result

signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it would be deaf to Ctrl-C
run.PARTS = {"long": ("two long tests", run.PYTEST), "next": ("not begun", ("-c", "pass"))}
run.ROOT, run.prepare = Path.cwd(), lambda: Path(sys.executable)
sys.exit(run.main([]))
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C stops a group of processes on Unix")
def test_stopping_ends_every_process_of_a_part_and_what_these_started(tmp_path: Path) -> None:
    for name in ("test_one.py", "test_two.py"):
        (tmp_path / name).write_text(LONG, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-c", STOPPED],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(run.ROOT)},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C in a terminal stops a whole group, but not this one
    ) as running:
        until(lambda: sum(path.stat().st_size > 0 for path in tmp_path.glob("*.begun")) == 2)
        begun = [int(pid) for path in tmp_path.glob("*.begun") for pid in path.read_text().split()]
        assert all(map(lives, begun))
        os.killpg(running.pid, signal.SIGINT)
        out, _ = running.communicate()
    assert running.returncode == 130
    assert ["long", "not", "run"] in [line.split()[:3] for line in out.splitlines()]
    until(lambda: not any(map(lives, begun)))


def test_what_was_compiled_once_is_kept_for_the_next_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Hundreds of processes are started: where each compiles all that it imports, a run takes twice as long."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    environ = run.surroundings(Path(sys.executable), None)
    asked = [sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"]
    done = subprocess.run(asked, env=environ, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"]


def test_a_browser_may_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    browser = tmp_path / "my-browser.exe"  # Windows asks for the ending
    browser.touch(mode=0o755)
    monkeypatch.setenv(run.CHROMIUM, str(browser))
    assert run.find_chromium() == str(browser)
    monkeypatch.setenv(run.CHROMIUM, str(tmp_path / "none"))
    assert run.find_chromium() is None


def test_the_parts_are_listed() -> None:
    done = command("--list")
    assert (done.returncode, done.stderr) == (0, "")
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(run.PARTS)


def test_an_unknown_part_is_told_the_known_ones() -> None:
    done = command("unit", "everything")
    assert done.returncode == 2
    assert "there is no part 'everything'" in done.stderr
    assert ", ".join(run.PARTS) in done.stderr


def test_every_folder_of_tests_belongs_to_a_part() -> None:
    words = {word for _, command_words in run.PARTS.values() for word in command_words}
    skipped = {word.removeprefix("--ignore=") for word in words if word.startswith("--ignore=")}
    assert skipped
    assert skipped <= words


@pytest.mark.usefixtures("nothing_made")
def test_measurements_are_made_only_when_asked_for(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def ended(lanes: Sequence[Sequence[Part]], *_: object) -> Iterator[Result]:
        yield from (Result(part.name, good=True, seconds=1) for lane in lanes for part in lane)

    monkeypatch.setattr(run, "provide_chromium", lambda: "a browser")
    monkeypatch.setattr(side_by_side, "run", ended)
    assert run.main([]) == 0
    assert "\nbench" not in capfd.readouterr().out
    assert run.main(["bench"]) == 0
    assert "\nbench" in capfd.readouterr().out


def test_ci_runs_this_and_nothing_else() -> None:
    lines = (run.ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[-1].endswith(" tests/run.py")
    assert len([line for line in lines if line and not line.startswith(("#", "set ", "cd "))]) == 1


@pytest.mark.parametrize("extra", ["test", "site", *run.OWN_ENVIRONMENT])
def test_every_environment_can_compile_the_catalogs(extra: str) -> None:
    """That is the last step of making one (lessons/environment.py)."""
    project = tomllib.loads((run.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = project["optional-dependencies"][extra]
    assert any(each.startswith("babel>") for each in needed)


@pytest.mark.parametrize(
    ("chromium", "font", "packages"),
    [
        (None, False, (*run.DEBIAN_BROWSER, *run.DEBIAN_FONTS)),
        (None, True, run.DEBIAN_BROWSER),
        ("/usr/bin/google-chrome", False, run.DEBIAN_FONTS),
        ("/usr/bin/google-chrome", True, ()),
    ],
)
def test_only_what_is_not_there_is_installed(
    chromium: str | None, font: bool, packages: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ubuntu has no package "chromium": asking for it as well would leave it without the fonts."""
    monkeypatch.setattr(run, "has_chinese_font", lambda: font)
    assert run.lacking(chromium) == packages

"""`python tests/run.py` itself: its parts, its table, its way of ending."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests import run

SCRIPT = Path(run.__file__)


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, SCRIPT, *words], capture_output=True, text=True, check=False
    )


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three little parts instead of the real ones, and no environment to make."""
    parts = {
        "good": ("ends well", ("-c", "pass")),
        "bad": ("ends badly", ("-c", "raise SystemExit(5)")),
        "last": ("ends well", ("-c", "pass")),
    }
    monkeypatch.setattr(run, "PARTS", parts)
    monkeypatch.setattr(run, "prepare", lambda: Path(sys.executable))


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
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def stopped(python: Path, name: str, environ: dict[str, str]) -> bool:
        if name == "bad":
            raise KeyboardInterrupt
        return True

    monkeypatch.setattr(run, "run_part", stopped)
    assert run.main([]) == 130
    table = [line.split()[:3] for line in capfd.readouterr().out.splitlines() if line]
    assert ["bad", "not", "run"] in table
    assert ["last", "not", "run"] in table


@pytest.mark.usefixtures("small")
def test_a_missing_browser_is_a_failure_not_a_gap(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "PARTS", {"browser": ("in a browser", ("-c", "pass"))})
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert run.main([]) == 1
    out = capfd.readouterr().out
    assert "apt-get install chromium" in out
    assert run.CHROMIUM in out


def test_a_browser_may_be_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    browser = tmp_path / "my-browser"
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


def test_measurements_are_made_only_when_asked_for(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "prepare", lambda: Path(sys.executable))
    monkeypatch.setattr(run, "provide_chromium", lambda: None)
    monkeypatch.setattr(run, "run_part", lambda python, name, environ: True)
    assert run.main([]) == 0
    assert "\nbench" not in capfd.readouterr().out
    assert run.main(["bench"]) == 0
    assert "\nbench" in capfd.readouterr().out


def test_ci_runs_this_and_nothing_else() -> None:
    lines = (run.ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert lines[-1].endswith(" tests/run.py")
    assert len([line for line in lines if line and not line.startswith(("#", "set ", "cd "))]) == 1

"""The parts of `python tests/run.py` side by side, and what it says and leaves at its end."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests import run, side_by_side
from tests.side_by_side import Part

SCRIPT = Path(run.__file__)


def last_run(folder: Path) -> dict[str, Any]:
    """What a run has left for later."""
    found: dict[str, Any] = json.loads((folder / ".venv" / "last-run.json").read_text("utf-8"))
    return found


MEETING = """
import pathlib, time
print("{own} begins")
pathlib.Path("{own}").touch()
end = time.monotonic() + 60
while not pathlib.Path("{other}").exists():
    assert time.monotonic() < end, "alone"
    time.sleep(0.02)
print("{own} ends")
"""


@pytest.mark.usefixtures("nothing_made")
def test_pages_and_other_parts_run_side_by_side_and_their_words_stay_apart(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Each waits for the other: one after another they would never end."""
    names = ("unit", "commands", "browser")
    parts = {
        name: (name, ("-c", MEETING.format(own=name, other=other)))
        for name, other in zip(names, (*names[1:], names[0]), strict=True)
    }
    monkeypatch.setattr(run, "PARTS", parts)
    monkeypatch.setattr(run, "provide_chromium", lambda: "a browser")
    assert run.main([]) == 0
    lines = capfd.readouterr().out.splitlines()
    for name in names:
        assert lines[lines.index(f"{name} begins") + 1] == f"{name} ends"
        assert (tmp_path / ".venv" / "run" / f"{name}.txt").read_text("utf-8").splitlines() == [
            f"{name} begins",
            f"{name} ends",
        ]


@pytest.mark.skipif(sys.platform == "win32", reason="what gives way there is not asked")
@pytest.mark.usefixtures("nothing_made")
def test_parts_that_only_compute_give_way_to_the_others(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    tell = "import os, time; time.sleep(0.5); print('nice', os.nice(0))"
    parts = {name: (name, ("-c", tell)) for name in ("unit", "commands")}
    monkeypatch.setattr(run, "PARTS", parts)
    assert run.main([]) == 0
    lines = capfd.readouterr().out.splitlines()
    told = {lines[n - 1].split()[1]: line for n, line in enumerate(lines) if "nice" in line}
    ours = os.nice(0)
    assert told == {
        "unit:": f"nice {min(side_by_side.BEHIND, 19)}",
        "commands:": f"nice {ours}",
    }


def test_measurements_have_the_machine_for_themselves() -> None:
    made = [Part(name, ()) for name in run.PARTS]
    together, *after = run.stages(made)
    assert after == [[[part]] for part in made if part.name in run.ALONE]
    assert {part.name for lane in together for part in lane} == run.PARTS.keys() - run.ALONE


TRIED = """
import pathlib, time

def test_quick():
    pass

def test_slow():
    time.sleep(0.2)

def test_shaky():
    tried = pathlib.Path("tried")
    assert tried.exists() or tried.touch()
"""


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch, nothing_made: None, tmp_path: Path) -> None:
    """One part with three tests, in a repository of its own: one is slow, one passes at the second try."""
    monkeypatch.setenv("PYTHONPATH", str(SCRIPT.parent.parent))
    (tmp_path / ".gitignore").write_text(".venv\ntried\n__pycache__\n.pytest_cache\n", "utf-8")
    (tmp_path / "test_tried.py").write_text(TRIED, encoding="utf-8")
    who = ("-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false")
    for words in (("init", "-q"), ("add", "."), (*who, "commit", "-q", "-m", "a")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    parts = {"tests": ("three tests", run.BROWSER), "other": ("ends well", ("-c", "pass"))}
    monkeypatch.setattr(run, "PARTS", parts)


@pytest.mark.usefixtures("tried")
def test_the_end_names_the_slowest_tests_and_those_that_were_tried_again(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert run.main([]) == 0
    lines = capfd.readouterr().out.rpartition("═")[2].splitlines()
    first = lines[lines.index("slowest tests:") + 1]
    assert first.endswith("  test_tried.py::test_slow")
    assert float(first.split()[0]) >= 0.2
    assert lines[-4:] == [
        "tried a second time:",
        "  test_tried.py::test_shaky",
        "",
        "parts: 2 passed, 0 failed",
    ]


@pytest.mark.usefixtures("tried")
def test_what_was_proved_last_can_be_looked_up(tmp_path: Path) -> None:
    assert run.main([]) == 0
    left = last_run(tmp_path)
    told = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert (left["whole"], left["passed"]) == (True, True)
    assert (left["commit"], left["dirty"]) == (told.stdout.strip(), False)
    assert left["parts"]["tests"]["tests"] == {"passed": 3}
    assert left["parts"]["other"]["result"] == "passed"
    assert 0 < left["parts"]["tests"]["seconds"] <= left["seconds"]
    assert left["slowest"][0]["test"] == "test_tried.py::test_slow"
    assert left["again"] == ["test_tried.py::test_shaky"]
    (tmp_path / "new").touch()
    assert run.main(["other"]) == 0
    left = last_run(tmp_path)
    assert (left["whole"], left["passed"], left["dirty"]) == (False, True, True)
    assert left["parts"].keys() == {"other"}

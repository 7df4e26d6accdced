"""The workflows are sound, and what they run is what runs here. They themselves run only on GitHub."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".github" / "workflows"
WORKFLOWS = {path.name: yaml.safe_load(path.read_text("utf-8")) for path in FOLDER.glob("*.yml")}


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    """What zizmor says, which looks for mistakes and for ways in; it asks nobody."""
    zizmor = Path(sys.executable).with_name("zizmor")
    words = [
        str(zizmor),
        "--offline",
        "--no-progress",
        "--config",
        str(ROOT / ".github/zizmor.yml"),
    ]
    return subprocess.run([*words, str(folder)], capture_output=True, encoding="utf-8", check=False)


def test_the_linter_is_content() -> None:
    done = lint(FOLDER)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("permissions: {}", "permissions: write-all"),
        ("actions/checkout@v5", "somebody/checkout@v5"),
        ("python tests/run.py", "echo ${{ github.head_ref }}"),
        ("jobs:", "jobs: ["),
    ],
)
def test_the_linter_would_notice(old: str, new: str, tmp_path: Path) -> None:
    text = (FOLDER / "tests.yml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "tests.yml").write_text(text.replace(old, new), encoding="utf-8")
    assert lint(tmp_path).returncode != 0


@pytest.mark.parametrize("name", sorted(WORKFLOWS))
def test_steps_are_thin(name: str) -> None:
    """A step is a command in one line; those of the project are files that are here."""
    for step in steps(WORKFLOWS[name]):
        command = step.get("run", "")
        assert "\n" not in command.strip()
        for file in re.findall(r"(?<!\S)((?:tests|lessons)/\S+\.py)", command):
            assert (ROOT / file).is_file(), file


def test_everything_is_tried_on_three_systems_and_every_python_that_we_name() -> None:
    (job,) = WORKFLOWS["tests.yml"]["jobs"].values()
    matrix = job["strategy"]["matrix"]
    systems = {*matrix["system"], *(each["system"] for each in matrix["include"])}
    assert {name.partition("-")[0] for name in systems} == {"ubuntu", "macos", "windows"}
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    named = re.findall(r"Programming Language :: Python :: (3\.\d+)", project)
    assert matrix["python"] == named
    assert "python tests/run.py" in [step.get("run") for step in job["steps"]]


def test_only_a_tag_publishes_and_only_what_was_tested() -> None:
    workflow = WORKFLOWS["publish.yml"]
    assert workflow[True] == {"push": {"tags": ["v*"]}}  # YAML takes the word "on" for yes
    jobs = workflow["jobs"]
    commands = [step.get("run", "") for step in jobs["make"]["steps"]]
    assert commands.index("python tests/run.py") < commands.index("python lessons/site.py")
    assert jobs["make"]["needs"] == "wheel"
    assert all(jobs[name]["needs"] == "make" for name in ("package", "site"))
    writers = {name for name, job in jobs.items() if "write" in job["permissions"].values()}
    assert writers == {"package", "site"}  # nothing of the project runs where there are rights


def test_what_is_published_is_built_and_uploaded_by_pinned_tools_alone() -> None:
    jobs = WORKFLOWS["publish.yml"]["jobs"]
    for name in ("wheel", "package"):
        commands = [step.get("run", "") for step in jobs[name]["steps"]]
        installing = [
            each for each in commands if re.search(r"\b(pip|pipx|uvx) (install|run)", each)
        ]
        assert not any("tests/" in each for each in commands)
        assert installing
        for command in installing:
            pinned = re.search(r"--require-hashes -r (\S+)", command)
            assert pinned
            text = (ROOT / pinned[1]).read_text(encoding="utf-8")
            packages = re.findall(r"^[\w.-]+==\S+ .*\\$\n    --hash=sha256:", text, re.MULTILINE)
            assert len(packages) == len(re.findall(r"^\w", text, re.MULTILINE)) > 0
    assert "--no-isolation" in " ".join(step.get("run", "") for step in jobs["wheel"]["steps"])

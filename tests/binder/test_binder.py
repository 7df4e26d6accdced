"""The Binder folder says what it means to say, and every launch link leads to a lesson that exists."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distributions
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

import ruleboard
from lessons.builder import launch_links
from ruleboard.lang import EDITIONS, LANGUAGES
from ruleboard.start import lab

ROOT = Path(__file__).resolve().parent.parent.parent
LINK = re.compile(r"https://mybinder\.org/v2/gh/[^\s)\"]+")
RUNNING = tuple(f"lessons/guide/{lang}/running.md" for lang in LANGUAGES)


def project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        table: dict[str, Any] = tomllib.load(file)["project"]
    return table


def pins() -> dict[str, str]:
    lines = (ROOT / "binder" / "requirements.txt").read_text(encoding="utf-8").splitlines()
    needs = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(need.name): str(need.specifier) for need in needs}


def bounds() -> dict[str, SpecifierSet]:
    """What pyproject.toml allows for what a reader of lessons needs."""
    table = project()
    needs = [
        Requirement(text)
        for text in (*table["dependencies"], *table["optional-dependencies"]["lab"])
    ]
    return {canonicalize_name(need.name): need.specifier for need in needs}


def broken_links(text: str, root: Path = ROOT) -> list[str]:
    """The launch links of a text that do not lead to a file of this version."""
    broken = []
    for link in LINK.findall(text):
        url = urlsplit(link)
        (target,) = parse_qs(url.query).get("labpath", [""])
        right_version = url.path.endswith(f"/v{ruleboard.__version__}")
        if not (right_version and target.endswith(".ipynb") and (root / target).is_file()):
            broken.append(link)
    return broken


@pytest.fixture(scope="module")
def dockerfile() -> str:
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--no-run", "--debug", str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_repo2docker_takes_the_python_we_name(dockerfile: str) -> None:
    named = (ROOT / "binder" / "runtime.txt").read_text(encoding="utf-8").strip()
    assert named == "python-3.12"
    assert f"Building conda environment for python={named.removeprefix('python-')}" in dockerfile


def test_packages_come_before_the_sources_so_that_their_layer_is_kept(dockerfile: str) -> None:
    install = dockerfile.index('pip install --no-cache-dir -r "binder/requirements.txt"')
    assert (
        install
        < dockerfile.index("COPY --chown=0:0 src/ ${REPO_DIR}/")
        < dockerfile.index("RUN ./binder/postBuild")
    )


def test_the_package_itself_is_installed_last_and_alone() -> None:
    lines = (ROOT / "binder" / "postBuild").read_text(encoding="utf-8").splitlines()
    assert lines[:3] == [
        *("#!/bin/bash", "set -euo pipefail"),
        "pip install --no-cache-dir --no-deps .",
    ]
    assert "pip install" not in "\n".join(lines[3:])


def test_the_pins_are_what_the_tests_run_with() -> None:
    """Whoever raises a version here sees what readers will have on Binder, and raises it there."""
    installed = {str(canonicalize_name(each.name)): each.version for each in distributions()}
    differing = {
        name: (pin, installed[name])
        for name, pin in pins().items()
        if name in installed and pin != f"=={installed[name]}"
    }
    assert differing == {}
    assert "notebook" in pins()  # Binder's own does not go with this JupyterLab


def test_every_requirement_is_pinned() -> None:
    assert {name: pin for name, pin in pins().items() if not re.fullmatch(r"==[\w.]+", pin)} == {}


def test_pins_cover_what_a_reader_needs_within_the_bounds_of_the_project() -> None:
    pinned = pins()
    assert set(bounds()) <= set(pinned)
    for name, allowed in bounds().items():
        assert allowed.contains(Version(pinned[name].removeprefix("=="))), name


def test_binder_runs_a_python_that_the_project_supports() -> None:
    version = (
        (ROOT / "binder" / "runtime.txt")
        .read_text(encoding="utf-8")
        .strip()
        .removeprefix("python-")
    )
    assert SpecifierSet(project()["requires-python"]).contains(f"{version}.0")
    assert f"Programming Language :: Python :: {version}" in project()["classifiers"]


@pytest.mark.parametrize("name", [*RUNNING, "README.md", "CONTRIBUTING.md"])
def test_every_launch_link_leads_to_a_lesson(name: str) -> None:
    assert broken_links((ROOT / name).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("name", RUNNING)
def test_the_guide_offers_every_language_on_the_site_and_on_binder(name: str) -> None:
    page = (ROOT / name).read_text(encoding="utf-8")
    for edition in EDITIONS:
        assert f"]({launch_links.site(edition)})" in page
        assert f"]({launch_links.binder(edition)})" in page


@pytest.mark.parametrize(
    "tail",
    [
        "v9.9?labpath=lessons%2Fen%2F01.ipynb",
        "v{}?labpath=lessons%2Fen%2F02.ipynb",
        "v{}?labpath=lessons%2Fen",
        "v{}",
    ],
)
def test_a_link_that_leads_nowhere_is_found(tail: str, tmp_path: Path) -> None:
    (tmp_path / "lessons" / "en").mkdir(parents=True)
    (tmp_path / "lessons" / "en" / "01.ipynb").touch()
    address = "https://mybinder.org/v2/gh/ruleboard/ruleboard/"
    assert len(broken_links(f"[go]({address}{tail.format(ruleboard.__version__)})", tmp_path)) == 1
    good = f"v{ruleboard.__version__}?labpath=lessons%2Fen%2F01.ipynb"
    assert broken_links(f"[go]({address}{good})", tmp_path) == []


def test_lessons_run_in_the_light_kernel_with_room_for_many_boards() -> None:
    """As where `ruleboard` itself starts JupyterLab."""
    spec = json.loads((ROOT / "binder" / "kernel.json").read_text(encoding="utf-8"))
    assert spec["argv"][1:4] == ["-P", "-m", "ruleboard.jupyter.kernel"]
    assert spec["metadata"] == {"debugger": False}
    settings = json.loads((ROOT / "binder" / "jupyter_server_config.json").read_text("utf-8"))
    there = {f"{part}.{name}": value for part in settings for name, value in settings[part].items()}
    assert there == lab.SERVER
    assert "bash binder/settle.sh" in (ROOT / "binder" / "postBuild").read_text(encoding="utf-8")

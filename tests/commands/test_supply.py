"""What comes along with the package: its oldest versions work too, its licences are known, and nothing calls out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]

SMALL_SET = (
    "tests/jupyter/test_play_widget.py",
    "tests/jupyter/test_demo_widget.py",
    "tests/jupyter/test_canvas.py",
    "tests/jupyter/test_few_models.py",
)
"""What leans most on the packages beneath: models, traits and painting."""

FREE = re.compile(r"MIT|BSD|ISC|Apache|PSF|Python Software Foundation|HPND|Zlib|MPL", re.IGNORECASE)


def ran(*command: str | Path, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(word) for word in command],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
        env={**os.environ, **environ},
    )


UNREACHED = re.compile(
    "fetch|connect|resolve|timed out|dns|no matching distribution", re.IGNORECASE
)
"""What an installer says where there is no registry."""


@pytest.mark.slow
def test_the_oldest_versions_that_are_allowed_work(tmp_path: Path) -> None:
    folder = tmp_path / "oldest"
    assert ran(sys.executable, "-m", "venv", folder).returncode == 0
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    install = (python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    oldest = ran(*install, ROOT, *(f"{name}=={version}" for name, version in lowest().items()))
    if oldest.returncode and UNREACHED.search(oldest.stderr):
        pytest.skip(f"no registry can be reached: {oldest.stderr[:200]}")
    assert oldest.returncode == 0, oldest.stderr
    tools = ran(*install, "pytest>=9.2,<10", "hypothesis>=6.130")
    assert tools.returncode == 0, tools.stderr
    asked = f"from importlib.metadata import version as v; print(*map(v, {[*lowest()]}))"
    assert ran(python, "-c", asked).stdout.split() == [*lowest().values()]
    done = ran(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", *SMALL_SET, PYTHONPATH=".")
    assert done.returncode == 0, done.stdout[-3000:]


def lowest() -> dict[str, str]:
    """Of each package that is needed, the oldest version that pyproject.toml allows."""
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    needs = map(Requirement, about["project"]["dependencies"])
    return {
        need.name: each.version
        for need in needs
        for each in need.specifier
        if each.operator == ">="
    }


def closure(name: str = "ruleboard") -> set[str]:
    """Everything that is installed along with a package, here."""
    seen: set[str] = set()
    open_ends = [name]
    while open_ends:
        key = re.sub(r"[-_.]+", "-", open_ends.pop()).lower()
        if key in seen:
            continue
        try:
            needs = distribution(key).requires or ()
        except PackageNotFoundError:
            continue  # for another system
        seen.add(key)
        wanted = map(Requirement, needs)
        open_ends += [
            each.name
            for each in wanted
            if each.marker is None or each.marker.evaluate({"extra": ""})
        ]
    return seen - {name}


def listed() -> dict[str, str]:
    """The packages and licences that CONTRIBUTING.md lists."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Licences")[2]
    rows = re.findall(r"^\| ([a-z][^|]*?) \| ([^|]*?) \|$", text, re.MULTILINE)
    return {name: licence for names, licence in rows for name in names.split(", ")}


def test_every_package_that_comes_along_is_listed_with_its_licence() -> None:
    assert closure() <= listed().keys() - {"package"}


@pytest.mark.parametrize("name", sorted(closure()))
def test_a_listed_licence_is_the_one_that_the_package_names(name: str) -> None:
    about = distribution(name).metadata
    named = [*(about.get_all("License-Expression") or ()), *(about.get_all("License") or ())]
    named += [each for each in about.get_all("Classifier") or () if each.startswith("License")]
    words = " ".join(named)
    licence = listed()[name]
    assert FREE.search(licence)
    family = re.findall(r"MIT|BSD|ISC|Apache|PSF", licence)[0]
    assert family in words


NO_NETWORK = """
import sys

def refuse(event, args):
    if event.startswith(("socket.connect", "socket.getaddrinfo", "socket.bind", "urllib.", "ftplib.", "smtplib.")):
        raise SystemExit(f"calls out: {event} {args!r}")

sys.addaudithook(refuse)
import ruleboard as rb
from ruleboard.rules import draughts

boards = [
    rb.Play("mills", exact=True, choose_rules=True),
    rb.Demo("draughts", moves=["32-28"]),
    rb.Demo.read("1. 32-28 *", "draughts"),
    rb.Exercise("draughts", "W:W32:B28", goal=rb.goals.captures(1)),
    rb.Practice("draughts", [rb.task("W:W32:B28", rb.goals.captures(1)), rb.ask.moves("W:W32:B28")]),
    rb.Compare("mills", rules=["standard", "chengsan"]),
    rb.draughts.Captures("draughts", "W:W26:B12,K21,31,32"),
    rb.relati.Shapes(), rb.relati.Extension(), rb.relati.Paths(), rb.relati.ShapeDrill(),
]
for board in boards:
    board._repr_mimebundle_()
    board.press("d")
    board.lang = "zh-en"
    board.close()
print("quiet")
"""


def test_nothing_calls_out_while_boards_are_used() -> None:
    done = ran(sys.executable, "-c", NO_NETWORK)
    assert done.stdout.strip() == "quiet", done.stdout + done.stderr

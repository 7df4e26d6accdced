"""What people get from pip, in a clean environment of every supported Python that is here: `ruleboard` does it all."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ruleboard.lang import EDITIONS
from ruleboard.start.messages import Messages
from tests.commands.pythons import python, supported
from tests.commands.starting import ROOT, Server, surroundings

pytestmark = [pytest.mark.slow, pytest.mark.long]

LESSON = """
import json, sys
cells = json.load(open(sys.argv[1], encoding="utf-8"))["cells"]
space = {}
for cell in cells:
    if cell["cell_type"] == "code":
        exec("".join(cell["source"]), space)
import ruleboard
print(sys.version_info[:2] == tuple(map(int, sys.argv[2].split("."))), ruleboard.__version__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    words = ("-m", "build", "--no-isolation", "--wheel", "--outdir", str(out), str(ROOT))
    subprocess.run([sys.executable, *words], capture_output=True, check=True)
    (built,) = out.glob("*.whl")
    return built


class Installed:
    """A clean environment of one Python, with the wheel in it."""

    def __init__(self, version: str, wheel: Path, folder: Path) -> None:
        self.version = version
        self.folder = folder
        place = folder / "environment"
        self.bin = place / ("Scripts" if os.name == "nt" else "bin")
        uv = shutil.which("uv")
        if uv:
            self._run(uv, "venv", "--quiet", "--python", python(version), str(place))
            self._run(uv, "pip", "install", "--quiet", "--python", str(place), str(wheel))
        else:
            self._run(python(version), "-m", "venv", str(place))
            self._run(str(self.bin / "python"), "-m", "pip", "install", "--quiet", str(wheel))

    def _run(self, *line: str) -> None:
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def run(self, *line: str | Path, **environ: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / str(line[0])), *map(str, line[1:])],
            cwd=self.folder,
            env=surroundings(**environ),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )


@pytest.fixture(scope="module", params=supported())
def installed(
    request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory
) -> Installed:
    python(request.param)
    return Installed(request.param, wheel, tmp_path_factory.mktemp(f"python-{request.param}"))


def test_what_the_command_did_before_it_still_does(installed: Installed) -> None:
    assert installed.run("ruleboard", "--version").stdout.startswith("ruleboard ")
    assert installed.run("ruleboard", "perft", "mills", "2").stdout == "552\n"
    assert installed.run("ruleboard", "svg", "mills").stdout.startswith("<svg")
    assert "○" not in installed.run("ruleboard", "show", "mills").stdout
    assert "棋盘" in installed.run("ruleboard", "--help", LC_ALL="zh_CN.UTF-8").stdout


def test_the_lessons_come_with_it_and_run(installed: Installed) -> None:
    own = installed.folder / "мои 课"
    done = installed.run("ruleboard", "--copy-only", "--folder", own, "--lang", "es")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == Messages("es").text("yours", folder=own) + "\n"
    for edition in EDITIONS:
        for lesson in (ROOT / "lessons" / edition).glob("*.ipynb"):
            assert (own / edition / lesson.name).read_bytes() == lesson.read_bytes()
    ran = installed.run(
        "python", "-I", "-c", LESSON, own / "ru" / "mills-1.ipynb", installed.version
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout.splitlines()[-1].startswith("True ")


def test_one_word_opens_jupyterlab_at_the_start_page(installed: Installed) -> None:
    """JupyterLab is not installed there: the command gets it, once."""
    home = installed.folder / "home"
    line = (installed.bin / "ruleboard", "--folder", installed.folder / "own", "--lang", "ru")
    output = installed.folder / "output.txt"
    with Server(line, output, installed.folder, RULEBOARD_HOME=str(home)) as server:
        assert server.page == "/lab/tree/ru/start.ipynb"
        assert Messages("ru").text("making", folder=home / "ruleboard-environment") in server.said
        lesson = server.ask("/api/contents/ru/start.ipynb")
        kernel = lesson["content"]["metadata"]["kernelspec"]["name"]
        assert server.ask("/api/kernels", {"name": kernel})["name"] == kernel
        extensions = home / "ruleboard-environment" / "share" / "jupyter" / "labextensions"
        about = json.loads((extensions / "ruleboard" / "package.json").read_text(encoding="utf-8"))
        assert about["name"] == "ruleboard"
    with Server(line, output, installed.folder, RULEBOARD_HOME=str(home)) as server:
        assert server.page == "/lab/tree/ru/start.ipynb"
        assert Messages("ru").text("installing") not in server.said

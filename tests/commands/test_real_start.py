"""`python lessons/start.py` in a folder with spaces and letters of other scripts: stopped, twice at once, and again.

All of it with pip, as most readers have it; `test_from_wheel` installs with uv.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ruleboard.start.messages import Messages
from tests.commands.starting import ADDRESS, Server, checkout, without_uv

pytestmark = [pytest.mark.slow, pytest.mark.long]

CHINESE = Messages("zh").text


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return checkout(tmp_path_factory.mktemp("fresh") / "мои уроки и 课程")


def start(project: Path, name: str, **environ: str) -> Server:
    own = project.parent / "папка 课"
    line = (sys.executable, "lessons/start.py", "--lang", "zh-en", "--folder", own)
    return Server(line, project.parent / f"{name}.txt", project, PATH=without_uv(), **environ)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C stops a group of processes on Unix")
def test_an_interrupted_installation_says_that_nothing_is_lost(project: Path) -> None:
    with start(project, "stopped") as server:
        server.wait(CHINESE("installing"))
        assert server.interrupt() == 130
    assert server.said.endswith(CHINESE("stopped") + "\n")
    assert "Traceback" not in server.said
    assert not (project / ".venv" / "lessons" / "ruleboard.json").exists()


def test_two_starts_at_once_install_once_and_serve_both(project: Path) -> None:
    with start(project, "one") as one:
        one.wait(CHINESE("installing"))
        with start(project, "other") as other:
            other.wait(CHINESE("waiting"))
            for server in (one, other):
                assert server.page == "/lab/tree/zh-en/start.ipynb"
            assert one.port != other.port
            assert CHINESE("installing") not in other.said
            assert "ERROR" not in one.said + other.said
            assert other.ask("/api/kernels") == []


def test_a_later_start_installs_nothing_and_serves_the_lessons(project: Path) -> None:
    with start(project, "later") as server:
        server.wait(ADDRESS)
        assert CHINESE("installing") not in server.said
        lesson = server.ask("/api/contents/zh-en/start.ipynb")
        kernel = lesson["content"]["metadata"]["kernelspec"]["name"]
        spec = server.ask("/api/kernelspecs")["kernelspecs"][kernel]["spec"]
        assert "ruleboard.jupyter.kernel" in spec["argv"]
        settings = server.ask("/lab/api/settings/@jupyterlab/translation-extension:plugin")
        assert settings["schema"]["properties"]["locale"]["default"] == "zh_CN"
        started = server.ask("/api/kernels", {"name": kernel})
        assert started["name"] == kernel
    python = project / ".venv" / "lessons" / ("Scripts" if os.name == "nt" else "bin") / "python"
    code = "import ruleboard as rb; print(rb.Play('mills', lang='zh-en').status)"
    done = subprocess.run(
        [python, "-X", "utf8", "-I", "-c", code], capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[1:] == ["White to place a man."]

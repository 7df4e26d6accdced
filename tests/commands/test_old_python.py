"""Whoever has an old Python is told so, in their language, whatever it is able to read."""

from __future__ import annotations

import runpy
import subprocess
import sys

import pytest

from ruleboard.start.messages import Messages
from tests.commands.pythons import OLD, python
from tests.commands.starting import ROOT, surroundings

SCRIPT = ROOT / "lessons" / "start.py"


@pytest.mark.parametrize("version", OLD)
@pytest.mark.parametrize(
    ("words", "locale", "lang"),
    [
        ((), "zh_CN.UTF-8", "zh"),
        (("--lang", "es-en"), "zh_CN.UTF-8", "es"),
        (("--lang=ru",), "C", "ru"),
        ((), "de_DE.UTF-8", "en"),
        ((), "C", "en"),
    ],
)
def test_a_real_old_python_is_told(
    version: str, words: tuple[str, ...], locale: str, lang: str
) -> None:
    old = python(version)
    environ = surroundings(LC_ALL=locale, LANG="", PYTHONIOENCODING="utf-8")
    done = subprocess.run([old, SCRIPT, *words], capture_output=True, env=environ, check=False)
    exact = subprocess.run(
        [old, "-c", "import sys; print(sys.version.split()[0])"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    told = Messages(lang).text("old_python", got=exact)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.decode("utf-8").splitlines() == [told]


def test_the_sentence_is_there_where_no_old_python_is(
    monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9))
    monkeypatch.setattr(sys, "argv", ["start.py", "--lang", "ru"])
    with pytest.raises(SystemExit) as caught:
        runpy.run_path(str(SCRIPT), run_name="__main__")
    assert caught.value.code == 1
    told = Messages("ru").text("old_python", got=sys.version.split()[0])
    assert capsysbinary.readouterr().err.decode().splitlines() == [told]

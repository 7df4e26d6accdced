"""The first installation takes a while: people see that something happens."""

from __future__ import annotations

import io
import re
import sys

import pytest

from ruleboard.start.launch import InstallProgress
from ruleboard.start.messages import Messages
from ruleboard.start.texts import TEXTS


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


TOLD = (
    "Collecting jupyterlab<5,>=4.4 (from ruleboard==0.1.0)\n",
    "  Downloading jupyterlab-4.6.6-py3-none-any.whl (12 MB)\n",
    "Downloading https://example.org/x.whl\n",
    " + jupyter-client==8.6\n",
    "Installing collected packages: a, b\n",
    "Prepared 2 packages\n",
)


def test_what_is_on_its_way_is_shown_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    progress = InstallProgress(Messages("es"))
    for line in TOLD:
        progress(line)
    progress.clear()
    shown = [text.strip() for text in re.split(r"[\r\n]+", terminal.getvalue()) if text.strip()]
    placing = "Ya está todo aquí; ahora se coloca en su sitio…"
    assert list(dict.fromkeys(shown)) == ["1 · jupyterlab", "2 · jupyter-client", placing]
    assert shown.count(placing) == 1


def test_where_there_is_no_terminal_only_sentences_are_printed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    progress = InstallProgress(Messages("en"))
    for line in TOLD:
        progress(line)
    progress.clear()
    assert capsys.readouterr().out == TEXTS["placing"] + "\n"

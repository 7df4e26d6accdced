"""The first installation takes a while: people see how far it is, and are never left without a word for long."""

from __future__ import annotations

import io
import re
import sys
import time
from pathlib import Path

import pytest

from ruleboard.start.messages import Messages
from ruleboard.start.progress import FETCHED, MOST, USUAL, InstallProgress, arrived, share
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
PLACING = "Ya está todo aquí; ahora se coloca en su sitio…"


def test_a_bar_grows_in_one_line_and_sentences_stand_above_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    with InstallProgress(Messages("es"), tmp_path) as progress:
        for line in TOLD:
            progress(line)
    shown = [text.strip() for text in re.split(r"[\r\n]+", terminal.getvalue()) if text.strip()]
    assert shown.count(PLACING) == 1
    shares = [int(text.split()[-2]) for text in shown if text.endswith("%")]
    assert shares == sorted(shares)
    assert shares[0] < 5
    assert shares[-1] == round(100 * FETCHED)
    assert terminal.getvalue().rpartition("\r")[2] == ""  # nothing is left of it


def test_the_share_never_reaches_the_whole_before_the_end() -> None:
    fetching = [share(named, 0, placing=False) for named in (0, 10, USUAL, 2 * USUAL)]
    placing = [share(USUAL, here, placing=True) for here in (0, USUAL // 2, USUAL, 3 * USUAL)]
    assert fetching + placing == sorted(fetching + placing)
    assert (fetching[0], fetching[-1], placing[-1]) == (0, FETCHED, MOST)


@pytest.mark.parametrize("place", ["lib/python3.12", "Lib"])
def test_packages_that_have_arrived_are_counted(tmp_path: Path, place: str) -> None:
    for name in ("a-1.dist-info", "b-2.dist-info", "a"):
        (tmp_path / place / "site-packages" / name).mkdir(parents=True)
    assert arrived(tmp_path) == 2


def test_where_there_is_no_terminal_lines_come_now_and_then(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said: list[str] = []
    with InstallProgress(Messages("en"), tmp_path, tick=0.001, pause=0.01) as progress:
        for line in TOLD:
            progress(line)
        end = time.monotonic() + 10
        while len(said) < 3 and time.monotonic() < end:  # the installer itself is silent
            said += capsys.readouterr().out.splitlines()
    assert TEXTS["placing"] in said
    assert TEXTS["so_far"].format(percent=round(100 * FETCHED)) in said


def test_where_there_is_no_terminal_and_no_time_only_sentences_are_printed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    with InstallProgress(Messages("en"), tmp_path) as progress:
        for line in TOLD:
            progress(line)
    assert capsys.readouterr().out == TEXTS["placing"] + "\n"

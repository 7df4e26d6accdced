"""Opens the lessons: copies them to the user's folder, prepares the environment, and executes JupyterLab."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleboard.folder import handout, lesson_files
from ruleboard.folder.files import CannotWrite
from ruleboard.start import help_page, lab
from ruleboard.start.arguments import Parser, lesson_parser, parse_lesson_arguments
from ruleboard.start.environment import Environment
from ruleboard.start.messages import CommandError, Messages, lenient_output, system_messages
from ruleboard.start.subprocesses import exec_command

INTERRUPTED = 130  # exit status after Ctrl+C
PACKAGE = re.compile(r"\s*(?:Collecting|Downloading|Building|\+) ([A-Za-z]\w*(?:[-.][A-Za-z]\w*)*)")
PLACING = re.compile("Installing collected packages|Prepared ")


def lessons_page(parser: Parser, messages: Messages) -> str:
    """The help page of a command that only opens the lessons."""
    text = messages.text
    return help_page.page(text("about"), (text("options_of_lessons"), parser.rows()))


@dataclass(frozen=True)
class Launcher:
    """What differs between `ruleboard` and `python lessons/start.py`."""

    prog: str
    source: Path  # of the lessons
    environment: Callable[[Messages], Environment | None]  # None if this Python has JupyterLab
    state: Path  # JupyterLab's settings and workspaces
    help_page: Callable[[Parser, Messages], str] = lessons_page
    version: str = ""


def open_lessons(launcher: Launcher, words: Sequence[str]) -> int:
    """Run the command with these arguments; returns its exit status."""
    lenient_output()
    messages = system_messages()
    try:
        parser = lesson_parser(launcher.prog, messages)
        wanted = parse_lesson_arguments(parser, words, launcher.source)
        if wanted.help:
            print(launcher.help_page(parser, messages))
            return 0
        if wanted.version:
            print(launcher.version)
            return 0
        messages = Messages(wanted.lang.partition("-")[0])
        return _open(launcher, wanted, messages)
    except CommandError as error:
        return messages.fail(error)
    except lesson_files.CannotUnpack:
        return messages.fail(CommandError("no_lzma"))
    except KeyboardInterrupt:
        print()
        return messages.fail(CommandError("stopped", INTERRUPTED))


def _open(launcher: Launcher, wanted: Any, messages: Messages) -> int:
    try:
        _hand_out(launcher, wanted, messages)
    except CannotWrite as error:
        raise CommandError(error.obstacle, path=error.path, detail=error.detail) from error
    if wanted.copy_only:
        return 0
    python, waited = _python(launcher, messages)
    port = lab.free_port(wanted.port, messages, contended=waited)
    try:
        lab.write_settings(launcher.state, wanted.lang)
        lab.write_kernel(launcher.state, python)
    except CannotWrite as error:
        raise CommandError("place_not_written", path=error.path, detail=error.detail) from error
    messages.say("opening")
    line = lab.command(python, wanted.folder, wanted.lang, port, browser=not wanted.no_browser)
    return exec_command(line, lab.environ(launcher.state))


def _hand_out(launcher: Launcher, wanted: Any, messages: Messages) -> None:
    done = handout.hand_out(launcher.source, wanted.folder, wanted.fresh or ())
    messages.say("yours", folder=wanted.folder)
    for name, kept in done.kept_as.items():
        messages.say("kept_as", name=name, kept=kept)
    newer = [Path(name).stem for name in done.newer if name.startswith(f"{wanted.lang}/")]
    if newer:
        line = (launcher.prog, "--lang", wanted.lang, "--fresh", *newer)
        messages.say("newer", command=" ".join(line))


def _python(launcher: Launcher, messages: Messages) -> tuple[Path, bool]:
    """The interpreter of the lessons, and whether another start was waited for, which installed it."""
    environment = launcher.environment(messages)
    if environment is None:
        return Path(sys.executable), False
    progress = InstallProgress(messages)
    said: list[str] = []

    def say(key: str) -> None:
        said.append(key)
        messages.say(key, folder=environment.folder)

    try:
        return environment.prepare(say, progress), "waiting" in said
    finally:
        progress.clear()


class InstallProgress:
    """Callback for the output of pip or uv: shows the current package in one line that is overwritten.

    Without a terminal only complete sentences are printed.
    """

    def __init__(self, messages: Messages) -> None:
        self._messages = messages
        self._seen: set[str] = set()
        self._is_terminal = sys.stdout.isatty()
        self._is_placing = False

    def __call__(self, line: str) -> None:
        """Handle one line of the installer's output."""
        found = PACKAGE.match(line)
        if found and not found[1].startswith("http"):
            self._seen.add(found[1])
            self._show(f"  {len(self._seen)} · {found[1]}")
        elif PLACING.match(line) and not self._is_placing:
            self._is_placing = True
            self.clear()
            self._messages.say("placing")

    def clear(self) -> None:
        """Erase the progress line."""
        self._show("")

    def _show(self, text: str) -> None:
        if self._is_terminal:
            width = shutil.get_terminal_size().columns - 1
            print(f"\r{text[:width]:{width}}\r{text[:width]}", end="", flush=True)

"""The way from a command to the start page in a browser: hand out, prepare what is missing, become JupyterLab."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ruleboard.folder import handout, lesson_files
from ruleboard.folder.files import CannotWrite
from ruleboard.start import lab
from ruleboard.start.arguments import wishes
from ruleboard.start.environment import Environment
from ruleboard.start.help_page import lessons_page
from ruleboard.start.install_progress import Arrivals
from ruleboard.start.messages import Speaker, Stop, patient_streams, reader
from ruleboard.start.subprocesses import become

INTERRUPTED = 130  # the status of a command that was stopped with Ctrl+C


@dataclass(frozen=True)
class Door:
    """One of the ways in: what it is called, where the lessons come from, and where JupyterLab is found."""

    called: str
    shipped: Path
    environment: Callable[[Speaker], Environment | None]  # None where this Python has it all
    state: Path  # for what JupyterLab remembers
    page: Callable[[Speaker], str] = lessons_page  # what --help prints
    version: str = ""


def open_lessons(door: Door, words: Sequence[str]) -> int:
    """Do what the words ask for; returns the status of the command."""
    patient_streams()
    speaker = reader()
    try:
        wanted = wishes(door.called, words, speaker, door.shipped)
        if wanted.help:
            print(door.page(speaker))
            return 0
        if wanted.version:
            print(door.version)
            return 0
        speaker = Speaker(wanted.lang.partition("-")[0])
        return _open(door, wanted, speaker)
    except Stop as stop:
        return speaker.end(stop)
    except lesson_files.CannotUnpack:
        return speaker.end(Stop("no_lzma"))
    except KeyboardInterrupt:
        print()
        return speaker.end(Stop("stopped", INTERRUPTED))


def _open(door: Door, wanted: Any, speaker: Speaker) -> int:
    try:
        _hand_out(door, wanted, speaker)
    except CannotWrite as trouble:
        raise Stop(trouble.obstacle, path=trouble.path, detail=trouble.detail) from trouble
    if wanted.copy_only:
        return 0
    python = _python(door, speaker)
    port = lab.free_port(wanted.port, speaker)
    state = _state(door, wanted.lang, python)
    speaker.say("opening")
    line = lab.command(python, wanted.folder, wanted.lang, port, browser=not wanted.no_browser)
    return become(line, lab.surroundings(state))


def _hand_out(door: Door, wanted: Any, speaker: Speaker) -> None:
    done = handout.hand_out(door.shipped, wanted.folder, wanted.fresh or ())
    speaker.say("yours", folder=wanted.folder)
    for name, kept in done.kept_as.items():
        speaker.say("kept_as", name=name, kept=kept)
    newer = [Path(name).stem for name in done.newer if name.startswith(f"{wanted.lang}/")]
    if newer:
        line = (door.called, "--lang", wanted.lang, "--fresh", *newer)
        speaker.say("newer", command=" ".join(line))


def _python(door: Door, speaker: Speaker) -> Path:
    environment = door.environment(speaker)
    if environment is None:
        return Path(sys.executable)
    arrivals = Arrivals(speaker)

    def say(saying: str) -> None:
        speaker.say(saying, folder=environment.folder)

    try:
        return environment.prepare(say, arrivals)
    finally:
        arrivals.end()


def _state(door: Door, lang: str, python: Path) -> Path:
    """Where JupyterLab keeps its things, with our settings in it."""
    try:
        lab.write_settings(door.state, lang)
        lab.write_kernel(door.state, python)
    except CannotWrite as trouble:
        raise Stop("place_not_written", path=trouble.path, detail=trouble.detail) from trouble
    return door.state

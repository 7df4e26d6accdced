"""What a reader asks for on the command line; whatever is wrong with it is answered in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from ruleboard.folder import lesson_files
from ruleboard.folder.handout import USUAL
from ruleboard.lang.languages import EDITIONS
from ruleboard.start.messages import Speaker, Stop

WRONG = 2  # the status of a command that was not understood
PORTS = range(1, 65536)


class Parser(argparse.ArgumentParser):
    """Understands words without argparse's own English: what is wrong is raised as Stop, `--help` is `asked.help`."""

    def __init__(self, called: str) -> None:
        super().__init__(prog=called, add_help=False, allow_abbrev=False, exit_on_error=False)
        self.add_argument("--help", "-h", action="store_true")

    def asked(self, words: Sequence[str]) -> argparse.Namespace:
        """What the words mean."""
        if {"--help", "-h"} & set(words):
            return argparse.Namespace(help=True)
        try:
            asked, left = self.parse_known_args(list(words))
        except argparse.ArgumentError as fault:
            raise self._wrong(fault, words) from fault
        if left:
            raise Stop("unknown_word", WRONG, got=left[0], command=self.helps())
        return asked

    def helps(self) -> str:
        """The command that tells more."""
        return f"{self.prog} --help"

    def error(self, message: str) -> NoReturn:
        """Some versions of Python call this where others raise an error."""
        raise self._wrong(argparse.ArgumentError(None, message), ())

    def _wrong(self, fault: argparse.ArgumentError, words: Sequence[str]) -> Stop:
        if fault.argument_name is None:  # something is required
            missing = fault.message.rpartition(": ")[2]
            return Stop("missing", WRONG, words=missing, command=self.helps())
        option = fault.argument_name.partition("/")[0]
        for word in words:
            if word.startswith(f"{option}="):  # and it takes nothing
                return Stop("unknown_word", WRONG, got=word, command=self.helps())
        return Stop("needs_more", WRONG, option=option, command=self.helps())


def whole_number(text: str) -> int:
    """A whole number, or a sentence."""
    try:
        return int(text)
    except ValueError:
        raise Stop("no_number", WRONG, got=text) from None


def number_from_1(text: str) -> int:
    """A whole number of things of which there has to be one, or a sentence."""
    number = whole_number(text)
    if number < 1:
        raise Stop("too_few", WRONG, got=number)
    return number


def one_of(*choices: str) -> Callable[[str], str]:
    """One of some words, or a sentence."""

    def chosen(text: str) -> str:
        if text not in choices:
            raise Stop("unknown_choice", WRONG, got=text, choices=choices)
        return text

    return chosen


def wishes(called: str, words: Sequence[str], speaker: Speaker, shipped: Path) -> Any:
    """What is wanted of the lessons: lang, folder, fresh (paths or None), port, and the flags."""
    parser = Parser(called)
    parser.add_argument("--lang", type=_edition, default=speaker.lang)
    parser.add_argument("--folder", type=_folder, default=_folder(USUAL))
    parser.add_argument("--fresh", nargs="*")
    parser.add_argument("--port", type=port)
    for flag in ("--copy-only", "--no-browser", "--version"):
        parser.add_argument(flag, action="store_true")
    wanted = parser.asked(words)
    if wanted.help:
        return wanted
    if wanted.folder == shipped:
        raise Stop("is_shipped", path=wanted.folder)
    if wanted.fresh is not None:
        wanted.fresh = fresh_names(shipped, wanted.lang, wanted.fresh)
    return wanted


def _edition(text: str) -> str:
    found = text.lower().replace("_", "-")
    if found not in EDITIONS:
        raise Stop("unknown_lang", WRONG, got=text, choices=EDITIONS)
    return found


def _folder(text: str) -> Path:
    return Path(text).expanduser().resolve()


def port(text: str) -> int:
    """The number of a port, or a sentence."""
    if not (text.isdecimal() and int(text) in PORTS):
        raise Stop("bad_port", WRONG, got=text)
    return int(text)


def fresh_names(shipped: Path, edition: str, asked: Sequence[str]) -> list[str]:
    """The lessons that a reader means: by their names, or all of a game; all of the edition if none is named."""
    lessons = lesson_files.names(shipped, edition)
    known = [*lessons, lesson_files.START]
    found = []
    for word in asked or known:
        meant = [name for name in known if Path(word).stem in (name, name.split("-")[0])]
        if not meant:
            raise Stop("unknown_lesson", WRONG, got=word, choices=tuple(lessons))
        found += meant
    return [f"{edition}/{name}.ipynb" for name in found]

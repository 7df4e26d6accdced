"""Command-line arguments: argparse with error messages in the user's language."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NoReturn

from ruleboard.folder import lesson_files
from ruleboard.folder.handout import DEFAULT_FOLDER
from ruleboard.lang.languages import EDITIONS
from ruleboard.start import help_page
from ruleboard.start.messages import CommandError, Messages

USAGE = 2  # exit status for wrong arguments
PORTS = range(1, 65536)


class Parser(argparse.ArgumentParser):
    """Raises CommandError instead of printing argparse's English; `--help` only sets `help`."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog=prog, add_help=False, allow_abbrev=False, exit_on_error=False)
        self.add_argument("--help", "-h", action="store_true")

    def parse(self, words: Sequence[str]) -> argparse.Namespace:
        """Parse the words; raises CommandError."""
        if {"--help", "-h"} & set(words):
            return argparse.Namespace(help=True)
        try:
            parsed, left = self.parse_known_args(list(words))
        except argparse.ArgumentError as error:
            raise self._error(error, words) from error
        if left:
            raise self._usage_error("unknown_word", got=left[0])
        return parsed

    def rows(self) -> list[help_page.Row]:
        """The documented arguments, for a help page."""
        return help_page.rows(self._actions)

    def format_usage(self) -> str:
        """The command with its positional arguments."""
        actions = [action for action in self._actions if not action.option_strings]
        shown = (
            f"[{each.metavar}]" if each.nargs == "?" else str(each.metavar) for each in actions
        )
        return " ".join((self.prog, *shown))

    def error(self, message: str) -> NoReturn:
        """Some versions of Python call this where others raise ArgumentError."""
        raise self._error(argparse.ArgumentError(None, message), ())

    def _error(self, error: argparse.ArgumentError, words: Sequence[str]) -> CommandError:
        if error.argument_name is None:  # a required argument is missing
            return self._usage_error("missing", words=error.message.rpartition(": ")[2])
        option = error.argument_name.partition("/")[0]
        for word in words:
            if word.startswith(f"{option}="):  # a value for a flag
                return self._usage_error("unknown_word", got=word)
        return self._usage_error("needs_more", option=option)

    def _usage_error(self, key: str, **params: object) -> CommandError:
        return CommandError(key, USAGE, command=f"{self.prog} --help", **params)


def integer(text: str) -> int:
    """Argument type: a whole number."""
    try:
        return int(text)
    except ValueError:
        raise CommandError("no_number", USAGE, got=text) from None


def positive(text: str) -> int:
    """Argument type: a whole number from 1."""
    number = integer(text)
    if number < 1:
        raise CommandError("too_few", USAGE, got=number)
    return number


def port(text: str) -> int:
    """Argument type: a TCP port."""
    if not (text.isdecimal() and int(text) in PORTS):
        raise CommandError("bad_port", USAGE, got=text)
    return int(text)


def choice(*choices: str) -> Callable[[str], str]:
    """Argument type: one of some words."""

    def chosen(text: str) -> str:
        if text not in choices:
            raise CommandError("unknown_choice", USAGE, got=text, choices=choices)
        return text

    return chosen


def lesson_parser(prog: str, messages: Messages) -> Parser:
    """The arguments for opening the lessons."""
    text = messages.text
    example = next(
        iter(lesson_files.names(lesson_files.shipped(), messages.lang)), lesson_files.START
    )
    lang, folder = messages.lang, text("folder", folder=DEFAULT_FOLDER)
    about_lang, about_fresh = (
        text("lang", choices=EDITIONS),
        text("fresh", example=f"--fresh {example}"),
    )
    parser = Parser(prog)
    add = parser.add_argument
    add("--lang", type=_edition, default=lang, metavar="xx", help=about_lang)
    add("--fresh", nargs="*", metavar=text("word_lesson"), help=about_fresh)
    default = _folder(DEFAULT_FOLDER)
    add("--folder", type=_folder, default=default, metavar=text("word_folder"), help=folder)
    add("--copy-only", action="store_true", help=text("copy_only"))
    add("--no-browser", action="store_true", help=text("no_browser"))
    add("--port", type=port, metavar="N", help=text("port"))
    add("--version", action="store_true")
    return parser


def parse_lesson_arguments(parser: Parser, words: Sequence[str], source: Path) -> Any:
    """Parse the arguments of `lesson_parser`; `fresh` becomes the paths of notebooks, or None."""
    parsed = parser.parse(words)
    if parsed.help:
        return parsed
    if parsed.folder == source:
        raise CommandError("is_shipped", path=parsed.folder)
    if parsed.fresh is not None:
        parsed.fresh = lesson_paths(source, parsed.lang, parsed.fresh)
    return parsed


def _edition(text: str) -> str:
    found = text.lower().replace("_", "-")
    if found not in EDITIONS:
        raise CommandError("unknown_lang", USAGE, got=text, choices=EDITIONS)
    return found


def _folder(text: str) -> Path:
    return Path(text).expanduser().resolve()


def lesson_paths(source: Path, edition: str, words: Sequence[str]) -> list[str]:
    """The notebooks that are meant by names of lessons or of games; all of the edition without words."""
    lessons = lesson_files.names(source, edition)
    known = [*lessons, lesson_files.START]
    found = []
    for word in words or known:
        meant = [name for name in known if Path(word).stem in (name, name.split("-")[0])]
        if not meant:
            raise CommandError("unknown_lesson", USAGE, got=word, choices=tuple(lessons))
        found += meant
    return [f"{edition}/{name}.ipynb" for name in found]

"""Layout of `--help`: two columns, wrapped to the terminal. argparse's own formatter breaks Chinese text.

It counts characters, where Chinese ones are two columns wide, and wraps at spaces, which Chinese does not have.
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from unicodedata import east_asian_width

MAX_WIDTH, MIN_WIDTH = 100, 60
GAP, MAX_LEFT = 2, 42  # between the columns, and of the left one
NOT_AT_LINE_START = "，。：；、！？）”»"

Row = tuple[str, str]


def rows(actions: Iterable[argparse.Action]) -> list[Row]:
    """Arguments with their help; those without help text are left out."""
    return [(invocation(action), action.help) for action in actions if action.help]


def invocation(action: argparse.Action) -> str:
    """An argument as one types it, for example `--output, -o FILE` or `--fresh [LESSON …]`."""
    value = f"[{action.metavar} …]" if action.nargs == "*" else str(action.metavar or "")
    return f"{', '.join(action.option_strings)} {value}".strip()


def page(about: str, *parts: tuple[str, Sequence[Row]]) -> str:
    """A description, then sections of two columns with an optional heading."""
    full = max(MIN_WIDTH, min(MAX_WIDTH, shutil.get_terminal_size().columns))
    lines = [*wrapped(about, full)]
    for heading, section in parts:
        lines += ["", _bold(heading)] if heading else [""]
        column = min(MAX_LEFT, max(width(left) for left, _ in section)) + 2 * GAP
        for left, right in section:
            lines += _row(left, right, column, full)
    return "\n".join(lines)


def _row(left: str, right: str, column: int, full: int) -> Iterator[str]:
    text = wrapped(right, full - column)
    first = " " * GAP + left
    if width(first) > column - GAP:
        yield first
    else:
        yield first + " " * (column - width(first)) + next(text)
    yield from (" " * column + line for line in text)


def wrapped(text: str, full: int) -> Iterator[str]:
    """Lines of at most so many columns, broken at spaces or between Chinese characters."""
    line = ""
    for chunk in _chunks(text):
        if line and width(line) + width(chunk.rstrip()) > full:
            yield line.rstrip()
            line = ""
        line += chunk
    yield line.rstrip()


def _chunks(text: str) -> Iterator[str]:
    """Unbreakable pieces: a word with its trailing space, or a wide character with the punctuation after it."""
    chunk = ""
    for char in text:
        if chunk and (chunk[-1] == " " or (_is_wide(char) and char not in NOT_AT_LINE_START)):
            yield chunk
            chunk = ""
        chunk += char
    yield chunk


def width(text: str) -> int:
    """Columns that a text takes in a terminal."""
    return sum(2 if _is_wide(char) else 1 for char in text)


def _is_wide(char: str) -> bool:
    return east_asian_width(char) in "WF"


def _bold(heading: str) -> str:
    plain = "NO_COLOR" in os.environ or not sys.stdout.isatty() or os.name == "nt"
    return heading if plain else f"\033[1m{heading}\033[0m"
